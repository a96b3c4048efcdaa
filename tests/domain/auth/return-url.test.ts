import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { safeReturnUrl } from '@/domain/auth/return-url';

const origin = 'https://quy.example.vn';

describe('safeReturnUrl', () => {
  it.each([
    ['/', '/'],
    ['/csdl/nguoi-lao-dong?page=2&sort=hoTen#contracts', '/csdl/nguoi-lao-dong?page=2&sort=hoTen#contracts'],
    ['/quan-ly-quy/../ca-nhan', '/ca-nhan'],
    ['/authors', '/authors'],
    ['/a?next=//evil.test', '/a?next=//evil.test'],
    ['/tìm?q=Đào', '/t%C3%ACm?q=%C4%90%C3%A0o'],
  ])('keeps the path, query and hash of %s', (wish, expected) => {
    expect(safeReturnUrl(wish, origin)).toBe(expected);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['a relative path', 'csdl'],
    ['another host without a scheme', '//evil.test'],
    ['a page of another host', '//evil.test/csdl/don-vi'],
    ['a backslash for the second slash', '/\\evil.test'],
    ['two backslashes', '\\\\evil.test'],
    ['a scheme without slashes', 'https:evil.test'],
    ['another origin', 'https://evil.test/'],
    ['the own origin in full', `${origin}/csdl`],
    ['credentials', 'https://quy.example.vn@evil.test/'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a space', ' javascript:alert(1)'],
    ['a tab inside', '/\t/evil.test'],
    ['a line break inside', '/\n/evil.test'],
    ['a null character', '/csdl\u0000'],
    ['an encoded second slash', '/%2Fevil.test'],
    ['an encoded backslash', '/%5Cevil.test'],
    ['an encoded line break', '/a%0d%0aSet-Cookie'],
    ['dots that leave a double slash', '/x/..//evil.test'],
    ['dots written as codes', '/x/%2e%2e//evil.test'],
    ['broken encoding', '/%zz'],
    ['more than 2,000 characters', `/${'a'.repeat(2_000)}`],
    ['the sign-in page', '/auth/login'],
    ['the sign-in page in capitals', '/AUTH/Login?x=1'],
    ['the sign-in page, encoded', '/%61uth/login'],
    ['the sign-in page behind dots', '/csdl/../auth/callback?code=1'],
    ['the sign-in area itself', '/auth'],
  ])('answers / for %s', (_name, wish) => {
    expect(safeReturnUrl(wish, origin)).toBe('/');
  });

  it('answers a same-origin path whatever it is given, and the same path when asked again', () => {
    const nasty = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '..',
        '.',
        '%2f',
        '%5c',
        '@',
        ':',
        'https:',
        '//evil.test',
        '\t',
        '?',
        '#',
        'auth',
        'a',
        '%2e',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          nasty.map((parts) => `/${parts.join('')}`),
        ),
        (wish) => {
          const answer = safeReturnUrl(wish, origin);

          expect(answer).toMatch(/^\/(?![/\\])/u);
          expect(new URL(answer, origin).origin).toBe(origin);
          expect(safeReturnUrl(answer, origin)).toBe(answer);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
