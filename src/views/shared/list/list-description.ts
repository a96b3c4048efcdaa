import type { ComponentType } from 'react';

import type { Page } from '@/domain/abp/paging';
import type { ListQuery, ListSort } from '@/domain/lists/list-query';
import type { TextTable } from '@/domain/localization/texts';
import type { LookupName } from '@/domain/lookups/lookup';
import type { NamedValue } from '@/domain/reference/named-value';
import type { Services } from '@/views/app/services-context';

import type { Names } from './names';

export type ListRow = { readonly id: string };

/**
 * What a column holds. `text` is read left to right and may be long, `code` never wraps (numbers of papers, phones),
 * `date` is an ISO date, `money` integer đồng, `count` a number, `tag` one word of a short list.
 */
export type ColumnKind = 'text' | 'code' | 'date' | 'money' | 'count' | 'tag';

/** A palette name: what a status means to the person who reads it. The word stands beside it always. */
export type Tone = 'default' | 'info' | 'success' | 'warning' | 'error';

export type ListColumn<Row, Key extends string = string> = {
  /** Name in the address and in `sorting`. */
  readonly field: string;
  readonly header: Key;
  readonly kind: ColumnKind;
  /** What the column shows and exports: text, ISO date or number as its kind says; `null` is a missing value. */
  readonly value: (row: Row, names: Names) => string | number | null;
  /** How a text looks on the screen, where that differs from what is stored and exported. */
  readonly format?: (value: string) => string;
  readonly tone?: (row: Row) => Tone;
  /** Several words for one cell of kind `tag`; `value` still says them all in one text. */
  readonly tags?: (row: Row, names: Names) => readonly { readonly text: string; readonly tone: Tone }[];
  /** Shown until the person chooses other columns. */
  readonly isDefault: boolean;
  readonly isSortable: boolean;
  /** In CSS pixels; columns of text take what is left over besides. */
  readonly width: number;
};

/** Where the choices of a select come from. */
export type OptionSource =
  | { readonly kind: 'values'; readonly values: readonly NamedValue<string | number>[] }
  | { readonly kind: 'lookup'; readonly name: LookupName }
  /** The entries that belong to what another filter is set to; there is nothing to choose before it is. */
  | { readonly kind: 'dependentLookup'; readonly name: LookupName; readonly on: string }
  /** Entries that no look-up has. */
  | { readonly kind: 'loaded'; readonly load: LoadOptions };

export type LoadOptions = (services: Services, signal: AbortSignal) => Promise<readonly NamedValue<string | number>[]>;

export type ListFilter<Key extends string = string> = { readonly label: Key; readonly isPrimary?: true } & (
  | { readonly kind: 'select'; readonly field: string; readonly options: OptionSource }
  | { readonly kind: 'unit'; readonly field: string }
  | { readonly kind: 'text'; readonly field: string }
  | { readonly kind: 'numberRange'; readonly from: string; readonly to: string; readonly limit: number }
  | { readonly kind: 'dateRange'; readonly from: string; readonly to: string }
);

/** Another page that has to do with the whole list, offered in its heading. */
export type ListAction<Key extends string = string> = {
  readonly label: Key;
  readonly href: string;
  readonly policy: string;
};

/** Something else that can be done with a row, beside opening, changing and removing it. */
export type RowAction<Row, Key extends string = string> = {
  readonly id: string;
  readonly label: Key;
  readonly icon?: ComponentType<{ readonly fontSize: 'small' }>;
  readonly policy: string;
  /** Absent where it can be done with every row. */
  readonly isOffered?: (row: Row, userId: string) => boolean;
};

/** All that a list screen is; list screens differ in nothing else. */
export type ListDescription<Row extends ListRow, Key extends string = string> = {
  /** Names the list in storage and caches. */
  readonly id: string;
  readonly texts: TextTable<Readonly<Record<Key, string>>>;
  readonly title: Key;
  /** Where the page's heading says more than the list's name. */
  readonly heading?: Key;
  readonly searchHint: Key;
  readonly columns: readonly ListColumn<Row, Key>[];
  /** The column that carries the link to the record. */
  readonly linkField: string;
  readonly filters: readonly ListFilter<Key>[];
  readonly defaultSort: ListSort | undefined;
  /** Look-ups whose names columns and chips show. */
  readonly lookups: readonly LookupName[];
  readonly load: (services: Services, query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>;
  /** Absent where rows are not removed. */
  readonly remove?: (services: Services, id: string, signal: AbortSignal) => Promise<void>;
  /** How a person calls the row: in the delete question and in the names of its buttons. */
  readonly nameOf: (row: Row) => string;
  readonly recordHref: (row: Row) => string;
  /** Absent where rows are not edited. */
  readonly editHref?: (row: Row) => string;
  /** Absent where no rows are added. */
  readonly createHref?: string;
  /** Where many records come in by a file; absent where none do. */
  readonly importHref?: string;
  readonly actions?: readonly ListAction<Key>[];
  /** The screen does what they say (`onRowAction` of `ListScreen`). */
  readonly rowActions?: readonly RowAction<Row, Key>[];
  /** Absent where every row can be removed by whoever may remove rows. */
  readonly isRemovable?: (row: Row, userId: string) => boolean;
  readonly policies: {
    readonly create?: string;
    readonly import?: string;
    readonly edit?: string;
    readonly remove?: string;
    readonly export: string;
  };
  /** First part of the exported file's name, `<name>_<yyyyMMdd>_<HHmm>.xlsx`. */
  readonly exportName: string;
  /** Said when there is not one record yet. */
  readonly empty: Key;
  /** On narrow screens a row is a card: the linked title, then these columns; tags go beside the title. */
  readonly card: { readonly fields: readonly string[]; readonly tags: readonly string[] };
};

/** The fields of a filter in the address. */
export function filterFields(filter: ListFilter): readonly string[] {
  return filter.kind === 'numberRange' || filter.kind === 'dateRange' ? [filter.from, filter.to] : [filter.field];
}
