import { lazy } from 'react';

import type { PermissionProvider } from '@/domain/permissions/permission';
import type { ModalRef } from '@/machines/modal-machine';

import { LazyDialog } from '../tree-dialog/lazy-dialog';

type PermissionDialogProps = {
  readonly modalRef: ModalRef;
  /** `undefined` while the dialog is closed. */
  readonly provider: PermissionProvider | undefined;
  readonly title: string;
};

const Content = lazy(() =>
  import('./permission-dialog-content').then((module) => ({ default: module.PermissionDialogContent })),
);

/** The permissions of a role or a user, to be granted and taken away; each opening loads them anew. */
export function PermissionDialog({ modalRef, provider, title }: PermissionDialogProps) {
  return (
    <LazyDialog modalRef={modalRef} title={title}>
      <Content key={`${provider?.name ?? ''}:${provider?.key ?? ''}`} modalRef={modalRef} provider={provider} />
    </LazyDialog>
  );
}
