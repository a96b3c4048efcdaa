import { useActorRef } from '@xstate/react';

import { modalMachine, type ModalInput, type ModalRef } from '@/machines/modal-machine';

/** Starts a modal's machine, hidden, for as long as the screen is shown. */
export function useModal(options: ModalInput = {}): ModalRef {
  return useActorRef(modalMachine, { input: options });
}
