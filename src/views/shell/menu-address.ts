import type { MenuItem } from '@/domain/navigation/menu';
import type { NavigationTextKey } from '@/domain/navigation/navigation-texts';
import { addressOf, routeOf } from '@/domain/navigation/routes';

export function menuAddress(item: MenuItem): string {
  return addressOf(item.name, {}, item.search);
}

export function menuTitle(item: MenuItem): NavigationTextKey {
  return item.title ?? routeOf(item.name).title;
}

/** Two entries may open one page: only the one whose query stands in the address is marked. */
export function isActiveItem(item: MenuItem, active: string, search: string): boolean {
  return item.name === active && (item.search ?? '') === (search.includes('tab=') ? search : '');
}
