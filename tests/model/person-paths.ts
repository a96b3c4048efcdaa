import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';

import { AppError } from '@/domain/errors/app-error';
import { authMachine, type AuthSnapshot } from '@/machines/auth/auth-machine';

import { configurationFor, storedSession } from '../support/sessions';

/** What a person does, or what the far side of the network answers, in the order in which a browser is to see it. */
export type PersonStep = {
  readonly event: PersonEvent;
  /** The machine's state afterwards, as a person can tell it apart; `undefined` while it is only passed through. */
  readonly state: PersonState | undefined;
};

export type PersonEvent =
  | 'the page opens'
  | 'the password is sent'
  | 'the attempt is cancelled'
  | 'the password is right'
  | 'the password is wrong'
  | 'the configuration comes'
  | 'the configuration of somebody else comes'
  | 'the configuration fails'
  | 'the configuration is asked for again'
  | 'a call is refused'
  | 'the renewal succeeds'
  | 'the grant is rejected'
  | 'the kept page is let go'
  | 'the person signs out';

export type PersonState =
  | 'sign-in page'
  | 'sign-in page with a reason'
  | 'password is checked'
  | 'configuration is awaited'
  | 'configuration has failed'
  | 'at work'
  | 'at work, renewing'
  | 'kept page'
  | 'kept page, password is checked'
  | 'kept page, configuration is awaited'
  | 'kept page, configuration has failed';

const localization = { resources: {} };
const loaded = (userId: string | null) => ({ configuration: configurationFor(userId), localization });
const done = (call: string, output: unknown) => ({ type: `xstate.done.actor.${call}`, output });
const failed = (call: string, error: AppError) => ({ type: `xstate.error.actor.${call}`, error });

/** The machine's events that a person or their network can cause; each with its name and where it makes sense. */
const events: readonly {
  readonly name: PersonEvent | 'by itself';
  readonly event: AnyEventObject;
  readonly isPossible?: (snapshot: AuthSnapshot) => boolean;
}[] = [
  {
    name: 'the page opens',
    event: done('restoreSession', { session: undefined, hasCallback: false, storageError: undefined, at: 1_000_000 }),
  },
  {
    name: 'the password is sent',
    event: { type: 'signIn.submit', credentials: { userName: 'u', password: 'p', rememberMe: false } },
  },
  { name: 'the attempt is cancelled', event: { type: 'signIn.cancel' } },
  { name: 'the password is right', event: done('signInWithPassword', storedSession) },
  { name: 'the password is wrong', event: failed('signInWithPassword', new AppError('signIn.wrongPassword')) },
  { name: 'the configuration comes', event: done('loadConfiguration', loaded('user-1')), isPossible: isSignedIn },
  {
    name: 'the configuration of somebody else comes',
    event: done('loadConfiguration', loaded('user-2')),
    isPossible: (snapshot) => isSignedIn(snapshot) && snapshot.hasTag('held'),
  },
  {
    name: 'the configuration fails',
    event: failed('loadConfiguration', new AppError('http.server')),
    isPossible: isSignedIn,
  },
  {
    name: 'the configuration is asked for again',
    event: { type: 'configuration.load' },
    isPossible: (snapshot) => isSignedIn(snapshot) && snapshot.matches({ configuration: 'failed' }),
  },
  {
    name: 'a call is refused',
    event: { type: 'tokens.refused', accessToken: storedSession.accessToken, at: 1_100_000 },
    isPossible: isAtWork,
  },
  { name: 'the renewal succeeds', event: done('renewTokens', storedSession) },
  { name: 'the grant is rejected', event: failed('renewTokens', new AppError('signIn.grantRejected')) },
  { name: 'the kept page is let go', event: { type: 'page.release' }, isPossible: (snapshot) => !isSignedIn(snapshot) },
  {
    name: 'the person signs out',
    event: { type: 'signOut' },
    isPossible: (snapshot) => isAtWork(snapshot) || snapshot.matches({ configuration: 'failed' }),
  },
  // A visitor's configuration changes nothing that can be seen.
  {
    name: 'by itself',
    event: done('loadConfiguration', loaded(null)),
    isPossible: (snapshot) => !isSignedIn(snapshot),
  },
  ...['endSession', 'leaveTab', 'revokeTokens', 'leaveIssuer'].map((call) => ({
    name: 'by itself' as const,
    event: done(call, undefined),
  })),
];

function isSignedIn(snapshot: AuthSnapshot): boolean {
  return snapshot.hasTag('signedIn');
}

function isAtWork(snapshot: AuthSnapshot): boolean {
  return isSignedIn(snapshot) && snapshot.matches({ page: 'occupied', configuration: 'ready' });
}

function stateOf(snapshot: AuthSnapshot): PersonState | undefined {
  const isHeld = snapshot.hasTag('held');
  if (snapshot.matches({ access: { signedOut: 'submitting' } })) {
    return isHeld ? 'kept page, password is checked' : 'password is checked';
  }
  if (snapshot.hasTag('signedOut')) {
    if (isHeld) {
      return 'kept page';
    }
    return snapshot.context.error === undefined ? 'sign-in page' : 'sign-in page with a reason';
  }
  if (!isSignedIn(snapshot)) {
    return undefined;
  }
  if (snapshot.matches({ page: 'occupied' })) {
    return snapshot.hasTag('renewing') ? 'at work, renewing' : 'at work';
  }
  const isFailed = snapshot.matches({ configuration: 'failed' });
  if (isHeld) {
    return isFailed ? 'kept page, configuration has failed' : 'kept page, configuration is awaited';
  }
  return isFailed ? 'configuration has failed' : 'configuration is awaited';
}

type Edge = { readonly from: string; readonly to: string; readonly name: PersonEvent; readonly step: PersonStep };

/**
 * Ways through the real auth machine, generated from its graph, that together take every transition which a person or
 * the network can cause in the password flow (register D-06). Each begins with a fresh page.
 */
export function personPaths(): readonly (readonly PersonStep[])[] {
  const edges = personEdges();
  const open = new Set(edges);
  const paths: PersonStep[][] = [];
  while (open.size > 0) {
    const path = nextPath(edges, open);
    if (path === undefined) {
      throw new Error(`No way leads to ${[...open].map(({ from, name }) => `${from} · ${name}`).join(', ')}`);
    }
    paths.push(path);
  }
  return paths;
}

/** The graph with the steps that happen by themselves taken at once, as a browser does. */
function personEdges(): readonly Edge[] {
  const possible = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
    const known = events.find((candidate) => candidate.event === event);
    const auth = snapshot as unknown as AuthSnapshot;
    return auth.can(event as never) && (known?.isPossible?.(auth) ?? true);
  };
  const map = getAdjacencyMap(authMachine as never as AnyStateMachine, {
    events: events.map(({ event }) => event) as never,
    input: { flow: 'password', culture: 'vi' },
    filterEvents: possible as never,
    serializeState: (snapshot) => keyOf(snapshot as never),
    limit: 5_000,
  });
  const all = adjacencyMapToArray(map).map(({ state, event, nextState }) => ({
    from: state as never as AuthSnapshot,
    name: events.find((candidate) => candidate.event === (event as AnyEventObject))?.name ?? 'by itself',
    to: nextState as never as AuthSnapshot,
  }));
  const settle = (snapshot: AuthSnapshot): AuthSnapshot => {
    const next = all.find(({ from, name }) => name === 'by itself' && keyOf(from) === keyOf(snapshot));
    return next === undefined ? snapshot : settle(next.to);
  };
  return all.flatMap(({ from, name, to }) => {
    if (name === 'by itself' || keyOf(settle(from)) !== keyOf(from)) {
      return [];
    }
    const settled = settle(to);
    return [{ from: keyOf(from), to: keyOf(settled), name, step: { event: name, state: stateOf(settled) } }];
  });
}

function keyOf(snapshot: AuthSnapshot): string {
  return JSON.stringify([snapshot.value, stateOf(snapshot)]);
}

const longestPath = 14;

/** From a fresh page to the nearest transition not yet taken, and on from there. */
function nextPath(edges: readonly Edge[], open: Set<Edge>): PersonStep[] | undefined {
  const steps: PersonStep[] = [];
  let at = edges.find(({ name }) => name === 'the page opens')?.from ?? '';
  while (steps.length < longestPath) {
    const way = wayToOpen(edges, open, at);
    if (way === undefined) {
      break;
    }
    for (const edge of way) {
      steps.push(edge.step);
      open.delete(edge);
      at = edge.to;
    }
  }
  return steps.length === 0 ? undefined : steps;
}

/** The shortest way from a state that ends with a transition not yet taken. */
function wayToOpen(edges: readonly Edge[], open: ReadonlySet<Edge>, start: string): readonly Edge[] | undefined {
  const seen = new Set([start]);
  let ways: readonly (readonly Edge[])[] = [[]];
  while (ways.length > 0) {
    const next: Edge[][] = [];
    for (const way of ways) {
      const at = way.at(-1)?.to ?? start;
      for (const edge of edges.filter(({ from }) => from === at)) {
        if (open.has(edge)) {
          return [...way, edge];
        }
        if (!seen.has(edge.to)) {
          seen.add(edge.to);
          next.push([...way, edge]);
        }
      }
    }
    ways = next;
  }
  return undefined;
}
