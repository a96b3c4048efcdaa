import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';

import type { MockBackend } from '@mock-server/backend';
import { grantCode, readAuthorizeRequest, readEndSessionRequest, refusalAddress } from '@mock-server/issuer/authorize';
import { signedInAtIssuer, signInAtIssuer } from '@mock-server/issuer/issuer-session';

import { askToken, createTestBackend, userNamed, type createTestClock, type TokenAnswer } from './support/test-backend';

let backend: MockBackend;
let clock: ReturnType<typeof createTestClock>;

const verifier = 'v'.repeat(60);
const redirectUri = 'http://localhost/auth/callback';

const authorizeQuery = {
  response_type: 'code',
  client_id: 'QuyHoTro_App',
  redirect_uri: redirectUri,
  scope: 'offline_access openid profile QuyHoTro',
  state: 's t=a&t+e',
  nonce: 'n-1',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
};

beforeEach(async () => {
  ({ backend, clock } = await createTestBackend());
});

function read(change: Readonly<Record<string, string>> = {}) {
  return readAuthorizeRequest(backend.issuer, new URLSearchParams({ ...authorizeQuery, ...change }));
}

async function obtainCode(change: Readonly<Record<string, string>> = {}): Promise<URL> {
  const reading = read(change);
  if (reading.kind !== 'valid') {
    throw new Error('The request of this test is not valid');
  }
  const person = await signInAtIssuer(backend.issuer, userNamed(backend, 'khoa.tm'));
  return new URL(await grantCode(backend.issuer, reading.request, person));
}

async function exchange(code: string, change: Readonly<Record<string, string>> = {}) {
  const response = await askToken(backend, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...change,
  });
  return { status: response.status, body: (await response.json()) as TokenAnswer & { error_description?: string } };
}

describe('authorization request', () => {
  it('goes nowhere for an unknown client or an unregistered address', () => {
    expect(read({ client_id: 'Other' })).toEqual({ kind: 'unusable', parameter: 'client_id' });
    expect(read({ redirect_uri: 'https://evil.test/cb' })).toEqual({ kind: 'unusable', parameter: 'redirect_uri' });
    expect(read({ redirect_uri: 'http://localhost.evil.test/cb' })).toMatchObject({ kind: 'unusable' });
    expect(read({ redirect_uri: 'javascript:alert(1)' })).toMatchObject({ kind: 'unusable' });
    expect(read({ redirect_uri: `${redirectUri}#x` })).toMatchObject({ kind: 'unusable' });
    expect(read({ redirect_uri: 'blob:http://localhost/x' })).toMatchObject({ kind: 'unusable' });
    expect(read({ redirect_uri: 'http://a:b@localhost/auth/callback' })).toMatchObject({ kind: 'unusable' });
  });

  it('may come back to the page for popups and hidden frames, at every client’s origin', async () => {
    expect(read({ redirect_uri: 'http://localhost/auth/answer.html' }).kind).toBe('valid');
    const answerPage = 'https://app.example.vn/auth/answer.html';
    ({ backend } = await createTestBackend({
      settings: { clients: [{ clientId: 'QuyHoTro_App', redirectUris: [answerPage] }] },
    }));
    expect(read({ redirect_uri: answerPage }).kind).toBe('valid');
  });

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge: '' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ scope: 'openid everything' }, 'invalid_scope'],
    [{ prompt: 'none login' }, 'invalid_request'],
    [{ max_age: '-1' }, 'invalid_request'],
  ])('goes back with an error for %o', async (change, error) => {
    const reading = read(change);
    if (reading.kind !== 'refused') {
      throw new Error('The request of this test is not refused');
    }
    const address = new URL(await refusalAddress(backend.issuer, reading.request, reading.fault));

    expect(address.origin + address.pathname).toBe(redirectUri);
    expect(address.searchParams.get('error')).toBe(error);
    expect(address.searchParams.get('state')).toBe(authorizeQuery.state);
    expect(address.searchParams.has('session_state')).toBe(true);
  });
});

describe('code grant', () => {
  it('D-02 gives tokens for a code and its verifier, with nonce and scope', async () => {
    const callback = await obtainCode();
    expect([...callback.searchParams.keys()]).toEqual(['code', 'state', 'iss', 'session_state']);
    expect(callback.searchParams.get('iss')).toBe('http://localhost/');
    const { status, body } = await exchange(callback.searchParams.get('code') ?? '');

    expect(status).toBe(200);
    expect(body.scope).toBe(authorizeQuery.scope);
    expect(decodeJwt(body.id_token)).toMatchObject({ nonce: 'n-1', aud: 'QuyHoTro_App' });
    expect(decodeJwt(body.access_token)['preferred_username']).toBe('khoa.tm');
  });

  it('carries the tenant of the authorization request into the token', async () => {
    const code = (await obtainCode({ __tenant: 'dao-tao' })).searchParams.get('code') ?? '';

    expect(decodeJwt((await exchange(code)).body.access_token)['tenantid']).toBe(
      '3a1312ab-0000-4d8e-9a52-000000000001',
    );
  });

  it('D-02 refuses a wrong verifier without spending the code', async () => {
    const code = (await obtainCode()).searchParams.get('code') ?? '';

    expect((await exchange(code, { code_verifier: 'w'.repeat(60) })).body.error_description).toBe(
      "The specified 'code_verifier' is invalid.",
    );
    expect((await exchange(code, { code_verifier: '' })).body.error_description).toBe(
      "The mandatory 'code_verifier' parameter is missing.",
    );
    expect((await exchange(code, { redirect_uri: 'http://localhost/other' })).status).toBe(400);
    expect((await exchange(code)).status).toBe(200);
  });

  it('D-02 takes a code once; the second use revokes what the first gave', async () => {
    const code = (await obtainCode()).searchParams.get('code') ?? '';
    const first = await exchange(code);

    expect((await exchange(code)).body.error_description).toBe(
      'The specified authorization code has already been redeemed.',
    );
    const refreshed = await askToken(backend, { grant_type: 'refresh_token', refresh_token: first.body.refresh_token });
    expect(await refreshed.json()).toMatchObject({
      error_description: 'The specified refresh token is no longer valid.',
    });
  });

  it('gives tokens to one of two simultaneous uses', async () => {
    const code = (await obtainCode()).searchParams.get('code') ?? '';
    const answers = await Promise.all([exchange(code), exchange(code)]);

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  it('D-02 lets a code expire after five minutes', async () => {
    const code = (await obtainCode()).searchParams.get('code') ?? '';
    clock.advanceSeconds(300);

    expect((await exchange(code)).body.error_description).toBe('The specified authorization code is no longer valid.');
  });

  it('refuses a refresh token as a code, and a code as a refresh token', async () => {
    const code = (await obtainCode()).searchParams.get('code') ?? '';
    const asRefresh = await askToken(backend, { grant_type: 'refresh_token', refresh_token: code });
    expect(await asRefresh.json()).toMatchObject({ error_description: 'The specified token is not a refresh token.' });

    const { body } = await exchange(code);
    expect((await exchange(body.refresh_token)).status).toBe(400);
    expect((await exchange('unknown')).body.error_description).toBe('The specified token is invalid.');
  });
});

describe('issuer session', () => {
  it('is remembered by a sign-in and gone with a switched-off user', async () => {
    expect(await signedInAtIssuer(backend.issuer)).toBeUndefined();
    await obtainCode();
    expect((await signedInAtIssuer(backend.issuer))?.user.userName).toBe('khoa.tm');

    backend.database.users.put({ ...userNamed(backend, 'khoa.tm'), isActive: false });
    expect(await signedInAtIssuer(backend.issuer)).toBeUndefined();
  });

  it('goes back after sign-out only to a registered address', () => {
    const readEnd = (query: Record<string, string>) =>
      readEndSessionRequest(backend.issuer, new URLSearchParams(query));

    expect(readEnd({})).toEqual({ kind: 'stay' });
    expect(readEnd({ post_logout_redirect_uri: 'http://localhost/', state: 'x' })).toEqual({
      kind: 'redirect',
      to: 'http://localhost/?state=x',
    });
    expect(readEnd({ post_logout_redirect_uri: 'https://evil.test/' })).toEqual({ kind: 'unusable' });
  });
});
