import { DialogContent } from '@mui/material';
import { useFormikContext } from 'formik';
import { useState } from 'react';

import { settingsCollapseMs } from '@/domain/constants';
import { tenantDatabaseOf, tenantDatabaseSchema, type TenantDatabase } from '@/domain/tenants/tenant-schema';
import type { TenantRecord } from '@/domain/tenants/tenant';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import type { ModalRef } from '@/machines/dialogs/modal-machine';
import type { TenantsApi } from '@/services/api/tenants-api';
import { useTexts } from '@/views/app/localization-context';
import { useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';
import { ErrorAlert } from '@/views/shared/errors/error-alert';
import { CheckboxField } from '@/views/shared/form/checkbox-field';
import { TextField } from '@/views/shared/form/text-field';
import { FormDialogContent } from '@/views/shared/modal/form-dialog';
import { ModalDialog } from '@/views/shared/modal/modal-dialog';
import { RecordSkeleton } from '@/views/shared/record/record-skeleton';
import { refuseOvertaken, stampOf } from '@/views/shared/record/unstamped';
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
  const { content: stored, error, reload } = usePart((signal) => load(tenants, tenant.id, signal));

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
      submit={(typed, signal) => save(tenants, tenant.id, { stored, typed, signal })}
      submitLabel={texts('tenant.save')}
      conflict={{
        message: texts('database.changed'),
        showLatest: texts('database.close'),
        onShowLatest: () => undefined,
      }}
      onDone={() => {
        notices.success(texts('database.saved'));
      }}
    >
      <CheckboxField name="isShared" label={texts('database.isShared')} help={texts('database.sharedHelp')} />
      <OwnDatabase />
    </FormDialogContent>
  );
}

async function load(tenants: TenantsApi, id: string, signal: AbortSignal): Promise<TenantDatabase> {
  return tenantDatabaseOf(await tenants.getConnectionString(id, signal));
}

type Save = { readonly stored: TenantDatabase; readonly typed: TenantDatabase; readonly signal: AbortSignal };

/** @throws AppError `http.conflict` where another administrator has stored something else since it was loaded. */
async function save(tenants: TenantsApi, id: string, { stored, typed, signal }: Save): Promise<void> {
  const wanted = typed.isShared ? '' : (typed.defaultConnectionString ?? '').trim();
  const present = await load(tenants, id, signal);
  // What is wanted is there already: by an earlier save whose answer was lost, or by somebody of the same mind.
  if (stampOf(present) === stampOf(tenantDatabaseOf(wanted))) {
    return;
  }
  refuseOvertaken(stampOf(stored), present);
  await (wanted === ''
    ? tenants.removeConnectionString(id, signal)
    : tenants.updateConnectionString(id, wanted, signal));
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
