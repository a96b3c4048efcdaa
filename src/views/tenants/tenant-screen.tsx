import { Button } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useParams } from 'wouter';

import { href } from '@/domain/navigation/routes';
import { isGranted } from '@/domain/policies/policy-expression';
import { policies } from '@/domain/policies/policy-names';
import type { TenantRecord } from '@/domain/tenants/tenant';
import type { RecordSnapshot } from '@/machines/records/record-machine';
import { useGranted, useGrantedPolicies } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { Facts } from '@/views/shared/record/facts';
import { RecordView } from '@/views/shared/record/record-view';
import { useRecord } from '@/views/shared/record/use-record';

import { TenantDialogs } from './tenant-dialogs';
import { tenantTexts } from './tenant-texts';
import { useTenantActions } from './use-tenant-actions';

/** One tenant, with what can be done with it. */
export function TenantScreen() {
  const { tenantId } = useParams<{ tenantId: string }>();
  return <ShownTenant key={tenantId} tenantId={tenantId} />;
}

function ShownTenant({ tenantId }: { readonly tenantId: string }) {
  const texts = useTexts(tenantTexts);
  const { tenants } = useServices();
  const recordRef = useRecord<TenantRecord>(tenantId, tenants);
  const record = useSelector(recordRef, ({ context }: RecordSnapshot<TenantRecord>) => context.record);
  const granted = useGrantedPolicies();
  const canEdit = useGranted(policies.tenantsEdit);
  const canRemove = useGranted(policies.tenantsDelete);
  const { actions, act, removalQuestion, dialogs } = useTenantActions();

  return (
    <RecordView<TenantRecord>
      recordRef={recordRef}
      backHref={href('tenants')}
      nameOf={({ name }) => name}
      subtitleOf={() => texts('tenant.kind')}
      editHref={canEdit ? href('tenantEdit', { tenantId }) : undefined}
      canRemove={canRemove}
      removalQuestion={removalQuestion}
      actions={
        record === undefined
          ? null
          : actions
              .filter(({ policy }) => isGranted(policy, granted))
              .map(({ id, label }) => (
                <Button
                  key={id}
                  variant="outlined"
                  color="secondary"
                  onClick={() => {
                    act(id, record);
                  }}
                >
                  {texts(label)}
                </Button>
              ))
      }
    >
      {(tenant) => (
        <>
          <Facts
            title={texts('tenant.facts')}
            facts={[
              { label: texts('tenant.name'), value: tenant.name },
              { label: texts('tenant.id'), value: tenant.id },
            ]}
          />
          <TenantDialogs {...dialogs} />
        </>
      )}
    </RecordView>
  );
}
