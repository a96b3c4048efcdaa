import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import type { TenantRecord } from '@/domain/tenants/tenant';
import type { ListDescription, RowAction } from '@/views/shared/list/list-description';

import { tenantTexts, type TenantTextKey } from './tenant-texts';

type TenantActionId = 'features' | 'connectionString' | 'switch';

export type TenantAction = RowAction<TenantRecord, `action.${TenantActionId}`> & { readonly id: TenantActionId };

/** What can be done with a tenant beside opening, changing and deleting it; in its list and on its own page. */
export const tenantActions: readonly TenantAction[] = [
  { id: 'features', label: 'action.features', policy: policies.tenantsManageFeatures },
  { id: 'connectionString', label: 'action.connectionString', policy: policies.tenantsManageConnectionStrings },
  { id: 'switch', label: 'action.switch', policy: policies.tenants },
];

/** The tenants of the installation, with the actions that there are (ABP contract §9). */
export function tenantsList(rowActions: readonly TenantAction[]): ListDescription<TenantRecord, TenantTextKey> {
  return {
    id: 'tenants',
    texts: tenantTexts,
    title: 'tenants.title',
    searchHint: 'tenants.searchHint',
    columns: [
      {
        field: 'name',
        header: 'tenant.name',
        kind: 'text',
        width: 320,
        isDefault: true,
        value: ({ name }) => name,
      },
    ],
    linkField: 'name',
    filters: [],
    defaultSort: { field: 'name', direction: 'asc' },
    lookups: [],
    load: ({ tenants }, query, signal) => tenants.list(query, signal),
    remove: ({ tenants }, id, signal) => tenants.remove(id, signal),
    nameOf: ({ name }) => name,
    recordHref: ({ id }) => href('tenant', { tenantId: id }),
    editHref: ({ id }) => href('tenantEdit', { tenantId: id }),
    createHref: href('tenantCreate'),
    rowActions,
    policies: {
      create: policies.tenantsCreate,
      edit: policies.tenantsEdit,
      remove: policies.tenantsDelete,
      export: policies.tenants,
    },
    exportName: 'DonViThue',
    empty: 'tenants.empty',
    card: { fields: [], tags: [] },
  };
}
