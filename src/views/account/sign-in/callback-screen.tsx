import { useAuthRef } from '../../app/auth-context';
import { useTexts } from '../../app/localization-context';
import { DelayedLoader } from '../../shared/loading/delayed-loader';
import { useDocumentTitle } from '../../shared/document-title';
import { signInTexts } from './sign-in-texts';

/** `/auth/callback`: the issuer's answer is being checked. */
export function CallbackScreen() {
  const texts = useTexts(signInTexts);
  const authRef = useAuthRef();
  useDocumentTitle(texts('signIn.title'));
  return (
    <main>
      <DelayedLoader
        label={texts('callback.title')}
        action={
          <button type="button" className="plain-button" onClick={() => authRef.send({ type: 'signIn.cancel' })}>
            {texts('signIn.cancel')}
          </button>
        }
      />
    </main>
  );
}
