import { createHash } from 'node:crypto';

import { createRemoteJWKSet, jwtVerify } from 'jose';

import { expect, test } from './support/fixtures';
import type { Issuer } from './support/issuer';
import { signInAtIssuer } from './support/sign-in';

const verifier = 'v'.repeat(43);

type Tokens = { readonly access_token: string; readonly refresh_token: string; readonly id_token: string };

test.use({ issuerOptions: { accessTokenSeconds: 90 } });

test("the tests' issuer signs in, signs API tokens, rotates refresh tokens and ends its session", async ({
  page,
  productionSite,
  issuer,
  consoleGuard,
}) => {
  const callback = `${productionSite.origin}/auth/callback`;
  productionSite.put('auth/callback', 'callback');
  productionSite.put('', 'signed out');
  consoleGuard.allow(/favicon/);

  await page.goto(authorizationAddress(issuer, callback));
  await signInAtIssuer(page, 'khoa.tm');
  await page.waitForURL(`${callback}?**`);
  const answer = new URL(page.url()).searchParams;
  expect(answer.get('state')).toBe('state');
  expect(answer.get('iss')).toBe(issuer.issuer);

  const code = { grant_type: 'authorization_code', code: answer.get('code') ?? '', redirect_uri: callback };
  const tokens = await askForTokens(issuer, { ...code, code_verifier: verifier });
  const keys = createRemoteJWKSet(new URL(issuer.jwksUri));
  const access = await jwtVerify(tokens.access_token, keys, { audience: issuer.apiName, typ: 'at+jwt' });
  expect(access.payload).toMatchObject({ preferred_username: 'khoa.tm', LoaiDonViId: '100' });
  expect((access.payload.exp ?? 0) - (access.payload.iat ?? 0)).toBe(90);
  const identity = await jwtVerify(tokens.id_token, keys, { audience: issuer.clientId });
  expect(identity.payload).toMatchObject({ preferred_username: 'khoa.tm', nonce: 'nonce', LoaiDonViId: '100' });

  const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
  const renewed = await askForTokens(issuer, refresh);
  expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
  expect(await refusalOf(issuer, refresh)).toBe('invalid_grant');

  const end = new URL(`${issuer.issuer}/session/end`);
  end.search = new URLSearchParams({
    id_token_hint: tokens.id_token,
    post_logout_redirect_uri: `${productionSite.origin}/`,
    state: 'bye',
  }).toString();
  await page.goto(end.href);
  await page.waitForURL(`${productionSite.origin}/?state=bye`);
});

function authorizationAddress({ issuer, clientId, apiName }: Issuer, redirectUri: string): string {
  const address = new URL(`${issuer}/auth`);
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: `openid profile email offline_access ${apiName}`,
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  return address.href;
}

async function askForTokens(issuer: Issuer, fields: Record<string, string>): Promise<Tokens> {
  const response = await post(issuer, fields);
  expect(response.status).toBe(200);
  return (await response.json()) as Tokens;
}

async function refusalOf(issuer: Issuer, fields: Record<string, string>): Promise<unknown> {
  const response = await post(issuer, fields);
  return ((await response.json()) as { readonly error?: unknown }).error;
}

function post({ issuer, clientId }: Issuer, fields: Record<string, string>): Promise<Response> {
  return fetch(`${issuer}/token`, { method: 'POST', body: new URLSearchParams({ ...fields, client_id: clientId }) });
}
