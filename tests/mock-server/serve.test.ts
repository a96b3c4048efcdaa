import { trainingTenantId } from '@mock-server/data/seed/administration/tenant-seed';
import { serveMockBackend, type ServedBackend } from '@mock-server/node/serve';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { userNamed } from './support/test-backend';

const page = 'http://127.0.0.1:4173';
let served: ServedBackend;

beforeAll(async () => {
  served = await serveMockBackend({ allowedOrigins: [page], workerCount: 20 });
});

afterAll(() => served.close());

async function signInOverHttp(): Promise<{ readonly access_token: string }> {
  const response = await fetch(`${served.url}/connect/token`, {
    method: 'POST',
    headers: { Origin: page },
    body: new URLSearchParams({
      client_id: 'QuyHoTro_App',
      grant_type: 'password',
      username: 'khoa.tm',
      password: '1q2w3E*',
      scope: 'openid QuyHoTro',
    }),
  });
  return (await response.json()) as { readonly access_token: string };
}

async function configurationOf(url: string, token: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/abp/application-configuration`, { headers })).json();
}

describe('mock routes over HTTP', () => {
  it('D-05 serves the same routes from Node, one state for all callers', async () => {
    const { access_token } = await signInOverHttp();
    const { issuer, jwks_uri } = (await (await fetch(`${served.url}/.well-known/openid-configuration`)).json()) as {
      readonly issuer: string;
      readonly jwks_uri: string;
    };
    expect(issuer).toBe(`${served.url}/`);
    await jwtVerify(access_token, createRemoteJWKSet(new URL(jwks_uri)), { issuer, audience: 'QuyHoTro' });

    const user = userNamed(served.backend, 'khoa.tm');
    served.backend.database.users.put({ ...user, name: 'Khoa (2)' });
    const answers = await Promise.all([1, 2].map(() => configurationOf(served.url, access_token)));
    const expected = { currentUser: { name: 'Khoa (2)', surName: 'Trần Minh' } };
    expect(answers).toMatchObject([expected, expected]);
  });

  it('sets the anti-forgery cookie as a header', async () => {
    const response = await fetch(`${served.url}/api/abp/application-configuration`);

    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^XSRF-TOKEN=/)]);
  });

  it('lets only the allowed origin’s pages call, and exposes ABP’s headers to them', async () => {
    const preflight = await fetch(`${served.url}/api/abp/application-configuration`, {
      method: 'OPTIONS',
      headers: {
        Origin: page,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,__tenant',
      },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,__tenant',
    });

    const failure = await fetch(`${served.url}/api/abp/application-localization`, { headers: { Origin: page } });
    expect(failure.status).toBe(400);
    expect(failure.headers.get('_AbpErrorFormat')).toBe('true');
    expect(failure.headers.get('Access-Control-Expose-Headers')).toBe(
      '_AbpErrorFormat, Abp-Tenant-Resolve-Error, X-Correlation-Id, Retry-After, Date',
    );

    const stranger = await fetch(`${served.url}/api/nowhere`, { headers: { Origin: 'https://evil.test' } });
    expect([stranger.status, stranger.headers.get('Access-Control-Allow-Origin')]).toEqual([404, null]);
  });

  it('breaks the connection when a hook breaks the network', async () => {
    served.backend.hooks.before = () => {
      throw new TypeError('cable cut');
    };
    await expect(fetch(`${served.url}/api/abp/application-configuration`)).rejects.toThrow('fetch failed');
    served.backend.hooks.before = undefined;
  });

  it('D-02 D-05 accepts tokens of another issuer, whose people are known by user name, in their own tenant alone', async () => {
    const api = await serveMockBackend({
      workerCount: 20,
      settings: {
        trustedIssuer: {
          issuer: `${served.url}/`,
          jwksUri: `${served.url}/.well-known/jwks`,
          audience: 'QuyHoTro',
        },
      },
    });
    const { access_token } = await signInOverHttp();
    const ownTokens = await fetch(`${api.url}/connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: 'QuyHoTro_App',
        grant_type: 'password',
        username: 'khoa.tm',
        password: '1q2w3E*',
      }),
    });
    const own = (await ownTokens.json()) as { readonly access_token: string };

    expect(await configurationOf(api.url, access_token)).toMatchObject({ currentUser: { userName: 'khoa.tm' } });
    expect(await configurationOf(api.url, own.access_token)).toMatchObject({ currentUser: { isAuthenticated: false } });

    const { users } = api.backend.database;
    const namesake = { ...userNamed(api.backend, 'khoa.tm'), id: crypto.randomUUID() };
    users.remove(userNamed(api.backend, 'khoa.tm').id);
    users.put(namesake);
    expect(await configurationOf(api.url, access_token)).toMatchObject({ currentUser: { id: namesake.id } });
    users.put({ ...namesake, tenantId: trainingTenantId });
    expect(await configurationOf(api.url, access_token)).toMatchObject({ currentUser: { isAuthenticated: false } });
    await api.close();
  });
});
