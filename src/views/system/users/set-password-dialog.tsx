import { useMemo } from 'react';

import { fieldByIdentityCode } from '@/domain/account/identity-codes';
import { resetPasswordSchema, type ResetPasswordValues } from '@/domain/account/password-schemas';
import { passwordRulesFrom } from '@/domain/validation/password-rules';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import { useConfiguration } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';
import { NewPasswordFields } from '@/views/shared/form/new-password-fields';
import { FormDialog } from '@/views/shared/modal/form-dialog';

import { userTexts } from './user-texts';

type SetPasswordDialogProps = {
  readonly modalRef: ModalRef;
  readonly userId: string;
  readonly name: string;
  readonly onDone: () => void;
};

/** A new password for somebody else, typed or generated. */
export function SetPasswordDialog({ modalRef, userId, name, onDone }: SetPasswordDialogProps) {
  const texts = useTexts(userTexts);
  const notices = useNotices();
  const { users } = useServices();
  const settings = useConfiguration()?.setting.values;
  const rules = useMemo(() => passwordRulesFrom(settings ?? {}), [settings]);
  const validate = useMemo(() => formErrorsOf(resetPasswordSchema(rules)), [rules]);

  return (
    <FormDialog<ResetPasswordValues>
      modalRef={modalRef}
      title={texts('setPassword.title', { name })}
      initialValues={blank}
      validate={validate}
      fieldByCode={fieldByCode}
      submit={({ password }, signal) => users.setPassword(userId, password, signal)}
      submitLabel={texts('setPassword.submit')}
      onDone={() => {
        notices.success(texts('setPassword.done'));
        onDone();
      }}
    >
      <NewPasswordFields
        name="password"
        label={texts('user.newPassword')}
        isRequired
        rules={rules}
        confirmation={{ name: 'passwordConfirm', label: texts('user.passwordConfirm') }}
      />
    </FormDialog>
  );
}

const blank: ResetPasswordValues = { password: '', passwordConfirm: '' };

const fieldByCode = fieldByIdentityCode({ password: 'password' });
