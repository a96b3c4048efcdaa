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
      <p className="sign-in-quiet">{texts('signIn.redirectHint')}</p>
      <SubmitRow
        attempt={attempt}
        label={texts('signIn.redirect')}
        onClick={() => authRef.send({ type: 'signIn.redirect', returnUrl: wanted })}
      />
    </>
  );
}
