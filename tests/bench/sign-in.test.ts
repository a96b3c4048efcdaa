import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { goodAnswers, hostileAnswers, measureAnswers } from '../../bench/auth/hostile-answers';
import { ours } from '../../bench/auth/ours';
import { measureExpiry, measureOutage, measureStorm, measureUnknownLife } from '../../bench/auth/renewals';
import { callCount, tabCounts } from '../../bench/auth/side-by-side';

describe('the comparison of signing in, this product’s column', () => {
  it('A-18 T56 accepts no hostile answer and keeps nothing of one', async () => {
    const verdicts = await measureAnswers(ours, hostileAnswers);
    const wrong = hostileAnswers.filter((_, index) => verdicts[index] !== 'refused');

    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(verdicts.length).toBeGreaterThan(40);
  }, 60_000);

  it('A-18 refuses no good answer', async () => {
    expect(await measureAnswers(ours, goodAnswers)).toEqual(goodAnswers.map(() => 'accepted'));
  }, 60_000);

  it.each(tabCounts)(
    'A-12 promise-1 refreshes once per expiry with %i tabs and loses no session',
    async (tabCount) => {
      expect(await measureExpiry(ours, tabCount)).toEqual({ refreshes: 1, lost: 0 });
    },
    60_000,
  );

  it('A-11 A-12 promise-2 makes one token call for 1,000 calls that meet one expiry, and repeats each once', async () => {
    expect(await measureStorm(ours, callCount)).toEqual({ refreshes: 1, replayedOnce: 1_000, failed: 0 });
  }, 60_000);

  it('T11 T12 asks for no tokens because their life is not known', async () => {
    expect([await measureUnknownLife(ours, undefined), await measureUnknownLife(ours, 0)]).toEqual([0, 0]);
  }, 60_000);

  it('T33 keeps the session when the network goes during a refresh, and renews it when it is back', async () => {
    expect(await measureOutage(ours)).toEqual({ isKept: true, isRenewed: true });
  }, 60_000);
});

it('docs/bench/sign-in.md lists the answers that are compared (npm run bench -- auth writes it)', () => {
  const page = readFileSync('docs/bench/sign-in.md', 'utf8');
  const [, list = ''] = page.split('## Every hostile answer');
  const listed = [...list.matchAll(/^\| (.+?) +\| (?:yes)? *\| (.+?) +\|/gmu)];

  expect(listed.map(([, name, verdict]) => [name, verdict])).toEqual(
    hostileAnswers.map(({ name }) => [name, 'refused']),
  );
});
