import Button from '@mui/material/Button';

import { useAuthRef } from '../app/auth-context';
import { useTexts } from '../app/localization-context';
import { DelayedLoader } from '../shared/delayed-loader';
import { useDocumentTitle } from '../shared/page-heading';
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
          <Button variant="outlined" onClick={() => authRef.send({ type: 'signIn.cancel' })}>
            {texts('signIn.cancel')}
          </Button>
        }
      />
    </main>
  );
}
