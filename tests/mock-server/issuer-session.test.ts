import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';

import type { MockBackend } from '@mock-server/backend';
import { readBrowserState, signInAtIssuer, signOutAtIssuer } from '@mock-server/issuer/issuer-session';
import { checkSession, sessionStateFor } from '@mock-server/issuer/session-state';

import { call, createTestBackend, userNamed } from './support/test-backend';

const clientId = 'QuyHoTro_App';
const appOrigin = 'https://app.example.vn';
const redirectUri = `${appOrigin}/auth/callback`;

let backend: MockBackend;

beforeEach(async () => {
  ({ backend } = await createTestBackend({
    settings: {
      clients: [
        { clientId, redirectUris: [redirectUri] },
        { clientId: 'Other_App', redirectUris: ['https://other.example.vn/'] },
      ],
    },
  }));
});

const signIn = (userName: string) => signInAtIssuer(backend.issuer, userNamed(backend, userName));
const check = (message: unknown, origin = appOrigin) => checkSession(backend.issuer, origin, message);

describe('session state', () => {
  it('is the salted hash of client, origin and browser state', async () => {
    await signIn('khoa.tm');
    const sessionState = await sessionStateFor(backend.issuer, clientId, redirectUri);
    const [hash, salt = ''] = sessionState.split('.');
    const browserState = await readBrowserState(backend.issuer);

    expect(hash).toBe(
      createHash('sha256').update(`${clientId} ${appOrigin} ${browserState} ${salt}`).digest('base64url'),
    );
    expect(await sessionStateFor(backend.issuer, clientId, redirectUri)).not.toBe(sessionState);
  });

  it('stays unchanged while the same person is signed in, and changes with another one', async () => {
    await signIn('khoa.tm');
    const message = `${clientId} ${await sessionStateFor(backend.issuer, clientId, redirectUri)}`;
    expect(await check(message)).toBe('unchanged');

    await signIn('khoa.tm');
    expect(await check(message)).toBe('unchanged');
    await signIn('ha.lt');
    expect(await check(message)).toBe('changed');
  });

  it('changes with the sign-out, for good', async () => {
    await signIn('khoa.tm');
    const message = `${clientId} ${await sessionStateFor(backend.issuer, clientId, redirectUri)}`;
    await signOutAtIssuer(backend.issuer);
    expect(await check(message)).toBe('changed');
    await signIn('khoa.tm');

    expect(await check(message)).toBe('changed');
  });

  it('stays unchanged for a browser where nobody has signed in', async () => {
    const message = `${clientId} ${await sessionStateFor(backend.issuer, clientId, redirectUri)}`;

    expect(await check(message)).toBe('unchanged');
  });

  it('holds at one origin only', async () => {
    await signIn('khoa.tm');
    const message = `${clientId} ${await sessionStateFor(backend.issuer, clientId, redirectUri)}`;

    expect(await check(message, 'http://localhost')).toBe('changed');
    expect(await check(message, 'https://other.example.vn')).toBe('error');
    expect(await check(message, 'https://evil.test')).toBeUndefined();
    expect(await check(message, `${appOrigin}.evil.test`)).toBeUndefined();
    expect(await check(message, 'null')).toBeUndefined();
  });

  it.each([undefined, null, 7, {}, '', clientId, `${clientId} `, `${clientId} a`, `${clientId} a.b.c`, 'Nobody a.b'])(
    'answers error to the message %o',
    async (message) => {
      expect(await check(message)).toBe('error');
    },
  );

  it('has a frame that the discovery document names', async () => {
    const response = await call(backend, '/.well-known/openid-configuration');

    expect(await response.json()).toMatchObject({ check_session_iframe: 'http://localhost/connect/checksession' });
  });
});
