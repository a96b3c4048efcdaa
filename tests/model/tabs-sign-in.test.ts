import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Fate } from '../support/rotating-issuer';
import { createTabsWorld } from '../support/tabs-world';

/** Two tabs whose people have both sent their password; the first is answered, and the second is told of it. */
async function withTwoAttempts() {
  const world = createTabsWorld({ hasLocks: true });
  const first = world.open();
  const second = world.open();
  await world.pass(1_000);
  first.signIn();
  second.signIn();
  await world.pass(0);
  const settle = async (fate: Fate) => {
    world.issuer.settle(0, fate);
    await world.pass(1_000);
  };
  await settle('answered');
  return { first, second, settle };
}

describe('two people who sign in at once, each in a tab of one browser', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('A-12 T08 whoever has sent a password becomes themselves, not who was faster; the last one takes all tabs along', async () => {
    const { first, second, settle } = await withTwoAttempts();
    const faster = first.sessionId();
    expect(faster).toBeDefined();
    expect(second.authRef.getSnapshot().hasTag('attempting')).toBe(true);

    await settle('answered');
    expect(second.sessionId()).toBeDefined();
    expect(second.sessionId()).not.toBe(faster);
    expect(first.sessionId()).toBe(second.sessionId());
  });

  it.each<[string, Fate]>([
    ['could not be sent', 'lostBefore'],
    ['was turned away', 'busy'],
  ])('A-12 T08 a tab whose sign-in %s follows the one that has signed in meanwhile', async (_name, fate) => {
    const { first, second, settle } = await withTwoAttempts();
    await settle(fate);
    expect(second.sessionId()).toBe(first.sessionId());
    expect(second.sessionId()).toBeDefined();
  });

  it('A-12 T08 so does one whose sign-in is given up', async () => {
    const { first, second } = await withTwoAttempts();
    second.authRef.send({ type: 'signIn.cancel' });
    await vi.advanceTimersByTimeAsync(0);
    expect(second.sessionId()).toBe(first.sessionId());
  });
});
