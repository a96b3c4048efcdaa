import { expect, it } from 'vitest';

import { browserRandomBytes, codeChallenge, randomToken } from '@/services/auth/pkce';

it('A-03 computes the challenge of the published example (RFC 7636 appendix B)', async () => {
  expect(await codeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

it('T-11 makes 45 random bytes into 60 characters that need no escaping', () => {
  const lengths: number[] = [];
  const token = randomToken((length) => {
    lengths.push(length);
    return browserRandomBytes(length);
  });

  expect(lengths).toEqual([45]);
  expect(token).toMatch(/^[\w-]{60}$/u);
});

it('T-11 never makes the same token twice', () => {
  const tokens = new Set(Array.from({ length: 500 }, () => randomToken(browserRandomBytes)));

  expect(tokens.size).toBe(500);
});
