import { useMemo } from 'react';

import type { PermissionProvider } from '@/domain/permissions/permission';
import { useTexts } from '@/views/app/localization-context';
import { PermissionDialog } from '@/views/shared/permissions/permission-dialog';

import { LockDialog } from './lock-dialog';
import { SetPasswordDialog } from './set-password-dialog';
import type { UserActions } from './use-user-actions';
import { userTexts } from './user-texts';

/** The dialogs that a user's actions open. */
export function UserDialogs({ actions }: { readonly actions: UserActions }) {
  const texts = useTexts(userTexts);
  const { acted, permissionsRef, passwordRef, lockRef } = actions;
  const userId = acted?.user.id;
  const provider = useMemo<PermissionProvider | undefined>(
    () => (userId === undefined ? undefined : { name: 'U', key: userId }),
    [userId],
  );
  if (acted === undefined) {
    return null;
  }
  const { user, onChanged } = acted;
  const shared = { userId: user.id, name: user.name, onDone: onChanged };
  return (
    <>
      <PermissionDialog
        modalRef={permissionsRef}
        provider={provider}
        title={texts('permissions.title', { name: user.name })}
      />
      <SetPasswordDialog {...shared} modalRef={passwordRef} />
      <LockDialog {...shared} modalRef={lockRef} />
    </>
  );
}
