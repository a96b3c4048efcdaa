import { Alert } from '@mui/material';
import { useSelector } from '@xstate/react';

import type { SubmissionRef } from '@/machines/records/submission-machine';

import { useTexts } from '../../app/localization-context';
import { RetryButton } from '../../shared/errors/retry-button';
import { manageTexts } from './manage-texts';

type PasswordChangedProps = {
  /** Ends the person's other sessions. */
  readonly endingRef: SubmissionRef<null>;
};

/** The password is a new one, and how it stands with the other sessions: only what has ended is said to have. */
export function PasswordChanged({ endingRef }: PasswordChangedProps) {
  const texts = useTexts(manageTexts);
  const isBusy = useSelector(endingRef, (snapshot) => snapshot.hasTag('busy'));
  const isDone = useSelector(endingRef, (snapshot) => snapshot.matches('done'));

  if (isDone) {
    return (
      <Alert severity="success" sx={style}>
        {texts('password.done')}
      </Alert>
    );
  }
  if (isBusy) {
    return (
      <Alert severity="info" sx={style}>
        {texts('password.ending')}
      </Alert>
    );
  }
  return (
    <Alert
      severity="warning"
      sx={style}
      action={
        <RetryButton
          onRetry={() => {
            endingRef.send({ type: 'submission.submit', input: null });
          }}
        />
      }
    >
      {texts('password.notEnded')}
    </Alert>
  );
}

const style = { mb: 2.5 };
