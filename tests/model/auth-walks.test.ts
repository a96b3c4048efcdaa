import { createActor, fromCallback, fromPromise, SimulatedClock, type EventFromLogic } from 'xstate';
import { describe, expect, it } from 'vitest';

import type { Session } from '@/domain/auth/session';
import { AppError } from '@/domain/errors/app-error';
import { authMachine } from '@/machines/auth/auth-machine';

import { known } from '../support/auth-actors';
import { createRandom, type Random } from '../support/random';
import { firstSeed } from '../support/seeds';
import { storedSession } from '../support/sessions';
import { brokenPromise, resurrected, secretPassword, type OpenCall } from './auth-promises';

/** One seed is one walk: a failure names it, and `SEED` begins with it. */
const first = firstSeed();
const walks = 10_000;
const stepsPerWalk = 30;

type AuthEvent = EventFromLogic<typeof authMachine>;
type Call = OpenCall & {
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** Calls of the walk under way that are not answered yet. */
let openCalls: Call[] = [];

const call = (name: string) =>
  fromPromise(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        openCalls.push({ name, input, isWanted: () => !signal.aborted, resolve, reject });
      }),
  );
const callNames = [
  'restoreSession',
  'signInWithPassword',
  'signInByPopup',
  'beginCodeFlow',
  'completeCodeFlow',
  'renewTokens',
  'revokeTokens',
  'endSession',
  'leaveTab',
  'leaveIssuer',
  'loadConfiguration',
  'loadProfile',
];
const nothing = fromCallback(() => undefined);

/** The real machine among calls that stay open until the walk answers them, in any order, wanted or not. */
const machine = authMachine.provide({
  actors: {
    ...Object.fromEntries(callNames.map((name) => [name, call(name)])),
    watchDeadline: nothing,
    watchIssuerSession: nothing,
    watchTab: nothing,
    watchTabs: nothing,
  } as never,
});

function createWorld(random: Random) {
  const clock = new SimulatedClock();
  const world = { now: storedSession.storedAt, renewals: 0, issued: 0 };
  const calls: Call[] = [];
  openCalls = calls;
  const actor = createActor(machine, { clock, input: { flow: 'password', culture: 'vi' } });
  actor.start();

  /** A session as the issuer would give it now: sometimes without lifetime, sometimes with one of seconds. */
  const newSession = (id: string, generation: number): Session => {
    world.issued += 1;
    const life = random.pick([3_600_000, 600_000, 5_000, undefined]);
    return {
      ...storedSession,
      id,
      generation,
      accessToken: `access-${world.issued}`,
      refreshToken: `refresh-${world.issued}`,
      renewal: random.pick(['refreshToken', 'refreshToken', 'hiddenFrame', 'none']),
      storedAt: world.now,
      expiresAt: life === undefined ? undefined : world.now + life,
    };
  };
  return { actor, clock, world, calls, newSession };
}

type World = ReturnType<typeof createWorld>;

const failures = [
  'network.unreachable',
  'network.timeout',
  'signIn.grantRejected',
  'signIn.endedElsewhere',
  'signIn.wrongPassword',
  'auth.silent_refresh_error',
  'auth.silent_refresh_timeout',
  'auth.jwks_load_error',
  'auth.popup_closed',
  'token.wrongNonce',
  'http.server',
] as const;

/** Answers one open call; those nobody waits for any more are answered as well (promise 3: a late answer). */
function answer({ calls, world, newSession }: World, random: Random, index: number): void {
  const [open] = calls.splice(index, 1);
  if (open === undefined) {
    return;
  }
  if (open.name !== 'restoreSession' && random.isTrue(0.35)) {
    open.reject(new AppError(random.pick(failures)));
    return;
  }
  const session = (open.input as { readonly session?: Session } | undefined)?.session;
  const outputs: Readonly<Record<string, () => unknown>> = {
    restoreSession: () => ({
      session: random.pick([undefined, newSession('session-1', 0)]),
      hasCallback: random.isTrue(0.2),
      returnUrl: '/',
      storageError: undefined,
      at: world.now,
      idleMinutes: random.pick([undefined, undefined, 60]),
    }),
    signInWithPassword: () => newSession(`session-${world.issued + 2}`, 0),
    signInByPopup: () => newSession(`session-${world.issued + 2}`, 0),
    completeCodeFlow: () => ({ session: newSession(`session-${world.issued + 2}`, 0), returnUrl: '/' }),
    renewTokens: () => newSession(session?.id ?? '', (session?.generation ?? 0) + 1),
    loadConfiguration: () => known(random.pick(['user-1', 'user-1', 'user-2', null])),
    loadProfile: () => undefined,
  };
  open.resolve(outputs[open.name]?.());
}

/** One thing that can happen to a tab. */
function happen(built: World, random: Random): string {
  const { actor, clock, world, calls, newSession } = built;
  const { context } = actor.getSnapshot();
  const current = context.session;
  const send = (event: AuthEvent) => {
    actor.send(event);
    return event.type;
  };
  if (calls.length > 0 && random.isTrue(0.5)) {
    const index = random.pick([0, random.below(calls.length)]);
    const name = calls[index]?.name ?? 'nothing';
    answer(built, random, index);
    return `answer ${name}`;
  }
  const happenings: readonly (() => string)[] = [
    () => {
      const passed = random.pick([500, 1_000, 30_000, 300_000, 900_000]);
      world.now += passed;
      clock.increment(passed);
      return `${passed} ms pass`;
    },
    () => {
      // Sleep, or somebody sets the clock: the timers know nothing of it.
      world.now += random.pick([3_600_000, -3_600_000, 86_400_000]);
      return send({ type: 'tab.woke', at: world.now });
    },
    () => send({ type: 'tokens.due', at: world.now }),
    () => send({ type: 'tokens.needed', at: world.now }),
    () => send({ type: 'tokens.refused', accessToken: current?.accessToken ?? 'access-0', at: world.now }),
    () => {
      // A storm: every call that was under way is refused at once.
      for (let call = 0; call < 20; call += 1) {
        send({ type: 'tokens.refused', accessToken: current?.accessToken ?? 'access-0', at: world.now });
      }
      return '20 × tokens.refused';
    },
    () => send({ type: 'tokens.refused', accessToken: 'access-0', at: world.now }),
    () => send({ type: 'tab.restored' }),
    () =>
      send({
        type: 'tabs.adopted',
        session: newSession(current?.id ?? 'session-1', (current?.generation ?? 0) + 1),
      }),
    () => send({ type: 'tabs.adopted', session: newSession(`session-${world.issued + 2}`, 0) }),
    () => send({ type: 'tabs.ended', id: current?.id ?? 'session-1', as: random.pick(['left', 'lost']) }),
    () => send({ type: 'tabs.ended', id: 'another', as: 'left' }),
    () => send({ type: 'issuer.changed' }),
    () => send({ type: 'signIn.submit', credentials: { userName: 'u', password: secretPassword, rememberMe: false } }),
    () => send({ type: 'signIn.redirect', returnUrl: '/' }),
    () => send({ type: 'signIn.popup' }),
    () => send({ type: 'signIn.cancel' }),
    () => send({ type: 'signIn.again' }),
    () => send({ type: 'session.idled', id: current?.id ?? 'session-1', minutes: 60 }),
    () => send({ type: 'session.idled', id: 'another', minutes: 60 }),
    () => send({ type: 'signOut' }),
    () => send({ type: 'page.release' }),
    () => send({ type: 'language.choose', culture: random.pick(['vi', 'en']) }),
  ];
  return random.pick(happenings)();
}

async function walk(seed: number): Promise<string | undefined> {
  const random = createRandom(seed);
  const built = createWorld(random);
  const { actor, calls, clock, world } = built;
  const trail: string[] = [];

  for (let step = 0; step < stepsPerWalk; step += 1) {
    const before = actor.getSnapshot();
    trail.push(happen(built, random));
    await Promise.resolve();
    await Promise.resolve();
    const after = actor.getSnapshot();
    if (after.status !== 'active') {
      return `seed ${seed}: the machine has stopped\n${trail.join('\n')}`;
    }
    const fault = brokenPromise(after, calls) ?? resurrected(before, after, trail.at(-1) ?? '');
    if (fault !== undefined) {
      return `seed ${seed}: ${fault}\n${trail.join('\n')}`;
    }
  }
  // Promise 7: once everything is answered and time passes, nothing waits any more.
  for (let round = 0; round < 40; round += 1) {
    while (calls.length > 0) {
      calls.shift()?.reject(new AppError('signIn.grantRejected'));
      await Promise.resolve();
      await Promise.resolve();
    }
    world.now += 900_000;
    clock.increment(900_000);
    await Promise.resolve();
  }
  const end = actor.getSnapshot();
  const isAtRest =
    end.matches({ access: { signedOut: 'idle' } }) ||
    end.matches({ access: { signedOut: 'refused' } }) ||
    end.matches({ access: { signedIn: 'fresh' } }) ||
    end.matches({ access: { signedIn: 'expiring' } });
  actor.stop();
  return isAtRest ? undefined : `seed ${seed}: promise 7: waits for ever in ${JSON.stringify(end.value)}`;
}

describe('random walks of the auth machine', () => {
  it(`D-06 A-01 A-13 A-22 promise-1 promise-3 promise-7 hold in every state of ${walks} walks from seed ${first}`, async () => {
    const found: string[] = [];
    for (let seed = first; seed < first + walks && found.length < 3; seed += 1) {
      const fault = await walk(seed);
      if (fault !== undefined) {
        found.push(fault);
      }
    }
    expect(found).toEqual([]);
  }, 180_000);
});
