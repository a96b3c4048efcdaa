import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';

import { fieldByIdentityCode } from '@/domain/account/identity-codes';
import { normalizeRegistration, registrationSchema, type RegistrationValues } from '@/domain/account/password-schemas';
import { href } from '@/domain/navigation/routes';
import type { PasswordRules } from '@/domain/validation/password-rules';
import { formErrorsOf } from '@/domain/validation/schema-errors';

import { useAuth, useAuthRef } from '../app/auth-context';
import { useTexts } from '../app/localization-context';
import { useNotices } from '../app/notices';
import { useServices } from '../app/services-context';
import { useSubmission } from '../shared/use-submission';
import { AccountNotice } from './account-notice';
import { AccountPage } from './account-page';
import { accountTexts } from './account-texts';
import { Configured } from './configured';
import { FormTextField } from './form-text-field';
import { NewPasswordFields } from './new-password-fields';
import { PlainForm } from './plain-form';

/** `/account/register`: an account of one's own, where the installation lets people make one (register A-20). */
export function RegisterScreen() {
  const texts = useTexts(accountTexts);
  return (
    <AccountPage title={texts('register.title')} subtitle={texts('register.subtitle')}>
      <Configured>
        {({ settings, rules }) =>
          settings.isSelfRegistrationEnabled ? (
            <RegistrationForm rules={rules} />
          ) : (
            <p className="sign-in-notice">{texts('register.closed')}</p>
          )
        }
      </Configured>
    </AccountPage>
  );
}

function RegistrationForm({ rules }: { readonly rules: PasswordRules }) {
  const texts = useTexts(accountTexts);
  const submissionRef = useRegistration();
  const isDone = useSelector(submissionRef, (snapshot) => snapshot.matches('done'));
  const [validate] = useState(() => {
    const errorsOf = formErrorsOf(registrationSchema(rules));
    return (typed: RegistrationValues) => errorsOf(normalizeRegistration(typed));
  });

  if (isDone) {
    return (
      <AccountNotice tone="good" title={texts('register.done')} details={texts('register.doneDetails')}>
        <Link className="plain-button plain-button-main" href={href('signIn')}>
          {texts('account.goToSignIn')}
        </Link>
      </AccountNotice>
    );
  }
  return (
    <PlainForm<RegistrationValues, void>
      label={texts('register.title')}
      submissionRef={submissionRef}
      initialValues={blank}
      validate={validate}
      fieldByCode={fieldByCode}
      submitLabel={texts('register.submit')}
    >
      <FormTextField
        name="userName"
        label={texts('account.userName')}
        autoComplete="username"
        autoFocus
        help={texts('register.userNameHint')}
      />
      <FormTextField name="emailAddress" label={texts('account.email')} type="email" autoComplete="email" />
      <NewPasswordFields
        name="password"
        confirmName="passwordConfirm"
        label={texts('account.password')}
        confirmLabel={texts('account.passwordConfirm')}
        rules={rules}
      />
    </PlainForm>
  );
}

/** Registers; where passwords are typed here, the new person is signed in at once, as ABP's client does. */
function useRegistration() {
  const texts = useTexts(accountTexts);
  const { account } = useServices();
  const authRef = useAuthRef();
  const notices = useNotices();
  const [, navigate] = useLocation();
  const isPasswordTypedHere = useAuth(({ context }) => context.flow === 'password');

  const submissionRef = useSubmission(async (typed: RegistrationValues, signal) => {
    const { userName, emailAddress, password } = normalizeRegistration(typed);
    await account.register({ userName, emailAddress, password }, signal);
    if (isPasswordTypedHere) {
      authRef.send({ type: 'signIn.submit', credentials: { userName, password, rememberMe: false } });
    }
  });

  useEffect(() => {
    const subscription = submissionRef.on('submission.done', () => {
      if (isPasswordTypedHere) {
        notices.success(texts('register.done'));
        navigate(href('signIn'), { replace: true });
      }
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [submissionRef, isPasswordTypedHere, notices, texts, navigate]);

  return submissionRef;
}

const blank: RegistrationValues = { userName: '', emailAddress: '', password: '', passwordConfirm: '' };

const fieldByCode = fieldByIdentityCode({ userName: 'userName', email: 'emailAddress', password: 'password' });
