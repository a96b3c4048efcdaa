/** A query of a list that a person has given a name. */
export type SavedFilter = {
  /** Unique in its list, capitals aside. */
  readonly name: string;
  /** Query string of the list (`formatListQuery`), from its first page. */
  readonly query: string;
  /** Shown when the list is opened by a bare address; at most one is. */
  readonly isDefault: boolean;
};

/** Most saved filters of one list and person. */
export const mostSavedFilters = 20;

/** Longest name of a saved filter, in letters. */
export const savedFilterNameLength = 60;

/** Longest query string that is believed to be one. */
const longestQuery = 4_000;

/** Reads what storage holds; anything that is no saved filter counts as never saved. */
export function readSavedFilters(text: string | undefined): readonly SavedFilter[] {
  let filters: readonly SavedFilter[] = [];
  for (const entry of parsed(text).slice(0, mostSavedFilters)) {
    const { name, query, isDefault } = (entry ?? {}) as { name?: unknown; query?: unknown; isDefault?: unknown };
    const isRead = typeof name === 'string' && typeof query === 'string' && query.length <= longestQuery;
    if (isRead && isName(name) && savedFilterNamed(filters, name) === undefined) {
      const isFirstDefault = isDefault === true && !filters.some((filter) => filter.isDefault);
      filters = [...filters, { name: trimmed(name), query, isDefault: isFirstDefault }];
    }
  }
  return filters;
}

export function formatSavedFilters(filters: readonly SavedFilter[]): string {
  return JSON.stringify(filters);
}

/** Not blank and not too long. */
export function isName(name: string): boolean {
  return trimmed(name) !== '' && trimmed(name).length <= savedFilterNameLength;
}

/** The one of this name, capitals and spaces around it aside. */
export function savedFilterNamed(filters: readonly SavedFilter[], name: string): SavedFilter | undefined {
  return filters.find((filter) => keyOf(filter.name) === keyOf(name));
}

/** With a query under a name: a new one at the end, or anew under the name that is there already. */
export function withSavedFilter(
  filters: readonly SavedFilter[],
  { name, query }: Pick<SavedFilter, 'name' | 'query'>,
): readonly SavedFilter[] {
  if (savedFilterNamed(filters, name) !== undefined) {
    return filters.map((filter) => (keyOf(filter.name) === keyOf(name) ? { ...filter, query } : filter));
  }
  return filters.length < mostSavedFilters ? [...filters, { name: trimmed(name), query, isDefault: false }] : filters;
}

/** With another name for one; another filter that bears the name already gives way. */
export function withRenamedFilter(filters: readonly SavedFilter[], from: string, to: string): readonly SavedFilter[] {
  const others = filters.filter(({ name }) => keyOf(name) === keyOf(from) || keyOf(name) !== keyOf(to));
  return others.map((filter) => (keyOf(filter.name) === keyOf(from) ? { ...filter, name: trimmed(to) } : filter));
}

export function withoutFilter(filters: readonly SavedFilter[], name: string): readonly SavedFilter[] {
  return filters.filter((filter) => keyOf(filter.name) !== keyOf(name));
}

/** With this one opening the list, or none where this one did. */
export function withDefaultToggled(filters: readonly SavedFilter[], name: string): readonly SavedFilter[] {
  return filters.map((filter) => ({
    ...filter,
    isDefault: keyOf(filter.name) === keyOf(name) && !filter.isDefault,
  }));
}

function trimmed(name: string): string {
  return name.trim().normalize('NFC');
}

function keyOf(name: string): string {
  return trimmed(name).toLocaleLowerCase('vi');
}

function parsed(text: string | undefined): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? (value as readonly unknown[]) : [];
  } catch {
    return [];
  }
}
