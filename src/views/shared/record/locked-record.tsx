import { Alert, Button } from '@mui/material';
import { Link } from 'wouter';

import { useTexts } from '@/views/app/localization-context';

import { recordTexts } from './record-texts';

/** In place of a form that could not be saved, as from a bookmark: nobody shall fill it in for nothing. */
export function LockedRecord({ href }: { readonly href: string }) {
  const texts = useTexts(recordTexts);
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} href={href} color="inherit" size="small">
          {texts('locked.open')}
        </Button>
      }
    >
      {texts('locked.explanation')}
    </Alert>
  );
}
