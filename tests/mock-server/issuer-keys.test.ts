import { decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import { describe, expect, it } from 'vitest';

import type { MockBackend } from '@mock-server/backend';
import { createMemoryStore } from '@mock-server/storage/key-value-store';

import { askToken, bearer, call, createTestBackend, signIn } from './support/test-backend';

async function publishedIds(backend: MockBackend) {
  const { keys } = (await (await call(backend, '/.well-known/jwks')).json()) as JSONWebKeySet;
  return keys.map(({ kid }) => kid);
}

async function statusWith(backend: MockBackend, token: string) {
  return (await call(backend, '/api/app/trang-chu', { headers: bearer(token) })).status;
}

const keyOf = (token: string) => decodeProtectedHeader(token).kid;

describe('the issuer’s keys, rotated', () => {
  it('D-02 T-09 sign with a key of another name from then on, and both are published', async () => {
    const { backend } = await createTestBackend();
    const before = await signIn(backend, 'khoa.tm');
    const [old] = await publishedIds(backend);
    await backend.issuer.keys.rotate('ES256');
    const after = await signIn(backend, 'khoa.tm');

    expect(keyOf(before.access_token)).toBe(old);
    expect(keyOf(after.access_token)).toBe(keyOf(after.id_token));
    expect(keyOf(after.access_token)).not.toBe(old);
    expect(await publishedIds(backend)).toEqual([keyOf(after.access_token), old]);
  });

  it('D-02 leave tokens of the key before valid for as long as they live, and it published for no longer', async () => {
    const { backend, clock } = await createTestBackend();
    const before = await signIn(backend, 'khoa.tm');
    clock.advanceSeconds(60);
    await backend.issuer.keys.rotate('ES256');
    await backend.issuer.keys.rotate('ES256');

    expect(await statusWith(backend, before.access_token)).toBe(200);
    clock.advanceSeconds(3_539);
    expect(await statusWith(backend, before.access_token)).toBe(200);
    expect(await publishedIds(backend)).toHaveLength(3);
    clock.advanceSeconds(61);
    expect(await publishedIds(backend)).toHaveLength(1);
    const renewed = await askToken(backend, { grant_type: 'refresh_token', refresh_token: before.refresh_token });
    expect(renewed.status).toBe(200);
  });

  it('D-02 T-09 are new in every tab of the browser at once', async () => {
    const store = createMemoryStore();
    const [here, there] = [(await createTestBackend({ store })).backend, (await createTestBackend({ store })).backend];
    await signIn(there, 'khoa.tm');
    await here.issuer.keys.rotate('ES256');
    const { access_token } = await signIn(here, 'khoa.tm');

    expect(await statusWith(there, access_token)).toBe(200);
    expect(keyOf((await signIn(there, 'khoa.tm')).access_token)).toBe(keyOf(access_token));
  });

  it('D-02 of one kind leave those of the other as they are', async () => {
    const store = createMemoryStore();
    const { backend } = await createTestBackend({ store, settings: { signingAlgorithm: 'RS256' } });
    const { access_token } = await signIn(backend, 'khoa.tm');
    await backend.issuer.keys.rotate('ES256');

    expect(await statusWith(backend, access_token)).toBe(200);
    expect(keyOf((await signIn(backend, 'khoa.tm')).access_token)).toBe(keyOf(access_token));
  });

  it('D-02 are gone altogether where every session ends', async () => {
    const { backend } = await createTestBackend();
    const { access_token } = await signIn(backend, 'khoa.tm');
    await backend.issuer.keys.rotate('ES256');
    await backend.issuer.keys.renew();

    expect(await statusWith(backend, access_token)).toBe(401);
    expect(await publishedIds(backend)).toHaveLength(1);
  });
});
