import { expect, it } from 'vitest';
import { waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';

import { storedSession } from '../../support/sessions';
import { startAuth } from './auth-fakes';

it('T32 A-10 warns in time of the end of a struggle that the laptop has slept through a part of', async () => {
  const { actor, clock } = startAuth({
    restored: storedSession,
    renew: () => Promise.reject(new AppError('network.unreachable')),
  });
  await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
  actor.send({ type: 'tokens.refused', accessToken: 'access-1', at: 1_100_000 });
  await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedIn: 'struggling' } }));
  // The timers have stood still: six minutes are left of the 3,500 seconds of before.
  actor.send({ type: 'tab.woke', at: 4_240_000 });
  clock.increment(59_999);
  const isWarned = [actor.getSnapshot().hasTag('expiring')];
  clock.increment(1);
  isWarned.push(actor.getSnapshot().hasTag('expiring'));
  // And again: a minute is left.
  actor.send({ type: 'tab.woke', at: 4_540_000 });
  clock.increment(59_999);
  isWarned.push(actor.getSnapshot().hasTag('expiring'));
  clock.increment(1);

  expect(isWarned).toEqual([false, true, true]);
  expect(actor.getSnapshot().context.error?.code).toBe('http.sessionExpired');
});
