import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { hasOtherVersion } from '@/services/deployment/other-version';

import { holdsLaterFor, laterOutcomeOf } from './support/fuzz';
import { hostileText } from './support/hostile';

const ownScript = 'https://quy.example.vn/assets/index-1.js';
let page = '';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the start page of a server that may be somebody else’s', () => {
  const pieces = fc.oneof(
    fc.constantFrom(
      '<script',
      ' type="module"',
      " type='module",
      ' src="/assets/index-1.js"',
      ' src=//[',
      ' src="http://',
      '>',
      '</script>',
      '<',
      '"',
      '\n',
    ),
    hostileText,
  );

  it('C-08 X-01 says whether there is another version, or that the page is not the product’s', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(page, { headers: { 'Content-Type': 'text/html' } })));
    await holdsLaterFor(
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
      async (text) => {
        page = text;
        const outcome = await laterOutcomeOf(() => hasOtherVersion(ownScript, new AbortController().signal));
        expect('refusal' in outcome ? outcome.refusal.code : typeof outcome.answer).toMatch(
          /^(?:response\.malformed|boolean)$/u,
        );
      },
      {
        examples: [
          '<script type="module" src="//[">',
          '<script '.repeat(40_000),
          `<script ${'type=module '.repeat(40_000)}`,
        ],
      },
    );
  });
});
