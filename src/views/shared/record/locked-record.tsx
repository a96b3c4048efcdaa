import { Alert, Button } from '@mui/material';
import { Link } from 'wouter';

import { useTexts } from '@/views/app/localization-context';

import { recordTexts } from './record-texts';

type LockedRecordProps = {
  readonly href: string;
  /** Why nothing could be saved. */
  readonly reason: string;
};

/** In place of a form that could not be saved, as from a bookmark: nobody shall fill it in for nothing. */
export function LockedRecord({ href, reason }: LockedRecordProps) {
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
      {reason}
    </Alert>
  );
}
