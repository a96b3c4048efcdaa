import { useCallback, useEffect } from 'react';
import { waitFor } from 'xstate';

import type { SubmissionRef } from '@/machines/submission-machine';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm, useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';
import { useSubmission } from '@/views/shared/use-submission';

import type { ActedUser } from './shown-user';
import { userTexts } from './user-texts';

type Unlocking = { readonly user: ActedUser; readonly onChanged: () => void };

type UnlockingRef = SubmissionRef<Unlocking, () => void>;

/** Lets somebody sign in again, after one question; several people one after another. */
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
          void submitInTurn(submissionRef, { user, onChanged });
        }
      });
    },
    [confirm, texts, submissionRef],
  );
}

/** A wish that comes while another is on its way waits for its end, and is over with the screen. */
async function submitInTurn(submissionRef: UnlockingRef, input: Unlocking): Promise<void> {
  let isShown = true;
  while (isShown && !submissionRef.getSnapshot().hasTag('open')) {
    isShown = await waitFor(submissionRef, (snapshot) => snapshot.hasTag('open')).then(
      () => true,
      () => false,
    );
  }
  if (isShown) {
    submissionRef.send({ type: 'submission.submit', input });
  }
}
