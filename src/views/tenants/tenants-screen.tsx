import { useMemo } from 'react';

import { ListScreen } from '@/views/shared/list/list-screen';

import { TenantDialogs } from './tenant-dialogs';
import { tenantsList } from './tenants-list';
import { useTenantActions } from './use-tenant-actions';

/** `/tenant-management/tenants`. */
export function TenantsScreen() {
  const { actions, act, removalQuestion, dialogs } = useTenantActions();
  const description = useMemo(() => tenantsList(actions), [actions]);
  return (
    <>
      <ListScreen description={description} onRowAction={act} removalQuestion={removalQuestion} />
      <TenantDialogs {...dialogs} />
    </>
  );
}
