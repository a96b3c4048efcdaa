import { AppError } from '../errors/app-error';
import { formErrorsOf, type FieldError } from '../validation/schema-errors';
import { newUuid } from '../text/uuid';
import type { FundReport, FundReportInput, FundReportLineChanges, SavedFundReportLines } from './fund-report';
import { fundReportSchema, normalizeReport } from './head-schema';
import { duplicateRows, mostLinesPerCall } from './line-checks';
import { lineInputOf, normalizeLine, type TypedLine } from './line-input';
import {
  isHeadUnsaved,
  isSameHead,
  isUnsaved,
  refusalOf,
  removedIds,
  type EditedLine,
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
  /** Most lines of the next call. */
  readonly sliceSize: number;
};

/**
 * The next call that stores something of what is typed; `undefined` when there is nothing left that can be stored. What
 * breaks a rule stays on the page until it is mended, since the back end stores no broken line.
 */
export function nextSave(edit: ReportEdit, plan: SavePlan): SaveCall | undefined {
  const hasToEmpty = edit.head.khongPhatSinh && edit.storedIds.length > 0;
  return hasToEmpty ? (linesCall(edit, plan) ?? headCall(edit, plan)) : (headCall(edit, plan) ?? linesCall(edit, plan));
}

/** The edit after a call was answered; what was typed meanwhile stays. */
export function withAnswer(edit: ReportEdit, call: SaveCall, answer: SaveAnswer): ReportEdit {
  if (answer.kind === 'head' || call.kind === 'head') {
    const report = answer.kind === 'head' ? answer.report : answer.saved.baoCao;
    return { ...edit, report, refused: { ...edit.refused, head: undefined } };
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
 * The edit after a call was refused: the lines that the refusal names are at fault, or the one that was sent alone, and
 * wait for being changed.
 */
export function withRefusal(edit: ReportEdit, call: SaveCall, error: AppError): ReportEdit {
  if (call.kind === 'head') {
    return { ...edit, refused: { ...edit.refused, head: { input: call.input, error } } };
  }
  const faulty = faultyLines(call.lines, error);
  return faulty.length === 0
    ? edit
    : {
        ...edit,
        refused: {
          ...edit.refused,
          lines: new Map([...edit.refused.lines, ...faulty.map((fault) => [fault.line.key, fault] as const)]),
        },
      };
}

/** How many lines go with the next call: where the refusal names none, half of those that were refused together. */
export function sliceAfterRefusal(call: SaveCall, error: AppError): number {
  return call.kind === 'head' || faultyLines(call.lines, error).length > 0
    ? mostLinesPerCall
    : Math.max(1, Math.ceil(call.lines.length / 2));
}

export function sliceAfterAnswer(sliceSize: number): number {
  return Math.min(mostLinesPerCall, sliceSize * 2);
}

type FaultyLine = { readonly line: EditedLine; readonly error: AppError };

/** The lines that a refusal names (`luu[3].soCccd`), each with what was said of it; the only line needs no name. */
function faultyLines(lines: readonly EditedLine[], error: AppError): readonly FaultyLine[] {
  const { server } = error;
  const complaints = server?.validationErrors ?? [];
  const named = lines.flatMap((line, place): readonly FaultyLine[] => {
    const own = complaints.filter(({ members }) => members.some((member) => member.startsWith(`luu[${place}].`)));
    const [first] = own;
    return server === undefined || first === undefined
      ? []
      : [{ line, error: refusalWith(error, { ...server, message: first.message, validationErrors: own }) }];
  });
  const [only] = lines;
  return named.length === 0 && only !== undefined && lines.length === 1 ? [{ line: only, error }] : named;
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
  const { report } = edit;
  const ready = readyLines(edit, judge, sliceSize);
  const xoa = removedIds(edit);
  if (ready.length === 0 && xoa.length === 0) {
    return undefined;
  }
  const luu = ready.map((line) => ({ ...normalizeLine(line), id: line.stored?.id ?? null }));
  return {
    kind: 'lines',
    reportId: report.id,
    lines: ready,
    changes: { concurrencyStamp: report.concurrencyStamp, maLanGui: newUuid(), luu, xoa: [...xoa] },
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
