import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';

import type { ResetLink } from '@/domain/account/account';
import { fieldByIdentityCode, invalidTokenCode } from '@/domain/account/identity-codes';
import { resetPasswordSchema, type ResetPasswordValues } from '@/domain/account/password-schemas';
import { href } from '@/domain/navigation/routes';
import type { PasswordRules } from '@/domain/validation/password-rules';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { resetLinkMachine, type ResetLinkRef } from '@/machines/auth/reset-link-machine';

import { useTexts } from '../app/localization-context';
import { useServices } from '../app/services-context';
import { DelayedLoader } from '../shared/loading/delayed-loader';
import { fromCall } from '../shared/from-call';
import { useSubmission } from '../shared/use-submission';
import { AccountNotice } from './account-notice';
import { AccountPage } from './account-page';
import { accountTexts } from './account-texts';
import { Configured } from './configured';
import { NewPasswordFields } from './new-password-fields';
import { PlainForm } from './plain-form';
import { RetryNotice } from './retry-notice';
import { useResetLink } from './use-reset-link';

/** `/account/reset-password`: where the link of the reset mail leads (register A-20). */
export function ResetPasswordScreen() {
  const texts = useTexts(accountTexts);
  const { account } = useServices();
  const link = useResetLink();
  const [logic] = useState(() =>
    resetLinkMachine.provide({
      actors: {
        verifyLink: fromCall((input: { readonly link: ResetLink }, signal) =>
          account.verifyPasswordResetToken(input.link, signal),
        ),
      },
    }),
  );
  const linkRef = useActorRef(logic, { input: { link } });
  return (
    <AccountPage title={texts('reset.title')} subtitle={texts('reset.subtitle')}>
      <CheckedLink linkRef={linkRef} />
    </AccountPage>
  );
}

function CheckedLink({ linkRef }: { readonly linkRef: ResetLinkRef }) {
  const texts = useTexts(accountTexts);
  const isUsable = useSelector(linkRef, (snapshot) => snapshot.matches('usable'));
  const isInvalid = useSelector(linkRef, (snapshot) => snapshot.matches('invalid'));
  const { link, error } = useSelector(linkRef, ({ context }) => context);
  if (isInvalid) {
    return (
      <AccountNotice tone="attention" title={texts('reset.invalid')} details={texts('reset.invalidDetails')}>
        <Link className="plain-button plain-button-main" href={href('accountForgotPassword')}>
          {texts('reset.again')}
        </Link>
      </AccountNotice>
    );
  }
  if (isUsable && link !== undefined) {
    return <Configured>{({ rules }) => <ResetForm link={link} rules={rules} linkRef={linkRef} />}</Configured>;
  }
  if (error === undefined) {
    return <DelayedLoader label={texts('reset.checking')} />;
  }
  return <RetryNotice error={error} onRetry={() => linkRef.send({ type: 'link.check' })} />;
}

type ResetFormProps = {
  readonly link: ResetLink;
  readonly rules: PasswordRules;
  readonly linkRef: ResetLinkRef;
};

function ResetForm({ link, rules, linkRef }: ResetFormProps) {
  const texts = useTexts(accountTexts);
  const { account } = useServices();
  const [validate] = useState(() => formErrorsOf(resetPasswordSchema(rules)));
  const submissionRef = useSubmission(({ password }: ResetPasswordValues, signal) =>
    account.resetPassword({ ...link, password }, signal),
  );
  const isDone = useSelector(submissionRef, (snapshot) => snapshot.matches('done'));
  const isLinkRefused = useSelector(submissionRef, ({ context }) => context.error?.server?.code === invalidTokenCode);

  useEffect(() => {
    if (isLinkRefused) {
      linkRef.send({ type: 'link.refuse' });
    }
  }, [isLinkRefused, linkRef]);

  if (isDone) {
    return (
      <AccountNotice tone="good" title={texts('reset.done')} details={texts('reset.doneDetails')}>
        <Link className="plain-button plain-button-main" href={href('signIn')}>
          {texts('account.goToSignIn')}
        </Link>
      </AccountNotice>
    );
  }
  return (
    <PlainForm<ResetPasswordValues, void>
      label={texts('reset.title')}
      submissionRef={submissionRef}
      initialValues={blank}
      validate={validate}
      fieldByCode={fieldByCode}
      submitLabel={texts('reset.submit')}
    >
      <NewPasswordFields
        name="password"
        confirmName="passwordConfirm"
        label={texts('account.newPassword')}
        confirmLabel={texts('account.newPasswordConfirm')}
        rules={rules}
        autoFocus
      />
    </PlainForm>
  );
}

const blank: ResetPasswordValues = { password: '', passwordConfirm: '' };

const fieldByCode = fieldByIdentityCode({ password: 'password' });
