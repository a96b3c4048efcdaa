import { Alert } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { Profile } from '@/domain/account/account';
import { fieldByIdentityCode } from '@/domain/account/identity-codes';
import { passwordChangeSchema, type PasswordChangeValues } from '@/domain/account/password-schemas';
import { commonTexts } from '@/domain/localization/common-texts';
import { passwordRulesFrom } from '@/domain/validation/password-rules';
import { formErrorsOf } from '@/domain/validation/schema-errors';

import { useConfiguration } from '../../app/auth-context';
import { useTexts } from '../../app/localization-context';
import { useNotices } from '../../app/notices';
import { useServices } from '../../app/services-context';
import { FormSection } from '../../shared/form/form-section';
import { RecordForm, type RecordFormHandle } from '../../shared/form/record-form';
import { serverErrorsOf, type Refusal } from '../../shared/form/server-errors';
import { ErrorAlert } from '../../shared/errors/error-alert';
import { RepeatedForm } from '../../shared/form/repeated-form';
import { RecordSkeleton } from '../../shared/record/record-skeleton';
import { usePart } from '../../shared/record/use-part';
import { useUnsavedGuard } from '../../shared/unsaved/use-unsaved-guard';
import { useSubmission } from '../../shared/use-submission';
import '../account.css';
import { FormPasswordField } from '../form-password-field';
import { manageTexts } from './manage-texts';
import { NewPasswordFields } from '../new-password-fields';
import { PasswordChanged } from './password-changed';

type ChangePasswordFormProps = {
  readonly onChanged?: () => void;
  readonly onCancel: () => void;
};

/** A new password for the own account; the first one where there is none, an explanation where it is kept elsewhere. */
export function ChangePasswordForm({ onChanged, onCancel }: ChangePasswordFormProps) {
  const texts = useTexts(manageTexts);
  const { account, sessions } = useServices();
  const [isChanged, setIsChanged] = useState(false);
  // Outlives the notice: the profile was read before there was a password, and does not know of it.
  const [isFirstSet, setIsFirstSet] = useState(false);
  // ABP ends no session with its password, so the product does.
  const endingRef = useSubmission((_: null, signal) => sessions.endOthers(signal));
  const { content: profile, error, reload } = usePart<Profile>((signal) => account.getProfile(signal));

  if (error !== undefined) {
    return <ErrorAlert error={error} onRetry={reload} />;
  }
  if (profile === undefined) {
    return <RecordSkeleton />;
  }
  if (profile.isExternal) {
    return <Alert severity="info">{texts('password.external')}</Alert>;
  }
  return (
    <>
      {isChanged ? <PasswordChanged endingRef={endingRef} /> : null}
      <RepeatedForm>
        {(onEnded) => (
          <PasswordForm
            hasPassword={profile.hasPassword || isFirstSet}
            onChanged={() => {
              setIsChanged(true);
              setIsFirstSet(true);
              endingRef.send({ type: 'submission.begin' });
              endingRef.send({ type: 'submission.submit', input: null });
              onEnded();
              onChanged?.();
            }}
            onCancel={() => {
              setIsChanged(false);
              onEnded();
              onCancel();
            }}
          />
        )}
      </RepeatedForm>
    </>
  );
}

type PasswordFormProps = {
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
  readonly onCancel: () => void;
};

function PasswordForm({ hasPassword, onChanged, onCancel }: PasswordFormProps) {
  const texts = useTexts(manageTexts);
  const common = useTexts(commonTexts);
  const { account } = useServices();
  const notices = useNotices();
  const handle = useRef<RecordFormHandle<PasswordChangeValues>>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [submitted, setSubmitted] = useState<PasswordChangeValues>();
  const guard = useUnsavedGuard(isDirty);
  const settings = useConfiguration()?.setting.values;
  const rules = useMemo(() => passwordRulesFrom(settings ?? {}), [settings]);
  const validate = useMemo(() => formErrorsOf(passwordChangeSchema(rules, { hasPassword })), [rules, hasPassword]);
  const submissionRef = useSubmission(({ currentPassword, newPassword }: PasswordChangeValues, signal) =>
    account.changePassword({ currentPassword: hasPassword ? currentPassword : null, newPassword }, signal),
  );
  const isBusy = useSelector(submissionRef, (snapshot) => snapshot.hasTag('busy'));
  const isRefused = useSelector(submissionRef, (snapshot) => snapshot.matches('refused'));
  const error = useSelector(submissionRef, ({ context }) => context.error);
  const refusal = useMemo<Refusal<PasswordChangeValues> | undefined>(
    () => (isRefused && error !== undefined && submitted !== undefined ? { error, values: submitted } : undefined),
    [isRefused, error, submitted],
  );

  useEffect(() => {
    const subscriptions = [
      submissionRef.on('submission.done', () => {
        guard.release();
        onChanged();
      }),
      submissionRef.on('submission.failed', (event) => {
        notices.report(event.error, () => handle.current?.submit());
      }),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [submissionRef, guard, notices, onChanged]);

  useEffect(() => {
    if (refusal !== undefined && serverErrorsOf(refusal, fieldByCode).byField.size === 0) {
      notices.report(refusal.error);
    }
  }, [refusal, notices]);

  const onTyped = useCallback((_: PasswordChangeValues, hasChanged: boolean) => {
    setIsDirty(hasChanged);
  }, []);

  return (
    <RecordForm<PasswordChangeValues>
      label={texts('manage.password')}
      initialValues={blank}
      validate={validate}
      refusal={refusal}
      fieldByCode={fieldByCode}
      isBusy={isBusy}
      submitLabel={texts(hasPassword ? 'password.submit' : 'password.submitFirst')}
      busyLabel={common('wait.saving')}
      handle={handle}
      onSubmit={(values) => {
        setSubmitted(values);
        submissionRef.send({ type: 'submission.submit', input: values });
      }}
      onCancel={() => {
        guard.leave(onCancel);
      }}
      onTyped={onTyped}
    >
      <FormSection title={texts('manage.password')} help={texts(hasPassword ? 'password.help' : 'password.firstHelp')}>
        <div className="account-fields">
          {hasPassword ? (
            <FormPasswordField
              name="currentPassword"
              label={texts('password.current')}
              autoComplete="current-password"
            />
          ) : null}
          <NewPasswordFields
            name="newPassword"
            confirmName="newPasswordConfirm"
            label={texts('password.new')}
            confirmLabel={texts('password.confirm')}
            rules={rules}
          />
        </div>
      </FormSection>
    </RecordForm>
  );
}

const blank: PasswordChangeValues = { currentPassword: '', newPassword: '', newPasswordConfirm: '' };

const fieldByCode = fieldByIdentityCode({ password: 'newPassword', currentPassword: 'currentPassword' });
