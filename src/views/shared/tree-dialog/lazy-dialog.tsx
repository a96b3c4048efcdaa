import { Suspense, type ReactNode } from 'react';

import type { ModalRef } from '@/machines/modal-machine';

import { DelayedLoader } from '../delayed-loader';
import { AreaBoundary } from '../errors/area-boundary';
import { ModalDialog } from '../modal/modal-dialog';

type LazyDialogProps = {
  readonly modalRef: ModalRef;
  readonly title: string;
  /** A content whose code is fetched when the dialog is first opened. */
  readonly children: ReactNode;
};

/** A tall modal that waits for its content, and in which a failure of the content stays. */
export function LazyDialog({ modalRef, title, children }: LazyDialogProps) {
  return (
    <ModalDialog modalRef={modalRef} title={title} isTall>
      <AreaBoundary>
        <Suspense fallback={<DelayedLoader />}>{children}</Suspense>
      </AreaBoundary>
    </ModalDialog>
  );
}
