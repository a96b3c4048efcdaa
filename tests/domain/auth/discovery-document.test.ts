import { describe, expect, it } from 'vitest';

import { readDiscoveryDocument } from '@/domain/auth/discovery-document';
import { AppError } from '@/domain/errors/app-error';

const issuer = 'https://idp.example.vn/';
const rules = { issuer, requireHttps: 'remoteOnly', strictDiscoveryDocumentValidation: true } as const;
const body = {
  issuer,
  authorization_endpoint: 'https://idp.example.vn/connect/authorize',
  token_endpoint: 'https://idp.example.vn/connect/token',
  jwks_uri: 'https://idp.example.vn/.well-known/jwks',
  userinfo_endpoint: 'https://idp.example.vn/connect/userinfo',
  end_session_endpoint: 'https://idp.example.vn/connect/logout',
  revocation_endpoint: 'https://idp.example.vn/connect/revocat',
  check_session_iframe: 'https://idp.example.vn/connect/checksession',
  code_challenge_methods_supported: ['plain', 'S256'],
  authorization_response_iss_parameter_supported: true,
};

function refusal(changes: object, changedRules: object = {}) {
  try {
    readDiscoveryDocument({ ...body, ...changes }, { ...rules, ...changedRules });
    return 'accepted';
  } catch (thrown) {
    return thrown instanceof AppError && thrown.code === 'auth.discovery_document_validation_error'
      ? thrown.detail
      : thrown;
  }
}

describe('readDiscoveryDocument', () => {
  it('A-19 reads every field of the register', () => {
    expect(readDiscoveryDocument(body, rules)).toEqual({
      issuer,
      authorizationEndpoint: body.authorization_endpoint,
      tokenEndpoint: body.token_endpoint,
      jwksUri: body.jwks_uri,
      userinfoEndpoint: body.userinfo_endpoint,
      endSessionEndpoint: body.end_session_endpoint,
      revocationEndpoint: body.revocation_endpoint,
      checkSessionIframe: body.check_session_iframe,
      sendsIssuerInCallback: true,
    });
  });

  it('A-19 needs only what every issuer must publish', () => {
    const { authorization_endpoint, token_endpoint, jwks_uri } = body;

    expect(readDiscoveryDocument({ issuer, authorization_endpoint, token_endpoint, jwks_uri }, rules)).toEqual({
      issuer,
      authorizationEndpoint: authorization_endpoint,
      tokenEndpoint: token_endpoint,
      jwksUri: jwks_uri,
      userinfoEndpoint: undefined,
      endSessionEndpoint: undefined,
      revocationEndpoint: undefined,
      checkSessionIframe: undefined,
      sendsIssuerInCallback: false,
    });
  });

  it.each([
    ['another issuer', { issuer: `${issuer}INVALID` }, 'invalid issuer in discovery document'],
    ['the issuer without its slash', { issuer: 'https://idp.example.vn' }, 'invalid issuer in discovery document'],
    [
      'a missing token endpoint',
      { token_endpoint: undefined },
      'field token_endpoint is missing or has the wrong type',
    ],
    ['a missing jwks_uri', { jwks_uri: null }, 'field jwks_uri is missing or has the wrong type'],
    ['a number for an address', { token_endpoint: 7 }, 'field token_endpoint is missing or has the wrong type'],
    ['a relative address', { token_endpoint: '/connect/token' }, "'token_endpoint' is not an absolute address"],
    ['no S256', { code_challenge_methods_supported: ['plain'] }, 'code_challenge_methods_supported does not name S256'],
  ])('A-19 refuses %s', (_name, changes, detail) => {
    expect(refusal(changes)).toBe(detail);
  });

  it.each([
    'authorization_endpoint',
    'token_endpoint',
    'jwks_uri',
    'userinfo_endpoint',
    'end_session_endpoint',
    'revocation_endpoint',
    'check_session_iframe',
  ])('T-08 A-19 refuses %s over http, at another origin and at a look-alike', (field) => {
    expect(refusal({ [field]: 'http://idp.example.vn/x' })).toBe(`'${field}' must use HTTPS`);
    expect(refusal({ [field]: 'https://evil.test/x' })).toBe(`'${field}' does not belong to the issuer`);
    expect(refusal({ [field]: 'https://idp.example.vn.evil.test/x' })).toBe(`'${field}' does not belong to the issuer`);
  });

  it('T-08 says the must-use-HTTPS refusal as the cause', () => {
    const read = () => readDiscoveryDocument({ ...body, token_endpoint: 'http://idp.example.vn/x' }, rules);

    expect(read).toThrow(
      expect.objectContaining({
        cause: new AppError('token.mustUseHttps', { detail: "'token_endpoint' must use HTTPS" }),
      }),
    );
  });

  it('A-19 lets foreign origins pass when strict validation is configured away, http still not', () => {
    const relaxed = { strictDiscoveryDocumentValidation: false };

    expect(refusal({ token_endpoint: 'https://tokens.example.vn/x' }, relaxed)).toBe('accepted');
    expect(refusal({ token_endpoint: 'http://tokens.example.vn/x' }, relaxed)).toBe("'token_endpoint' must use HTTPS");
  });

  it('T-08 lets a local issuer over http pass', () => {
    const local = 'http://localhost:44305';
    const endpoints = { authorization_endpoint: `${local}/a`, token_endpoint: `${local}/t`, jwks_uri: `${local}/k` };

    expect(readDiscoveryDocument({ issuer: local, ...endpoints }, { ...rules, issuer: local })).toMatchObject({
      tokenEndpoint: `${local}/t`,
    });
  });

  it.each([[null], [[]], ['text'], [7], [{}]])('A-19 refuses %j as a document', (document) => {
    expect(() => readDiscoveryDocument(document, rules)).toThrow('auth.discovery_document_validation_error');
  });
});
