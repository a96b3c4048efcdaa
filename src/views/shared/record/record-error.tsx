import { Button } from '@mui/material';
import { useRef } from 'react';
import { Link } from 'wouter';

import { AppError } from '@/domain/errors/app-error';
import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';
import { useErrorDescription } from '@/views/shared/errors/describe-error';
import { ErrorView } from '@/views/shared/errors/error-view';
import { errorViewTexts } from '@/views/shared/errors/error-view-texts';

import { useDocumentTitle } from '../document-title';
import { useFocusAfterRemoval } from '../focus/use-focus-after-removal';

type RecordErrorProps = {
  readonly error: AppError;
  readonly backHref: string;
  readonly onRetry: () => void;
};

/** In place of a record that is not there or could not be loaded: the catalogue's page, with a way on and a way back. */
export function RecordError({ error, backHref, onRetry }: RecordErrorProps) {
  const shown = asCatalogued(error);
  const description = useErrorDescription(shown);
  const texts = useTexts(errorViewTexts);
  const common = useTexts(commonTexts);
  useDocumentTitle(description.title);

  return (
    <ErrorView
      error={shown}
      description={description}
      texts={texts}
      actions={
        <>
          <Button component={Link} href={backHref} variant="contained">
            {common('action.back')}
          </Button>
          <RetryButton onRetry={onRetry} />
        </>
      }
    />
  );
}

/** The heading goes with it: the page that is read anew is where it goes on. */
const afterRetry = { entry: 'button', around: 'main' } as const;

function RetryButton({ onRetry }: Pick<RecordErrorProps, 'onRetry'>) {
  const common = useTexts(commonTexts);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(buttonRef, afterRetry);
  return (
    <Button ref={buttonRef} variant="outlined" onClick={onRetry}>
      {common('action.retry')}
    </Button>
  );
}

/** A 404 that carries a sentence of the server is a record that is not there, not just any message. */
function asCatalogued(error: AppError): AppError {
  return error.status === 404 && error.code !== 'http.notFound'
    ? new AppError('http.notFound', { status: 404, server: error.server, correlationId: error.correlationId })
    : error;
}
