import { useMemo } from 'react';
import { useLocation } from 'wouter';

import { fieldByIdentityCode } from '@/domain/account/identity-codes';
import { href } from '@/domain/navigation/routes';
import { duplicateTenantCode, normalizeTenantCreation, tenantCreationSchema } from '@/domain/tenants/tenant-schema';
import type { TenantCreation, TenantRecord } from '@/domain/tenants/tenant';
import { passwordRulesFrom } from '@/domain/validation/password-rules';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { useConfiguration } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { FormSection } from '@/views/shared/form/form-section';
import { NewPasswordFields } from '@/views/shared/form/new-password-fields';
import { TextField } from '@/views/shared/form/text-field';
import { PageHeading } from '@/views/shared/page-heading';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { useRecordForm } from '@/views/shared/record/use-record-form';
import { useReturn } from '@/views/shared/unsaved/use-return';

import { TenantNameField } from './tenant-name-field';
import { tenantTexts } from './tenant-texts';

const blank: TenantCreation = { name: '', adminEmailAddress: '', adminPassword: '' };

const fieldByCode = {
  [duplicateTenantCode]: 'name',
  ...fieldByIdentityCode({ email: 'adminEmailAddress', password: 'adminPassword' }),
};

/** A new tenant with its first administrator. */
export function TenantCreateScreen() {
  const texts = useTexts(tenantTexts);
  const { tenants } = useServices();
  const [address] = useLocation();
  const returnTo = useReturn();
  const settings = useConfiguration()?.setting.values;
  const rules = useMemo(() => passwordRulesFrom(settings ?? {}), [settings]);
  const formRef = useRecordForm<TenantCreation, TenantRecord>(
    undefined,
    {
      get: tenants.get,
      create: tenants.create,
      update: () => Promise.reject(new Error('A stored tenant has a form of its own.')),
    },
    { inputOf: ({ name }) => ({ ...blank, name }), normalize: normalizeTenantCreation },
  );

  const description = useMemo<RecordFormDescription<TenantCreation, TenantRecord>>(
    () => ({
      blank,
      validate: formErrorsOf(tenantCreationSchema(rules)),
      fieldByCode,
      withoutSecrets: (holder) => ({ ...holder, adminPassword: '' }),
      words: {
        labelOf: (field) => texts(`tenant.${field as keyof TenantCreation}`),
        textOf: (_, value) => String(value),
      },
      label: texts('tenant.formTitle'),
      submitLabel: texts('tenant.create'),
    }),
    [rules, texts],
  );

  return (
    <RecordFormView<TenantCreation, TenantRecord>
      formRef={formRef}
      name={address}
      backHref={href('tenants')}
      description={description}
      onSaved={() => {
        returnTo(href('tenants'));
      }}
      onCancel={() => {
        returnTo(href('tenants'));
      }}
      heading={() => <PageHeading title={texts('tenant.create')} />}
    >
      {() => (
        <>
          <FormSection title={texts('tenant.formTitle')}>
            <TenantNameField />
          </FormSection>
          <FormSection title={texts('tenant.admin')} help={texts('tenant.adminHelp')}>
            <TextField name="adminEmailAddress" label={texts('tenant.adminEmailAddress')} kind="email" isRequired />
            <NewPasswordFields name="adminPassword" label={texts('tenant.adminPassword')} isRequired rules={rules} />
          </FormSection>
        </>
      )}
    </RecordFormView>
  );
}
