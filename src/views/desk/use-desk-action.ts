import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';

import { useNotices } from '@/views/app/notices';
import { useSubmission } from '@/views/shared/use-submission';

/** What a button of the desk does; the signal goes off when the tab is left. */
export type DeskAction = (signal: AbortSignal) => Promise<void>;

/** Runs one action of the desk at a time; what goes wrong is shown as the catalogue says. */
export function useDeskAction(): { readonly run: (action: DeskAction) => void; readonly isBusy: boolean } {
  const notices = useNotices();
  const submissionRef = useSubmission<DeskAction>(async (action, signal) => {
    try {
      await action(signal);
    } catch (thrown) {
      if (!signal.aborted) {
        notices.report(thrown);
      }
    }
  });
  const isBusy = useSelector(submissionRef, (snapshot) => snapshot.hasTag('busy'));

  useEffect(() => {
    const subscription = submissionRef.on('submission.done', () => {
      submissionRef.send({ type: 'submission.begin' });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [submissionRef]);

  const run = useCallback(
    (action: DeskAction) => {
      submissionRef.send({ type: 'submission.submit', input: action });
    },
    [submissionRef],
  );
  return { run, isBusy };
}
