import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { checkIdTokenClaims, type IdTokenExpectation } from '@/domain/auth/id-token-checks';
import { unitClaimsOfAccessToken } from '@/domain/auth/unit-claims';
import { createIdTokenVerifier } from '@/services/auth/id-token';
import { createJsonWebKeys } from '@/services/auth/json-web-keys';
import { sessionOfSignIn } from '@/services/auth/new-session';
import { accessTokenHash } from '@/services/auth/pkce';
import type { ProtocolAnswer } from '@/services/auth/protocol-call';
import { formatStoredSession, parseStoredSession } from '@/services/auth/stored-session';
import { codeRefusal, passwordRefusal, refreshRefusal } from '@/services/auth/token-refusals';
import { readTokenResponse } from '@/services/auth/token-response';
import { defaultEnvironment } from '@/domain/environment/default-environment';

import { createSigningKey, signIdToken } from '../services/auth/fake-issuer';
import { catalogued, holdsFor, holdsLaterFor, laterOutcomeOf, outcomeOf } from './support/fuzz';
import { hostileJson, hostileText, mutated, mutatedOrAny, textOf } from './support/hostile';

const now = 1_800_000_000;
const claims = {
  iss: 'https://idp.example.vn/',
  aud: ['app'],
  azp: 'app',
  sub: 'u1',
  iat: now,
  exp: now + 600,
  nonce: 'n',
  at_hash: 'h',
};
const expected: IdTokenExpectation = {
  issuer: claims.iss,
  clientId: 'app',
  nonce: { rule: 'required', value: 'n' },
  atHash: { rule: 'required', value: 'h' },
  subject: 'u1',
  nowMs: now * 1_000,
  clockSkewMs: 600_000,
};

describe('claims of an id token', () => {
  it('T-01 T-02 T-03 T-04 T-05 T-06 T-07 are believed only where each rule holds', () => {
    holdsFor(fc.oneof(mutated(claims), hostileJson), (wire) => {
      if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) {
        return;
      }
      const outcome = outcomeOf(() => checkIdTokenClaims(wire as Record<string, unknown>, expected));
      if ('refusal' in outcome) {
        expect(outcome.refusal.code).toMatch(/^token\./u);
        return;
      }
      const { iss, sub, nonce, aud, exp, iat } = outcome.answer as Partial<typeof claims>;
      expect([iss, sub, nonce]).toEqual([claims.iss, 'u1', 'n']);
      expect([aud].flat()).toContain('app');
      expect(Number.isFinite(exp) && Number.isFinite(iat)).toBe(true);
    });
  });

  it('A-07 P-03 of an access token are a unit and a number, or nothing', () => {
    const tokens = fc.oneof(
      textOf(mutatedOrAny({ DonViId: 'u1', LoaiDonViId: 100, sub: 'a' })).map((text) => `h.${base64Url(text)}.s`),
      fc.array(hostileText, { maxLength: 4 }).map((parts) => parts.join('.')),
    );
    holdsFor(tokens, (token) => {
      const { unitId, unitTypeId } = unitClaimsOfAccessToken(token);
      expect(unitId === undefined || (unitId !== '' && unitId === unitId.trim())).toBe(true);
      expect(unitTypeId === undefined || Number.isFinite(unitTypeId)).toBe(true);
    });
  });
});

describe('an id token', () => {
  it('T-09 C-08 that was changed anywhere is refused by the catalogue, whatever key set comes with it', async () => {
    const key = await createSigningKey('k1', 'ES256');
    const atHash = await accessTokenHash('a');
    const token = await signIdToken({ ...claims, at_hash: atHash }, key);
    const verified = (idToken: string, keySet: unknown) => {
      const call = () => Promise.resolve(answerOf(keySet));
      const verify = createIdTokenVerifier(createJsonWebKeys(call, () => now * 1_000));
      const rules = { ...expected, atHash: 'required' as const };
      return laterOutcomeOf(() =>
        verify({ idToken, accessToken: 'a', jwksUri: 'https://idp.example.vn/keys', expected: rules }),
      );
    };
    expect(await verified(token, { keys: [key.jwk] })).toMatchObject({ answer: { sub: 'u1' } });
    const inputs = fc.record({
      idToken: fc.oneof(
        fc
          .record({ at: fc.nat(token.length - 1), by: fc.constantFrom('A', '.', '=', '\u0000', 'é', '') })
          .map(({ at, by }) => token.slice(0, at) + by + token.slice(at + 1)),
        fc
          .tuple(textOf(mutated({ alg: 'ES256', kid: 'k1', typ: 'JWT', crit: ['x'] })), textOf(mutatedOrAny(claims)))
          .map((parts) => `${parts.map(base64Url).join('.')}.${token.split('.')[2] ?? ''}`),
        hostileText,
      ),
      keySet: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom<unknown>({ keys: [key.jwk] }) },
        { weight: 1, arbitrary: mutatedOrAny({ keys: [key.jwk] }) },
      ),
    });
    const signed = (text: string) => text.split('.').slice(0, 2).join('.');
    await holdsLaterFor(inputs, async ({ idToken, keySet }) => {
      const outcome = await verified(idToken, keySet);
      expect('refusal' in outcome || signed(idToken) === signed(token)).toBe(true);
    });
  });
});

describe('an answer of the token endpoint', () => {
  const answer = {
    access_token: 'a.b.c',
    token_type: 'Bearer',
    expires_in: 3_600,
    refresh_token: 'r',
    id_token: 'i',
    scope: 'openid x',
  };
  const { oAuthConfig } = defaultEnvironment('https://quy.example.vn');

  it('C-08 T-10 A-09 becomes a session that its own record gives back, or is malformed', () => {
    const lifetimes = fc.oneof(hostileText, hostileJson, fc.double()).map((expires_in) => ({ ...answer, expires_in }));
    holdsFor(fc.oneof(mutatedOrAny(answer), lifetimes), (body) => {
      const outcome = outcomeOf(() =>
        readTokenResponse(answerOf(body), { receivedAt: 1_000, fallbackLifetimeInSec: undefined }),
      );
      if ('refusal' in outcome) {
        expect(outcome.refusal.code).toBe('response.malformed');
        return;
      }
      const { answer: response } = outcome;
      const session = sessionOfSignIn({
        id: 's',
        config: oAuthConfig,
        flow: 'code',
        response,
        claims: undefined,
        sessionState: undefined,
      });
      expect(session.expiresAt === undefined || !Number.isNaN(new Date(session.expiresAt).getTime())).toBe(true);
      const isWord = [response.accessToken, response.refreshToken, response.idToken].some(
        (token) => token === 'undefined' || token === 'null',
      );
      const kept = parseStoredSession(formatStoredSession({ session, remembered: false }));
      expect(isWord ? undefined : kept).toEqual(isWord ? undefined : { session, remembered: false });
    });
  });

  it('A-02 A-10 C-08 that refuses has an entry of the catalogue, with one short line of what was said', () => {
    const refusal = { error: 'invalid_grant', error_description: 'Invalid username or password!' };
    const inputs = fc.record({
      body: mutatedOrAny(refusal),
      status: fc.constantFrom(200, 400, 401, 403, 408, 429, 500, 503),
    });
    holdsFor(inputs, ({ body, status }) => {
      for (const refusalOf of [passwordRefusal, codeRefusal, refreshRefusal]) {
        const { detail = '' } = catalogued(refusalOf({ ...answerOf(body), status }));
        expect(detail.length <= 200 && !/[\p{Cc}\p{Cf}]/u.test(detail)).toBe(true);
      }
      const isOAuth = v.is(v.object({ error: v.string(), error_description: v.nullish(v.string()) }), body);
      expect(isOAuth || refreshRefusal({ ...answerOf(body), status }).code === 'auth.token_refresh_error').toBe(true);
    });
  });
});

function answerOf(body: unknown): ProtocolAnswer {
  return { status: 200, body, retryAfterSeconds: undefined, correlationId: undefined, tenantRefusal: undefined };
}

function base64Url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
