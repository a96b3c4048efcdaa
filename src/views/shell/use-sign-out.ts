import { useCallback } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';

import { useAuthRef } from '../app/auth-context';
import { useTexts } from '../app/localization-context';
import { useConfirm } from '../app/notices';

/** Signs out after one question (domain dictionary §9.4). */
export function useSignOut(): () => void {
  const authRef = useAuthRef();
  const confirm = useConfirm();
  const texts = useTexts(commonTexts);
  return useCallback(() => {
    void confirm({ message: texts('confirm.signOut') }).then((result) => {
      if (result === 'confirm') {
        authRef.send({ type: 'signOut' });
      }
    });
  }, [authRef, confirm, texts]);
}
