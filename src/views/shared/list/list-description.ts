import type { ComponentType } from 'react';

import type { Page } from '@/domain/abp/paging';
import type { ListQuery, ListSort } from '@/domain/lists/list-query';
import type { TextTable } from '@/domain/localization/texts';
import type { LookupName } from '@/domain/lookups/lookup';
import type { NamedValue } from '@/domain/reference/named-value';
import type { UnitNameParts } from '@/domain/units/short-unit-name';
import type { Services } from '@/views/app/services-context';

import type { BulkAction } from './bulk/bulk-action';
import type { Names } from './cells/names';

/** A row of a list; bulk actions send its stamp back, so lists that have any need it. */
export type ListRow = { readonly id: string; readonly concurrencyStamp?: string };

/**
 * What a column holds. `text` is read left to right and may be long, `code` never wraps (numbers of papers, phones),
 * `date` is an ISO date, `dueDate` one by which something is owed, `dateTime` an ISO moment, `month` is `yyyy-MM`
 * (`monthOf`), `money` integer đồng, `count` a number, `percent` a number in per cent, `tag` one word of a short list.
 */
export type ColumnKind =
  'text' | 'code' | 'date' | 'dueDate' | 'dateTime' | 'month' | 'money' | 'count' | 'percent' | 'tag';

/** What stands out among amounts: all of them, those above zero, as debts are, or all but zero, as differences are. */
type Emphasis = 'bold' | 'redIfPositive' | 'redIfNotZero';

/** A palette name: what a status means to the person who reads it. The word stands beside it always. */
export type Tone = 'default' | 'info' | 'success' | 'warning' | 'error';

/** A unit's name, whose form of company is not seen, and what may stand on a line of its own above it. */
export type NameParts = UnitNameParts & { readonly heading?: string };

export type ListColumn<Row, Key extends string = string> = {
  /** Name in the address and in `sorting`. */
  readonly field: string;
  readonly header: Key;
  readonly kind: ColumnKind;
  /** What the column shows and exports: text, ISO date or number as its kind says; `null` is a missing value. */
  readonly value: (row: Row, names: Names) => string | number | null;
  /** How a text looks on the screen, where that differs from what is stored and exported. */
  readonly format?: (value: string) => string;
  /** How a grid lays out a name that may be longer than its room; pointing at it shows the whole, and cards have the room. */
  readonly parts?: (value: string) => NameParts;
  readonly tone?: (row: Row) => Tone;
  /** Several words for one cell of kind `tag`; `value` still says them all in one text. */
  readonly tags?: (row: Row, names: Names) => readonly { readonly text: string; readonly tone: Tone }[];
  readonly emphasis?: Emphasis;
  /** For `dueDate`: false where nothing is owed any more, so that the day is no warning. Absent where it always is one. */
  readonly isDue?: (row: Row) => boolean;
  /** Shown until the person chooses other columns; marked with a star in the domain dictionary. */
  readonly isDefault?: boolean;
  /** Only where the list cannot be sorted by it. */
  readonly isSortable?: false;
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
  /** Several choices at once; they stand in the request joined by commas. */
  | { readonly kind: 'multiSelect'; readonly field: string; readonly options: OptionSource }
  /** `true` or `false` in the request; the words are Có and Không where there are no better ones. */
  | { readonly kind: 'boolean'; readonly field: string; readonly yes?: Key; readonly no?: Key }
  | { readonly kind: 'unit'; readonly field: string }
  /** Somebody with an account. */
  | { readonly kind: 'person'; readonly field: string }
  | { readonly kind: 'text'; readonly field: string }
  /** One day. */
  | { readonly kind: 'date'; readonly field: string }
  | { readonly kind: 'numberRange'; readonly from: string; readonly to: string; readonly limit: number }
  /** Integer đồng. */
  | { readonly kind: 'moneyRange'; readonly from: string; readonly to: string }
  /** `mostDays`: where the back end refuses a longer range. */
  | { readonly kind: 'dateRange'; readonly from: string; readonly to: string; readonly mostDays?: number }
  /** Months, `yyyy-MM` in the request, typed and shown as MM/yyyy. */
  | { readonly kind: 'period'; readonly from: string; readonly to: string }
);

/** A sum over everything that the filter finds, shown below the rows. */
type ListTotal<Key extends string = string> = {
  readonly label: Key;
  readonly kind: 'money' | 'count';
  /** From `tong` of the page's answer; `undefined` is not shown. @example `({ duNoNld = 0 }) => duNoNld` */
  readonly value: (tong: Readonly<Record<string, number>>) => number | undefined;
};

/** A filter shown as tabs above the list, with counters from `dem` of the page's answer. */
export type ListTabs<Key extends string = string> = {
  readonly label: Key;
  /** The request's parameter that the chosen tab sets. */
  readonly field: string;
  /** `''` is the tab of everything; a value may be several, joined by commas: its counter is then the sum of theirs. */
  readonly items: readonly { readonly value: string; readonly label: Key }[];
  /** The tab that the list opens with; `''` when absent. */
  readonly initial?: string;
};

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
  /** What the list is filtered by when nobody has chosen anything. */
  readonly initialFilters?: Readonly<Record<string, string>>;
  readonly tabs?: ListTabs<Key>;
  readonly totals?: readonly ListTotal<Key>[];
  /** What can be done with many rows at once beside removing them; rows can be chosen where there is any or `isSelectable` says so. */
  readonly bulkActions?: readonly BulkAction<Row, Key>[];
  /** Rows can be chosen although nothing else is done with many of them than exporting and removing. */
  readonly isSelectable?: true;
  readonly defaultSort: ListSort | undefined;
  /** Look-ups whose names columns and chips show. */
  readonly lookups: readonly LookupName[];
  readonly load: (services: Services, query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>;
  /** Absent where rows are not removed. */
  readonly remove?: (services: Services, id: string, signal: AbortSignal) => Promise<void>;
  /** How a person calls the row: in the delete question and in the names of its buttons. */
  readonly nameOf: (row: Row) => string;
  /** `undefined` for a row whose record the person may not open. */
  readonly recordHref: (row: Row) => string | undefined;
  /** Absent where rows are not edited. */
  readonly editHref?: (row: Row) => string;
  /** Absent where every row can be edited by whoever may edit rows. */
  readonly isEditable?: (row: Row) => boolean;
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
  /** First part of the exported file's name, `<name>_<yyyyMMdd>_<HHmm>.<end of its kind>`. */
  readonly exportName: string;
  /** Most rows of an exported file, where that is fewer than elsewhere. */
  readonly mostExported?: number;
  /** Rows come at any time, as by the list's own export, and none goes: what came during an export may stand in its file. */
  readonly isGrowing?: boolean;
  /** Said when there is not one record yet. */
  readonly empty: Key;
  /** On narrow screens a row is a card: the linked title, then these columns; tags go beside the title. */
  readonly card: { readonly fields: readonly string[]; readonly tags: readonly string[] };
};

/** The fields of a filter in the address. */
export function filterFields(filter: ListFilter): readonly string[] {
  return 'from' in filter ? [filter.from, filter.to] : [filter.field];
}
