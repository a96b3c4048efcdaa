import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { errorTexts } from '@/domain/errors/error-texts';
import { useTexts } from '@/views/app/localization-context';

import { errorViewTexts } from './error-view-texts';

/** In place of a bar or a menu that could not be drawn: one line and the way to try again. */
export function CompactFailure({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(errorViewTexts);
  const recoveryTexts = useTexts(errorTexts);
  return (
    <Alert
      severity="error"
      sx={{ m: 1, alignItems: 'center', flexWrap: 'wrap', bgcolor: 'background.paper' }}
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          {recoveryTexts('recovery.retry')}
        </Button>
      }
    >
      {texts('error.area')}
    </Alert>
  );
}
