import { DialogContent } from '@mui/material';
import { useFormikContext } from 'formik';
import { useState } from 'react';

import { settingsCollapseMs } from '@/domain/constants';
import { tenantDatabaseOf, tenantDatabaseSchema, type TenantDatabase } from '@/domain/tenants/tenant-schema';
import type { TenantRecord } from '@/domain/tenants/tenant';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import type { ModalRef } from '@/machines/modal-machine';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';
import { ErrorAlert } from '@/views/shared/errors/error-alert';
import { CheckboxField } from '@/views/shared/form/checkbox-field';
import { TextField } from '@/views/shared/form/text-field';
import { FormDialogContent } from '@/views/shared/modal/form-dialog';
import { ModalDialog } from '@/views/shared/modal/modal-dialog';
import { RecordSkeleton } from '@/views/shared/record/record-skeleton';
import { usePart } from '@/views/shared/record/use-part';
import { Collapse } from '@/views/shared/widgets/collapse';

import { tenantTexts } from './tenant-texts';

type TenantDatabaseDialogProps = { readonly modalRef: ModalRef; readonly tenant: TenantRecord };

/** Where a tenant's data lie: in the shared database, or in one of its own (ABP contract §9). */
export function TenantDatabaseDialog({ modalRef, tenant }: TenantDatabaseDialogProps) {
  const texts = useTexts(tenantTexts);
  return (
    <ModalDialog modalRef={modalRef} title={texts('database.title', { name: tenant.name })}>
      <TenantDatabaseContent key={tenant.id} modalRef={modalRef} tenant={tenant} />
    </ModalDialog>
  );
}

const stringLines = 3;

function TenantDatabaseContent({ modalRef, tenant }: TenantDatabaseDialogProps) {
  const texts = useTexts(tenantTexts);
  const notices = useNotices();
  const { tenants } = useServices();
  const [validate] = useState(() => formErrorsOf(tenantDatabaseSchema()));
  const {
    content: stored,
    error,
    reload,
  } = usePart<TenantDatabase>(async (signal) => tenantDatabaseOf(await tenants.getConnectionString(tenant.id, signal)));

  if (error !== undefined) {
    return (
      <DialogContent dividers>
        <ErrorAlert error={error} onRetry={reload} />
      </DialogContent>
    );
  }
  if (stored === undefined) {
    return (
      <DialogContent dividers>
        <RecordSkeleton />
      </DialogContent>
    );
  }
  return (
    <FormDialogContent<TenantDatabase, void>
      modalRef={modalRef}
      label={texts('database.title', { name: tenant.name })}
      initialValues={stored}
      validate={validate}
      submit={({ isShared, defaultConnectionString }, signal) =>
        isShared
          ? tenants.removeConnectionString(tenant.id, signal)
          : tenants.updateConnectionString(tenant.id, (defaultConnectionString ?? '').trim(), signal)
      }
      submitLabel={texts('tenant.save')}
      onDone={() => {
        notices.success(texts('database.saved'));
      }}
    >
      <CheckboxField name="isShared" label={texts('database.isShared')} help={texts('database.sharedHelp')} />
      <OwnDatabase />
    </FormDialogContent>
  );
}

function OwnDatabase() {
  const texts = useTexts(tenantTexts);
  const { values } = useFormikContext<TenantDatabase>();
  return (
    <div style={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Collapse isOpen={!values.isShared} durationMs={settingsCollapseMs}>
        <TextField
          name="defaultConnectionString"
          label={texts('database.connectionString')}
          lines={stringLines}
          isRequired
          help={texts('database.help')}
        />
      </Collapse>
    </div>
  );
}
