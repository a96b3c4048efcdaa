import { removeStored, storedKeys } from './browser-storage';

/** Where each of the person's preferences is kept in this browser. */
export const preferenceKeys = {
  themeMode: 'ui.themeMode',
  density: 'ui.density',
  sidebar: 'ui.sidebar',
  menuVariant: 'ui.menu',
  singleKeys: 'ui.singleKeys',
  recentCommands: 'ui.recentCommands',
  exportFormat: 'ui.exportFormat',
} as const;

/** Columns, their widths and page size of each list stand under this and the list's id. */
export const listPreferencesPrefix = 'ui.list.';

/** Saved filters stand under this, the person's id and the list's id. */
export const savedFiltersPrefix = 'ui.savedFilters.';

/** Forgets what the person has chosen; the language and saved filters are no matter of looks and stay. */
export function removePreferences(): void {
  const own: readonly string[] = Object.values(preferenceKeys);
  for (const key of storedKeys()) {
    if (own.includes(key) || key.startsWith(listPreferencesPrefix)) {
      removeStored(key);
    }
  }
}
