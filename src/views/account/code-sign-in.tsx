import Typography from '@mui/material/Typography';

import { useAuthRef } from '../app/auth-context';
import { useTexts } from '../app/localization-context';
import { signInTexts } from './sign-in-texts';
import { SubmitRow } from './submit-row';
import { useAttempt } from './use-attempt';

/** Code flow: the password is typed at the issuer. */
export function CodeSignIn({ wanted }: { readonly wanted: string }) {
  const texts = useTexts(signInTexts);
  const authRef = useAuthRef();
  const attempt = useAttempt();
  return (
    <>
      <Typography color="textSecondary">{texts('signIn.redirectHint')}</Typography>
      <SubmitRow
        attempt={attempt}
        label={texts('signIn.redirect')}
        onClick={() => authRef.send({ type: 'signIn.redirect', returnUrl: wanted })}
      />
    </>
  );
}
