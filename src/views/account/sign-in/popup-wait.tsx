import { useAuth } from '../../app/auth-context';
import { useTexts } from '../../app/localization-context';
import { signInTexts } from './sign-in-texts';

/** Says where to go on while the issuer's window is open; there from the start, so that it is announced. */
export function PopupWait() {
  const texts = useTexts(signInTexts);
  const isOpen = useAuth((snapshot) => snapshot.matches({ access: { signedOut: 'inPopup' } }));
  return (
    <div role="status" className="sign-in-wait">
      {isOpen ? <p>{texts('signIn.inPopup')}</p> : null}
    </div>
  );
}
