import { useMemo } from 'react';

import type { PermissionProvider } from '@/domain/permissions/permission';
import { useTexts } from '@/views/app/localization-context';
import { PermissionDialog } from '@/views/shared/permissions/permission-dialog';

import { LockDialog } from './lock-dialog';
import { SetPasswordDialog } from './set-password-dialog';
import type { UserActions } from './use-user-actions';
import { userTexts } from './user-texts';

export type OpenedUserDialogsProps = Pick<UserActions, 'permissionsRef' | 'passwordRef' | 'lockRef'> & {
  readonly acted: NonNullable<UserActions['acted']>;
};

/** The dialogs of the user on whom somebody acts. */
export function OpenedUserDialogs({ acted, permissionsRef, passwordRef, lockRef }: OpenedUserDialogsProps) {
  const texts = useTexts(userTexts);
  const { user, onChanged } = acted;
  const provider = useMemo<PermissionProvider>(() => ({ name: 'U', key: user.id }), [user.id]);
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
