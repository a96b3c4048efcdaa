import { Alert, AlertTitle, Button } from '@mui/material';

import type { AppError } from '@/domain/errors/app-error';
import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

import { useErrorDescription } from './describe-error';

type ErrorAlertProps = {
  readonly error: AppError;
  /** Offers to try again. */
  readonly onRetry?: (() => void) | undefined;
};

/** An error in place, where what it is about stays in sight. */
export function ErrorAlert({ error, onRetry }: ErrorAlertProps) {
  const common = useTexts(commonTexts);
  const { title, details } = useErrorDescription(error);
  return (
    <Alert
      severity="error"
      // As wide as the form or the page that it stands in.
      sx={{ gridColumn: '1 / -1', mb: 3, overflowWrap: 'anywhere' }}
      action={
        onRetry === undefined ? undefined : (
          <Button color="inherit" size="small" onClick={onRetry}>
            {common('action.retry')}
          </Button>
        )
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {details}
    </Alert>
  );
}
