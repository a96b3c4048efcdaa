import { setup, type ActorRefFrom } from 'xstate';

export type ConfirmResult = 'confirm' | 'reject' | 'dismiss';

export type ConfirmInput = {
  /** False for a question that has to be answered: Escape and a click beside it do nothing. */
  readonly isDismissable: boolean;
};

export type ConfirmEvent =
  | { type: 'confirm.yes' }
  | { type: 'confirm.no' }
  /** Escape, the close icon or a click beside the dialog. */
  | { type: 'confirm.dismiss' }
  /** Another question takes the place, or the screen that asked is gone. */
  | { type: 'confirm.withdraw' };

/** One question with its answer as output (register W-02). */
export const confirmMachine = setup({
  types: {} as {
    context: ConfirmInput;
    input: ConfirmInput;
    events: ConfirmEvent;
    output: ConfirmResult;
  },
  guards: {
    isDismissable: ({ context }) => context.isDismissable,
  },
}).createMachine({
  id: 'confirm',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      on: {
        'confirm.yes': 'confirmed',
        'confirm.no': 'rejected',
        'confirm.dismiss': { guard: 'isDismissable', target: 'dismissed' },
        'confirm.withdraw': 'dismissed',
      },
    },
    confirmed: { type: 'final', output: 'confirm' satisfies ConfirmResult },
    rejected: { type: 'final', output: 'reject' satisfies ConfirmResult },
    dismissed: { type: 'final', output: 'dismiss' satisfies ConfirmResult },
  },
  output: ({ event }) => event.output as ConfirmResult,
});

export type ConfirmRef = ActorRefFrom<typeof confirmMachine>;
