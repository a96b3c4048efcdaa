import { assign, emit, enqueueActions, raise, setup, type ActorRefFrom } from 'xstate';

import type { AppError } from '@/domain/errors/app-error';
import type { ErrorPresentation } from '@/domain/errors/error-catalogue';
import { entryOf, errorKey, loudness } from '@/domain/errors/presentation';

/** An error with what was said about it: how often it came, and how its caller would try again. */
export type ErrorReport = {
  readonly error: AppError;
  readonly count: number;
  readonly retry: (() => void) | undefined;
};

export type ErrorContext = {
  readonly shown: ErrorReport | undefined;
  /** The one error that waits behind the one shown; of several the loudest stays. */
  readonly waiting: ErrorReport | undefined;
  /** Keys of errors notified or closed a moment ago; the same again is not presented (register X-04). */
  readonly recent: readonly string[];
};

export type ErrorMachineEvent =
  | { type: 'error.report'; error: AppError; retry?: (() => void) | undefined }
  | { type: 'error.close' }
  | { type: 'error.retry' }
  /** An error is to be shown by dialog or page; sent by the machine to itself, and by who redirects nobody for it. */
  | { type: 'error.present'; error: AppError; retry: (() => void) | undefined }
  /** An error is no longer news; sent by the machine to itself. */
  | { type: 'error.age'; key: string };

/** What the machine asks of its surroundings. */
export type ErrorEmitted =
  | { type: 'toast.requested'; error: AppError }
  | { type: 'redirect.requested'; error: AppError }
  | { type: 'retry.requested'; retry: () => void };

/** An error, and for how long the same again is no news. */
type Remembered = { readonly report: Reported | undefined; readonly window: 'repeatWindow' | 'closedWindow' };

const asClosed = ({ context }: { readonly context: ErrorContext }): Remembered => ({
  report: context.shown,
  window: 'closedWindow',
});

type Reported = { readonly error: AppError; readonly retry?: (() => void) | undefined };

/**
 * Walks the error catalogue: decides where each reported error is shown, and keeps a storm of equal errors to one
 * presentation (register ). Texts and views are not its business.
 */
export const errorMachine = setup({
  types: {} as { context: ErrorContext; events: ErrorMachineEvent; emitted: ErrorEmitted },
  actions: {
    remember: enqueueActions(({ context, enqueue }, { report, window }: Remembered) => {
      if (report !== undefined) {
        const key = errorKey(report.error);
        enqueue.assign({ recent: [...context.recent, key] });
        enqueue.raise({ type: 'error.age', key }, { delay: window });
      }
    }),
    age: assign({
      recent: ({ context }, params: { key: string }) => context.recent.filter((key) => key !== params.key),
    }),
    count: assign({
      shown: ({ context }, params: Reported) => counted(context.shown, params.error),
      waiting: ({ context }, params) => counted(context.waiting, params.error),
    }),
    present: raise(
      (_, params: Reported) => ({ type: 'error.present', error: params.error, retry: params.retry }) as const,
    ),
    show: assign({
      shown: (_, params: Reported) => newReport(params),
    }),
    showBeforeTheOther: assign({
      waiting: ({ context }) => louder(context.waiting, context.shown),
      shown: (_, params: Reported) => newReport(params),
    }),
    queue: assign({
      waiting: ({ context }, params: Reported) => louder(context.waiting, newReport(params)),
    }),
    showWaiting: assign({ shown: ({ context }) => context.waiting, waiting: undefined }),
    clear: assign({ shown: undefined, waiting: undefined }),
    askForToast: emit((_, params: Reported) => ({ type: 'toast.requested', error: params.error }) as const),
    askForRedirect: emit((_, params: Reported) => ({ type: 'redirect.requested', error: params.error }) as const),
    askForRetry: enqueueActions(({ context, enqueue }) => {
      const retry = context.shown?.retry;
      if (retry !== undefined) {
        enqueue.emit({ type: 'retry.requested', retry });
      }
    }),
  },
  guards: {
    isSilent: (_, params: Reported) => isOneOf(params, 'none', 'inline'),
    isRepeated: ({ context }, params: Reported) => isKnown(context, errorKey(params.error)),
    isToast: (_, params: Reported) => isOneOf(params, 'toast'),
    isRedirect: (_, params: Reported) => isOneOf(params, 'redirect'),
    isPage: (_, params: Reported) => isOneOf(params, 'page'),
    isPageWaiting: ({ context }) => context.waiting !== undefined && isOneOf(context.waiting, 'page'),
    /** Whatever waits and is no page comes by dialog, as it does where nothing is shown. */
    isDialogWaiting: ({ context }) => context.waiting !== undefined && !isOneOf(context.waiting, 'page'),
  },
  delays: {
    /** Requests sent together fail together; a notice stands longer than this. */
    repeatWindow: 1_000,
    /** Requests that were under way when the person closed; shorter than anybody needs to cause the same error anew. */
    closedWindow: 300,
  },
}).createMachine({
  id: 'error',
  context: { shown: undefined, waiting: undefined, recent: [] },
  initial: 'idle',
  on: {
    'error.age': { actions: { type: 'age', params: ({ event }) => ({ key: event.key }) } },
    // What is decided the same wherever the machine stands; `present` is left to the states.
    'error.report': [
      { guard: { type: 'isSilent', params: ({ event }) => event } },
      {
        guard: { type: 'isRepeated', params: ({ event }) => event },
        actions: { type: 'count', params: ({ event }) => event },
      },
      {
        guard: { type: 'isToast', params: ({ event }) => event },
        actions: [
          { type: 'remember', params: ({ event }) => ({ report: event, window: 'repeatWindow' }) },
          { type: 'askForToast', params: ({ event }) => event },
        ],
      },
      {
        guard: { type: 'isRedirect', params: ({ event }) => event },
        actions: [
          { type: 'remember', params: ({ event }) => ({ report: event, window: 'repeatWindow' }) },
          { type: 'askForRedirect', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'present', params: ({ event }) => event } },
    ],
  },
  states: {
    idle: {
      on: {
        'error.present': [
          {
            guard: { type: 'isPage', params: ({ event }) => event },
            target: 'showingPage',
            actions: { type: 'show', params: ({ event }) => event },
          },
          { target: 'showingDialog', actions: { type: 'show', params: ({ event }) => event } },
        ],
      },
    },
    showingDialog: {
      on: {
        'error.present': [
          {
            guard: { type: 'isPage', params: ({ event }) => event },
            target: 'showingPage',
            actions: { type: 'showBeforeTheOther', params: ({ event }) => event },
          },
          { actions: { type: 'queue', params: ({ event }) => event } },
        ],
        'error.close': { target: 'closing', actions: { type: 'remember', params: asClosed } },
        'error.retry': { target: 'closing', actions: 'askForRetry' },
      },
    },
    showingPage: {
      on: {
        'error.present': { actions: { type: 'queue', params: ({ event }) => event } },
        'error.close': { target: 'closing', actions: { type: 'remember', params: asClosed } },
        'error.retry': { target: 'closing', actions: 'askForRetry' },
      },
    },
    closing: {
      always: [
        { guard: 'isPageWaiting', target: 'showingPage', actions: 'showWaiting' },
        { guard: 'isDialogWaiting', target: 'showingDialog', actions: 'showWaiting' },
        { target: 'idle', actions: 'clear' },
      ],
    },
  },
});

export type ErrorRef = ActorRefFrom<typeof errorMachine>;

function newReport(report: Reported): ErrorReport {
  return { error: report.error, count: 1, retry: report.retry };
}

function counted(report: ErrorReport | undefined, error: AppError): ErrorReport | undefined {
  return report !== undefined && errorKey(report.error) === errorKey(error)
    ? { ...report, count: report.count + 1 }
    : report;
}

function louder(first: ErrorReport | undefined, second: ErrorReport | undefined): ErrorReport | undefined {
  if (first === undefined || second === undefined) {
    return first ?? second;
  }
  return loudness(entryOf(second.error).presentation) > loudness(entryOf(first.error).presentation) ? second : first;
}

function isKnown({ shown, waiting, recent }: ErrorContext, key: string): boolean {
  const visible = [shown, waiting].filter((report) => report !== undefined);
  return recent.includes(key) || visible.some((report) => errorKey(report.error) === key);
}

function isOneOf(report: Reported, ...presentations: readonly ErrorPresentation[]): boolean {
  return presentations.includes(entryOf(report.error).presentation);
}
