import { createActor, SimulatedClock } from 'xstate';

import { authMachine } from '@/machines/auth/auth-machine';

import { authActors, type AuthFakes } from '../../support/auth-actors';

/** The auth machine on calls that a test gives, with a clock that the test turns and everything it announces. */
export function startAuth(fakes: AuthFakes = {}) {
  const ended: string[] = [];
  const clock = new SimulatedClock();
  const actors = authActors({ end: (as) => ended.push(as), ...fakes });
  const actor = createActor(authMachine.provide({ actors: actors as never }), {
    clock,
    input: { flow: 'password', culture: 'vi' },
  });
  const announced: string[] = [];
  actor.on('*', (event) => announced.push(event.type === 'auth.failed' ? `${event.type} ${event.name}` : event.type));
  actor.start();
  return { actor, clock, announced, ended };
}
