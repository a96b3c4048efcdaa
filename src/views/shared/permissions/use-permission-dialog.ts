import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';
import type { PermissionChange, PermissionProvider } from '@/domain/permissions/permission';
import { concernsPerson } from '@/domain/permissions/permission-scope';
import { permissionTreeOf } from '@/domain/permissions/permission-tree';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import { permissionDialogMachine, type PermissionDialogRef } from '@/machines/dialogs/permission-dialog-machine';
import { useAuthRef } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';

import { fromCall } from '../from-call';
import { closeDone } from '../modal/use-modal-work';
import { useTreeOnReturn } from '../tree-dialog/use-tree-on-return';

/**
 * Starts the dialog's machine for as long as the dialog is open. When it is done the modal closes, and the person's own
 * permissions take effect (register P-04).
 */
export function usePermissionDialog(
  provider: PermissionProvider | undefined,
  draft: readonly PermissionChange[] | undefined,
  modalRef: ModalRef,
): PermissionDialogRef {
  const { permissions } = useServices();
  const authRef = useAuthRef();
  const notices = useNotices();
  const common = useTexts(commonTexts);
  const [logic] = useState(() =>
    permissionDialogMachine.provide({
      actors: {
        load: fromCall(async (input: { readonly provider: PermissionProvider }, signal) =>
          permissionTreeOf(await permissions.get(input.provider, signal), input.provider),
        ),
        save: fromCall(
          (input: { readonly provider: PermissionProvider; readonly changes: readonly PermissionChange[] }, signal) =>
            permissions.update(input.provider, input.changes, signal),
        ),
      },
    }),
  );
  const dialogRef = useActorRef(logic, { input: { provider, draft } });
  useTreeOnReturn(dialogRef);

  useEffect(() => {
    const subscription = dialogRef.on('changes.saved', ({ hasChanged }) => {
      closeDone(modalRef);
      if (hasChanged) {
        notices.success(common('toast.updated'));
        if (
          provider !== undefined &&
          concernsPerson(provider, authRef.getSnapshot().context.configuration?.currentUser)
        ) {
          authRef.send({ type: 'configuration.load' });
        }
      }
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [dialogRef, modalRef, provider, authRef, notices, common]);

  return dialogRef;
}
