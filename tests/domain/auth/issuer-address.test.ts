import { describe, expect, it } from 'vitest';

import { discoveryAddress, isSecureAddress, isWithinIssuer } from '@/domain/auth/issuer-address';

describe('isSecureAddress', () => {
  it.each([
    ['https://idp.example.vn', true, true, true],
    ['HTTPS://IDP.EXAMPLE.VN', true, true, true],
    ['http://localhost', false, true, true],
    ['http://localhost:44305/connect/token', false, true, true],
    ['http://127.0.0.1:8080', false, true, true],
    ['http://[::1]:8080', false, true, true],
    ['http://idp.example.vn', false, false, true],
    ['http://localhost.evil.test', false, false, true],
    ['http://localhost@evil.test', false, false, true],
    ['http://127.0.0.1.evil.test', false, false, true],
    ['ftp://localhost', false, false, false],
    ['javascript:alert(1)', false, false, false],
    ['/connect/token', false, false, false],
    ['', false, false, false],
  ])('T-08 judges %s: always https %s, remote only %s, never %s', (address, always, remoteOnly, never) => {
    expect([
      isSecureAddress(address, true),
      isSecureAddress(address, 'remoteOnly'),
      isSecureAddress(address, false),
    ]).toEqual([always, remoteOnly, never]);
  });
});

describe('isWithinIssuer', () => {
  it.each([
    ['https://idp.example/connect/token', 'https://idp.example', true],
    ['https://idp.example/connect/token', 'https://idp.example/', true],
    ['https://IDP.example/connect/token', 'https://idp.example/', true],
    ['https://idp.example/realms/quy/token', 'https://idp.example/realms/quy', true],
    ['https://idp.example.evil.test/token', 'https://idp.example', false],
    ['https://idp.example@evil.test/token', 'https://idp.example', false],
    ['https://user:word@idp.example/token', 'https://idp.example', false],
    ['https://user@idp.example/token', 'https://idp.example', false],
    ['https://:word@idp.example/token', 'https://idp.example', false],
    ['https://idp.example:8443/token', 'https://idp.example', false],
    ['http://idp.example/token', 'https://idp.example', false],
    ['https://idp.example/tenant10/token', 'https://idp.example/tenant1', false],
    ['https://idp.example/tenant1/../token', 'https://idp.example/tenant1', false],
    ['/token', 'https://idp.example', false],
  ])('A-19 sees that %s belongs to %s: %s', (endpoint, issuer, expected) => {
    expect(isWithinIssuer(endpoint, issuer)).toBe(expected);
  });
});

describe('discoveryAddress', () => {
  it.each(['https://idp.example/quy', 'https://idp.example/quy/'])('A-19 builds one slash after %s', (issuer) => {
    expect(discoveryAddress(issuer)).toBe('https://idp.example/quy/.well-known/openid-configuration');
  });
});
