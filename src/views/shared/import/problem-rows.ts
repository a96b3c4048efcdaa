import type { RemoteError } from '@/domain/abp/application-configuration';
import { wholeRow, type ImportColumn, type ImportRow } from '@/domain/import/import-row';
import type { SheetRow } from '@/domain/import/sheet';
import type { Localizer } from '@/domain/localization/localizer';
import { validationText } from '@/domain/validation/validation-message';
import { answeredRows, doubtfulRows, unansweredRows, type ImportContext } from '@/machines/lists/import-machine';

/** A row of the file with what is wrong with it, worded. */
export type ProblemRow = SheetRow & {
  /** Sentences by the field of their column. */
  readonly byField: ReadonlyMap<string, string>;
  /** Sentences about the row as a whole. */
  readonly general: readonly string[];
};

export function judgedRow({ rowNumber, cells, errors }: ImportRow<unknown>, localizer: Localizer): ProblemRow {
  const ofCells = errors.filter(({ field }) => field !== wholeRow).reverse();
  const byField = new Map(ofCells.map((error) => [error.field, validationText(error, localizer)]));
  const general = errors.filter(({ field }) => field === wholeRow).map((error) => validationText(error, localizer));
  return { rowNumber, cells, byField, general };
}

/**
 * The rows that are not known to be in the database in the end, in the order of the file: faulty ones, refused by the server,
 * not answered, or not sent.
 */
export function leftRows(
  context: ImportContext<unknown>,
  columns: readonly ImportColumn[],
  localizer: Localizer,
  problems: { readonly doubtful: string; readonly unsent: string },
): readonly ProblemRow[] {
  const fields = new Set(columns.map(({ field }) => field));
  const refused = answeredRows(context).flatMap(({ row, result }) =>
    'refusal' in result ? [refusedRow(row, result.refusal, fields)] : [],
  );
  const doubtful = doubtfulRows(context).length;
  const unanswered = unansweredRows(context).map(({ rowNumber, cells }, place) => ({
    rowNumber,
    cells,
    byField: new Map<string, string>(),
    general: [place < doubtful ? problems.doubtful : problems.unsent],
  }));
  const faulty = faultyRows(context).map((row) => judgedRow(row, localizer));
  return [...faulty, ...refused, ...unanswered].sort((one, other) => one.rowNumber - other.rowNumber);
}

/** The rows of the file that were never to be sent, since something is wrong with them. */
export function faultyRows({ preview }: ImportContext<unknown>): readonly ImportRow<unknown>[] {
  return preview?.rows.filter(({ errors }) => errors.length > 0) ?? [];
}

export function hasProblem({ byField, general }: ProblemRow): boolean {
  return byField.size > 0 || general.length > 0;
}

/** All that is wrong with a row, each sentence behind the heading that it is about. */
export function problemSentences(
  { byField, general }: ProblemRow,
  columns: readonly ImportColumn[],
  sentenceOf: (heading: string, message: string) => string,
): readonly string[] {
  const ofCells = columns.flatMap(({ field, heading }) => {
    const message = byField.get(field);
    return message === undefined ? [] : [sentenceOf(heading, message)];
  });
  return [...ofCells, ...general];
}

function refusedRow(
  { rowNumber, cells }: SheetRow,
  { message, validationErrors }: RemoteError,
  fields: ReadonlySet<string>,
): ProblemRow {
  const complaints = validationErrors ?? [];
  const byField = new Map(
    complaints.flatMap((complaint) =>
      complaint.members.filter((member) => fields.has(member)).map((member) => [member, complaint.message] as const),
    ),
  );
  const unplaced = complaints.filter(({ members }) => !members.some((member) => fields.has(member)));
  const general = complaints.length === 0 ? [message ?? ''] : unplaced.map((complaint) => complaint.message);
  return { rowNumber, cells, byField, general };
}
