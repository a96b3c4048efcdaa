import { createHash } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { MockBackend } from '@mock-server/backend';
import { grantCode, readAuthorizeRequest } from '@mock-server/issuer/authorize';
import { createGrantStore } from '@mock-server/issuer/grant-store';
import { signedInAtIssuer, signInAtIssuer, signOutAtIssuer } from '@mock-server/issuer/issuer-session';
import { openBrowserStore } from '@mock-server/storage/browser-store';
import { createMemoryStore } from '@mock-server/storage/key-value-store';

import { askToken, createTestBackend, signIn, userNamed, type TokenAnswer } from './support/test-backend';

const verifier = 'v'.repeat(60);
const redirectUri = 'http://localhost/auth/answer.html';

let tab: MockBackend;
let otherTab: MockBackend;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  tab = await openTab();
  otherTab = await openTab();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page of its own: nothing but the browser's IndexedDB is shared. */
async function openTab(): Promise<MockBackend> {
  return (await createTestBackend({ store: await openBrowserStore() })).backend;
}

async function codeFrom(popup: MockBackend): Promise<string> {
  const reading = readAuthorizeRequest(
    popup.issuer,
    new URLSearchParams({
      response_type: 'code',
      client_id: 'QuyHoTro_App',
      redirect_uri: redirectUri,
      scope: 'offline_access openid QuyHoTro',
      display: 'popup',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }),
  );
  if (reading.kind !== 'valid') {
    throw new Error('The request of this test is not valid');
  }
  const person = await signInAtIssuer(popup.issuer, userNamed(popup, 'khoa.tm'));
  return new URL(await grantCode(popup.issuer, reading.request, person)).searchParams.get('code') ?? '';
}

async function exchange(page: MockBackend, code: string) {
  const response = await askToken(page, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
  return { status: response.status, body: (await response.json()) as TokenAnswer };
}

async function refresh(page: MockBackend, refreshToken: string) {
  const response = await askToken(page, { grant_type: 'refresh_token', refresh_token: refreshToken });
  return {
    status: response.status,
    body: (await response.json()) as TokenAnswer & { readonly error?: string; readonly error_description?: string },
  };
}

describe('the issuer in several pages of one browser', () => {
  it('D-02 redeems in the opener, once, the code that was made in the popup', async () => {
    const code = await codeFrom(otherTab);
    const answers = await Promise.all([exchange(tab, code), exchange(otherTab, code)]);

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  it('D-02 gives one of two simultaneous refreshes new tokens, refuses the other and revokes the family', async () => {
    const other = await signIn(tab, 'khoa.tm');
    const { refresh_token } = await signIn(tab, 'khoa.tm');
    const answers = await Promise.all([refresh(tab, refresh_token), refresh(otherTab, refresh_token)]);
    const [winner, loser] = answers.toSorted((left, right) => left.status - right.status);

    expect([winner?.status, loser?.status]).toEqual([200, 400]);
    expect(loser?.body).toMatchObject({
      error: 'invalid_grant',
      error_description: 'The specified refresh token has already been redeemed.',
    });
    expect((await refresh(tab, winner?.body.refresh_token ?? '')).body).toMatchObject({
      error: 'invalid_grant',
      error_description: 'The specified refresh token is no longer valid.',
    });
    expect((await refresh(otherTab, other.refresh_token)).status).toBe(200);
  });

  it('shares who is signed in at the issuer', async () => {
    await signInAtIssuer(tab.issuer, userNamed(tab, 'ha.lt'));
    expect((await signedInAtIssuer(otherTab.issuer))?.user.userName).toBe('ha.lt');

    await signOutAtIssuer(otherTab.issuer);
    expect(await signedInAtIssuer(tab.issuer)).toBeUndefined();
  });
});

describe('refresh token family', () => {
  const grant = {
    kind: 'refresh',
    family: 'f',
    userId: 'u',
    clientId: 'QuyHoTro_App',
    tenantId: null,
    scopes: [],
    expiresAt: 100_000,
    authTime: null,
    redirectUri: null,
    codeChallenge: null,
    nonce: null,
  } as const;

  it('D-02 takes in no living token once it is revoked, however late the token is made', async () => {
    const grants = createGrantStore(createMemoryStore(), () => 1_000);
    const first = await grants.add(grant);
    expect(await grants.redeem(first, 1_000, 0)).toBe('redeemed');
    expect(await grants.redeem(first, 1_000, 0)).toBe('reused');
    const second = await grants.add(grant);

    expect(await grants.redeem(second, 1_000, 0)).toBe('revoked');
    expect(await grants.redeem(await grants.add({ ...grant, family: 'g' }), 1_000, 0)).toBe('redeemed');
  });

  it('D-02 notices a second use also after the clock was put back', async () => {
    const grants = createGrantStore(createMemoryStore(), () => 1_000);
    const token = await grants.add(grant);
    await grants.redeem(token, 60_000, 0);

    expect(await grants.redeem(token, 1_000, 0)).toBe('reused');
  });
});
