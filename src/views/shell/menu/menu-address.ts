import { menu, type MenuItem } from '@/domain/navigation/menu';
import type { NavigationTextKey } from '@/domain/navigation/navigation-texts';
import { addressOf, routeOf } from '@/domain/navigation/routes';

export function menuAddress(item: MenuItem): string {
  return addressOf(item.name, {}, item.search);
}

export function menuTitle(item: MenuItem): NavigationTextKey {
  return item.title ?? routeOf(item.name).title;
}

/**
 * Whether an entry leads to the shown page. Of the entries that open one page, the one whose query is part of the address
 * does; where none is, the one without a query.
 *
 * @param active the entry's page
 * @param search query of the address
 */
export function isActiveItem(item: MenuItem, active: string, search: string): boolean {
  if (item.name !== active) {
    return false;
  }
  const parts = search.split('&');
  const chosen = menu.flatMap(({ items }) => items).find((other) => other.name === active && isPartOf(parts, other));
  return item.search === chosen?.search;
}

function isPartOf(parts: readonly string[], { search }: MenuItem): boolean {
  return search !== undefined && parts.includes(search);
}
