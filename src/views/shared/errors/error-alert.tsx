import { Alert, AlertTitle } from '@mui/material';

import type { AppError } from '@/domain/errors/app-error';

import { useErrorDescription } from './describe-error';
import { RetryButton } from './retry-button';

type ErrorAlertProps = {
  readonly error: AppError;
  /** Offers to try again. */
  readonly onRetry?: (() => void) | undefined;
};

/** An error in place, where what it is about stays in sight. */
export function ErrorAlert({ error, onRetry }: ErrorAlertProps) {
  const { title, details } = useErrorDescription(error);
  return (
    <Alert
      severity="error"
      // As wide as the form or the page that it stands in.
      sx={{ gridColumn: '1 / -1', mb: 3, overflowWrap: 'anywhere' }}
      action={onRetry === undefined ? undefined : <RetryButton onRetry={onRetry} />}
    >
      <AlertTitle>{title}</AlertTitle>
      {details}
    </Alert>
  );
}
