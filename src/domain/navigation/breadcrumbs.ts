import { groupOf } from './menu';
import type { NavigationTextKey } from './navigation-texts';
import { addressOf, areaAddressOf, routeOf, type RouteName } from './routes';

/** One step above the page that is shown. */
export type Breadcrumb = {
  readonly title: NavigationTextKey;
  /** Absent for a group that has no address of its own. */
  readonly address?: string;
};

/**
 * The way from home to a page, without the page itself, each step linked to its address (register S-08).
 *
 * @example
 * breadcrumbsOf('workerEdit', { workerId: '42' }).map(({ title }) => title);
 * // ['menu.home', 'menu.database', 'menu.database.worker', 'page.worker']
 */
export function breadcrumbsOf(name: RouteName, params: Readonly<Record<string, string>>): readonly Breadcrumb[] {
  if (name === 'home') {
    return [];
  }
  const group = groupOf(name);
  const home: Breadcrumb = { title: 'menu.home', address: addressOf('home', {}) };
  const groupStep: readonly Breadcrumb[] = group === undefined ? [] : [withAddress(group.title, areaAddressOf(name))];
  return [home, ...groupStep, ...stepsAbove(name, params)];
}

function stepsAbove(name: RouteName, params: Readonly<Record<string, string>>): readonly Breadcrumb[] {
  const { parent } = routeOf(name);
  if (parent === undefined) {
    return [];
  }
  return [...stepsAbove(parent, params), { title: routeOf(parent).title, address: addressOf(parent, params) }];
}

function withAddress(title: NavigationTextKey, address: string | undefined): Breadcrumb {
  return address === undefined ? { title } : { title, address };
}
