import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';

import { toastLifetimeMs } from '@/domain/constants';
import type { AppError } from '@/domain/errors/app-error';

export type ToastSeverity = 'success' | 'error' | 'warning' | 'info';

export type ToastRequest = {
  readonly severity: ToastSeverity;
  /** What is said; of an error its code, since its words are looked up where it is shown. */
  readonly text: string;
  readonly error?: AppError | undefined;
  /** The severity's own title when absent. */
  readonly title?: string | undefined;
  /** Stays until it is closed. */
  readonly isSticky?: boolean | undefined;
};

export type Toast = ToastRequest & {
  readonly id: string;
  /** How often the same was said while it was shown. */
  readonly count: number;
};

export type ToastContext = {
  /** Oldest first. */
  readonly toasts: readonly Toast[];
  readonly lastNumber: number;
};

export type ToastEvent =
  | { type: 'toast.show'; request: ToastRequest }
  | { type: 'toast.close'; id: string }
  | { type: 'toast.clear' }
  /** The pointer or the focus is on the toasts: no time passes for any of them. */
  | { type: 'toast.pause' }
  | { type: 'toast.resume' }
  /** A lifetime is over; sent by the machine itself. */
  | { type: 'toast.expire'; id: string };

/** More than these would cover the page; the oldest of the least urgent ones goes. */
const mostToasts = 5;

/** The stack of passing notices (register W-01). A paused toast gets its whole lifetime again. */
export const toastMachine = setup({
  types: {} as { context: ToastContext; events: ToastEvent },
  actions: {
    add: assign(({ context }, params: { request: ToastRequest }) => withToast(context, params.request)),
    remove: assign({
      toasts: ({ context }, params: { id: string }) => context.toasts.filter(({ id }) => id !== params.id),
    }),
    removeAll: assign({ toasts: [] }),
    startTimers: enqueueActions(({ context, enqueue }) => {
      for (const { id, isSticky } of context.toasts) {
        if (isSticky !== true) {
          enqueue.cancel(id);
          enqueue.raise({ type: 'toast.expire', id }, { id, delay: 'lifetime' });
        }
      }
    }),
    startTimerOfNewest: enqueueActions(({ context, enqueue }, params: { request: ToastRequest }) => {
      const id = context.toasts.find((toast) => isSame(toast, params.request))?.id;
      if (id !== undefined && params.request.isSticky !== true) {
        enqueue.cancel(id);
        enqueue.raise({ type: 'toast.expire', id }, { id, delay: 'lifetime' });
      }
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.toasts) {
        enqueue.cancel(id);
      }
    }),
  },
  guards: {
    isEmpty: ({ context }) => context.toasts.length === 0,
  },
  delays: {
    lifetime: toastLifetimeMs,
  },
}).createMachine({
  id: 'toast',
  context: { toasts: [], lastNumber: 0 },
  initial: 'running',
  on: {
    'toast.close': { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
    'toast.clear': { target: '.running', actions: ['stopTimers', 'removeAll'] },
  },
  states: {
    running: {
      entry: 'startTimers',
      on: {
        'toast.show': {
          actions: [
            { type: 'add', params: ({ event }) => ({ request: event.request }) },
            { type: 'startTimerOfNewest', params: ({ event }) => ({ request: event.request }) },
          ],
        },
        'toast.expire': { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
        'toast.pause': 'paused',
      },
    },
    paused: {
      entry: 'stopTimers',
      // The pointer cannot leave what is no longer there.
      always: { guard: 'isEmpty', target: 'running' },
      on: {
        'toast.show': { actions: { type: 'add', params: ({ event }) => ({ request: event.request }) } },
        'toast.resume': 'running',
      },
    },
  },
});

export type ToastRef = ActorRefFrom<typeof toastMachine>;

function withToast({ toasts, lastNumber }: ToastContext, request: ToastRequest): ToastContext {
  const known = toasts.find((toast) => isSame(toast, request));
  if (known !== undefined) {
    return {
      toasts: toasts.map((toast) => (toast === known ? { ...known, count: known.count + 1 } : toast)),
      lastNumber,
    };
  }
  const toast: Toast = { ...request, id: `toast-${lastNumber + 1}`, count: 1 };
  return { toasts: withinBounds([...toasts, toast]), lastNumber: lastNumber + 1 };
}

function withinBounds(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= mostToasts) {
    return toasts;
  }
  const least = Math.min(...toasts.map(urgency));
  const leaving = toasts.find((toast) => urgency(toast) === least);
  return toasts.filter((toast) => toast !== leaving);
}

/** What stays until it is closed was meant to be read, and an error more than a success. */
function urgency({ severity, isSticky }: Toast): number {
  return (isSticky === true ? 2 : 0) + (severity === 'error' || severity === 'warning' ? 1 : 0);
}

function isSame(toast: ToastRequest, other: ToastRequest): boolean {
  return toast.severity === other.severity && toast.text === other.text && toast.title === other.title;
}
