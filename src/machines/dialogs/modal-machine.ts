import { and, assign, setup, type ActorRefFrom } from 'xstate';

export type ModalSize = 'sm' | 'md' | 'lg' | 'xl';

export type ModalInput = {
  /** `md` when absent. */
  readonly size?: ModalSize;
  /** Whether Escape closes it; off when absent. */
  readonly canCloseByKeyboard?: boolean;
  /** Closes without asking although something was edited. */
  readonly isWarningSuppressed?: boolean;
};

export type ModalContext = Required<ModalInput> & { readonly isDirty: boolean };

export type ModalEvent =
  | { type: 'modal.open' }
  /** The close button or a click beside the modal. */
  | { type: 'modal.close' }
  | { type: 'modal.escape' }
  /** Closes whatever was edited: the session has ended, the record is gone. */
  | { type: 'modal.drop' }
  | { type: 'form.edit' }
  | { type: 'form.markSaved' }
  | { type: 'work.start' }
  | { type: 'work.succeed' }
  | { type: 'work.fail' }
  | { type: 'question.confirm' }
  | { type: 'question.reject' };

/** A modal with a form in it: hidden, or visible and idle, busy, or asking whether to drop what was edited (W-04). */
export const modalMachine = setup({
  types: {} as {
    context: ModalContext;
    input: ModalInput;
    events: ModalEvent;
    tags: 'visible' | 'busy' | 'asking';
  },
  actions: {
    markEdited: assign({ isDirty: true }),
    markSaved: assign({ isDirty: false }),
  },
  guards: {
    canCloseByKeyboard: ({ context }) => context.canCloseByKeyboard,
    hasUnsavedInput: ({ context }) => context.isDirty && !context.isWarningSuppressed,
  },
}).createMachine({
  id: 'modal',
  context: ({ input }) => ({
    size: input.size ?? 'md',
    canCloseByKeyboard: input.canCloseByKeyboard ?? false,
    isWarningSuppressed: input.isWarningSuppressed ?? false,
    isDirty: false,
  }),
  initial: 'hidden',
  states: {
    hidden: {
      entry: 'markSaved',
      on: { 'modal.open': 'visible' },
    },
    visible: {
      tags: 'visible',
      initial: 'idle',
      on: {
        'modal.drop': 'hidden',
        'form.markSaved': { actions: 'markSaved' },
      },
      states: {
        idle: {
          on: {
            'form.edit': { actions: 'markEdited' },
            'work.start': 'busy',
            'modal.close': [{ guard: 'hasUnsavedInput', target: 'asking' }, { target: '#modal.hidden' }],
            'modal.escape': [
              { guard: and(['canCloseByKeyboard', 'hasUnsavedInput']), target: 'asking' },
              { guard: 'canCloseByKeyboard', target: '#modal.hidden' },
            ],
          },
        },
        busy: {
          tags: 'busy',
          on: {
            'work.succeed': { target: 'idle', actions: 'markSaved' },
            'work.fail': 'idle',
          },
        },
        asking: {
          tags: 'asking',
          on: { 'question.confirm': '#modal.hidden', 'question.reject': 'idle' },
        },
      },
    },
  },
});

export type ModalRef = ActorRefFrom<typeof modalMachine>;
