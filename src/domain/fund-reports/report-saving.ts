import { AppError } from '../errors/app-error';
import { formErrorsOf, type FieldError } from '../validation/schema-errors';
import { newUuid } from '../text/uuid';
import type { FundReport, FundReportInput, FundReportLineChanges, SavedFundReportLines } from './fund-report';
import { fundReportSchema, normalizeReport } from './head-schema';
import { duplicateRows, mostLinesPerCall } from './line-checks';
import { lineInputOf, normalizeLine, type TypedLine } from './line-input';
import {
  isHeadUnsaved,
  isOpenReport,
  isSameHead,
  isUnsaved,
  nothingRefused,
  rebase,
  refusalOf,
  removedIds,
  type EditedLine,
  type LoadedReport,
  type ReportEdit,
} from './report-edit';

/** One call that stores a part of what is typed. It stays the same however often it is sent. */
export type SaveCall =
  | {
      readonly kind: 'head';
      readonly reportId: string;
      readonly input: FundReportInput & { readonly concurrencyStamp: string };
    }
  | {
      readonly kind: 'lines';
      readonly reportId: string;
      /** The lines as they were typed, in the order of `changes.luu`. */
      readonly lines: readonly EditedLine[];
      readonly changes: FundReportLineChanges;
    };

export type SaveAnswer =
  | { readonly kind: 'head'; readonly report: FundReport }
  | { readonly kind: 'lines'; readonly saved: SavedFundReportLines };

export type SavePlan = {
  readonly judge: (line: TypedLine) => readonly FieldError[];
  /** ISO date by which the head is judged. */
  readonly today: string;
  /**
   * Most lines of the next call. As long as it is below `mostLinesPerCall`, something is being looked for that the back
   * end refuses, and deletions count as lines.
   */
  readonly sliceSize: number;
};

/**
 * The next call that stores something of what is typed; `undefined` when there is nothing left that can be stored, or the
 * report is not open any more. What breaks a rule stays on the page until it is mended, since the back end stores no
 * broken line.
 */
export function nextSave(edit: ReportEdit, plan: SavePlan): SaveCall | undefined {
  if (!isOpenReport(edit.report)) {
    return undefined;
  }
  const hasToEmpty = edit.head.khongPhatSinh && edit.storedIds.length > 0;
  if (!hasToEmpty) {
    return headCall(edit, plan) ?? linesCall(edit, plan);
  }
  // As long as a line cannot be deleted the report is not nil: to say so would be refused too, and for no better reason.
  return linesCall(edit, plan) ?? (edit.refused.removals.size > 0 ? undefined : headCall(edit, plan));
}

/**
 * The lines after the page has changed them, and what stays refused of the edit: a deletion only as long as the line is
 * gone.
 */
export function withLines(
  { storedIds, refused }: Pick<ReportEdit, 'storedIds' | 'refused'>,
  lines: readonly EditedLine[],
): Pick<ReportEdit, 'lines' | 'refused'> {
  if (refused.removals.size === 0) {
    return { lines, refused };
  }
  const gone = new Set(removedIds({ lines, storedIds }));
  return {
    lines,
    refused: { ...refused, removals: new Map([...refused.removals].filter(([id]) => gone.has(id))) },
  };
}

/** The edit after the person has said that the deletions that were refused shall be sent again. */
export function withoutRefusedRemovals<Edit extends Pick<ReportEdit, 'refused'>>(edit: Edit): Edit {
  return { ...edit, refused: { ...edit.refused, removals: nothingRefused.removals } };
}

/**
 * The edit with the lines on the page again whose deletion was refused, as the back end has them by now; everything else
 * that is refused stays so.
 */
export function withRemovalsBack(edit: ReportEdit, present: LoadedReport): ReportEdit {
  const { storedIds, taken, refused } = edit;
  const unknown = storedIds.filter((id) => !refused.removals.has(id));
  return {
    ...rebase({ ...edit, storedIds: unknown }, present),
    taken,
    refused: { ...refused, removals: nothingRefused.removals },
  };
}

/** The edit after a call was answered; what was typed meanwhile stays. */
export function withAnswer(edit: ReportEdit, call: SaveCall, answer: SaveAnswer): ReportEdit {
  if (answer.kind === 'head' || call.kind === 'head') {
    const report = answer.kind === 'head' ? answer.report : answer.saved.baoCao;
    const taken = call.kind === 'head' ? call.input : undefined;
    return { ...edit, report, taken, unheard: undefined, refused: { ...edit.refused, head: undefined } };
  }
  const { baoCao, dong } = answer.saved;
  const sent = new Map(call.lines.map((line, place) => [line.key, { line, stored: dong[place] }]));
  const gone = new Set(call.changes.xoa);
  const known = new Set(edit.storedIds);
  return {
    ...edit,
    report: baoCao,
    lines: edit.lines.map((line) => {
      const answered = sent.get(line.key);
      const stored = answered?.stored;
      if (answered === undefined || stored === undefined) {
        return line;
      }
      return answered.line === line ? { ...line, ...lineInputOf(stored), stored } : { ...line, stored };
    }),
    storedIds: [
      ...edit.storedIds.filter((id) => !gone.has(id)),
      ...dong.map(({ id }) => id).filter((id) => !known.has(id)),
    ],
    refused: {
      ...edit.refused,
      lines: new Map([...edit.refused.lines].filter(([key]) => !sent.has(key))),
    },
  };
}

/**
 * The edit after a call was refused: the lines that the refusal names are at fault, or the line or the deletion that was
 * sent alone, and wait for being changed. Where that is told of none, `sliceAfterRefusal` makes the next call smaller;
 * so every refusal either leaves less to send or sends less, and no call can be refused twice.
 */
export function withRefusal(edit: ReportEdit, call: SaveCall, error: AppError): ReportEdit {
  if (call.kind === 'head') {
    return { ...edit, refused: { ...edit.refused, head: { input: call.input, error } } };
  }
  const { lines, removals } = faultsOf(call, error);
  return lines.length + removals.length === 0
    ? edit
    : {
        ...edit,
        refused: {
          ...edit.refused,
          lines: new Map([...edit.refused.lines, ...lines.map((fault) => [fault.line.key, fault] as const)]),
          removals: new Map([...edit.refused.removals, ...removals.map((id) => [id, error] as const)]),
        },
      };
}

/**
 * How many lines go with the next call: where nobody is known to be at fault, half of what was refused together,
 * deletions first, as the back end takes them.
 */
export function sliceAfterRefusal(sliceSize: number, call: SaveCall, error: AppError): number {
  if (call.kind === 'head') {
    return sliceSize;
  }
  const { lines, removals } = faultsOf(call, error);
  const sent = call.lines.length + call.changes.xoa.length;
  return lines.length + removals.length > 0 ? mostLinesPerCall : Math.min(Math.ceil(sent / 2), mostLinesPerCall / 2);
}

export function sliceAfterAnswer(sliceSize: number): number {
  return Math.min(mostLinesPerCall, sliceSize * 2);
}

type FaultyLine = { readonly line: EditedLine; readonly error: AppError };

/** What is at fault in a call; nothing where the refusal does not say and the call held more than one thing. */
type Faults = { readonly lines: readonly FaultyLine[]; readonly removals: readonly string[] };

/** What a refusal names (`luu[3].soCccd`), each with what was said of it; what was sent alone needs no name. */
function faultsOf({ lines, changes: { xoa } }: SaveCall & { readonly kind: 'lines' }, error: AppError): Faults {
  const { server } = error;
  const complaints = server?.validationErrors ?? [];
  const named = lines.flatMap((line, place): readonly FaultyLine[] => {
    const own = complaints.filter(({ members }) => members.some((member) => member.startsWith(`luu[${place}].`)));
    const [first] = own;
    return server === undefined || first === undefined
      ? []
      : [{ line, error: refusalWith(error, { ...server, message: first.message, validationErrors: own }) }];
  });
  const isAlone = named.length === 0 && lines.length + xoa.length === 1;
  return isAlone ? { lines: lines.map((line) => ({ line, error })), removals: xoa } : { lines: named, removals: [] };
}

function refusalWith({ code, ...options }: AppError, server: AppError['server']): AppError {
  return new AppError(code, { ...options, server });
}

function headCall(edit: ReportEdit, { today }: SavePlan): SaveCall | undefined {
  const { report, head, refused } = edit;
  const input = normalizeReport(head);
  const isRefused = refused.head !== undefined && isSameHead(input, refused.head.input);
  const isWrong = Object.keys(formErrorsOf(fundReportSchema(today))(head)).length > 0;
  if (isRefused || isWrong || !isHeadUnsaved(edit)) {
    return undefined;
  }
  return { kind: 'head', reportId: report.id, input: { ...input, concurrencyStamp: report.concurrencyStamp } };
}

function linesCall(edit: ReportEdit, { judge, sliceSize }: SavePlan): SaveCall | undefined {
  const { report, refused } = edit;
  const isNarrowed = sliceSize < mostLinesPerCall;
  const xoa = removedIds(edit)
    .filter((id) => !refused.removals.has(id))
    .slice(0, isNarrowed ? sliceSize : undefined);
  const ready = readyLines(edit, judge, isNarrowed ? sliceSize - xoa.length : sliceSize);
  if (ready.length === 0 && xoa.length === 0) {
    return undefined;
  }
  const luu = ready.map((line) => ({ ...normalizeLine(line), id: line.stored?.id ?? null }));
  return {
    kind: 'lines',
    reportId: report.id,
    lines: ready,
    changes: { concurrencyStamp: report.concurrencyStamp, maLanGui: newUuid(), luu, xoa },
  };
}

/** The first lines that can be stored; no more lines are judged than it takes to find them. */
function readyLines(edit: ReportEdit, judge: SavePlan['judge'], most: number): readonly EditedLine[] {
  const duplicates = duplicateRows(edit.lines);
  const ready: EditedLine[] = [];
  for (const [row, line] of edit.lines.entries()) {
    if (ready.length === most) {
      break;
    }
    if (isUnsaved(line) && !duplicates.has(row) && refusalOf(edit, line) === undefined && judge(line).length === 0) {
      ready.push(line);
    }
  }
  return ready;
}
