import { roman } from '../format/roman';
import type { ReportRow, RowKey } from './report';

/** A row where it stands in the table. */
export type LaidRow = {
  readonly row: ReportRow;
  /** The way to it, the outermost step first. */
  readonly path: readonly RowKey[];
  /** 0 for the outermost rows. */
  readonly level: number;
  readonly hasChildren: boolean;
  /** Whether it stands out as a group: an outermost row of a report with groups does so too where nothing is in it. */
  readonly isGroup: boolean;
  /** Ids of the rows that it lies in. */
  readonly inside: readonly string[];
  /** STT as a paper has it: Roman figures for groups, counted anew in each. */
  readonly number: string;
};

/** The rows of a report in their order, an outer row before those inside it, each with its place. */
export function laidRows(rows: readonly ReportRow[]): readonly LaidRow[] {
  const parents = new Set(rows.map(({ chaId }) => chaId));
  const isNested = rows.some(({ chaId }) => chaId !== null);
  const counters = new Map<string | null, number>();
  const laid = new Map<string, LaidRow>();
  for (const row of rows) {
    const parent = row.chaId === null ? undefined : laid.get(row.chaId);
    const hasChildren = parents.has(row.id);
    const isGroup = hasChildren || (isNested && parent === undefined);
    const count = (counters.get(row.chaId) ?? 0) + 1;
    counters.set(row.chaId, count);
    laid.set(row.id, {
      row,
      path: [...(parent?.path ?? []), { loai: row.loai, ma: row.ma }],
      level: parent === undefined ? 0 : parent.level + 1,
      inside: parent === undefined ? [] : [...parent.inside, parent.row.id],
      hasChildren,
      isGroup,
      number: isGroup ? roman(count) : String(count),
    });
  }
  return [...laid.values()];
}
