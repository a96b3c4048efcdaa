import { searchText } from '../text/search-text';

/** What a cell holds. A day is kept apart from texts and numbers that only look like one; its date is ISO. */
export type SheetCell = string | number | { readonly date: string } | null;

/** A row with its number in the file, as Excel counts it, and its cells by the columns' fields. */
export type SheetRow = {
  readonly rowNumber: number;
  readonly cells: Readonly<Record<string, SheetCell>>;
};

export type SheetRows = {
  readonly rows: readonly SheetRow[];
  readonly remarks: SheetRemarks;
};

/** What a person may not expect of how the file was read. */
export type SheetRemarks = {
  /** Headings of the file that no column answers to; what stands below them is left behind. */
  readonly ignoredHeadings: readonly string[];
  /** Names of the file's other sheets that have the columns and rows below them; these rows are left behind. */
  readonly ignoredSheets: readonly string[];
  /** How many of the rows a filter or a folded group hides in Excel; they are taken all the same. */
  readonly hiddenRows: number;
};

/** A column that a file is asked for. */
export type SheetColumn = {
  readonly field: string;
  readonly heading: string;
  /** Further headings it goes by. */
  readonly aliases: readonly string[];
  readonly isRequired: boolean;
  /**
   * What its cells are to hold. `code` is digits and signs in which a leading zero counts; `choice` the name or the code
   * of a list's entry.
   */
  readonly kind: 'text' | 'code' | 'date' | 'number' | 'choice';
};

export type SheetRequest = {
  readonly columns: readonly SheetColumn[];
  /** Headings that the product itself adds to files it hands out; they are passed over in silence. */
  readonly ownHeadings: readonly string[];
  /** A text file with separated values (.csv) is taken too; all its cells are texts. */
  readonly acceptsText?: boolean;
};

export type HeadingMatch = {
  /** Field by position; `undefined` where a position has no column. */
  readonly fields: readonly (string | undefined)[];
  /** Headings of required columns that are not there. */
  readonly missing: readonly string[];
  /**
   * Headings of the same column as the file has them, those of one column together.
   *
   * @example ['Ngày giao dịch, Ngày hiệu lực']
   */
  readonly doubled: readonly string[];
  readonly ignored: readonly string[];
};

/**
 * Finds the columns by a row of headings, whatever their order, case, diacritics and marks such as `*` or `(*)`. One in two
 * languages, `Ghi có / Credit`, is that of a column whose names both are.
 */
export function matchHeadings(headings: readonly string[], { columns, ownHeadings }: SheetRequest): HeadingMatch {
  const fieldByKey = new Map(
    columns.flatMap(({ field, heading, aliases }) => [heading, ...aliases].map((name) => [headingKey(name), field])),
  );
  const fields = headings.map(
    (heading) =>
      fieldByKey.get(headingKey(heading)) ?? only(namesIn(heading).map((name) => fieldByKey.get(headingKey(name)))),
  );
  const found = new Map<string, string[]>();
  for (const [index, field] of fields.entries()) {
    if (field !== undefined) {
      const same = found.get(field) ?? [];
      same.push((headings[index] ?? '').trim());
      found.set(field, same);
    }
  }
  const own = new Set(ownHeadings.map(headingKey));
  return {
    fields,
    missing: columns.filter(({ field, isRequired }) => isRequired && !found.has(field)).map(({ heading }) => heading),
    // Nobody finds «Ngày» twice in a file that has «Ngày giao dịch» and «Ngày hiệu lực».
    doubled: [...found.values()].filter(({ length }) => length > 1).map((same) => [...new Set(same)].join(', ')),
    ignored: headings
      .map((heading) => heading.trim())
      .filter((heading, index) => fields[index] === undefined && heading !== '' && !own.has(headingKey(heading))),
  };
}

function namesIn(heading: string): readonly string[] {
  return heading.split(/[/|\n]/u).filter((name) => name.trim() !== '');
}

/** The one value that all are; «Nợ/Có» are two columns in one, and none of them. */
function only<Value>(values: readonly Value[]): Value | undefined {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : undefined;
}

function headingKey(heading: string): string {
  return searchText(heading.replaceAll(/[*:()]/gu, ' '));
}
