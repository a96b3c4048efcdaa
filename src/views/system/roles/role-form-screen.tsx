import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';

import { href } from '@/domain/navigation/routes';
import { emptyRole, normalizeRole, roleInputOf, roleSchema } from '@/domain/roles/role-input';
import type { Role, RoleInput } from '@/domain/roles/role';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { CheckboxField } from '@/views/shared/form/checkbox-field';
import { FormSection } from '@/views/shared/form/form-section';
import { TextField } from '@/views/shared/form/text-field';
import { FormHeading } from '@/views/shared/record/form-heading';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { useRecordForm } from '@/views/shared/record/use-record-form';
import { useReturn } from '@/views/shared/unsaved/use-return';

import { useRefreshAccess } from '../use-refresh-access';
import { roleTexts } from './role-texts';

/** A role's form: a new one, or a stored one when the address names it. */
export function RoleFormScreen() {
  const { roleId } = useParams<{ roleId?: string }>();
  return <RoleForm key={roleId ?? 'new'} roleId={roleId} />;
}

function RoleForm({ roleId }: { readonly roleId: string | undefined }) {
  const { roles } = useServices();
  const texts = useTexts(roleTexts);
  const [address] = useLocation();
  const returnTo = useReturn();
  const refreshAccess = useRefreshAccess();
  const formRef = useRecordForm<RoleInput, Role>(roleId, roles, { inputOf: roleInputOf, normalize: normalizeRole });
  const parent = roleId === undefined ? href('roles') : href('role', { roleId });
  const title = texts(roleId === undefined ? 'role.create' : 'role.edit');
  const [validate] = useState(() => formErrorsOf(roleSchema()));

  const description = useMemo<RecordFormDescription<RoleInput, Role>>(
    () => ({
      blank: emptyRole,
      validate,
      fieldByCode,
      words: {
        labelOf: (field) => texts(`role.${field as keyof RoleInput}`),
        textOf: (_, value) => (typeof value === 'boolean' ? texts(value ? 'role.yes' : 'role.no') : (value as string)),
      },
      label: texts('role.formTitle'),
      submitLabel: texts(roleId === undefined ? 'role.create' : 'role.save'),
    }),
    [validate, texts, roleId],
  );

  return (
    <RecordFormView<RoleInput, Role>
      formRef={formRef}
      name={address}
      backHref={parent}
      description={description}
      onSaved={({ id }) => {
        refreshAccess();
        returnTo(href('role', { roleId: id }));
      }}
      onCancel={() => {
        returnTo(parent);
      }}
      heading={(role) => <FormHeading title={title} name={role?.name} />}
    >
      {(role) => <RoleFields role={role} />}
    </RecordFormView>
  );
}

function RoleFields({ role }: { readonly role: Role | undefined }) {
  const texts = useTexts(roleTexts);
  const isStatic = role?.isStatic ?? false;
  const renameHelp = role === undefined ? undefined : texts('help.rename');
  return (
    <FormSection title={texts('role.facts')}>
      <TextField
        name="name"
        label={texts('role.name')}
        isRequired
        isLocked={isStatic}
        help={isStatic ? texts('help.nameLocked') : renameHelp}
      />
      <CheckboxField name="isDefault" label={texts('role.isDefault')} help={texts('help.isDefault')} />
      <CheckboxField name="isPublic" label={texts('role.isPublic')} help={texts('help.isPublic')} />
    </FormSection>
  );
}

/** What ABP Identity says of a role's name (ABP contract §6.3). */
const fieldByCode = {
  'Volo.Abp.Identity:DuplicateRoleName': 'name',
  'Volo.Abp.Identity:InvalidRoleName': 'name',
  'Volo.Abp.Identity:010005': 'name',
};
