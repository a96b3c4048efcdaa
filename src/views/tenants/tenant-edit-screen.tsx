import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';

import { href } from '@/domain/navigation/routes';
import { duplicateTenantCode, normalizeTenant, tenantSchema } from '@/domain/tenants/tenant-schema';
import type { TenantInput, TenantRecord } from '@/domain/tenants/tenant';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { FormSection } from '@/views/shared/form/form-section';
import { FormHeading } from '@/views/shared/record/form-heading';
import { RecordFormView, type RecordFormDescription } from '@/views/shared/record/record-form-view';
import { useRecordForm } from '@/views/shared/record/use-record-form';
import { useReturn } from '@/views/shared/unsaved/use-return';

import { TenantNameField } from './tenant-name-field';
import { tenantTexts } from './tenant-texts';

/** A stored tenant's form. */
export function TenantEditScreen() {
  const { tenantId } = useParams<{ tenantId: string }>();
  return <TenantForm key={tenantId} tenantId={tenantId} />;
}

function TenantForm({ tenantId }: { readonly tenantId: string }) {
  const texts = useTexts(tenantTexts);
  const { tenants } = useServices();
  const [address] = useLocation();
  const returnTo = useReturn();
  const record = href('tenant', { tenantId });
  const [validate] = useState(() => formErrorsOf(tenantSchema()));
  const formRef = useRecordForm<TenantInput, TenantRecord>(
    tenantId,
    {
      get: tenants.get,
      create: () => Promise.reject(new Error('A new tenant has a form of its own.')),
      update: tenants.update,
    },
    { inputOf: ({ name }) => ({ name }), normalize: normalizeTenant },
  );

  const description = useMemo<RecordFormDescription<TenantInput, TenantRecord>>(
    () => ({
      blank: { name: '' },
      validate,
      fieldByCode: { [duplicateTenantCode]: 'name' },
      words: { labelOf: () => texts('tenant.name'), textOf: (_, value) => String(value) },
      label: texts('tenant.formTitle'),
      submitLabel: texts('tenant.save'),
    }),
    [validate, texts],
  );

  return (
    <RecordFormView<TenantInput, TenantRecord>
      formRef={formRef}
      name={address}
      backHref={record}
      description={description}
      onSaved={() => {
        returnTo(record);
      }}
      onCancel={() => {
        returnTo(record);
      }}
      heading={(tenant) => <FormHeading title={texts('tenant.edit')} name={tenant?.name} />}
    >
      {() => (
        <FormSection title={texts('tenant.formTitle')}>
          <TenantNameField />
        </FormSection>
      )}
    </RecordFormView>
  );
}
