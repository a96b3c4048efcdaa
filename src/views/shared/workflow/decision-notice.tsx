import { Alert, AlertTitle, Button, Typography } from '@mui/material';
import { Link } from 'wouter';

import { useTexts } from '@/views/app/localization-context';

import { workflowTexts } from './workflow-texts';

type DecisionNoticeProps = {
  /** Status of the record; 5 and 6 mean refused and returned in every workflow (domain dictionary §4.3). */
  readonly status: number;
  readonly reason: string | null;
  /** Who has to go on with it. */
  readonly owner: string;
  /** Where this person can do so; absent for all others. */
  readonly editHref?: string | undefined;
};

const kinds = { 5: 'refused', 6: 'returned' } as const;

/** Why a record came back or was refused, and who is to do what, at the head of the record; nothing in any other status. */
export function DecisionNotice({ status, reason, owner, editHref }: DecisionNoticeProps) {
  const texts = useTexts(workflowTexts);
  if (reason === null || !isDecided(status)) {
    return null;
  }
  const kind = kinds[status];
  return (
    <Alert
      severity={kind === 'refused' ? 'error' : 'warning'}
      action={
        editHref === undefined || kind === 'refused' ? undefined : (
          <Button component={Link} href={editHref} color="inherit" size="small">
            {texts('decision.edit')}
          </Button>
        )
      }
    >
      <AlertTitle>{texts(`decision.${kind}`)}</AlertTitle>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 0.5 }}>
        {reason}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts(`decision.${kind}Next`, { owner })}
      </Typography>
    </Alert>
  );
}

function isDecided(status: number): status is keyof typeof kinds {
  return status in kinds;
}
