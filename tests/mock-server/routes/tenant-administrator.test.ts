import { beforeEach, describe, expect, it } from 'vitest';

import type { ListResult } from '@/domain/abp/paging';
import type { MockBackend } from '@mock-server/backend';
import { trainingTenantId } from '@mock-server/data/seed/administration/tenant-seed';
import { peopleOf } from '@mock-server/data/users';
import { signInAtIssuer } from '@mock-server/issuer/issuer-session';
import { decideAuthorization } from '@mock-server/pages/decisions/authorization';
import { takeForm } from '@mock-server/pages/decisions/sign-in';

import { signInAt } from '../support/client-of';
import { bearer, call, createTestBackend, demoPassword, postForm, userNamed } from '../support/test-backend';

const tenantsPath = '/api/multi-tenancy/tenants';
const email = 'quan.tri@chi-nhanh.example';
const password = 'Moi#2026';

let backend: MockBackend;
let tenantId: string;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
  const host = await signInAt(backend, 'admin');
  const created = await send('POST', tenantsPath, host, {
    name: 'chi-nhanh',
    adminEmailAddress: email,
    adminPassword: password,
  });
  tenantId = ((await created.json()) as { readonly id: string }).id;
});

function send(method: string, path: string, token: string, body?: unknown): Promise<Response> {
  const headers = { ...bearer(token), 'Content-Type': 'application/json' };
  return call(backend, path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

async function read<Answer>(path: string, token: string): Promise<Answer> {
  return (await (await send('GET', path, token)).json()) as Answer;
}

/** What the token endpoint answers to a user name and a password in a tenant, `''` for the host. */
async function signIn(tenant: string, username: string, secret: string) {
  const form = { client_id: 'QuyHoTro_App', grant_type: 'password', username, password: secret };
  const response = await postForm(
    backend,
    '/connect/token',
    { ...form, scope: 'offline_access openid profile QuyHoTro' },
    { __tenant: tenant },
  );
  const { access_token = '', refresh_token = '' } = (await response.json()) as Readonly<Record<string, string>>;
  return { status: response.status, access: access_token, refresh: refresh_token };
}

type Configuration = {
  readonly currentUser: Readonly<Record<string, unknown>>;
  readonly auth: { readonly grantedPolicies: Readonly<Record<string, true>> };
};

type Person = { readonly id: string; readonly userName: string; readonly email: string };

const configurationPath = '/api/abp/application-configuration';
const peoplePaths = ['/api/identity/users?maxResultCount=200', '/api/app/nguoi-dung?maxResultCount=200'];

describe('the first administrator of a new tenant', () => {
  it.each(['admin', 'ADMIN', email])(
    'C-05 D-02 signs in there as %s with the password that was given',
    async (name) => {
      const { status, access } = await signIn('chi-nhanh', name, password);
      expect(status).toBe(200);
      expect(await read<Configuration>(configurationPath, access)).toMatchObject({
        currentUser: {
          isAuthenticated: true,
          tenantId,
          userName: 'admin',
          name: 'admin',
          surName: null,
          email,
          roles: ['quan-tri'],
        },
        currentTenant: { id: tenantId, name: 'chi-nhanh', isAvailable: true },
      });
    },
  );

  it('C-05 D-02 may do what the administrator’s role may, but for what the host alone has', async () => {
    const { access } = await signIn(tenantId, 'admin', password);
    const { auth } = await read<Configuration>(configurationPath, access);
    const granted = Object.keys(auth.grantedPolicies);
    expect(granted).toEqual(
      expect.arrayContaining(['AbpIdentity.Users.Create', 'AbpIdentity.Roles', 'SettingManagement.TimeZone']),
    );
    expect(granted.filter((name) => /^(?:AbpTenant|Feature)Management/u.test(name))).toEqual([]);
    expect((await send('GET', '/api/identity/users', access)).status).toBe(200);
    expect((await send('GET', tenantsPath, access)).status).toBe(403);
  });

  it('C-05 D-02 is nobody elsewhere, and the host’s administrator is not let in under their name', async () => {
    expect((await signIn('', email, password)).status).toBe(400);
    expect((await signIn('', 'admin', password)).status).toBe(400);
    expect((await signIn('dao-tao', 'admin', password)).status).toBe(400);
    expect((await signIn(tenantId, 'admin', demoPassword)).status).toBe(400);
    expect((await signIn('', 'admin', demoPassword)).status).toBe(200);
    expect((await signIn('dao-tao', 'admin', demoPassword)).status).toBe(200);
    expect((await signIn(tenantId, 'khoa.tm', demoPassword)).status).toBe(200);
  });

  it.each(peoplePaths)('C-05 D-02 stands in %s of the tenant, once, and in nobody else’s', async (path) => {
    const administrators = async (token: string) => {
      const { items } = await read<ListResult<Person>>(path, token);
      return items.filter(({ userName }) => userName === 'admin').map((person) => person.email);
    };
    const { access } = await signIn(tenantId, 'admin', password);
    expect(await administrators(access)).toEqual([email]);
    expect(await administrators(await signInAt(backend, 'admin'))).toEqual(['admin@example.com']);
    expect(await administrators(await signInAt(backend, 'admin', 'dao-tao'))).toEqual(['admin@example.com']);
  });

  it('C-05 D-02 is found, changed, granted and deleted from within the tenant alone', async () => {
    const { access } = await signIn(tenantId, 'admin', password);
    const { currentUser } = await read<Configuration>(configurationPath, access);
    const path = `/api/identity/users/${String(currentUser['id'])}`;
    const host = await signInAt(backend, 'admin');
    const grants = `/api/permission-management/permissions?providerName=U&providerKey=${String(currentUser['id'])}`;
    expect((await send('GET', path, access)).status).toBe(200);
    expect((await send('GET', grants, access)).status).toBe(200);
    expect((await send('GET', path, host)).status).toBe(404);
    expect((await send('GET', grants, host)).status).toBe(404);
    expect((await send('GET', `/api/identity/users/by-email/${email}`, host)).status).toBe(204);
    // 204 as for nobody, and nobody has gone.
    expect((await send('DELETE', path, host)).status).toBe(204);
    expect((await signIn(tenantId, 'admin', password)).status).toBe(200);
  });

  it('C-05 D-02 goes with the tenant', async () => {
    const { refresh } = await signIn(tenantId, 'admin', password);
    const before = backend.database.users.size;
    await send('DELETE', `${tenantsPath}/${tenantId}`, await signInAt(backend, 'admin'));
    expect(backend.database.users.size).toBe(before - 1);
    const renewed = await postForm(backend, '/connect/token', {
      client_id: 'QuyHoTro_App',
      grant_type: 'refresh_token',
      refresh_token: refresh,
    });
    expect([renewed.status, await renewed.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  });
});

describe('the people of a tenant', () => {
  const newcomer = {
    userName: 'khoa.moi',
    email: 'khoa.moi@example.com',
    isActive: true,
    password,
    roleNames: ['quan-tri'],
  };
  const unit = () => ({ DonViId: userNamed(backend, 'khoa.tm').donViId });

  it('C-05 D-02 are its own where they were entered or registered in it', async () => {
    const { access } = await signIn(tenantId, 'admin', password);
    const entered = await send('POST', '/api/identity/users', access, { ...newcomer, extraProperties: unit() });
    expect([entered.status, await entered.json()]).toMatchObject([200, { tenantId, userName: 'khoa.moi' }]);
    const registered = await call(backend, '/api/account/register', {
      method: 'POST',
      headers: { __tenant: tenantId, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        userName: 'lan.moi',
        emailAddress: 'lan.moi@example.com',
        password,
        appName: 'Angular',
      }),
    });
    expect(registered.status).toBe(200);
    for (const name of ['khoa.moi', 'lan.moi']) {
      expect([(await signIn(tenantId, name, password)).status, (await signIn('', name, password)).status]).toEqual([
        200, 400,
      ]);
    }
  });

  it('C-05 D-02 may have names that somebody of another tenant has, not one of their own tenant', async () => {
    const { access } = await signIn(tenantId, 'admin', password);
    await send('POST', '/api/identity/users', access, { ...newcomer, extraProperties: unit() });
    const training = await signInAt(backend, 'admin', 'dao-tao');
    const elsewhere = await send('POST', '/api/identity/users', training, { ...newcomer, extraProperties: unit() });
    expect([elsewhere.status, await elsewhere.json()]).toMatchObject([200, { tenantId: trainingTenantId }]);
    const again = await send('POST', '/api/identity/users', access, { ...newcomer, extraProperties: unit() });
    expect([again.status, await again.json()]).toMatchObject([
      403,
      { error: { code: 'Volo.Abp.Identity:DuplicateUserName' } },
    ]);
  });
});

describe('the issuer’s own page', () => {
  const query = (tenant: string) =>
    new URLSearchParams({
      response_type: 'code',
      client_id: 'QuyHoTro_App',
      redirect_uri: 'http://localhost/auth/callback',
      scope: 'openid QuyHoTro',
      code_challenge: 'v'.repeat(43),
      code_challenge_method: 'S256',
      __tenant: tenant,
    });

  it('C-05 D-02 takes the administrator’s password in their tenant', async () => {
    const sent = { shown: { form: 'password' }, values: ['admin', password] } as const;
    expect(await takeForm(backend, { ...sent, tenantId })).toMatchObject({
      kind: 'signedIn',
      person: { user: { email } },
    });
    expect(await takeForm(backend, { ...sent, tenantId: null })).toMatchObject({ kind: 'refused' });
  });

  it('C-05 D-02 gives no code for a tenant to somebody of another one, and asks them to sign in', async () => {
    const own = [...backend.database.users.rows()].find((user) => user.email === email);
    await signInAtIssuer(backend.issuer, own ?? userNamed(backend, 'khoa.tm'));
    expect((await decideAuthorization(backend, query('dao-tao'))).kind).toBe('signIn');
    expect((await decideAuthorization(backend, query(''))).kind).toBe('signIn');
    expect((await decideAuthorization(backend, query('chi-nhanh'))).kind).toBe('leave');
    await signInAtIssuer(backend.issuer, userNamed(backend, 'khoa.tm'));
    expect((await decideAuthorization(backend, query('dao-tao'))).kind).toBe('leave');
  });

  it('C-05 D-02 gives the host’s administrator no code for a tenant that has one of its own', async () => {
    const host = peopleOf(backend.database.users, null).find(({ userName }) => userName === 'admin');
    await signInAtIssuer(backend.issuer, host ?? userNamed(backend, 'khoa.tm'));
    expect((await decideAuthorization(backend, query('chi-nhanh'))).kind).toBe('signIn');
    expect((await decideAuthorization(backend, query('dao-tao'))).kind).toBe('leave');
    const silent = await decideAuthorization(backend, new URLSearchParams([...query('chi-nhanh'), ['prompt', 'none']]));
    expect(silent).toMatchObject({ kind: 'leave', to: expect.stringContaining('login_required') as string });
  });
});
