import { useActorRef } from '@xstate/react';

import { modalMachine, type ModalInput, type ModalRef } from '@/machines/dialogs/modal-machine';

/**
 * Starts a modal's machine, hidden, for as long as the screen is shown. Escape closes it, after the question where something
 * was typed: the list of shortcuts promises that it closes what lies on top, whatever that is.
 */
export function useModal(options: ModalInput = {}): ModalRef {
  return useActorRef(modalMachine, { input: { canCloseByKeyboard: true, ...options } });
}
