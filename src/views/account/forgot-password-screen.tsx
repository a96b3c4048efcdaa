import { useSelector } from '@xstate/react';
import { useState } from 'react';

import {
  forgotPasswordSchema,
  normalizeForgotPassword,
  type ForgotPasswordValues,
} from '@/domain/account/password-schemas';
import { formErrorsOf } from '@/domain/validation/schema-errors';

import { useDemo } from '../app/demo-context';
import { useTexts } from '../app/localization-context';
import { useServices } from '../app/services-context';
import { useSubmission } from '../shared/use-submission';
import { AccountNotice } from './account-notice';
import { AccountPage } from './account-page';
import { accountTexts } from './account-texts';
import { DemoMail } from './demo-mail';
import { FormTextField } from './form-text-field';
import { PlainForm } from './plain-form';

/** `/account/forgot-password`: sends the reset link; the answer is the same whoever has the address (register A-20). */
export function ForgotPasswordScreen() {
  const texts = useTexts(accountTexts);
  const { account } = useServices();
  const mailLink = useDemo()?.mailLink;
  const [validate] = useState(() => {
    const errorsOf = formErrorsOf(forgotPasswordSchema());
    return (typed: ForgotPasswordValues) => errorsOf(normalizeForgotPassword(typed));
  });
  const submissionRef = useSubmission(async (typed: ForgotPasswordValues, signal) => {
    const { email } = normalizeForgotPassword(typed);
    await account.sendPasswordResetCode(email, signal);
    return email;
  });
  const sentTo = useSelector(submissionRef, ({ context }) => context.output);

  return (
    <AccountPage title={texts('forgot.title')} subtitle={texts('forgot.subtitle')}>
      {sentTo === undefined ? (
        <PlainForm<ForgotPasswordValues, string>
          label={texts('forgot.title')}
          submissionRef={submissionRef}
          initialValues={blank}
          validate={validate}
          submitLabel={texts('forgot.submit')}
        >
          <FormTextField name="email" label={texts('account.email')} type="email" autoComplete="email" autoFocus />
        </PlainForm>
      ) : (
        <AccountNotice
          tone="good"
          title={texts('forgot.done')}
          details={texts('forgot.doneDetails', { email: sentTo })}
        >
          {mailLink === undefined ? null : <DemoMail address={sentTo} mailLink={mailLink} />}
          <button
            type="button"
            className="plain-link"
            onClick={() => {
              submissionRef.send({ type: 'submission.begin' });
            }}
          >
            {texts('forgot.again')}
          </button>
        </AccountNotice>
      )}
    </AccountPage>
  );
}

const blank: ForgotPasswordValues = { email: '' };
