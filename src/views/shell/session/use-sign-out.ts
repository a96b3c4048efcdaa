import { useCallback } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';

import { useAuthRef } from '../../app/auth-context';
import { useTexts } from '../../app/localization-context';
import { useConfirm } from '../../app/notices';
import { holdsAny } from '../../shared/unsaved/use-unsaved-guard';

/** Signs out after one question (domain dictionary §9.4). */
export function useSignOut(): () => void {
  const authRef = useAuthRef();
  const confirm = useConfirm();
  const texts = useTexts(commonTexts);
  return useCallback(() => {
    // Nothing is kept for whoever leaves of their own will: the one question says so.
    void confirm({ message: texts(holdsAny() ? 'confirm.signOutDirty' : 'confirm.signOut') }).then((result) => {
      if (result === 'confirm') {
        authRef.send({ type: 'signOut' });
      }
    });
  }, [authRef, confirm, texts]);
}
