/** Order of one column. */
export type SortDirection = 'asc' | 'desc';

export type ListSort = {
  readonly field: string;
  readonly direction: SortDirection;
};

/**
 * What a list shows: page, order, search and filters. It lives in the address bar, so that a list can be bookmarked,
 * reloaded and gone back to (register W-07). Filter values are kept as text; an absent key is an unset filter.
 */
export type ListQuery = {
  /** Counted from 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly sort: ListSort | undefined;
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  /** Fields of the columns shown, in the list's own order; `undefined` shows the list's default columns. */
  readonly columns: readonly string[] | undefined;
};
