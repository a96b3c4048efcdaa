import Button from '@mui/material/Button';
import { useCallback } from 'react';

import { AppError } from '@/domain/errors/app-error';
import { errorTexts } from '@/domain/errors/error-texts';

import { appTexts } from '../app/app-texts';
import { useAuth, useAuthRef } from '../app/auth-context';
import { useTexts } from '../app/localization-context';
import { useReload } from '../app/reload-context';
import { useErrorDescription } from '../shared/errors/describe-error';
import { ErrorView } from '../shared/errors/error-view';
import { errorViewTexts } from '../shared/errors/error-view-texts';
import { useDocumentTitle } from '../shared/document-title';

const unexplained = new AppError('configuration.unavailable');

/** Somebody is signed in, but the back end did not say what they may do. */
export function UnconfiguredScreen() {
  const authRef = useAuthRef();
  const cause = useAuth(({ context }) => context.configurationError);
  const texts = useTexts(errorViewTexts);
  const words = useTexts(appTexts);
  const recoveryTexts = useTexts(errorTexts);
  const error = cause ?? unexplained;
  const description = useErrorDescription(unexplained);
  const load = useCallback(() => authRef.send({ type: 'configuration.load' }), [authRef]);
  const reload = useReload(load);
  useDocumentTitle(description.title);
  return (
    <main role="alert">
      <ErrorView
        error={error}
        description={description}
        texts={texts}
        actions={
          <>
            <Button variant="contained" onClick={load}>
              {recoveryTexts('recovery.retry')}
            </Button>
            {reload === undefined ? null : (
              <Button variant="outlined" onClick={reload}>
                {recoveryTexts('recovery.reload')}
              </Button>
            )}
            <Button variant="outlined" onClick={() => authRef.send({ type: 'signOut' })}>
              {words('action.signOut')}
            </Button>
          </>
        }
      />
    </main>
  );
}
