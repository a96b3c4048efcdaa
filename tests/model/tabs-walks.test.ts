import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createRandom, type Random } from '../support/random';
import type { Fate } from '../support/rotating-issuer';
import { firstSeed } from '../support/seeds';
import { createTabsWorld, type Tab } from '../support/tabs-world';

/** One seed is one walk: a failure names it, and `SEED` begins with it. */
const first = firstSeed();
/** 800 with locks and 200 without, in parts that a busy machine ends within the time of a test. */
const walks = 200;
const parts = [1, 2, 3, 4];
const stepsPerWalk = 25;
const mostTabs = 5;

type World = ReturnType<typeof createTabsWorld>;

const second = 1_000;
const minute = 60 * second;

/** One thing that happens in the browser, to it, or at the issuer. */
async function happen(world: World, random: Random): Promise<string> {
  const { tabs, issuer } = world;
  if (issuer.pending.length > 0 && random.isTrue(0.45)) {
    const fate = random.pick<Fate>(['answered', 'answered', 'answered', 'lostBefore', 'busy', 'lostAfter']);
    issuer.settle(random.below(issuer.pending.length), fate);
    await world.pass(0);
    return `a request is ${fate}`;
  }
  const tab = tabs[random.below(tabs.length)];
  const at = tab === undefined ? -1 : tabs.indexOf(tab);
  const happening = random.pick<readonly [name: string, happen: (tab: Tab) => unknown]>([
    ['signs in', ({ signIn }) => signIn()],
    ['signs in', ({ signIn }) => signIn()],
    ['signs out', ({ authRef }) => authRef.send({ type: 'signOut' })],
    ['wakes', ({ wake }) => wake()],
    ['comes back from the cache', ({ restore }) => restore()],
    ['has a call refused', refuseCurrent],
    ['needs a token', ({ authRef }) => authRef.send({ type: 'tokens.needed', at: Date.now() })],
    ['is duplicated', (one) => (tabs.length < mostTabs ? world.duplicate(one) : undefined)],
    ['is followed by a new tab', () => (tabs.length < mostTabs ? world.open() : undefined)],
    ['is reloaded', world.reload],
    ['is closed', (one) => (tabs.length > 1 ? world.close(one) : undefined)],
    ['sees a second pass', () => undefined],
    ['sees 50 minutes pass', () => world.pass(50 * minute)],
  ]);
  if (tab !== undefined) {
    await happening[1](tab);
  }
  await world.pass(second);
  return `tab ${at} ${happening[0]}`;
}

function refuseCurrent({ authRef }: Tab): void {
  const accessToken = authRef.getSnapshot().context.session?.accessToken;
  if (accessToken !== undefined) {
    authRef.send({ type: 'tokens.refused', accessToken, at: Date.now() });
  }
}

/** What must hold whatever happens; answers what does not. */
function broken({ issuer, tabs }: World): string | undefined {
  if (issuer.openRefreshes() > 1) {
    return 'promise 1: two refreshes are under way in one browser';
  }
  if (issuer.seen.reuses > 0 && !issuer.seen.isExcused) {
    return 'promise 1: a spent refresh token was sent again';
  }
  if (issuer.urls.some((url) => /access-|refresh-/u.test(url))) {
    return 'promise 6: a token stands in an address';
  }
  if (!issuer.seen.isExcused && tabs.some(({ lost }) => lost.includes('signIn.grantRejected'))) {
    return 'A-12: a tab has lost its session to another tab';
  }
  return undefined;
}

/** Everything is answered, and the people look at every tab once: then all tabs must say the same. */
async function settledDisagreement(world: World): Promise<string | undefined> {
  for (let round = 0; round < 6; round += 1) {
    while (world.issuer.pending.length > 0) {
      world.issuer.settle(0, 'answered');
      await world.pass(0);
    }
    world.tabs.forEach(({ wake }) => wake());
    await world.pass(31 * second);
  }
  const waiting = world.tabs.filter(({ authRef }) => {
    const snapshot = authRef.getSnapshot();
    return !snapshot.hasTag('signedIn') && !snapshot.hasTag('signedOut');
  });
  if (waiting.length > 0) {
    return `promise 7: waits for ever in ${JSON.stringify(waiting[0]?.authRef.getSnapshot().value)}`;
  }
  const ids = new Set(world.tabs.map(({ sessionId }) => sessionId()));
  return ids.size > 1 ? `A-12 A-13: the tabs disagree: ${[...ids].join(', ')}` : undefined;
}

async function walk(seed: number, hasLocks: boolean): Promise<string | undefined> {
  const random = createRandom(seed);
  const world = createTabsWorld({ hasLocks });
  world.open();
  const trail: string[] = [];
  let fault: string | undefined;
  for (let step = 0; step < stepsPerWalk && fault === undefined; step += 1) {
    trail.push(await happen(world, random));
    fault = broken(world);
  }
  fault ??= (await settledDisagreement(world)) ?? broken(world);
  [...world.tabs].forEach(world.close);
  return fault === undefined ? undefined : `seed ${seed}: ${fault}\n${trail.join('\n')}`;
}

describe('random walks through a browser with several tabs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The platform's own timeouts know nothing of fake timers, and requests would then wait for ever.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), milliseconds);
      return controller.signal;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ...parts.map((part) => ['Web Locks', part, true] as const),
    ['a claim in local storage T03', 1, false] as const,
  ])(
    `D-06 A-12 A-13 promise-1 promise-6 promise-7 T01 T05 T06 hold with %s in ${walks} walks (part %i)`,
    async (_name, part, hasLocks) => {
      const found: string[] = [];
      const begin = first + (part - 1) * walks;
      for (let seed = begin; seed < begin + walks && found.length < 3; seed += 1) {
        const fault = await walk(seed, hasLocks);
        if (fault !== undefined) {
          found.push(fault);
        }
      }
      expect(found).toEqual([]);
    },
    180_000,
  );
});
