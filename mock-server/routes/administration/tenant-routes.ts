import { policies } from '@/domain/policies/policy-names';
import { tenantLimits, type TenantRecord } from '@/domain/tenants/tenant';
import { searchText } from '@/domain/text/search-text';
import { longestPassword } from '@/domain/validation/password-rules';

import type { Database } from '../../data/database';
import { ListIndex, readPaging, type ListColumns } from '../../data/query';
import { normalizedTenantName, tenantNamed, type TenantRow } from '../../data/tenants';
import { businessFailure, entityNotFound, invalidValue } from '../../failures';
import { isText } from '../../http/body-shape';
import { refuseComplaints } from '../../identity-complaints';
import { passwordComplaints, setPassword } from '../../issuer/passwords';
import { randomHex } from '../../issuer/random';
import type { MockRequest, MockRoute } from '../../routing';
import { resourceText } from '../../startup/texts';
import { canBeTold, readAccountFields, type FieldRule } from '../identity/account-input';
import { tenantAdministrator } from '../identity/account-users';
import { removeUser } from '../identity/identity-users';
import { checkStamp } from '../audit';
import { readText } from '../filters';
import { readGuid } from '../guid';
import { refuseAny } from '../validation-answers';

const path = '/api/multi-tenancy/tenants';
const resource = 'AbpTenantManagement';
const connectionStringPath = `${path}/:id/default-connection-string`;
const connectionStringAccess = { policy: `${policies.tenants} && ${policies.tenantsManageConnectionStrings}` };

const columns: ListColumns<TenantRow> = {
  name: { kind: 'text', value: ({ name }) => name },
  id: { kind: 'code', value: ({ id }) => id },
};

const nameRule: FieldRule = { name: 'name', label: 'TenantName', isRequired: true, max: tenantLimits.name };
const administratorRules: readonly FieldRule[] = [
  { name: 'adminEmailAddress', isRequired: true, isEmail: true, max: tenantLimits.adminEmail },
  { name: 'adminPassword', isRequired: true, max: longestPassword },
];
const connectionStringRule: FieldRule = {
  name: 'defaultConnectionString',
  isRequired: true,
  max: tenantLimits.connectionString,
};

/** ABP's tenant management (ABP contract §9). Its permissions exist on the host side only. */
export const tenantRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path,
    access: { policy: policies.tenants },
    handle: ({ query }, { database }) => {
      const filter = searchText(readText(query, 'filter') ?? '');
      const list = new ListIndex([...database.tenants.rows()], columns);
      const page = list.page(({ name }) => searchText(name).includes(filter), readPaging(query, 'name'));
      return { status: 200, body: { totalCount: page.totalCount, items: page.items.map(tenantDto) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    access: { policy: policies.tenants },
    handle: (request, { database }) => ({ status: 200, body: tenantDto(tenantOf(request, database)) }),
  },
  {
    method: 'POST',
    path,
    access: { policy: `${policies.tenants} && ${policies.tenantsCreate}` },
    handle: async ({ body }, { database, issuer, clock }) => {
      const rules = [nameRule, ...administratorRules];
      const { name = '', adminEmailAddress = '', adminPassword = '' } = readAccountFields(body, rules, resource);
      refuseName(database, name, '');
      refuseComplaints(passwordComplaints(issuer, adminPassword));
      const row: TenantRow = {
        id: crypto.randomUUID(),
        name,
        isActive: true,
        editionId: null,
        defaultConnectionString: null,
        concurrencyStamp: randomHex(),
      };
      database.tenants.put(row);
      const administrator = tenantAdministrator(adminEmailAddress, row.id, clock());
      database.users.put(administrator);
      await setPassword(issuer, administrator.id, adminPassword);
      return { status: 200, body: tenantDto(row) };
    },
  },
  {
    method: 'PUT',
    path: `${path}/:id`,
    access: { policy: `${policies.tenants} && ${policies.tenantsEdit}` },
    handle: (request, { database }) => {
      const { body } = request;
      const { name = '' } = readAccountFields(body, [nameRule], resource);
      const row = tenantOf(request, database);
      refuseName(database, name, row.id);
      checkStamp(row, body);
      const changed: TenantRow = { ...row, name, concurrencyStamp: randomHex() };
      database.tenants.put(changed);
      return { status: 200, body: tenantDto(changed) };
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    access: { policy: `${policies.tenants} && ${policies.tenantsDelete}` },
    handle: async ({ params }, backend) => {
      const id = readGuid(params['id'] ?? '', 'id');
      const own = [...backend.database.users.rows()].filter(({ tenantId }) => tenantId === id);
      backend.database.tenants.remove(id);
      await Promise.all(own.map((user) => removeUser(user.id, backend)));
      return { status: 204 };
    },
  },
  {
    method: 'GET',
    path: connectionStringPath,
    access: connectionStringAccess,
    handle: (request, { database }) => {
      const { defaultConnectionString } = tenantOf(request, database);
      return defaultConnectionString === null
        ? { status: 204 }
        : { status: 200, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: defaultConnectionString };
    },
  },
  {
    method: 'PUT',
    path: connectionStringPath,
    access: connectionStringAccess,
    handle: (request, { database }) => {
      const row = tenantOf(request, database);
      const defaultConnectionString = request.query.get('defaultconnectionstring') ?? '';
      // ABP's own check ends in a 500, and so does a NUL in its database; a complaint about the field is of more use.
      refuseAny(
        isText(defaultConnectionString) ? [] : [invalidValue('defaultConnectionString', defaultConnectionString)],
      );
      readAccountFields({ defaultConnectionString }, [connectionStringRule], resource);
      database.tenants.put({ ...row, defaultConnectionString, concurrencyStamp: randomHex() });
      return { status: 204 };
    },
  },
  {
    method: 'DELETE',
    path: connectionStringPath,
    access: connectionStringAccess,
    handle: (request, { database }) => {
      const row = tenantOf(request, database);
      database.tenants.put({ ...row, defaultConnectionString: null, concurrencyStamp: randomHex() });
      return { status: 204 };
    },
  },
];

/** ABP's `TenantDto`. */
function tenantDto({ id, name, concurrencyStamp }: TenantRecord) {
  return { id, name, concurrencyStamp, extraProperties: {} };
}

/** @throws MockFailure 404 for a tenant that does not exist. */
function tenantOf({ params }: MockRequest, { tenants }: Database): TenantRow {
  const row = tenants.find(readGuid(params['id'] ?? '', 'id'));
  if (row === undefined) {
    throw entityNotFound();
  }
  return row;
}

/** @throws MockFailure 400 for a name that cannot be told from others, 403 when another tenant has it, in any case. */
function refuseName({ tenants }: Database, wanted: string, ownId: string): void {
  refuseAny(canBeTold(wanted) ? [] : [invalidValue('name', wanted)]);
  const other = tenantNamed(tenants, wanted);
  if (other !== undefined && other.id !== ownId) {
    const code = 'Volo.Abp.TenantManagement:DuplicateTenantName';
    const normalizedName = normalizedTenantName(wanted);
    const { vi, en } = resourceText(resource, code);
    const named = (text: string) => text.replace('{Name}', () => normalizedName);
    throw businessFailure(code, { vi: named(vi), en: named(en) }, { Name: normalizedName });
  }
}
