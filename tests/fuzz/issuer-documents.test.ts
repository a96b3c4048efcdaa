import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isSecureAddress, isWithinIssuer } from '@/domain/auth/issuer-address';
import { defaultEnvironment } from '@/domain/environment/default-environment';
import { processDiscoveryAnswer } from '@/services/auth/discovery';
import { createJsonWebKeys } from '@/services/auth/json-web-keys';
import { loadUserProfile } from '@/services/auth/user-profile';

import { storedSession } from '../support/sessions';
import { holdsFor, holdsLaterFor, laterOutcomeOf, outcomeOf } from './support/fuzz';
import { hostileText, mutatedOrAny } from './support/hostile';

const issuer = 'https://quy.example.vn/';
const { oAuthConfig } = defaultEnvironment('https://quy.example.vn');
const document = {
  issuer,
  authorization_endpoint: `${issuer}connect/authorize`,
  token_endpoint: `${issuer}connect/token`,
  jwks_uri: `${issuer}.well-known/jwks`,
  userinfo_endpoint: `${issuer}connect/userinfo`,
  end_session_endpoint: null,
  revocation_endpoint: `${issuer}connect/revocat`,
  check_session_iframe: `${issuer}connect/checksession`,
  grant_types_supported: ['authorization_code'],
  code_challenge_methods_supported: ['plain', 'S256'],
  authorization_response_iss_parameter_supported: true,
};
const facts = { retryAfterSeconds: undefined, correlationId: undefined, tenantRefusal: undefined };

describe('a discovery document', () => {
  it('A-19 T-08 C-08 names secure addresses of the issuer alone, or is refused by name', () => {
    const fields = Object.keys(document).filter((name) => /endpoint|uri|iframe/u.test(name));
    const inputs = fc.record({
      body: fc.oneof(
        mutatedOrAny(document),
        fc
          .tuple(
            fc.constantFrom(...fields),
            hostileText,
            fc.constantFrom('', issuer, 'https://quy.example.vn', 'http://'),
          )
          .map(([field, text, before]) => ({ ...document, [field]: before + text })),
      ),
      status: fc.constantFrom(200, 200, 200, 204, 404, 500),
    });
    holdsFor(inputs, ({ body, status }) => {
      const outcome = outcomeOf(() => processDiscoveryAnswer({ ...facts, status, body }, oAuthConfig));
      if ('refusal' in outcome) {
        expect(outcome.refusal.code).toMatch(/^auth\.discovery_document_(?:load|validation)_error$/u);
        return;
      }
      const { answer } = outcome;
      const addresses = [
        answer.authorizationEndpoint,
        answer.tokenEndpoint,
        answer.jwksUri,
        answer.userinfoEndpoint,
        answer.endSessionEndpoint,
        answer.revocationEndpoint,
        answer.checkSessionIframe,
      ].filter((address) => address !== undefined);
      expect(addresses.every((address) => isSecureAddress(address, true) && isWithinIssuer(address, issuer))).toBe(
        true,
      );
      expect(answer.issuer).toBe(issuer);
    });
  });
});

describe('a key set', () => {
  it('T-09 C-08 is a list of keys that name their kind, or could not be loaded', async () => {
    const keys = {
      keys: [
        { kty: 'RSA', n: 'AQAB', e: 'AQAB', kid: 'k1', alg: 'RS256' },
        { kty: 'EC', crv: 'P-256' },
      ],
    };
    await holdsLaterFor(mutatedOrAny(keys), async (body) => {
      const load = createJsonWebKeys(
        () => Promise.resolve({ ...facts, status: 200, body }),
        () => 0,
      ).load;
      const outcome = await laterOutcomeOf(() => load(document.jwks_uri));
      const code = 'refusal' in outcome ? outcome.refusal.code : 'auth.jwks_load_error';
      expect(code).toBe('auth.jwks_load_error');
      expect('refusal' in outcome || outcome.answer.keys.every(({ kty }) => typeof kty === 'string')).toBe(true);
    });
  });
});

describe('a user profile', () => {
  it('A-18 C-08 is about the person of the session, or could not be loaded', async () => {
    const session = { ...storedSession, idTokenClaims: { sub: 'u1' } };
    await holdsLaterFor(mutatedOrAny({ sub: 'u1', name: 'Khoa', address: { country: 'VN' } }), async (body) => {
      const call = () => Promise.resolve({ ...facts, status: 200, body });
      const outcome = await laterOutcomeOf(() =>
        loadUserProfile(session, { endpoint: document.userinfo_endpoint, call }, new AbortController().signal),
      );
      expect('refusal' in outcome ? outcome.refusal.code : outcome.answer.sub).toBe(
        'refusal' in outcome ? 'auth.user_profile_load_error' : 'u1',
      );
    });
  });
});
