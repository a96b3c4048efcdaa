import { Suspense, type ReactNode } from 'react';

import type { ModalRef } from '@/machines/modal-machine';

import { DelayedLoader } from '../delayed-loader';
import { ModalDialog } from '../modal/modal-dialog';

type LazyDialogProps = {
  readonly modalRef: ModalRef;
  readonly title: string;
  /** A content whose code is fetched when the dialog is first opened. */
  readonly children: ReactNode;
};

/** A tall modal that waits for its content. */
export function LazyDialog({ modalRef, title, children }: LazyDialogProps) {
  return (
    <ModalDialog modalRef={modalRef} title={title} isTall>
      <Suspense fallback={<DelayedLoader />}>{children}</Suspense>
    </ModalDialog>
  );
}
