import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readDiscoveryDocument } from '@/domain/auth/discovery-document';
import { isUrl } from '@/domain/validation/checks';
import { requestAddress } from '@/services/http/request-address';

describe('in a browser without URL.canParse: Safari 16, Chrome before 120', () => {
  const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse') ?? {};

  beforeEach(() => {
    Reflect.deleteProperty(URL, 'canParse');
  });

  afterEach(() => {
    Object.defineProperty(URL, 'canParse', canParse);
  });

  it('C-01 calls have their address, and none is made for what is no address', () => {
    const parts = { apiUrl: 'https://api.test', trustedOrigins: [], appOrigin: 'https://quy.test' };
    expect(requestAddress('/api/a', { page: 1 }, parts).href).toBe('https://api.test/api/a?page=1');
    expect(() => requestAddress('https://', undefined, parts)).toThrow(
      expect.objectContaining({ code: 'request.foreignOrigin' }),
    );
  });

  it('A-19 the issuer’s document is read', () => {
    const issuer = 'https://issuer.test';
    const rules = { issuer, requireHttps: true, strictDiscoveryDocumentValidation: true } as const;
    const body = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    };
    expect(readDiscoveryDocument(body, rules)).toMatchObject({ tokenEndpoint: `${issuer}/token` });
    expect(() => readDiscoveryDocument({ ...body, jwks_uri: 'keys' }, rules)).toThrow(
      expect.objectContaining({ detail: "'jwks_uri' is not an absolute address" }),
    );
  });

  it('V-01 a web address is told from a text', () => {
    expect(['https://quy.vn/a', 'https://[', 'quy.vn'].map(isUrl)).toEqual([true, false, false]);
  });
});
