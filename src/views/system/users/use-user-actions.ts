import { useCallback, useState } from 'react';

import type { ModalRef } from '@/machines/dialogs/modal-machine';
import { useModal } from '@/views/shared/modal/use-modal';

import type { ActedUser } from './shown-user';
import { useUnlock } from './use-unlock';
import type { UserActionId } from './users-list';

export type UserActions = {
  /** Does what an action says; `onChanged` is called when it has changed the user. */
  readonly act: (action: UserActionId, user: ActedUser, onChanged: () => void) => void;
  readonly acted: { readonly user: ActedUser; readonly onChanged: () => void } | undefined;
  readonly permissionsRef: ModalRef;
  readonly passwordRef: ModalRef;
  readonly lockRef: ModalRef;
};

/** What can be done with a user beside editing; `UserDialogs` shows what it opens. */
export function useUserActions(): UserActions {
  const [acted, setActed] = useState<UserActions['acted']>();
  const permissionsRef = useModal({ size: 'lg' });
  const passwordRef = useModal({ size: 'sm' });
  const lockRef = useModal({ size: 'sm' });
  const unlock = useUnlock();

  const act = useCallback<UserActions['act']>(
    (action, user, onChanged) => {
      setActed({ user, onChanged });
      switch (action) {
        case 'permissions':
          permissionsRef.send({ type: 'modal.open' });
          return;
        case 'setPassword':
          passwordRef.send({ type: 'modal.open' });
          return;
        case 'lock':
          lockRef.send({ type: 'modal.open' });
          return;
        case 'unlock':
          unlock(user, onChanged);
      }
    },
    [permissionsRef, passwordRef, lockRef, unlock],
  );
  return { act, acted, permissionsRef, passwordRef, lockRef };
}
