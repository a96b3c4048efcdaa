import type { JWTPayload } from 'jose';

import { clientId, createFakeIssuer, createSigningKey, issuerAddress, json, signIdToken } from './fake-issuer';
import {
  anySignal,
  appOrigin,
  createHarness,
  oAuthConfig,
  refusalOf,
  startTime,
  type Harness,
} from './gateway-harness';

export const redirectUri = `${appOrigin}/auth/callback`;
const now = startTime / 1_000;
const key = await createSigningKey('k1');

export function createCodeHarness(changes: Parameters<typeof createHarness>[0] = {}) {
  return createHarness({ issuer: createFakeIssuer([key]), config: oAuthConfig({ responseType: 'code' }), ...changes });
}

/** Goes to the issuer; answers the parameters of the authorization request. */
export async function leave(harness: Harness, returnUrl = '/csdl/don-vi?page=2') {
  const controller = new AbortController();
  const left = harness.whenLeft();
  const leaving = refusalOf(harness.reload().beginCodeFlow({ returnUrl }, controller.signal));
  const { searchParams } = new URL(await left);
  controller.abort();
  await leaving;
  return Object.fromEntries(searchParams) as Record<string, string>;
}

/** Comes back with an answer on a new page of the same tab. */
export function comeBack(harness: Harness, parameters: Readonly<Record<string, string>>, signal = anySignal()) {
  harness.page.href = `${redirectUri}?${new URLSearchParams(parameters).toString()}`;
  return harness.reload().completeCodeFlow(signal);
}

export async function answerTokens(harness: Harness, nonce: string, changes: JWTPayload = {}, body: object = {}) {
  const claims = { iss: issuerAddress, aud: clientId, sub: 'u1', iat: now, exp: now + 1_200, nonce, ...changes };
  const tokens = {
    access_token: 'a1',
    token_type: 'Bearer',
    expires_in: 3_600,
    refresh_token: 'r1',
    scope: 'openid QuyHoTro',
  };
  const idToken = await signIdToken(claims, key);
  harness.issuer.respond.token = () => json({ ...tokens, id_token: idToken, ...body });
  return { idToken, claims };
}
