import type { ColumnGroup, ReportColumn } from '@/domain/reports/report-columns';

/** A cell of the upper row of heads: a group, or a column that belongs to none. */
type UpperHead = { readonly key: string; readonly group?: ColumnGroup; readonly span: number };

/** The heads of a table: one row, or two where columns stand in groups. */
export type ColumnHeads = {
  readonly rowCount: 1 | 2;
  readonly first: readonly UpperHead[];
  /** Codes of the columns below groups. */
  readonly second: readonly string[];
};

export function columnHeads(columns: readonly ReportColumn[]): ColumnHeads {
  const first: UpperHead[] = [];
  for (const { code, group } of columns) {
    const last = first.at(-1);
    if (group !== undefined && last?.group === group) {
      first[first.length - 1] = { ...last, span: last.span + 1 };
    } else {
      first.push(group === undefined ? { key: code, span: 1 } : { key: `group-${group}`, group, span: 1 });
    }
  }
  const second = columns.flatMap(({ code, group }) => (group === undefined ? [] : [code]));
  return { rowCount: second.length === 0 ? 1 : 2, first, second };
}
