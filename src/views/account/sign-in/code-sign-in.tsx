import { useAuthRef } from '../../app/auth-context';
import { useTexts } from '../../app/localization-context';
import { PopupWait } from './popup-wait';
import { signInTexts } from './sign-in-texts';
import { SubmitRow } from './submit-row';
import { useAttempt } from './use-attempt';

/** Code flow: the password is typed at the issuer, on its page in this tab or in a window of its own. */
export function CodeSignIn({ wanted }: { readonly wanted: string }) {
  const texts = useTexts(signInTexts);
  const authRef = useAuthRef();
  const attempt = useAttempt();
  return (
    <>
      <p className="sign-in-quiet">{texts('signIn.redirectHint')}</p>
      <PopupWait />
      <SubmitRow
        attempt={attempt}
        label={texts('signIn.redirect')}
        onClick={() => authRef.send({ type: 'signIn.redirect', returnUrl: wanted })}
      />
      {attempt === 'none' ? (
        // The machine opens the window within this very click; later the browser would block it.
        <button type="button" className="plain-button" onClick={() => authRef.send({ type: 'signIn.popup' })}>
          {texts('signIn.popup')}
        </button>
      ) : null}
    </>
  );
}
