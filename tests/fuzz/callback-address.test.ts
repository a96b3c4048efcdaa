import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readCallbackAnswer, withoutCallbackAnswer } from '@/domain/auth/callback-answer';
import { safeReturnUrl } from '@/domain/auth/return-url';
import { resetLinkIn } from '@/domain/account/account';
import { acceptCallback } from '@/services/auth/callback';
import { requestAddress } from '@/services/http/request-address';

import { holdsFor, outcomeOf } from './support/fuzz';
import { hostileText } from './support/hostile';

const appOrigin = 'https://quy.example.vn';
const redirectUri = `${appOrigin}/auth/callback`;
const transaction = { nonce: 'n', verifier: 'v', returnUrl: '/', redirectUri, asksAgain: false, createdAt: 0 };
const names = ['code', 'state', 'iss', 'session_state', 'error', 'error_description', 'error_uri', 'culture', 'x'];

const queries = fc
  .array(
    fc.tuple(fc.constantFrom(...names), fc.oneof(hostileText, fc.constantFrom('ours', 'https://idp.example.vn/'))),
    { maxLength: 6 },
  )
  .map((entries) => entries.map(([name, value]) => `${name}=${encoded(value)}`).join('&'));

describe('the callback address', () => {
  const addresses = fc.oneof(
    fc.tuple(queries, fc.constantFrom('', '#', '#code=1')).map(([query, hash]) => `${redirectUri}?${query}${hash}`),
    fc.tuple(hostileText, queries).map(([path, query]) => `${appOrigin}/auth/${path}?${query}`),
    fc.tuple(fc.constantFrom('', 'https://', appOrigin), hostileText).map((parts) => parts.join('')),
  );

  it('A-04 T23 T24 gives a code for our own state alone, and an error of the catalogue for everything else', () => {
    holdsFor(addresses, (address) => {
      const answer = readCallbackAnswer(address, redirectUri);
      const taken: string[] = [];
      const outcome = outcomeOf(() =>
        acceptCallback(
          answer,
          (state) => {
            taken.push(state);
            return state === 'ours' ? { kind: 'open', transaction } : { kind: 'unknown' };
          },
          'https://idp.example.vn/',
        ),
      );
      if ('answer' in outcome) {
        expect([answer?.state, answer?.isAmbiguous, outcome.answer.code]).toEqual(['ours', false, answer?.code]);
      } else {
        expect(outcome.refusal.code).toMatch(
          /^(?:auth\.code_error|auth\.invalid_nonce_in_state|signIn\.accessDenied)$/u,
        );
        expect(outcome.refusal.detail ?? '').not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }
      expect(taken.length).toBeLessThanOrEqual(1);
    });
  });

  it('A-04 loses every parameter of an answer and nothing else', () => {
    holdsFor(queries, (query) => {
      const cleaned = withoutCallbackAnswer(`${redirectUri}?${query}&x=1#h`);
      expect(readCallbackAnswer(cleaned, redirectUri)).toBeUndefined();
      expect(new URL(cleaned).searchParams.getAll('x').at(-1)).toBe('1');
      expect(withoutCallbackAnswer(cleaned)).toBe(cleaned);
    });
  });
});

describe('addresses that people and links bring', () => {
  const starts = fc.constantFrom('', '/', '//', '/\\', '/%2F', '/auth/', '/csdl?x=', '/x/../', '/\t/');

  it('S-04 promise-8 lead to a page of the product, never elsewhere, and say the same twice', () => {
    holdsFor(
      fc.tuple(starts, hostileText).map((parts) => parts.join('')),
      (wish) => {
        const path = safeReturnUrl(wish, appOrigin);
        const url = new URL(path, appOrigin);
        expect(url.origin).toBe(appOrigin);
        expect(`${url.pathname}${url.search}${url.hash}`).toBe(path);
        expect(safeReturnUrl(path, appOrigin)).toBe(path);
        expect(/^\/auth(?:\/|$)/iu.test(url.pathname)).toBe(false);
      },
    );
  });

  it('A-20 hold a whole reset link or none', () => {
    holdsFor(
      fc.array(fc.tuple(fc.constantFrom('userId', 'resetToken', 'x'), hostileText), { maxLength: 4 }),
      (entries) => {
        const link = resetLinkIn(entries.map(([name, value]) => `${name}=${encoded(value)}`).join('&'));
        expect(link === undefined || (link.userId !== '' && link.resetToken !== '')).toBe(true);
      },
    );
  });

  it('C-01 T59 never take a call, and with it a token, to another origin', () => {
    const paths = fc.tuple(
      fc.oneof(starts, fc.constantFrom('/api/', 'https://api.example.vn/', 'https:', 'data:')),
      hostileText,
    );
    const parts = { apiUrl: 'https://api.example.vn/v1/', trustedOrigins: ['https://idp.example.vn'], appOrigin };
    holdsFor(fc.tuple(paths, hostileText), ([path, value]) => {
      const outcome = outcomeOf(() => requestAddress(path.join(''), { q: value }, parts));
      if ('refusal' in outcome) {
        expect(outcome.refusal.code).toBe('request.foreignOrigin');
      } else {
        expect(['https://api.example.vn', 'https://idp.example.vn']).toContain(outcome.answer.origin);
      }
    });
  });
});

function encoded(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}
