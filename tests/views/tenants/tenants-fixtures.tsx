import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { Route, Router, Switch } from 'wouter';

import { policies } from '@/domain/policies/policy-names';
import type { TenantRecord } from '@/domain/tenants/tenant';
import type { TenantsApi } from '@/services/api/tenants-api';
import type { TenantSwitch } from '@/services/tenants/tenant-switch';
import type { Services } from '@/views/app/services-context';
import { guardedNavigation } from '@/views/shared/unsaved/use-unsaved-guard';
import { TenantCreateScreen } from '@/views/tenants/tenant-create-screen';
import { TenantEditScreen } from '@/views/tenants/tenant-edit-screen';
import { TenantScreen } from '@/views/tenants/tenant-screen';
import { TenantsScreen } from '@/views/tenants/tenants-screen';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';

export const tenantPath = '/tenant-management/tenants';

const allTenantPolicies: readonly string[] = [
  policies.tenants,
  policies.tenantsCreate,
  policies.tenantsEdit,
  policies.tenantsDelete,
  policies.tenantsManageFeatures,
  policies.tenantsManageConnectionStrings,
];

export const training: TenantRecord = { id: 't1', name: 'dao-tao', concurrencyStamp: 's1' };

type TenantParts = {
  readonly path?: string;
  readonly granted?: readonly string[];
  readonly tenants?: Partial<TenantsApi>;
  readonly features?: Partial<Services['features']>;
  /** `undefined` where the address says the tenant. */
  readonly tenantSwitch?: TenantSwitch | undefined;
};

/** A screen of the tenants at its address. */
export function renderTenants({
  path = tenantPath,
  granted = allTenantPolicies,
  tenants,
  features,
  tenantSwitch,
}: TenantParts = {}) {
  const calls = {
    list: vi.fn<TenantsApi['list']>(tenants?.list ?? (() => Promise.resolve({ items: [training], totalCount: 1 }))),
    get: vi.fn<TenantsApi['get']>(tenants?.get ?? (() => Promise.resolve(training))),
    create: vi.fn<TenantsApi['create']>(
      tenants?.create ?? (({ name }) => Promise.resolve({ id: 't2', name, concurrencyStamp: 's1' })),
    ),
    update: vi.fn<TenantsApi['update']>(
      tenants?.update ?? ((id, { name }) => Promise.resolve({ id, name, concurrencyStamp: 's2' })),
    ),
    remove: vi.fn<TenantsApi['remove']>(tenants?.remove ?? (() => Promise.resolve())),
    getConnectionString: vi.fn<TenantsApi['getConnectionString']>(
      tenants?.getConnectionString ?? (() => Promise.resolve('')),
    ),
    updateConnectionString: vi.fn<TenantsApi['updateConnectionString']>(
      tenants?.updateConnectionString ?? (() => Promise.resolve()),
    ),
    removeConnectionString: vi.fn<TenantsApi['removeConnectionString']>(
      tenants?.removeConnectionString ?? (() => Promise.resolve()),
    ),
  };
  const { services } = fakeServices({ tenants: calls, ...(features === undefined ? {} : { features }) });
  const authRef = signedInAuth(granted);
  const send = vi.spyOn(authRef, 'send').mockImplementation(() => undefined);
  const on = vi.spyOn(authRef, 'on');
  window.history.pushState(null, '', path);
  const user = userEvent.setup({ delay: null });
  const view = render(
    <Surroundings services={{ ...services, tenantSwitch }} authRef={authRef}>
      <Router aroundNav={guardedNavigation}>
        <Switch>
          <Route path={tenantPath} component={TenantsScreen} />
          <Route path={`${tenantPath}/them-moi`} component={TenantCreateScreen} />
          <Route path={`${tenantPath}/:tenantId/sua`} component={TenantEditScreen} />
          <Route path={`${tenantPath}/:tenantId`} component={TenantScreen} />
        </Switch>
      </Router>
    </Surroundings>,
  );
  /** The session has ended, as far as whoever listens for that knows. */
  const endSession = () => {
    for (const [type, listener] of on.mock.calls) {
      if (type === 'session.ended') {
        (listener as (event: { readonly type: 'session.ended'; readonly error: undefined }) => void)({
          type: 'session.ended',
          error: undefined,
        });
      }
    }
  };
  return { user, calls, send, endSession, ...view };
}
