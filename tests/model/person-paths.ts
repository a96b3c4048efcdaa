import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';

import type { SignInFlow } from '@/domain/auth/session';
import { authMachine, type AuthSnapshot } from '@/machines/auth/auth-machine';

import { happenings, isSignedIn, type PersonEvent } from './person-events';

/** What a person does, or what the far side of the network answers, in the order in which a browser is to see it. */
export type PersonStep = {
  readonly event: PersonEvent;
  /** The machine's state afterwards, as a person can tell it apart; `undefined` while it is only passed through. */
  readonly state: PersonState | undefined;
};

export type PersonState =
  | 'sign-in page'
  | 'sign-in page with a reason'
  | 'password is checked'
  | 'configuration is awaited'
  | 'configuration has failed'
  | 'at work'
  | 'at work, renewing'
  | 'at work, counted down'
  | 'in English'
  | 'kept page'
  | 'kept page, password is checked'
  | 'kept page, configuration is awaited'
  | 'kept page, configuration has failed'
  | 'window is open'
  | 'kept page, window is open'
  | 'at the issuer'
  | 'answer is checked';

function stateOf(snapshot: AuthSnapshot): PersonState | undefined {
  if (snapshot.context.culture === 'en') {
    return 'in English';
  }
  const isHeld = snapshot.hasTag('held');
  if (snapshot.matches({ access: { signedOut: 'submitting' } })) {
    return isHeld ? 'kept page, password is checked' : 'password is checked';
  }
  if (snapshot.matches({ access: { signedOut: 'inPopup' } })) {
    return isHeld ? 'kept page, window is open' : 'window is open';
  }
  if (snapshot.matches({ access: { signedOut: 'redirecting' } })) {
    return 'at the issuer';
  }
  if (snapshot.matches({ access: { signedOut: 'returning' } })) {
    return 'answer is checked';
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
    return snapshot.hasTag('renewing')
      ? 'at work, renewing'
      : snapshot.hasTag('expiring')
        ? 'at work, counted down'
        : 'at work';
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
 * the network can cause in a flow (register D-06). Each begins with a fresh page.
 */
export function personPaths(flow: SignInFlow): readonly (readonly PersonStep[])[] {
  const edges = personEdges(flow);
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
function personEdges(flow: SignInFlow): readonly Edge[] {
  const events = happenings(flow);
  const possible = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
    const known = events.find((candidate) => candidate.event === event);
    const auth = snapshot as unknown as AuthSnapshot;
    // Everything else is said in Vietnamese: in English there is only the way back.
    const isSaid = auth.context.culture === 'vi' || known?.name === 'Vietnamese is chosen';
    return isSaid && auth.can(event as never) && (known?.isPossible?.(auth) ?? true);
  };
  const map = getAdjacencyMap(authMachine as never as AnyStateMachine, {
    events: events.map(({ event }) => event) as never,
    input: { flow, culture: 'vi' },
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
