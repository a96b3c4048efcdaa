import { describe, expect, it } from 'vitest';

import { readCallbackAnswer, shortDetail, withoutCallbackAnswer } from '@/domain/auth/callback-answer';

const redirectUri = 'https://quy.example.vn/auth/callback';

describe('readCallbackAnswer', () => {
  it('A-04 reads an answer on the redirect address', () => {
    const href = `${redirectUri}?code=c&state=s&iss=https%3A%2F%2Fidp.example.vn%2F&session_state=x`;

    expect(readCallbackAnswer(href, redirectUri)).toEqual({
      state: 's',
      code: 'c',
      issuer: 'https://idp.example.vn/',
      sessionState: 'x',
      error: undefined,
      errorDescription: undefined,
      isAmbiguous: false,
    });
  });

  it.each([
    ['another page', 'https://quy.example.vn/csdl?code=c&state=s'],
    ['a page below', `${redirectUri}/x?code=c&state=s`],
    ['another origin', 'https://evil.test/auth/callback?code=c&state=s'],
    ['no answer', redirectUri],
    ['a state alone, as after signing out', `${redirectUri}?state=s`],
    ['an answer in the hash', `${redirectUri}#code=c&state=s`],
  ])('A-04 leaves %s alone', (_name, href) => {
    expect(readCallbackAnswer(href, redirectUri)).toBeUndefined();
  });

  it.each([
    ['two codes', '?code=a&code=b&state=s'],
    ['two states', '?code=a&state=s&state=t'],
    ['two issuers', '?code=a&state=s&iss=a&iss=b'],
    ['a code and an error', '?code=a&error=b&state=s'],
  ])('A-04 marks %s as ambiguous', (_name, query) => {
    expect(readCallbackAnswer(`${redirectUri}${query}`, redirectUri)).toMatchObject({ isAmbiguous: true });
  });
});

describe('withoutCallbackAnswer', () => {
  it.each([
    ['?code=c&state=s', ''],
    ['?code=c&state=s&session_state=x&iss=i', ''],
    ['?error=e&error_description=d&error_uri=u&state=s&iss=i', ''],
    ['?code=c&state=s&culture=vi&ui-culture=vi', ''],
    ['?code=c&keep=1&state=s', '?keep=1'],
    ['?code=c&state=s#state=mine&code=mine', '#state=mine&code=mine'],
  ])('A-04 turns %s into %j', (before, after) => {
    expect(withoutCallbackAnswer(`${redirectUri}${before}`)).toBe(`${redirectUri}${after}`);
  });
});

describe('shortDetail', () => {
  it('makes a stranger text one short line without invisible characters', () => {
    expect(shortDetail('a\r\n\u202Eb\u0000c')).toBe('a b c');
    expect(shortDetail('x'.repeat(500))).toBe('x'.repeat(200));
  });
});
