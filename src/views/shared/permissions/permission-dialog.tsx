import type { PermissionProvider } from '@/domain/permissions/permission';
import type { ModalRef } from '@/machines/dialogs/modal-machine';

import { Later } from '../loading/later';
import { loadedLater } from '../loading/loaded-later';
import { ModalDialog } from '../modal/modal-dialog';
import { usePreload } from '../loading/use-preload';

type PermissionDialogProps = {
  readonly modalRef: ModalRef;
  /** `undefined` while the dialog is closed. */
  readonly provider: PermissionProvider | undefined;
  readonly title: string;
};

const content = loadedLater(() =>
  import('./permission-dialog-content').then(({ PermissionDialogContent }) => PermissionDialogContent),
);

/** The permissions of a role or a user, to be granted and taken away; each opening loads them anew. */
export function PermissionDialog({ modalRef, provider, title }: PermissionDialogProps) {
  usePreload(content);
  return (
    <ModalDialog modalRef={modalRef} title={title} isTall isKept>
      <Later key={`${provider?.name ?? ''}:${provider?.key ?? ''}`} part={content} props={{ modalRef, provider }} />
    </ModalDialog>
  );
}
