import type { AppError } from '../errors/app-error';
import { reportStatus } from '../reference/report-statuses';
import type { FieldError } from '../validation/schema-errors';
import type { FundReport, FundReportInput, FundReportLine, LineWarning } from './fund-report';
import { createContractIndex } from './contract-index';
import { normalizeReport, reportInputOf } from './head-schema';
import { isBlankLine, isSameLine, lineInputOf, type TypedLine } from './line-input';

/** A line on the page: what was typed, beside what the back end has of it. */
export type EditedLine = TypedLine & {
  /** Tells it from all other lines of the page, also before it has an id. */
  readonly key: string;
  readonly stored: FundReportLine | undefined;
};

/** What the back end has said no to, as it was sent; sent again only after it was changed. */
export type Refused = {
  readonly head: { readonly input: FundReportInput; readonly error: AppError } | undefined;
  readonly lines: ReadonlyMap<string, { readonly line: EditedLine; readonly error: AppError }>;
  /** Stored lines whose deletion was refused, by id; sent again once they were put back, or when the person says so. */
  readonly removals: ReadonlyMap<string, AppError>;
};

/** A report while it is being filled in. */
export type ReportEdit = {
  /** As the back end has it. */
  readonly report: FundReport;
  readonly head: FundReportInput;
  readonly lines: readonly EditedLine[];
  /** Every line that the back end has, also those that were removed on the page. */
  readonly storedIds: readonly string[];
  /**
   * The head that the back end has taken last, as it was sent. It may have stored something else, as a telephone number in
   * a form of its own; what stands on the page is not sent again for that, without end.
   */
  readonly taken?: FundReportInput | undefined;
  /** The head that was sent last without an answer: found in the report, it is the page's own. */
  readonly unheard?: FundReportInput | undefined;
  readonly refused: Refused;
};

/** What of an edit outlives its page, with the report that it was begun from. */
export type ReportDraft = Pick<ReportEdit, 'report' | 'head' | 'lines' | 'storedIds' | 'taken' | 'unheard'>;

/** What the back end has. */
export type LoadedReport = { readonly report: FundReport; readonly lines: readonly FundReportLine[] };

export const nothingRefused: Refused = { head: undefined, lines: new Map(), removals: new Map() };

/** A report as it is opened. */
export function openEdit({ report, lines }: LoadedReport): ReportEdit {
  return {
    report,
    head: reportInputOf(report),
    lines: lines.map(editedLineOf),
    storedIds: lines.map(({ id }) => id),
    taken: undefined,
    unheard: undefined,
    refused: nothingRefused,
  };
}

/** A line as the back end has it. */
export function editedLineOf(stored: FundReportLine): EditedLine {
  return { ...lineInputOf(stored), key: stored.id, stored };
}

/** True for a line that the back end does not have as it stands on the page. */
export function isUnsaved(line: EditedLine): boolean {
  const known = unsaved.get(line);
  if (known !== undefined) {
    return known;
  }
  const found = line.stored === undefined ? !isBlankLine(line) : !isSameLine(line, line.stored);
  unsaved.set(line, found);
  return found;
}

/** Asked for every line on every change; a line never changes. */
const unsaved = new WeakMap<EditedLine, boolean>();

/** Ids of the lines that the page has no more. */
export function removedIds({ lines, storedIds }: Pick<ReportEdit, 'lines' | 'storedIds'>): readonly string[] {
  const kept = new Set(lines.map(({ stored }) => stored?.id));
  return storedIds.filter((id) => !kept.has(id));
}

/** True when the back end has everything that stands on the page. */
export function isSettled(edit: ReportEdit): boolean {
  return !isHeadUnsaved(edit) && removedIds(edit).length === 0 && !edit.lines.some(isUnsaved);
}

export function isHeadUnsaved({ head, report, taken }: Pick<ReportEdit, 'head' | 'report' | 'taken'>): boolean {
  const input = normalizeReport(head);
  return !isSameHead(input, storedHeadOf(report)) && (taken === undefined || !isSameHead(input, taken));
}

/** The head as the back end has it, in the form of the page: it may keep a telephone number or an empty note otherwise. */
function storedHeadOf(report: FundReport): FundReportInput {
  return normalizeReport(reportInputOf(report));
}

export function isSameHead(one: FundReportInput, other: FundReportInput): boolean {
  return (Object.keys(one) as (keyof FundReportInput)[]).every((field) => one[field] === other[field]);
}

/**
 * What the page holds, laid over what the back end has by now: what was typed stays, what was not touched follows the
 * back end. A line that is gone there and was changed here becomes a new one. Each line stays in its place, for somebody
 * may be typing into one, and the table knows it by its place; a line of others comes behind the one that it is behind
 * there.
 */
export function rebase(mine: ReportDraft, loaded: LoadedReport): ReportEdit {
  const ownOf = ownLines(mine);
  const known = new Set(mine.storedIds);
  const present = new Map<EditedLine, FundReportLine>();
  const foreign = new Map<EditedLine | undefined, readonly EditedLine[]>();
  let last: EditedLine | undefined;
  for (const stored of loaded.lines) {
    const own = ownOf(stored);
    if (own !== undefined && !present.has(own)) {
      present.set(own, stored);
      last = own;
    } else if (own !== undefined || !known.has(stored.id)) {
      foreign.set(last, [...(foreign.get(last) ?? []), editedLineOf(stored)]);
    }
  }
  const behind = (line: EditedLine | undefined) => foreign.get(line) ?? [];
  return {
    report: loaded.report,
    // One that was sent and typed back again is no untouched one, though it is what the page began from.
    head: isHeadUnsaved(mine) || mine.unheard !== undefined ? mine.head : reportInputOf(loaded.report),
    lines: [
      ...behind(undefined),
      ...mine.lines.flatMap((line) => [...rebasedLine(line, present.get(line)), ...behind(line)]),
    ],
    storedIds: loaded.lines.map(({ id }) => id),
    taken: undefined,
    unheard: undefined,
    refused: nothingRefused,
  };
}

/** A line over what the back end has of it; none for one that is gone there and was not touched. */
function rebasedLine(line: EditedLine, stored: FundReportLine | undefined): readonly EditedLine[] {
  if (stored !== undefined) {
    return [isUnsaved({ ...line, stored }) && isUnsaved(line) ? { ...line, stored } : editedLineOf(stored)];
  }
  return line.stored === undefined || isUnsaved(line) ? [{ ...line, stored: undefined }] : [];
}

/** True when the back end has changes that the page has neither seen nor made. */
export function hasForeignChanges(edit: ReportDraft, { report, lines }: LoadedReport): boolean {
  const ownOf = ownLines(edit);
  const known = new Set(edit.storedIds);
  const headNow = storedHeadOf(report);
  const ownHeads = [edit.head, ...(edit.unheard === undefined ? [] : [edit.unheard])].map(normalizeReport);
  const isHeadForeign = [storedHeadOf(edit.report), ...ownHeads].every((head) => !isSameHead(headNow, head));
  const isLineForeign = (line: FundReportLine) => {
    const own = ownOf(line);
    return own === undefined
      ? !known.has(line.id)
      : own.stored !== undefined && !isSameLine(line, own.stored) && !isSameLine(line, own);
  };
  return isHeadForeign || lines.length < edit.storedIds.length - removedIds(edit).length || lines.some(isLineForeign);
}

/**
 * Finds the page's own line for one of the back end: by its id, or, for one that was stored although its answer was
 * lost, by what stands in it.
 */
function ownLines({ lines }: Pick<ReportEdit, 'lines'>): (stored: FundReportLine) => EditedLine | undefined {
  const byId = new Map(lines.flatMap((line) => (line.stored === undefined ? [] : [[line.stored.id, line] as const])));
  const added = createContractIndex<EditedLine>();
  for (const line of lines) {
    if (line.stored === undefined) {
      added.add(line, line);
    }
  }
  return (stored) => byId.get(stored.id) ?? [...added.sameAs(stored)].find((line) => isSameLine(line, stored));
}

/** True while the unit may change it: a draft, or one that was returned. */
export function isOpenReport({ trangThai }: Pick<FundReport, 'trangThai'>): boolean {
  return trangThai === reportStatus.draft || trangThai === reportStatus.returned;
}

/** The error that the back end had for a line, as long as it stands as it was sent. */
export function refusalOf({ refused }: Pick<ReportEdit, 'refused'>, line: EditedLine): AppError | undefined {
  const found = refused.lines.get(line.key);
  return found !== undefined && isSameLine(found.line, line) ? found.error : undefined;
}

/** How many lines are typed, wrong, stored as they stand, and how many changes are not stored yet. */
export type EditCounts = {
  readonly total: number;
  readonly wrong: number;
  readonly saved: number;
  readonly unsaved: number;
};

/** @param errors Of each line, as `judgedSoFar` has them. */
export function countsOf(
  edit: Pick<ReportEdit, 'lines' | 'storedIds' | 'refused'>,
  errors: readonly (readonly FieldError[] | undefined)[],
): EditCounts {
  const typed = edit.lines.filter((line) => line.stored !== undefined || !isBlankLine(line));
  return {
    total: typed.length,
    wrong: edit.lines.filter((line, row) => (errors[row]?.length ?? 0) > 0 || refusalOf(edit, line) !== undefined)
      .length,
    saved: typed.filter((line) => !isUnsaved(line)).length,
    unsaved: edit.lines.filter(isUnsaved).length + removedIds(edit).length,
  };
}

/** What the back end warns of, with the number of lines each. */
export function warningCounts(lines: readonly EditedLine[]): readonly (readonly [LineWarning, number])[] {
  const counts = new Map<LineWarning, number>();
  for (const warning of lines.flatMap(({ stored }) => stored?.canhBao ?? [])) {
    counts.set(warning, (counts.get(warning) ?? 0) + 1);
  }
  return [...counts];
}
