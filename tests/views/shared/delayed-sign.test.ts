import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { loaderDelayMs } from '@/domain/constants';

const read = (path: string) => readFileSync(path, 'utf8');

it('W-06 K-01 a sign of waiting keeps its room unseen for the time of the constant, and is then seen', () => {
  const css = read('src/views/app/theme/plain.css');
  expect(css).toMatch(
    new RegExp(
      `\\.delayed-sign,\\s*\\.MuiAutocomplete-loading \\{\\s*animation: delayed-sign 1ms ${loaderDelayMs}ms backwards;\\s*\\}`,
    ),
  );
  expect(css).toMatch(/@keyframes delayed-sign \{\s*from \{\s*opacity: 0;\s*\}\s*\}/u);
});

it('W-06 less motion makes what moves shorter and leaves a sign of waiting its delay, after which it is seen', () => {
  const [, reduced = ''] = read('src/views/app/theme/tokens.css').split('@media (prefers-reduced-motion: reduce)');
  expect(reduced).toContain('animation-duration: 0.01ms !important');
  expect(reduced).not.toMatch(/animation(?:-delay|-name|-fill-mode)?:/u);
});
