import { describe, expect, it } from 'vitest';

import { checkIdTokenClaims, type IdTokenExpectation } from '@/domain/auth/id-token-checks';
import { AppError } from '@/domain/errors/app-error';

const nowMs = Date.UTC(2026, 10, 20, 8);
const now = nowMs / 1_000;

const claims = {
  iss: 'https://idp.example.vn/',
  aud: 'app',
  sub: 'u1',
  iat: now,
  exp: now + 1_200,
  nonce: 'n',
  at_hash: 'h',
};
const expected: IdTokenExpectation = {
  issuer: 'https://idp.example.vn/',
  clientId: 'app',
  nonce: { rule: 'required', value: 'n' },
  atHash: { rule: 'whenPresent', value: 'h' },
  subject: undefined,
  nowMs,
  clockSkewMs: 600_000,
};

function verdict(changes: object, rules: Partial<IdTokenExpectation> = {}) {
  try {
    return checkIdTokenClaims({ ...claims, ...changes }, { ...expected, ...rules });
  } catch (thrown) {
    return thrown instanceof AppError ? [thrown.code, thrown.detail] : thrown;
  }
}

describe('checkIdTokenClaims accepts', () => {
  it.each([
    ['T-01', 'the client id as only audience in a list', { aud: ['app'] }],
    ['T-01', 'several audiences when azp names the client', { aud: ['app', 'api'], azp: 'app' }],
    ['T-01', 'azp beside a single audience', { azp: 'app' }],
    ['T-06', 'a token that expired 599 s ago', { exp: now - 599 }],
    ['T-06', 'a token issued by a clock 600 s ahead', { iat: now + 600 }],
    ['T-06', 'nbf 600 s ahead', { nbf: now + 600 }],
    ['T-05', 'no at_hash in the code flow', { at_hash: undefined }],
    ['T-05', 'a padded at_hash', { at_hash: 'h==' }],
  ])('%s %s', (_id, _name, changes) => {
    expect(verdict(changes)).toEqual({ ...claims, ...changes });
  });

  it('T-04 a refreshed token without nonce, and one with the first nonce', () => {
    const nonce = { rule: 'whenPresent', value: 'n' } as const;

    expect(verdict({ nonce: undefined }, { nonce })).toMatchObject({ sub: 'u1' });
    expect(verdict({ nonce: 'n' }, { nonce })).toMatchObject({ sub: 'u1' });
    expect(verdict({ nonce: 'n' }, { nonce: { rule: 'whenPresent', value: undefined } })).toMatchObject({ sub: 'u1' });
  });

  it('T-06 a token of this very moment where no clock skew is allowed (RFC 7519 §4.1.5)', () => {
    expect(verdict({ iat: now, nbf: now }, { clockSkewMs: 0 })).toMatchObject({ sub: 'u1' });
  });

  it('T-07 a refreshed token of the same subject', () => {
    expect(verdict({}, { subject: 'u1' })).toEqual(claims);
  });
});

describe('checkIdTokenClaims refuses', () => {
  it.each([
    ['T-01', 'another audience', { aud: 'app1' }, 'token.wrongAudience', 'Wrong audience'],
    ['T-01', 'no audience', { aud: undefined }, 'token.wrongAudience', 'Wrong audience'],
    ['T-01', 'an empty audience list', { aud: [] }, 'token.wrongAudience', 'Wrong audience'],
    ['T-01', 'a list without the client', { aud: ['api'] }, 'token.wrongAudience', 'Wrong audience'],
    ['T-01', 'several audiences without azp', { aud: ['app', 'api'] }, 'token.wrongAudience', 'Wrong audience'],
    ['T-01', 'azp of another client', { azp: 'app2' }, 'token.wrongAudience', 'Wrong audience'],
    ['T-02', 'no sub', { sub: undefined }, 'token.noSubject', 'No sub claim in id_token'],
    ['T-02', 'an empty sub', { sub: '' }, 'token.noSubject', 'No sub claim in id_token'],
    ['T-02', 'a number as sub', { sub: 7 }, 'token.noSubject', 'No sub claim in id_token'],
    ['T-02', 'no iat', { iat: undefined }, 'token.noIssuedAt', 'No iat claim'],
    ['T-02', 'a text as iat', { iat: String(now) }, 'token.noIssuedAt', 'No iat claim'],
    ['T-03', 'another issuer', { iss: 'https://idp.example.vn/1' }, 'token.wrongIssuer', 'Wrong issuer'],
    ['T-03', 'the issuer without its slash', { iss: 'https://idp.example.vn' }, 'token.wrongIssuer', 'Wrong issuer'],
    ['T-03', 'no issuer', { iss: undefined }, 'token.wrongIssuer', 'Wrong issuer'],
    ['T-04', 'another nonce', { nonce: 'n1' }, 'token.wrongNonce', 'Wrong nonce'],
    ['T-04', 'no nonce', { nonce: undefined }, 'token.wrongNonce', 'Wrong nonce'],
    ['T-06', 'expiry 600 s ago', { exp: now - 600 }, 'token.expired', 'Token has expired'],
    ['T-06', 'expiry 601 s ago', { exp: now - 601 }, 'token.expired', 'Token has expired'],
    ['T-06', 'no expiry', { exp: undefined }, 'token.expired', 'Token has expired'],
    ['T-06', 'a text as expiry', { exp: String(now + 60) }, 'token.expired', 'Token has expired'],
    ['T-06', 'an expiry without end', { exp: Number.POSITIVE_INFINITY }, 'token.expired', 'Token has expired'],
    ['T-06', 'issue 601 s ahead', { iat: now + 601 }, 'token.notYetValid', 'Token has expired'],
    ['T-06', 'nbf 601 s ahead', { nbf: now + 601 }, 'token.expired', 'Token has expired'],
    ['T-06', 'a text as nbf', { nbf: String(now - 60) }, 'token.expired', 'Token has expired'],
    ['T-05', 'another at_hash', { at_hash: 'h1' }, 'token.wrongAtHash', 'Wrong at_hash'],
    ['T-05', 'a number as at_hash', { at_hash: 1 }, 'token.wrongAtHash', 'Wrong at_hash'],
  ])('%s %s', (_id, _name, changes, code, detail) => {
    expect(verdict(changes)).toEqual([code, detail]);
  });

  it('T-05 a token without at_hash in the implicit flow', () => {
    expect(verdict({ at_hash: undefined }, { atHash: { rule: 'required', value: 'h' } })).toEqual([
      'token.atHashNeeded',
      'An at_hash is needed!',
    ]);
  });

  it('T-04 a token without a nonce where none was kept, and an empty one', () => {
    const wrong = ['token.wrongNonce', 'Wrong nonce'];
    expect(verdict({ nonce: undefined }, { nonce: { rule: 'required', value: undefined } })).toEqual(wrong);
    expect(verdict({ nonce: '' }, { nonce: { rule: 'required', value: '' } })).toEqual(wrong);
  });

  it('T-04 a refreshed token with a nonce of its own', () => {
    expect(verdict({ nonce: 'other' }, { nonce: { rule: 'whenPresent', value: 'n' } })).toEqual([
      'token.wrongNonce',
      'Wrong nonce',
    ]);
  });

  it('T-07 a refreshed token of another subject', () => {
    expect(verdict({ sub: 'u11' }, { subject: 'u1' })).toEqual([
      'token.wrongSubject',
      'After refreshing, the id_token belongs to another user (sub)',
    ]);
  });

  it.each([
    ['an hour ahead', -3_600, 'token.expired', 60],
    ['20 minutes behind', 1_205, 'token.notYetValid', 20],
    ['right, with a token that is already over', 0, 'token.expired', 0],
  ])('T-06 T14 measures a clock that is %s', (_name, iatFromNow, code, minutes) => {
    const iat = now + iatFromNow;
    const changes = { iat, exp: iatFromNow === 0 ? now - 700 : iat + 1_200 };
    const check = () => checkIdTokenClaims({ ...claims, ...changes }, expected);

    expect(check).toThrow(
      expect.objectContaining({ code, detail: 'Token has expired', params: { 0: minutes } }) as Error,
    );
  });

  it('T-06 takes the configured clock skew instead of 600 s', () => {
    expect(verdict({ exp: now - 1 }, { clockSkewMs: 0 })).toEqual(['token.expired', 'Token has expired']);
  });
});
