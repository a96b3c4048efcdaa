import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';

import { errorTexts } from '@/domain/errors/error-texts';
import { href } from '@/domain/navigation/routes';
import type { ErrorRef, ErrorReport } from '@/machines/shell/error-machine';
import { usePersonId } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';

import { useErrorDescription } from '../errors/describe-error';
import { ErrorView } from '../errors/error-view';
import { errorViewTexts } from '../errors/error-view-texts';
import { closeLayer } from '../focus/escape';

type ErrorPageProps = { readonly errorRef: ErrorRef; readonly report: ErrorReport };

/** An error over the whole window (register W-03); what lies below it stays as it was. */
export function ErrorPage({ errorRef, report }: ErrorPageProps) {
  const texts = useTexts(errorViewTexts);
  const recoveryTexts = useTexts(errorTexts);
  const description = useErrorDescription(report.error);
  const canRetry = report.retry !== undefined && description.recovery.includes('retry');
  // Who has not signed in has no home page: the way there would only lose what was typed to sign in.
  const canGoHome = usePersonId() !== '' && description.recovery.includes('home');
  useCloseOnNavigation(errorRef);

  const close = () => errorRef.send({ type: 'error.close' });

  return (
    <Dialog
      open
      fullScreen
      aria-labelledby="error-page-title"
      onClose={closeLayer(close)}
      slotProps={{ paper: { sx: { borderRadius: 0, bgcolor: 'background.default' } } }}
    >
      <IconButton
        aria-label={recoveryTexts('recovery.close')}
        onClick={close}
        sx={{ position: 'fixed', top: 16, right: 16 }}
      >
        <CloseIcon />
      </IconButton>
      <ErrorView
        error={report.error}
        description={description}
        texts={texts}
        headingId="error-page-title"
        count={report.count}
        actions={
          <>
            {canRetry ? (
              <Button autoFocus variant="contained" onClick={() => errorRef.send({ type: 'error.retry' })}>
                {recoveryTexts('recovery.retry')}
              </Button>
            ) : null}
            {canGoHome ? (
              <Button
                variant={canRetry ? 'outlined' : 'contained'}
                component={Link}
                href={href('home')}
                onClick={close}
              >
                {recoveryTexts('recovery.home')}
              </Button>
            ) : null}
            {canRetry || canGoHome ? null : (
              <Button autoFocus variant="outlined" onClick={close}>
                {recoveryTexts('recovery.close')}
              </Button>
            )}
          </>
        }
      />
    </Dialog>
  );
}

function useCloseOnNavigation(errorRef: ErrorRef): void {
  const [location] = useLocation();
  const shownAt = useRef(location);

  useEffect(() => {
    if (shownAt.current !== location) {
      errorRef.send({ type: 'error.close' });
    }
  }, [errorRef, location]);
}
