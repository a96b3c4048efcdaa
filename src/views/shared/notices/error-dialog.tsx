import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

import { errorTexts } from '@/domain/errors/error-texts';
import type { ErrorRef, ErrorReport } from '@/machines/shell/error-machine';
import { useTexts } from '@/views/app/localization-context';

import { useErrorDescription } from '../errors/describe-error';
import { errorViewTexts } from '../errors/error-view-texts';
import { TechnicalDetails } from '../errors/technical-details';
import { closeLayer } from '../focus/escape';

type ErrorPresentationProps = { readonly errorRef: ErrorRef; readonly report: ErrorReport };

/** An error over the work, which stays untouched behind it. */
export function ErrorDialog({ errorRef, report }: ErrorPresentationProps) {
  const texts = useTexts(errorViewTexts);
  const recoveryTexts = useTexts(errorTexts);
  const { title, details, recovery } = useErrorDescription(report.error);
  const canRetry = report.retry !== undefined && recovery.some((kind) => kind === 'retry' || kind === 'reload');

  const close = closeLayer(
    () => {
      errorRef.send({ type: 'error.close' });
    },
    () => undefined,
  );

  return (
    <Dialog
      open
      role="alertdialog"
      onClose={close}
      aria-labelledby="error-title"
      aria-describedby="error-details"
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id="error-title" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <ErrorIcon sx={{ color: 'error.main' }} />
        {title}
      </DialogTitle>
      <DialogContent>
        <Typography id="error-details" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
        {report.count > 1 ? (
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            {texts('error.repeated', { count: report.count })}
          </Typography>
        ) : null}
        <Box sx={{ mt: 2 }}>
          <TechnicalDetails error={report.error} texts={texts} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus={!canRetry} variant="outlined" onClick={() => errorRef.send({ type: 'error.close' })}>
          {recoveryTexts('recovery.close')}
        </Button>
        {canRetry ? (
          <Button autoFocus variant="contained" onClick={() => errorRef.send({ type: 'error.retry' })}>
            {recoveryTexts(recovery.includes('reload') ? 'recovery.reload' : 'recovery.retry')}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
