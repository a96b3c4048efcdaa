import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';

export type PageAlertType = 'success' | 'info' | 'warning' | 'error';

export type PageAlertRequest = {
  readonly type: PageAlertType;
  readonly text: string;
  readonly title?: string | undefined;
  /** True when absent. */
  readonly isDismissible?: boolean | undefined;
  /** What can be done about it at once. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** What it is about; a new alert about the same takes the place of the old one. */
  readonly about?: string | undefined;
};

export type PageAlert = PageAlertRequest & { readonly id: string };

export type PageAlertsContext = {
  /** Newest first. */
  readonly alerts: readonly PageAlert[];
  readonly lastNumber: number;
};

export type PageAlertsEvent =
  | { type: 'alert.show'; request: PageAlertRequest }
  /** The person closes one. */
  | { type: 'alert.dismiss'; id: string }
  /** What one of them was about is no longer so. */
  | { type: 'alert.withdraw'; about: string }
  | { type: 'alert.clear' };

/** The person has closed an alert that was about something. */
export type PageAlertsEmitted = { type: 'alert.dismissed'; about: string };

/** Alerts at the head of the page, which stay until they are dismissed or no longer true. */
export const pageAlertsMachine = setup({
  types: {} as { context: PageAlertsContext; events: PageAlertsEvent; emitted: PageAlertsEmitted },
  actions: {
    show: assign(({ context }, params: { request: PageAlertRequest }) => withAlert(context, params.request)),
    dismiss: enqueueActions(({ context, enqueue }, params: { id: string }) => {
      const about = context.alerts.find(({ id }) => id === params.id)?.about;
      enqueue.assign({ alerts: context.alerts.filter(({ id }) => id !== params.id) });
      if (about !== undefined) {
        enqueue.emit({ type: 'alert.dismissed', about });
      }
    }),
    withdraw: assign({
      alerts: ({ context }, params: { about: string }) => context.alerts.filter(({ about }) => about !== params.about),
    }),
    clear: assign({ alerts: [] }),
  },
  guards: {
    isDismissible: ({ context }, params: { id: string }) =>
      context.alerts.some(({ id, isDismissible }) => id === params.id && isDismissible !== false),
    isEmpty: ({ context }) => context.alerts.length === 0,
  },
}).createMachine({
  id: 'pageAlerts',
  context: { alerts: [], lastNumber: 0 },
  initial: 'empty',
  on: {
    'alert.show': {
      target: '.showing',
      actions: { type: 'show', params: ({ event }) => ({ request: event.request }) },
    },
  },
  states: {
    empty: {},
    showing: {
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'alert.dismiss': {
          guard: { type: 'isDismissible', params: ({ event }) => ({ id: event.id }) },
          actions: { type: 'dismiss', params: ({ event }) => ({ id: event.id }) },
        },
        'alert.withdraw': { actions: { type: 'withdraw', params: ({ event }) => ({ about: event.about }) } },
        'alert.clear': { actions: 'clear' },
      },
    },
  },
});

export type PageAlertsRef = ActorRefFrom<typeof pageAlertsMachine>;

function withAlert({ alerts, lastNumber }: PageAlertsContext, request: PageAlertRequest): PageAlertsContext {
  const others = alerts.filter((alert) => !isAboutTheSame(alert, request));
  return { alerts: [{ ...request, id: `alert-${lastNumber + 1}` }, ...others], lastNumber: lastNumber + 1 };
}

function isAboutTheSame(alert: PageAlertRequest, other: PageAlertRequest): boolean {
  return alert.about === undefined && other.about === undefined
    ? alert.type === other.type && alert.title === other.title && alert.text === other.text
    : alert.about === other.about;
}
