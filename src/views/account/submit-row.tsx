import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { useAuthRef } from '../app/auth-context';
import { useTexts } from '../app/localization-context';
import { signInTexts } from './sign-in-texts';
import type { Attempt } from './use-attempt';

type SubmitRowProps = {
  readonly attempt: Attempt;
  readonly label: string;
  /** Absent for a button that submits its form. */
  readonly onClick?: () => void;
};

/** The button that signs in and shows its progress in itself, with the way out beside it. */
export function SubmitRow({ attempt, label, onClick }: SubmitRowProps) {
  const texts = useTexts(signInTexts);
  const authRef = useAuthRef();
  const isBusy = attempt !== 'none';
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 2.5 }}>
      <Button
        type={onClick === undefined ? 'submit' : 'button'}
        variant="contained"
        size="large"
        fullWidth
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={onClick}
        startIcon={isBusy ? <Spinner /> : null}
      >
        {isBusy ? texts('signIn.submitting') : label}
      </Button>
      {attempt === 'running' ? (
        <Button variant="outlined" size="large" onClick={() => authRef.send({ type: 'signIn.cancel' })}>
          {texts('signIn.cancel')}
        </Button>
      ) : null}
    </Box>
  );
}

function Spinner() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: '1em',
        height: '1em',
        borderRadius: '50%',
        border: '2px solid currentColor',
        borderTopColor: 'transparent',
        animation: 'spin 800ms linear infinite',
        '@keyframes spin': { to: { transform: 'rotate(360deg)' } },
      }}
    />
  );
}
