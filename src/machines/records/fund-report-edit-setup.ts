import { assign, setup } from 'xstate';

import { toAppError, type AppError } from '@/domain/errors/app-error';
import { isForGood, isOvertaken, isRefusal, isTurnedDown } from '@/domain/errors/refusal';
import type { FundReport, FundReportInput } from '@/domain/fund-reports/fund-report';
import { createLineJudge, mostLinesPerCall } from '@/domain/fund-reports/line-checks';
import type { TypedLine } from '@/domain/fund-reports/line-input';
import { judgedAmong } from '@/domain/fund-reports/lines-in-turn';
import {
  hasForeignChanges,
  isOpenReport,
  isSameHead,
  isSettled,
  nothingRefused,
  openEdit,
  rebase,
  type EditedLine,
  type LoadedReport,
  type ReportDraft,
  type ReportEdit,
} from '@/domain/fund-reports/report-edit';
import {
  nextSave,
  sliceAfterAnswer,
  sliceAfterRefusal,
  withAnswer,
  withLines,
  withoutRefusedRemovals,
  withRefusal,
  withRemovalsBack,
  type SaveAnswer,
  type SaveCall,
  type SavePlan,
} from '@/domain/fund-reports/report-saving';
import type { FieldError } from '@/domain/validation/schema-errors';

import { unprovided } from '../unprovided';

export type FundReportEditInput = {
  readonly report: FundReport;
  /** What was typed before and never stored. */
  readonly draft: ReportDraft | undefined;
  /** ISO date. */
  readonly today: string;
};

export type LinesToJudge = {
  readonly lines: readonly TypedLine[];
  readonly judge: (line: TypedLine) => readonly FieldError[];
};

export type FundReportEditContext = ReportEdit & {
  readonly draft: ReportDraft | undefined;
  readonly today: string;
  readonly judge: (line: TypedLine) => readonly FieldError[];
  /** The lines of which it is known whether anything is wrong with them. */
  readonly judged: ReadonlySet<TypedLine>;
  /** 0-based place of the first line on the screen. */
  readonly inSight: number;
  readonly sliceSize: number;
  /** Counts how often the page was filled from outside; fields that hold text of their own begin anew with it. */
  readonly edition: number;
  /** What is being sent, or was sent without an answer. */
  readonly call: SaveCall | undefined;
  /** What somebody else has made of the report. */
  readonly theirs: LoadedReport | undefined;
  readonly error: AppError | undefined;
  /** How often in a row nothing came of an attempt. */
  readonly failures: number;
};

type FundReportEditEvent =
  | { type: 'lines.change'; lines: readonly EditedLine[] }
  | { type: 'head.change'; head: FundReportInput }
  /** Another line is the first on the screen. */
  | { type: 'lines.show'; first: number }
  /** Store what is typed now. */
  | { type: 'edit.save' }
  | { type: 'edit.retry' }
  /** The browser has a network again: the pauses grow while it is away, and what waits for it need not wait for one's end. */
  | { type: 'network.back' }
  /** Send the deletions again that were refused. */
  | { type: 'removals.retry' }
  /** Put the lines on the page again whose deletion was refused. */
  | { type: 'removals.takeBack' }
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' };

/** The vocabulary of a report that is being filled in; the chart stands in `fund-report-edit-machine.ts`. */
export function fundReportEditSetup() {
  return setup({
    types: {} as {
      context: FundReportEditContext;
      events: FundReportEditEvent;
      input: FundReportEditInput;
      /** `open`: can be typed in; `settled`: the back end has everything. */
      tags: 'open' | 'settled' | 'busy';
    },
    actors: {
      loadLines: unprovided<LoadedReport, { readonly report: FundReport }>('loadLines'),
      /** Judges the lines without holding the page up, and answers them. */
      judgeLines: unprovided<readonly TypedLine[], LinesToJudge>('judgeLines'),
      loadPresent: unprovided<LoadedReport, { readonly id: string }>('loadPresent'),
      saveChanges: unprovided<SaveAnswer, { readonly call: SaveCall }>('saveChanges'),
    },
    actions: {
      openLines: assign(({ context }, params: { loaded: LoadedReport }) => ({
        ...openEdit(params.loaded),
        edition: context.edition + 1,
      })),
      resumeDraft: assign(({ context }) => resumed(context)),
      takeUpDraft: assign(({ context }) => ({
        ...context.draft,
        refused: nothingRefused,
        edition: context.edition + 1,
        draft: undefined,
      })),
      rememberLines: assign(({ context }, params: { lines: readonly EditedLine[] }) =>
        withLines(context, params.lines),
      ),
      rememberHead: assign({ head: (_, params: { head: FundReportInput }) => params.head }),
      rememberSight: assign({ inSight: (_, params: { first: number }) => params.first }),
      passFewLines: assign(({ context: { lines, judged } }) => ({ judged: judgedAmong(lines, judged) })),
      rememberJudged: assign(({ context }, params: { lines: readonly TypedLine[] }) => ({
        judged: new Set([...context.judged, ...params.lines]),
      })),
      prepareCall: assign(({ context }) => ({ call: context.call ?? nextSave(context, planOf(context)) })),
      dropCall: assign({ call: undefined }),
      /**
       * What was turned down is sent as it is typed by then; a call whose answer was lost stays as it is, and a head that went
       * with it is known again.
       */
      settleFailedCall: assign(({ context: { call, unheard } }, params: { error: unknown }) =>
        isTurnedDown(toAppError(params.error))
          ? { call: undefined }
          : { unheard: call?.kind === 'head' ? call.input : unheard },
      ),
      applyAnswer: assign(({ context }, params: { answer: SaveAnswer }) => ({
        ...withStored(context, params.answer),
        sliceSize: sliceAfterAnswer(context.sliceSize),
        call: undefined,
        failures: 0,
      })),
      narrow: assign(({ context }, params: { error: unknown }) => ({
        ...withRefusal(context, callOf(context), toAppError(params.error)),
        sliceSize: sliceAfterRefusal(context.sliceSize, callOf(context), toAppError(params.error)),
        call: undefined,
        failures: 0,
      })),
      forgetRefusedRemovals: assign(({ context }) => withoutRefusedRemovals(context)),
      takeBackRemovals: assign(({ context }, params: { present: LoadedReport }) => ({
        ...withRemovalsBack(context, params.present),
        edition: context.edition + 1,
      })),
      rememberTheirs: assign({ theirs: (_, params: { loaded: LoadedReport }) => params.loaded }),
      keepMine: assign(({ context }) => {
        const edit = rebase(context, theirsOf(context));
        // Fields that hold what is typed already stay, and with them the focus.
        const isFilledAnew = !isSameHead(edit.head, context.head);
        return { ...edit, edition: context.edition + (isFilledAnew ? 1 : 0), theirs: undefined };
      }),
      takeTheirs: assign(({ context }) => ({
        ...openEdit(theirsOf(context)),
        edition: context.edition + 1,
        theirs: undefined,
      })),
      rememberError: assign({ error: (_, params: { error: unknown }) => toAppError(params.error) }),
      forgetError: assign({ error: undefined }),
      countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    },
    guards: {
      hasCall: ({ context }) => context.call !== undefined,
      hasWork: ({ context }) => nextSave(context, { ...planOf(context), sliceSize: 1 }) !== undefined,
      hasUnjudged: ({ context }) => hasUnjudged(context),
      isSettled: ({ context }) => isSettled(context),
      hasMoved: (_, params: { error: unknown }) => isOvertaken(toAppError(params.error)),
      isRefusal: (_, params: { error: unknown }) => isRefusal(toAppError(params.error)),
      wasUnreachable: ({ context: { error } }) => error?.code === 'network.unreachable',
      mayPass: ({ context: { error } }) => error === undefined || !isForGood(error),
      /** What was refused as stale has a chance now; under the old stamp it would be refused again at once, without end. */
      hasNewStamp: ({ context }, params: { loaded: LoadedReport }) =>
        params.loaded.report.concurrencyStamp !== context.report.concurrencyStamp,
      isForeign: ({ context }, params: { loaded: LoadedReport }) => isForeign(context, params.loaded),
      /** Somebody has changed the report since the draft was begun: nothing of theirs goes without a question. */
      isDraftForeign: ({ context }, params: { loaded: LoadedReport }) =>
        context.draft !== undefined && isForeign(context.draft, params.loaded),
      isStillOpen: ({ context }) => context.theirs !== undefined && isOpenReport(context.theirs.report),
    },
    delays: { typingPause: 1_500, retryPause: ({ context }) => retryPause(context) },
  });
}

/** Pauses before what was not stored is sent again: the first, the longest of our own, and the longest that a host may ask for. */
const firstPauseMs = 10_000;
const longestPauseMs = 300_000;
const longestAskedMs = 3_600_000;

/**
 * How long the machine waits before it sends again by itself: twice as long each time, since a fault that stays would else be
 * met all day, and no shorter than the host asks for. Milliseconds.
 */
export function retryPause({ error, failures }: Pick<FundReportEditContext, 'error' | 'failures'>): number {
  const own = Math.min(firstPauseMs * 2 ** Math.max(0, failures - 1), longestPauseMs);
  return Math.max(own, Math.min((error?.retryAfterSeconds ?? 0) * 1_000, longestAskedMs));
}

function isForeign(mine: ReportDraft, loaded: LoadedReport): boolean {
  return !isOpenReport(loaded.report) || hasForeignChanges(mine, loaded);
}

export function firstEdit({ report, draft, today }: FundReportEditInput): FundReportEditContext {
  return {
    ...openEdit({ report, lines: [] }),
    refused: nothingRefused,
    draft,
    today,
    judge: createLineJudge(report),
    judged: new Set(),
    inSight: 0,
    sliceSize: mostLinesPerCall,
    edition: 0,
    call: undefined,
    theirs: undefined,
    error: undefined,
    failures: 0,
  };
}

export function callOf({ call }: Pick<FundReportEditContext, 'call'>): SaveCall {
  if (call === undefined) {
    throw new Error('A call can only be sent after it was prepared.');
  }
  return call;
}

/** Whether there are many lines still to be judged; those of a report that nobody can change need not be. */
function hasUnjudged({ report, lines, judged }: FundReportEditContext): boolean {
  return isOpenReport(report) && judgedAmong(lines, judged).size < new Set(lines).size;
}

/** What the back end took was judged before it was sent, though it has come back as another object. */
function withStored(context: FundReportEditContext, answer: SaveAnswer): Partial<FundReportEditContext> {
  const call = callOf(context);
  const edit = withAnswer(context, call, answer);
  const sent = new Set(call.kind === 'lines' ? call.lines.map(({ key }) => key) : []);
  return { ...edit, judged: new Set([...context.judged, ...edit.lines.filter(({ key }) => sent.has(key))]) };
}

function theirsOf({ theirs }: FundReportEditContext): LoadedReport {
  if (theirs === undefined) {
    throw new Error('A conflict needs the report as somebody else has left it.');
  }
  return theirs;
}

function resumed(context: FundReportEditContext): Partial<FundReportEditContext> {
  const { draft } = context;
  return draft === undefined ? {} : { ...rebase(draft, loadedOf(context)), draft: undefined };
}

/** The report as it was opened, before a draft is laid over it. */
function loadedOf({ report, lines }: FundReportEditContext): LoadedReport {
  return { report, lines: lines.flatMap(({ stored }) => (stored === undefined ? [] : [stored])) };
}

function planOf({ judge, today, sliceSize }: FundReportEditContext): SavePlan {
  return { judge, today, sliceSize };
}
