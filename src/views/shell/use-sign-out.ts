import { useCallback } from 'react';

import { commonTexts } from '@/domain/localization/common-texts';

import { appTexts } from '../app/app-texts';
import { useAuthRef } from '../app/auth-context';
import { useTexts } from '../app/localization-context';
import { useConfirm } from '../app/notices';

/** Signs out after one question (domain dictionary §9.4). */
export function useSignOut(): () => void {
  const authRef = useAuthRef();
  const confirm = useConfirm();
  const texts = useTexts(commonTexts);
  const words = useTexts(appTexts);
  return useCallback(() => {
    const question = { message: texts('confirm.signOut'), yes: words('action.signOut') };
    void confirm(question).then((result) => {
      if (result === 'confirm') {
        authRef.send({ type: 'signOut' });
      }
    });
  }, [authRef, confirm, texts, words]);
}
