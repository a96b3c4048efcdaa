import type { Formats } from '@/domain/format/formats';
import type { ListQuery } from '@/domain/lists/list-query';

import type { BulkAction } from './bulk/bulk-action';
import type { ListAction, ListColumn, ListDescription, ListFilter, ListRow, RowAction } from './list-description';
import type { Names } from './cells/names';
import type { ListAddress } from './use-list-query';
import type { ColumnWidths } from './grid/width-bounds';
import type { SavedFilters } from './saved-filters/use-saved-filters';

/** What the control of a filter needs; a report's filters are such controls too. */
export type FilterView = {
  readonly description: { readonly filters: readonly ListFilter[] };
  readonly text: (key: string) => string;
  /** What the unit filter holds, by name. */
  readonly unitName: string | undefined;
  /** Whom the filter for a person holds, by name; absent where there is none. */
  readonly personName?: string | undefined;
  readonly formats: Formats;
  readonly query: ListQuery;
  readonly show: (query: ListQuery) => void;
};

/** What the parts of a list screen share: the description, resolved for one person, one language and one address. */
export type ListView<Row extends ListRow> = {
  readonly description: ListDescription<Row>;
  readonly text: (key: string) => string;
  readonly names: Names;
  /** What the unit filter holds, by name. */
  readonly unitName: string | undefined;
  /** Whom the filter for a person holds, by name. */
  readonly personName: string | undefined;
  readonly formats: Formats;
  readonly query: ListQuery;
  readonly defaults: ListQuery;
  readonly show: (query: ListQuery, isCorrection?: boolean) => void;
  readonly takeAskedAnew: ListAddress['takeAskedAnew'];
  readonly saved: SavedFilters;
  readonly widths: ColumnWidths;
  /** History state with which a row's record is opened, so that it knows the ones before and after it. */
  readonly recordState: (row: Row) => unknown;
  /** In the order in which they stand on the screen. */
  readonly columns: readonly ListColumn<Row>[];
  /** Those that the person may follow. */
  readonly actions: readonly ListAction[];
  /** Those that the person may do. */
  readonly rowActions: readonly RowAction<Row>[];
  readonly onRowAction: (id: string, row: Row) => void;
  /** Those that the person may do with many rows, in the person's words. */
  readonly bulkActions: readonly BulkAction<Row>[];
  readonly isSelectable: boolean;
  /** Who looks at the list. */
  readonly userId: string;
  readonly canCreate: boolean;
  readonly canImport: boolean;
  readonly canEdit: boolean;
  readonly canRemove: boolean;
  readonly canExport: boolean;
};

/** The columns a query asks for, in its order; the default ones where it asks for none that exist. */
export function visibleColumns<Row extends ListRow>(
  description: ListDescription<Row>,
  wished: readonly string[] | undefined,
): readonly ListColumn<Row>[] {
  const found = (wished ?? []).flatMap((field) => description.columns.filter((column) => column.field === field));
  return found.length > 0 ? found : description.columns.filter(({ isDefault }) => isDefault === true);
}

/** The column that carries the link to the record: the described one, or the first where a person has hidden that. */
export function linkColumn<Row extends ListRow>({ description, columns }: ListView<Row>): string | undefined {
  const described = columns.find(({ field }) => field === description.linkField);
  return (described ?? columns[0])?.field;
}

/** The query with some filters set anew, from its first page; `undefined` or `''` takes a filter away. */
export function withFilters(query: ListQuery, changes: Readonly<Record<string, string | undefined>>): ListQuery {
  const filters = Object.entries({ ...query.filters, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  return { ...query, page: 0, filters: Object.fromEntries(filters) };
}

/** True while anything narrows the list; a tab is a place in it, no condition. */
export function isNarrowed<Row extends ListRow>({ query: { search, filters }, description }: ListView<Row>): boolean {
  return search.trim() !== '' || Object.keys(filters).some((field) => field !== description.tabs?.field);
}

/** True on the tab that the list opens with, and where it has no tabs. */
export function isOnFirstTab<Row extends ListRow>({
  query: { filters },
  description: { tabs },
}: ListView<Row>): boolean {
  return tabs === undefined || (filters[tabs.field] ?? '') === (tabs.initial ?? '');
}

/** The query without search and filters, those with which the list opens included, on the same tab. */
export function withoutConditions<Row extends ListRow>({ query, description: { tabs } }: ListView<Row>): ListQuery {
  const tab = tabs === undefined ? {} : { [tabs.field]: query.filters[tabs.field] };
  return withFilters({ ...query, search: '', filters: {} }, tab);
}
