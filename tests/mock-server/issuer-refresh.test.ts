import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';

import type { MockBackend } from '@mock-server/backend';

import {
  askToken,
  createTestBackend,
  postForm,
  signIn,
  userNamed,
  type createTestClock,
  type TokenAnswer,
} from './support/test-backend';

let backend: MockBackend;
let clock: ReturnType<typeof createTestClock>;

beforeEach(async () => {
  ({ backend, clock } = await createTestBackend());
});

async function refresh(refreshToken: string, extra: Readonly<Record<string, string>> = {}) {
  const response = await askToken(backend, { grant_type: 'refresh_token', refresh_token: refreshToken, ...extra });
  const body = (await response.json()) as TokenAnswer & { readonly error_description?: string };
  return { status: response.status, body };
}

const redeemed = 'The specified refresh token has already been redeemed.';
const noLongerValid = 'The specified refresh token is no longer valid.';

describe('refresh grant', () => {
  it('D-02 rotates the refresh token and renews all tokens', async () => {
    const first = await signIn(backend, 'khoa.tm');
    clock.advanceSeconds(3_000);
    const { status, body } = await refresh(first.refresh_token);

    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(body.id_token).sub).toBe(decodeJwt(first.id_token).sub);
    expect(decodeJwt(body.access_token).exp).toBe((decodeJwt(first.access_token).exp ?? 0) + 3_000);
    expect(body).not.toHaveProperty('scope');
  });

  it('D-02 takes a redeemed token again within the leeway, and the family lives on', async () => {
    ({ backend, clock } = await createTestBackend({ settings: { refreshReuseLeeway: 30 } }));
    const first = await signIn(backend, 'khoa.tm');
    const second = await refresh(first.refresh_token);
    clock.advanceSeconds(29);
    const again = await refresh(first.refresh_token);

    expect(again.status).toBe(200);
    expect((await refresh(second.body.refresh_token)).status).toBe(200);
    expect((await refresh(again.body.refresh_token)).status).toBe(200);
    clock.advanceSeconds(1);
    expect((await refresh(first.refresh_token)).body.error_description).toBe(redeemed);
  });

  it('D-02 revokes the whole family when a redeemed token comes back, and no other sign-in', async () => {
    const other = await signIn(backend, 'khoa.tm');
    const first = await signIn(backend, 'khoa.tm');
    const second = await refresh(first.refresh_token);

    expect((await refresh(first.refresh_token)).body.error_description).toBe(redeemed);
    expect((await refresh(second.body.refresh_token)).body.error_description).toBe(noLongerValid);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  it('D-02 ends after 14 days without use, and each use starts them anew', async () => {
    const first = await signIn(backend, 'khoa.tm');
    clock.advanceSeconds(13 * 86_400);
    const second = await refresh(first.refresh_token);
    clock.advanceSeconds(13 * 86_400);
    const third = await refresh(second.body.refresh_token);
    expect(third.status).toBe(200);
    clock.advanceSeconds(14 * 86_400);

    expect((await refresh(third.body.refresh_token)).body.error_description).toBe(noLongerValid);
  });

  it('refuses what is no refresh token', async () => {
    const { access_token } = await signIn(backend, 'khoa.tm');

    expect((await refresh('rubbish')).body.error_description).toBe('The specified token is invalid.');
    expect((await refresh('__proto__')).body.error_description).toBe('The specified token is invalid.');
    expect((await refresh(access_token)).status).toBe(400);
  });

  it('refuses another client’s token', async () => {
    const { backend: two } = await createTestBackend({
      settings: {
        clients: [
          { clientId: 'QuyHoTro_App', redirectUris: [] },
          { clientId: 'Other_App', redirectUris: [] },
        ],
      },
    });
    const { refresh_token } = await signIn(two, 'khoa.tm');
    const response = await askToken(two, { client_id: 'Other_App', grant_type: 'refresh_token', refresh_token });

    expect(await response.json()).toMatchObject({
      error_description: 'The specified refresh token cannot be used by this client application.',
    });
  });

  it('D-02 follows the user: new roles arrive, a deleted or switched-off one is refused', async () => {
    const { refresh_token } = await signIn(backend, 'khoa.tm');
    const user = userNamed(backend, 'khoa.tm');
    backend.database.users.put({ ...user, roles: ['quan-tri', 'chuyen-vien-quy'] });
    const second = await refresh(refresh_token);
    expect(decodeJwt(second.body.access_token)['role']).toEqual(['quan-tri', 'chuyen-vien-quy']);

    backend.database.users.put({ ...user, isActive: false });
    expect((await refresh(second.body.refresh_token)).body.error_description).toBe(
      'The user is no longer allowed to sign in.',
    );
    backend.database.users.remove(user.id);
    expect((await refresh(second.body.refresh_token)).body.error_description).toBe('The token is no longer valid.');
  });

  it('drops to the scopes that are asked for', async () => {
    const { refresh_token } = await signIn(backend, 'khoa.tm');
    const { body } = await refresh(refresh_token, { scope: 'offline_access QuyHoTro' });

    expect(body).not.toHaveProperty('id_token');
    expect(decodeJwt(body.access_token)['scope']).toBe('offline_access QuyHoTro');
  });

  it('D-02 answers simultaneous uses of one token all alike within the leeway', async () => {
    ({ backend } = await createTestBackend({ settings: { refreshReuseLeeway: 30 } }));
    const { refresh_token } = await signIn(backend, 'khoa.tm');
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(refresh_token)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(4);
  });
});

describe('revocation', () => {
  const revoke = (fields: Record<string, string>) =>
    postForm(backend, '/connect/revocat', { client_id: 'QuyHoTro_App', ...fields });

  it('D-02 answers 200 {} for every token and ends a refresh token', async () => {
    const { refresh_token, access_token } = await signIn(backend, 'khoa.tm');
    for (const token of [refresh_token, access_token, 'unknown']) {
      const response = await revoke({ token, token_type_hint: 'refresh_token' });
      expect([response.status, await response.json()]).toEqual([200, {}]);
    }

    expect((await refresh(refresh_token)).body.error_description).toBe(noLongerValid);
  });

  it('refuses a call without a token', async () => {
    const response = await revoke({});

    expect([response.status, await response.json()]).toMatchObject([400, { error: 'invalid_request' }]);
  });
});
