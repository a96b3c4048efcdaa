import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { AppError } from '@/domain/errors/app-error';

import { useAuth } from '../app/auth-context';
import { useTexts } from '../app/localization-context';
import { useErrorDescription } from '../shared/errors/describe-error';
import { errorViewTexts } from '../shared/errors/error-view-texts';
import { TechnicalDetails } from '../shared/errors/technical-details';

/** Why the last attempt was refused, or why the last session ended. */
export function SignInError() {
  const error = useAuth(({ context }) => context.error);
  return (
    // There from the start, so that a screen reader announces what appears in it.
    <div role="alert">{error === undefined ? null : <SignInErrorBox error={error} />}</div>
  );
}

function SignInErrorBox({ error }: { readonly error: AppError }) {
  const texts = useTexts(errorViewTexts);
  const { title, details } = useErrorDescription(error);
  const isCalm = error.code === 'http.sessionExpired' || error.code === 'signIn.grantRejected';
  const colour = isCalm ? 'warning.main' : 'error.main';
  return (
    <Box sx={{ mb: 3, p: 1.5, borderRadius: 1, border: 1, borderColor: colour, borderInlineStartWidth: 4 }}>
      <Typography sx={{ fontWeight: 600, color: colour }}>{title}</Typography>
      <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {details}
      </Typography>
      <TechnicalDetails error={error} texts={texts} />
    </Box>
  );
}
