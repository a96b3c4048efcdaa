import { isGranted } from '../policies/policy-expression';
import { policies } from '../policies/policy-names';
import { visibleSettingTabs } from '../settings/setting-tabs';
import type { NavigationTextKey } from './navigation-texts';
import { routeOf, type Area, type RouteName } from './routes';

/** Name of a menu picture; the view maps it to a drawing. */
export type MenuIcon = 'home' | 'fund' | 'support' | 'database' | 'report' | 'system' | 'administration';

export type MenuGroup = {
  readonly id: string;
  readonly title: NavigationTextKey;
  readonly icon: MenuIcon;
  /** ABP's order: ascending, groups of equal order keep the table's order. */
  readonly order: number;
  /** What its module as a whole is for (specification §6); its entries have their own beside it. */
  readonly policy?: string;
  /** A group that is itself a link. */
  readonly link?: RouteName;
  readonly items: readonly MenuItem[];
};

export type MenuItem = {
  readonly name: RouteName;
  /** Where the menu calls a page by another name than the page itself. */
  readonly title?: NavigationTextKey;
  /** Stands in for the route's own policy where the entry needs another one. */
  readonly policy?: string;
  /** Query of the address, for two entries that open one page. */
  readonly search?: string;
};

const link = (name: RouteName): MenuItem => ({ name });

/** The menu in the specification's order (§2, register S-09), administration last (order 100, register S-10). */
export const menu: readonly MenuGroup[] = [
  { id: 'home', title: 'menu.home', icon: 'home', order: 1, link: 'home', items: [] },
  {
    id: 'fund',
    title: 'menu.fund',
    icon: 'fund',
    policy: policies.fund,
    order: 2,
    items: [
      link('fundReports'),
      link('selfPayingApproval'),
      link('selfPaying'),
      link('contributingWorkers'),
      link('payIns'),
      link('revenueReports'),
      link('documentReports'),
    ],
  },
  {
    id: 'support',
    title: 'menu.support',
    icon: 'support',
    policy: policies.support,
    order: 3,
    items: [link('supportRequests'), link('supportedWorkers')],
  },
  {
    id: 'database',
    title: 'menu.database',
    icon: 'database',
    policy: policies.database,
    order: 4,
    items: [link('workers'), link('units')],
  },
  {
    id: 'report',
    title: 'menu.report',
    icon: 'report',
    policy: policies.report,
    order: 5,
    items: [
      link('reportDepartures'),
      link('reportContributions'),
      link('reportWorkerCounts'),
      link('reportNotContributed'),
      link('reportRevenue'),
      link('reportSelfPaying'),
      link('reportDocuments'),
    ],
  },
  {
    id: 'system',
    title: 'menu.system',
    icon: 'system',
    policy: policies.system,
    order: 6,
    items: [link('users'), link('roles'), link('contributionAmounts'), link('supportTypes'), link('log')],
  },
  {
    id: 'administration',
    title: 'menu.admin',
    icon: 'administration',
    order: 100,
    items: [
      link('identityRoles'),
      link('identityUsers'),
      link('tenants'),
      { name: 'settings', policy: `${policies.emailSettings} || ${policies.timeZone} || ${policies.daysOff}` },
      {
        name: 'settings',
        title: 'menu.admin.hostFeatures',
        policy: policies.manageHostFeatures,
        search: 'tab=features',
      },
    ],
  },
];

/** What decides whether a menu entry is shown. */
export type Access = {
  readonly policies: ReadonlySet<string>;
  /** ABP's feature values by name. */
  readonly features: Readonly<Record<string, string | null>>;
};

/** Whether a person may open a page; the settings page is there with any of its tabs (register S-10). */
export function canOpen(name: RouteName, access: Access): boolean {
  return isGranted(routeOf(name).policy, access.policies) && (name !== 'settings' || hasSettingTab(access));
}

/** Every entry, in the order in which it is shown. */
export const wholeMenu: readonly MenuGroup[] = [...menu].sort((one, other) => one.order - other.order);

/**
 * The menu as one person sees it: groups and entries whose policy is granted, without the groups that would be empty. A
 * group of which nothing is taken away is the very group of the table.
 *
 * @example
 * visibleMenu({ policies: new Set(), features: {} }).map(({ id }) => id); // ['home']
 */
export function visibleMenu(access: Access): readonly MenuGroup[] {
  return wholeMenu
    .filter(({ policy }) => isGranted(policy, access.policies))
    .map((group) => {
      const items = group.items.filter((item) => isVisible(item, access));
      return items.length === group.items.length ? group : { ...group, items };
    })
    .filter((group) => group.link !== undefined || group.items.length > 0);
}

/** The page a bare area address opens: the first one of the area, in menu order, that the person may see (S-01). */
export function firstPageOf(area: Area, access: Access): RouteName | undefined {
  const inMenu = menu.flatMap(({ items }) => items.map(({ name }) => name));
  return inMenu.find((name) => routeOf(name).area === area && canOpen(name, access));
}

/** The menu entry a page belongs to: its own, or that of the page above it. */
export function activeEntryOf(name: RouteName): RouteName {
  const { parent } = routeOf(name);
  return parent === undefined ? name : activeEntryOf(parent);
}

/** The group whose entry leads to the page, `undefined` for pages outside the menu. */
export function groupOf(name: RouteName): MenuGroup | undefined {
  const entry = activeEntryOf(name);
  return menu.find(({ link, items }) => link === entry || items.some((item) => item.name === entry));
}

function isVisible(item: MenuItem, access: Access): boolean {
  return isGranted(item.policy, access.policies) && canOpen(item.name, access);
}

function hasSettingTab(access: Access): boolean {
  return visibleSettingTabs(access).length > 0;
}
