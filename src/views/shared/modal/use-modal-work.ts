import { useEffect } from 'react';

import type { ModalRef } from '@/machines/dialogs/modal-machine';

type Work = { readonly isBusy: boolean; readonly isDirty: boolean };

/** Tells the modal around a dialog's content what goes on in it, so that it keeps open what is at stake (register W-04). */
export function useModalWork(modalRef: ModalRef, { isBusy, isDirty }: Work): void {
  useEffect(() => {
    modalRef.send({ type: isBusy ? 'work.start' : 'work.fail' });
    if (!isBusy) {
      modalRef.send({ type: isDirty ? 'form.edit' : 'form.markSaved' });
    }
  }, [modalRef, isBusy, isDirty]);
}

/** Closes the modal when the work in it is done; its answer can be here before the modal has heard of the work. */
export function closeDone(modalRef: ModalRef): void {
  modalRef.send({ type: 'work.succeed' });
  modalRef.send({ type: 'form.markSaved' });
  modalRef.send({ type: 'modal.close' });
}
