import { Alert, AlertTitle, Box } from '@mui/material';

import type { AppError } from '@/domain/errors/app-error';
import { useTexts } from '@/views/app/localization-context';
import { useErrorDescription } from '@/views/shared/errors/describe-error';
import { errorViewTexts } from '@/views/shared/errors/error-view-texts';
import { RetryButton } from '@/views/shared/errors/retry-button';
import { TechnicalDetails } from '@/views/shared/errors/technical-details';

import { listTexts } from './list-texts';

type ListFailureProps = {
  readonly error: AppError;
  /** Whether rows of an earlier answer stand below. */
  readonly hasRows: boolean;
  /** What is said of them where they are no list. */
  readonly staleNote?: string;
  readonly onRetry: () => void;
};

/** Why the rows did not come, said in their place. */
export function ListFailure({ error, hasRows, staleNote, onRetry }: ListFailureProps) {
  const texts = useTexts(listTexts);
  const errorView = useTexts(errorViewTexts);
  const { title, details } = useErrorDescription(error);
  return (
    <Alert severity="error" sx={{ m: 2 }} action={<RetryButton onRetry={onRetry} />}>
      <AlertTitle>{title}</AlertTitle>
      {hasRows ? `${details} ${staleNote ?? texts('list.stale')}` : details}
      <Box sx={{ mt: 1 }}>
        <TechnicalDetails error={error} texts={errorView} />
      </Box>
    </Alert>
  );
}
