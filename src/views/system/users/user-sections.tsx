import { useFormikContext } from 'formik';
import { useMemo } from 'react';

import type { UserInput } from '@/domain/users/user';
import type { PasswordRules } from '@/domain/validation/password-rules';
import type { AssignableRole } from '@/services/api/users-api';
import { useTexts } from '@/views/app/localization-context';
import { CheckboxField } from '@/views/shared/form/checkbox-field';
import { CheckboxListField } from '@/views/shared/form/checkbox-list-field';
import { FormSection } from '@/views/shared/form/form-section';
import { NewPasswordFields } from '@/views/shared/form/new-password-fields';
import { TextField } from '@/views/shared/form/text-field';
import { UnitField } from '@/views/shared/form/unit-field';
import { useRoleTitle } from '@/views/shared/person/role-titles';

import { userTexts } from './user-texts';

export function PersonSection({ isNew }: { readonly isNew: boolean }) {
  const texts = useTexts(userTexts);
  return (
    <FormSection title={texts('user.person')}>
      <TextField
        name="userName"
        label={texts('user.userName')}
        kind="code"
        isRequired
        help={isNew ? texts('help.userName') : undefined}
      />
      <TextField name="surname" label={texts('user.surname')} width="half" />
      <TextField name="name" label={texts('user.name')} isRequired width="half" />
      <TextField name="email" label={texts('user.email')} kind="email" isRequired width="half" />
      <TextField name="phoneNumber" label={texts('user.phoneNumber')} kind="tel" width="half" />
    </FormSection>
  );
}

type AccessSectionProps = {
  readonly roles: readonly AssignableRole[];
  readonly mayManageRoles: boolean;
};

export function AccessSection({ roles, mayManageRoles }: AccessSectionProps) {
  const texts = useTexts(userTexts);
  const roleTitle = useRoleTitle();
  const { initialValues } = useFormikContext<UserInput>();
  // A role that is held but cannot be given stays in sight, and as it is: a server that does not let it be given does not
  // let it be taken away either, without a word.
  const choices = useMemo(() => {
    const assignable = new Set(roles.map(({ name }) => name));
    const names = [...new Set([...assignable, ...initialValues.roleNames])];
    return names.map((name) => ({ id: name, label: roleTitle(name), isLocked: !assignable.has(name) }));
  }, [roles, initialValues, roleTitle]);
  const heldHelp = choices.some(({ isLocked }) => isLocked) ? texts('help.rolesHeld') : undefined;
  return (
    <FormSection title={texts('user.access')}>
      <UnitField name="donViId" label={texts('user.donViId')} isRequired />
      <CheckboxListField
        name="roleNames"
        label={texts('user.roleNames')}
        choices={choices}
        isRequired={mayManageRoles}
        isLocked={!mayManageRoles}
        help={mayManageRoles ? heldHelp : texts('help.rolesLocked')}
      />
    </FormSection>
  );
}

type AccountSectionProps = {
  readonly isNew: boolean;
  readonly isOwn: boolean;
  readonly rules: PasswordRules;
};

export function AccountSection({ isNew, isOwn, rules }: AccountSectionProps) {
  const texts = useTexts(userTexts);
  return (
    <FormSection title={texts('user.account')}>
      <NewPasswordFields
        name="password"
        label={texts(isNew ? 'user.password' : 'user.newPassword')}
        isRequired={isNew}
        rules={rules}
        help={isNew ? undefined : texts('help.keepPassword')}
      />
      <CheckboxField
        name="isActive"
        label={texts('user.isActive')}
        isLocked={isOwn}
        help={texts(isOwn ? 'help.ownActive' : 'help.inactive')}
      />
      <CheckboxField
        name="lockoutEnabled"
        label={texts('user.lockoutEnabled')}
        isLocked={isOwn}
        help={isOwn ? texts('help.ownLockout') : undefined}
      />
    </FormSection>
  );
}
