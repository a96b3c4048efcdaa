import { beforeEach, describe, expect, it } from 'vitest';

import type { MockBackend } from '@mock-server/backend';

import { askToken, call, createTestBackend, demoPassword, refusal } from './support/test-backend';

let backend: MockBackend;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
});

const documents = 'https://documentation.openiddict.com/errors/';

describe('token endpoint', () => {
  it.each([
    [{ grant_type: '' }, 400, refusal('invalid_request', "The mandatory 'grant_type' parameter is missing.", 'ID2029')],
    [
      { grant_type: 'device' },
      400,
      refusal('unsupported_grant_type', "The specified 'grant_type' is not supported.", 'ID2032'),
    ],
    [{ client_id: '' }, 401, refusal('invalid_client', "The mandatory 'client_id' parameter is missing.", 'ID2029')],
    [{ client_id: 'Other' }, 401, refusal('invalid_client', "The specified 'client_id' is invalid.", 'ID2052')],
    [
      { client_secret: 'x' },
      401,
      refusal('invalid_client', "The 'client_secret' parameter is not valid for this client application.", 'ID2053'),
    ],
    [{ scope: 'QuyHoTro everything' }, 400, refusal('invalid_scope', "The specified 'scope' is invalid.", 'ID2052')],
    [
      { password: '' },
      400,
      refusal('invalid_request', "The mandatory 'username' and/or 'password' parameters are missing.", 'ID2059'),
    ],
    [
      { grant_type: 'refresh_token' },
      400,
      refusal('invalid_request', "The mandatory 'refresh_token' parameter is missing.", 'ID2029'),
    ],
    [
      { grant_type: 'authorization_code' },
      400,
      refusal('invalid_request', "The mandatory 'code' parameter is missing.", 'ID2029'),
    ],
  ])('D-02 refuses %o in OAuth’s words, never in ABP’s format', async (fields, status, body) => {
    const response = await askToken(backend, {
      grant_type: 'password',
      username: 'khoa.tm',
      password: demoPassword,
      scope: 'QuyHoTro',
      ...fields,
    });

    expect(response.status).toBe(status);
    expect(response.headers.has('_AbpErrorFormat')).toBe(false);
    expect(response.headers.has('WWW-Authenticate')).toBe(status === 401);
    expect(await response.json()).toEqual(body);
  });

  it('D-02 takes forms only', async () => {
    const json = await call(backend, '/connect/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    const nothing = await call(backend, '/connect/token', { method: 'POST' });

    expect(await json.json()).toMatchObject({ error_uri: `${documents}ID2082` });
    expect(await nothing.json()).toMatchObject({ error_uri: `${documents}ID2081` });
  });

  it('knows confidential clients', async () => {
    const { backend: other } = await createTestBackend({
      settings: { clients: [{ clientId: 'Secret_App', secret: 's3cret', redirectUris: [] }] },
    });
    const ask = (extra: Record<string, string>) =>
      askToken(other, {
        client_id: 'Secret_App',
        grant_type: 'password',
        username: 'khoa.tm',
        password: demoPassword,
        scope: 'QuyHoTro',
        ...extra,
      });

    expect(await (await ask({})).json()).toMatchObject({ error_uri: `${documents}ID2054` });
    expect(await (await ask({ client_secret: 'wrong' })).json()).toMatchObject({ error_uri: `${documents}ID2055` });
    expect((await ask({ client_secret: 's3cret' })).status).toBe(200);
  });
});
