import { canOpen, firstPageOf, type Access } from '../navigation/menu';
import { addressOf, routeNames, routeOf, type Area, type RouteName } from '../navigation/routes';

export type ShortcutGroup = 'general' | 'list' | 'go';

/** Where a shortcut leads: a page, or the first page of an area that the person may see. */
export type ShortcutDestination = { readonly page: RouteName } | { readonly area: Area };

export type Shortcut = {
  readonly id: ShortcutId;
  /** Keys one after the other as `KeyboardEvent.key` names them; `mod` is Ctrl, on a Mac ⌘, `alt` there ⌥. */
  readonly keys: readonly [string] | readonly [string, string];
  readonly group: ShortcutGroup;
  /** What must be around the page for it to do something; lists are only found inside the frame. */
  readonly needs?: 'frame' | 'sideMenu';
  readonly leadsTo?: ShortcutDestination;
};

type ActionShortcut =
  'palette' | 'help' | 'panel' | 'sidebar' | 'layer' | 'search' | 'new' | 'previousRecord' | 'nextRecord';
type GoShortcut =
  | 'goHome'
  | 'goWorkers'
  | 'goUnits'
  | 'goFund'
  | 'goSupport'
  | 'goReports'
  | 'goUsers'
  | 'goRoles'
  | 'goSettings'
  | 'goPersonal';
export type ShortcutId = ActionShortcut | GoShortcut;

/** Every keyboard shortcut of the shell and the lists: what is listened to, what the help sheet shows. */
export const shortcuts: readonly Shortcut[] = [
  { id: 'palette', keys: ['mod+k'], group: 'general' },
  { id: 'help', keys: ['?'], group: 'general' },
  { id: 'panel', keys: ['.'], group: 'general', needs: 'frame' },
  { id: 'sidebar', keys: ['['], group: 'general', needs: 'sideMenu' },
  { id: 'layer', keys: ['Escape'], group: 'general' },
  { id: 'search', keys: ['/'], group: 'list', needs: 'frame' },
  { id: 'new', keys: ['n'], group: 'list', needs: 'frame' },
  { id: 'previousRecord', keys: ['alt+ArrowUp'], group: 'list', needs: 'frame' },
  { id: 'nextRecord', keys: ['alt+ArrowDown'], group: 'list', needs: 'frame' },
  { id: 'goHome', keys: ['g', 'h'], group: 'go', leadsTo: { page: 'home' } },
  { id: 'goWorkers', keys: ['g', 'l'], group: 'go', leadsTo: { page: 'workers' } },
  { id: 'goUnits', keys: ['g', 'd'], group: 'go', leadsTo: { page: 'units' } },
  { id: 'goFund', keys: ['g', 'q'], group: 'go', leadsTo: { area: 'fund' } },
  { id: 'goSupport', keys: ['g', 't'], group: 'go', leadsTo: { area: 'support' } },
  { id: 'goReports', keys: ['g', 'b'], group: 'go', leadsTo: { area: 'report' } },
  { id: 'goUsers', keys: ['g', 'u'], group: 'go', leadsTo: { page: 'users' } },
  { id: 'goRoles', keys: ['g', 'r'], group: 'go', leadsTo: { page: 'roles' } },
  { id: 'goSettings', keys: ['g', 's'], group: 'go', leadsTo: { page: 'settings' } },
  { id: 'goPersonal', keys: ['g', 'c'], group: 'go', leadsTo: { page: 'personal' } },
];

/** Longest wait for the second key of a sequence; somebody who needs longer presses the first one again. Milliseconds. */
export const sequenceTimeoutMs = 1_500;

/** Lists that are shown under a second address. */
const listsOf: Partial<Readonly<Record<RouteName, RouteName>>> = { identityUsers: 'users', identityRoles: 'roles' };

/** True for a key or sequence without a modifier, which people who talk to their computer must be able to switch off (WCAG 2.1.4). */
export function isSingleKey({ keys, id }: Shortcut): boolean {
  return id !== 'layer' && !/^(?:mod|alt)\+/u.test(keys[0]);
}

/** Address a shortcut leads to for this person; `undefined` for one that does something else or leads nowhere for them. */
export function shortcutAddress({ leadsTo }: Shortcut, access: Access): string | undefined {
  if (leadsTo === undefined) {
    return undefined;
  }
  const page = 'page' in leadsTo ? leadsTo.page : firstPageOf(leadsTo.area, access);
  return page !== undefined && canOpen(page, access) ? addressOf(page, {}) : undefined;
}

/** Address of the form for a new record of the list that is shown, for those who may add one. */
export function newRecordAddress(shown: RouteName, access: Access): string | undefined {
  const list = listsOf[shown] ?? shown;
  const form = routeNames.find((name) => name.endsWith('Create') && routeOf(name).parent === list);
  return form !== undefined && canOpen(form, access) ? addressOf(form, {}) : undefined;
}

/** What stands around a page: menu and right panel, and the menu at the side rather than across the top. */
type Surroundings = { readonly isFramed: boolean; readonly isMenuAtSide: boolean };

/** The shortcuts that do something for this person in these surroundings, as the help sheet lists them. */
export function usableShortcuts(access: Access, surroundings: Surroundings): readonly Shortcut[] {
  return shortcuts.filter(
    (shortcut) =>
      isSurrounded(shortcut, surroundings) &&
      (shortcut.leadsTo === undefined || shortcutAddress(shortcut, access) !== undefined),
  );
}

function isSurrounded({ needs }: Shortcut, { isFramed, isMenuAtSide }: Surroundings): boolean {
  return needs === undefined || (isFramed && (needs === 'frame' || isMenuAtSide));
}

/** The one whose keys these are. */
export function shortcutOf(keys: readonly string[]): Shortcut | undefined {
  return shortcuts.find((shortcut) => shortcut.keys.join(' ') === keys.join(' '));
}

/** True for a key with which a sequence begins. */
export function beginsSequence(key: string): boolean {
  return shortcuts.some(({ keys }) => keys.length > 1 && keys[0] === key);
}
