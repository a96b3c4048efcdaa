import type { AppError } from '../errors/app-error';
import { formErrorsOf, type FieldError } from '../validation/schema-errors';
import { newUuid } from '../text/uuid';
import type { FundReport, FundReportInput, FundReportLineChanges, SavedFundReportLines } from './fund-report';
import { fundReportSchema, normalizeReport } from './head-schema';
import { judgeLines, mostLinesPerCall } from './line-checks';
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

/** The edit after a call was refused: what was sent alone is at fault and waits for being changed. */
export function withRefusal(edit: ReportEdit, call: SaveCall, error: AppError): ReportEdit {
  if (call.kind === 'head') {
    return { ...edit, refused: { ...edit.refused, head: { input: edit.head, error } } };
  }
  const [only] = call.lines;
  return only === undefined || call.lines.length > 1
    ? edit
    : {
        ...edit,
        refused: { ...edit.refused, lines: new Map([...edit.refused.lines, [only.key, { line: only, error }]]) },
      };
}

/** How many lines go with the next call: half of those that were refused together, to find the one at fault. */
export function sliceAfterRefusal(call: SaveCall): number {
  return call.kind === 'head' ? mostLinesPerCall : Math.max(1, Math.ceil(call.lines.length / 2));
}

export function sliceAfterAnswer(sliceSize: number): number {
  return Math.min(mostLinesPerCall, sliceSize * 2);
}

function headCall(edit: ReportEdit, { today }: SavePlan): SaveCall | undefined {
  const { report, head, refused } = edit;
  const isRefused = refused.head !== undefined && isSameHead(refused.head.input, head);
  const isWrong = Object.keys(formErrorsOf(fundReportSchema(today))(head)).length > 0;
  const input = normalizeReport(head);
  if (isRefused || isWrong || !isHeadUnsaved(edit)) {
    return undefined;
  }
  return { kind: 'head', reportId: report.id, input: { ...input, concurrencyStamp: report.concurrencyStamp } };
}

function linesCall(edit: ReportEdit, { judge, sliceSize }: SavePlan): SaveCall | undefined {
  const { report } = edit;
  const errors = judgeLines(edit.lines, judge);
  const ready = edit.lines
    .filter((line, row) => errors[row]?.length === 0 && isUnsaved(line) && refusalOf(edit, line) === undefined)
    .slice(0, sliceSize);
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
