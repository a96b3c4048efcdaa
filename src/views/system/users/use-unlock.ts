import { useCallback, useEffect } from 'react';

import { useTexts } from '@/views/app/localization-context';
import { useConfirm, useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';
import { useSubmission } from '@/views/shared/use-submission';

import type { ActedUser } from './shown-user';
import { userTexts } from './user-texts';

type Unlocking = { readonly user: ActedUser; readonly onChanged: () => void };

/** Lets somebody sign in again, after one question. */
export function useUnlock(): (user: ActedUser, onChanged: () => void) => void {
  const { users } = useServices();
  const texts = useTexts(userTexts);
  const confirm = useConfirm();
  const notices = useNotices();
  const submissionRef = useSubmission<Unlocking, () => void>(async ({ user, onChanged }, signal) => {
    await users.unlock(user.id, signal);
    return onChanged;
  });

  useEffect(() => {
    const subscriptions = [
      submissionRef.on('submission.done', ({ output: onChanged }) => {
        submissionRef.send({ type: 'submission.begin' });
        notices.success(texts('unlock.done'));
        onChanged();
      }),
      submissionRef.subscribe((snapshot) => {
        if (snapshot.matches('refused') || snapshot.matches('failed')) {
          notices.report(snapshot.context.error);
        }
      }),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [submissionRef, notices, texts]);

  return useCallback(
    (user, onChanged) => {
      void confirm({ message: texts('unlock.question', { name: user.name }) }).then((answer) => {
        if (answer === 'confirm') {
          submissionRef.send({ type: 'submission.submit', input: { user, onChanged } });
        }
      });
    },
    [confirm, texts, submissionRef],
  );
}
