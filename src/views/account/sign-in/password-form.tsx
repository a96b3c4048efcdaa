import { useRef, useState, type SyntheticEvent } from 'react';

import { visibleText } from '@/domain/text/names';

import { useAuthRef } from '../../app/auth-context';
import type { DemoAccount } from '../../app/demo-context';
import { useTexts } from '../../app/localization-context';
import { typedBefore, wasTickedBefore } from '../../app/typed-before';
import { PasswordField } from './password-field';
import { SignInField } from './sign-in-field';
import { signInTexts } from './sign-in-texts';
import { SubmitRow } from './submit-row';
import { useAttempt } from './use-attempt';
import { useFocusAfterSending } from './use-focus-after-sending';

type PasswordFormProps = { readonly prefilled: DemoAccount | undefined };

/** Password flow. The password leaves with the attempt and is not kept, whatever comes of it (register A-02). */
export function PasswordForm({ prefilled }: PasswordFormProps) {
  const texts = useTexts(signInTexts);
  const authRef = useAuthRef();
  const attempt = useAttempt();
  const [userName, setUserName] = useState(() => prefilled?.userName ?? typedBefore('user-name'));
  const [password, setPassword] = useState(() => prefilled?.password ?? typedBefore('password'));
  const [rememberMe, setRememberMe] = useState(() => wasTickedBefore('remember-me'));
  const [wasTried, setWasTried] = useState(false);
  const userNameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const isUserNameMissing = visibleText(userName) === '';
  useFocusAfterSending(attempt !== 'none', passwordRef);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isUserNameMissing || password === '') {
      setWasTried(true);
      (isUserNameMissing ? userNameRef : passwordRef).current?.focus();
      return;
    }
    authRef.send({ type: 'signIn.submit', credentials: { userName: visibleText(userName), password, rememberMe } });
    setPassword('');
    setWasTried(false);
  };

  return (
    <form noValidate onSubmit={submit}>
      <SignInField
        ref={userNameRef}
        id="user-name"
        label={texts('signIn.userName')}
        value={userName}
        onChange={setUserName}
        autoComplete="username"
        autoFocus={prefilled === undefined}
        disabled={attempt !== 'none'}
        error={wasTried && isUserNameMissing ? texts('signIn.userNameRequired') : undefined}
      />
      <PasswordField
        ref={passwordRef}
        value={password}
        onChange={setPassword}
        autoFocus={prefilled !== undefined}
        disabled={attempt !== 'none'}
        error={wasTried && password === '' ? texts('signIn.passwordRequired') : undefined}
      />
      <label className="sign-in-check">
        <input
          id="remember-me"
          type="checkbox"
          checked={rememberMe}
          disabled={attempt !== 'none'}
          onChange={(event) => setRememberMe(event.target.checked)}
        />
        {texts('signIn.rememberMe')}
      </label>
      <SubmitRow attempt={attempt} label={texts('signIn.submit')} />
    </form>
  );
}
