import { Alert, Button } from '@mui/material';

/** What a dialog says and offers where somebody else has changed its record meanwhile (409). */
export type ConflictWords = {
  readonly message: string;
  /** The button that shows the record as it is now. */
  readonly showLatest: string;
  readonly onShowLatest: () => void;
};

/** Says that a dialog's record has changed meanwhile, and leads to it as it is now. */
export function ConflictAlert({ message, showLatest, onShowLatest }: ConflictWords) {
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={onShowLatest}>
          {showLatest}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
