import Button from '@mui/material/Button';
import { Link } from 'wouter';

import type { AppError } from '@/domain/errors/app-error';
import { errorTexts } from '@/domain/errors/error-texts';
import { href } from '@/domain/navigation/routes';

import { useTexts } from '../app/localization-context';
import { useErrorDescription } from '../shared/errors/describe-error';
import { ErrorView } from '../shared/errors/error-view';
import { errorViewTexts } from '../shared/errors/error-view-texts';
import { useDocumentTitle } from '../shared/document-title';

/** A page in place of the one that was asked for: not granted, or not there. */
export function RefusedScreen({ error }: { readonly error: AppError }) {
  const texts = useTexts(errorViewTexts);
  const recoveryTexts = useTexts(errorTexts);
  const description = useErrorDescription(error);
  useDocumentTitle(description.title);
  return (
    <ErrorView
      error={error}
      description={description}
      texts={texts}
      actions={
        <Button variant="contained" component={Link} href={href('home')}>
          {recoveryTexts('recovery.home')}
        </Button>
      }
    />
  );
}
