import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

import { useAuthRef } from '../../app/auth-context';
import { useTexts } from '../../app/localization-context';
import { PasswordField } from '../sign-in/password-field';
import { resumeTexts } from './resume-texts';
import { signInTexts } from '../sign-in/sign-in-texts';
import { SubmitRow } from '../sign-in/submit-row';
import { useAttempt } from '../sign-in/use-attempt';

/** Password flow: the same person types their password again. It is not kept, whatever comes of it (register A-02). */
export function ResumeByPassword({ userName }: { readonly userName: string }) {
  const texts = useTexts(resumeTexts);
  const words = useTexts(signInTexts);
  const authRef = useAuthRef();
  const attempt = useAttempt();
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const passwordRef = useRef<HTMLInputElement>(null);

  // While it is sent the field takes no focus.
  useEffect(() => {
    if (attempt === 'none') {
      passwordRef.current?.focus();
    }
  }, [attempt]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (password === '') {
      setWasTried(true);
      passwordRef.current?.focus();
      return;
    }
    authRef.send({ type: 'signIn.submit', credentials: { userName, password, rememberMe: 'asBefore' } });
    setPassword('');
    setWasTried(false);
  };

  return (
    <form noValidate onSubmit={submit}>
      {/* For password managers; the person reads it above. */}
      <input type="text" autoComplete="username" value={userName} readOnly hidden />
      <PasswordField
        ref={passwordRef}
        id="resume-password"
        value={password}
        onChange={setPassword}
        disabled={attempt !== 'none'}
        error={wasTried && password === '' ? words('signIn.passwordRequired') : undefined}
      />
      <SubmitRow attempt={attempt} label={texts('resume.submit')} />
    </form>
  );
}
