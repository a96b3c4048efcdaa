import {
  getInitialMicrosteps,
  getMicrosteps,
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

import { isWithin, statesIn, type ChartState } from '@/domain/statecharts/chart';
import { chartOf } from '@/machines/statecharts/chart-of';

import { nodeIds, walkEdges, type WalkDescription } from '../../support/machine-walk';
import { nearestNames } from './nearest-names';

type Walk = WalkDescription<AnyStateMachine>;

type PathStep = { readonly event: AnyEventObject; readonly state: unknown };

/** The shortest way to a state, with what has to happen on it. */
export type ShortestPath = {
  readonly machine: string;
  readonly state: string;
  readonly input: unknown;
  readonly start: unknown;
  readonly steps: readonly PathStep[];
  /** True for a state that is left in the step that enters it: the last step leads through it. */
  readonly isPassed: boolean;
};

/** The state that a name means: its path, its end (`fresh`), or several that end so, or the nearest names. */
export type FoundState =
  | { readonly kind: 'found'; readonly state: ChartState }
  | { readonly kind: 'ambiguous' | 'unknown'; readonly names: readonly string[] };

export function findState(machine: AnyStateMachine, name: string): FoundState {
  const states = statesIn(chartOf(machine).root).filter(({ type }) => type !== 'history');
  const exact = states.find(({ path, id }) => path === name || id === name);
  const ending = states.filter(({ path }) => path.endsWith(`.${name}`));
  const [only] = exact === undefined ? ending : [exact];
  if (only === undefined) {
    return {
      kind: 'unknown',
      names: nearestNames(
        name,
        states.map(({ path }) => path),
      ),
    };
  }
  return exact === undefined && ending.length > 1
    ? { kind: 'ambiguous', names: ending.map(({ path }) => path) }
    : { kind: 'found', state: only };
}

/** `undefined` where no walk of the machine comes to the state. */
export function shortestPathTo(
  state: ChartState,
  allWalks: readonly Walk[],
  machine: string,
): ShortestPath | undefined {
  const walks = allWalks.filter((walk) => walk.machine.id === machine);
  const resting = walks.flatMap((walk) => waysTo(walk, (walked) => isIn(walked, state)));
  const ways = resting.length > 0 ? resting : walks.flatMap((walk) => waysThrough(walk, state));
  const [shortest] = ways.sort((left, right) => left.events.length - right.events.length);
  return shortest === undefined
    ? undefined
    : {
        machine,
        state: state.path,
        input: shortest.walk.input,
        ...replayed(shortest.walk, shortest.events),
        isPassed: resting.length === 0,
      };
}

type Way = { readonly walk: Walk; readonly events: readonly AnyEventObject[] };

function waysTo(walk: Walk, isThere: (snapshot: AnyMachineSnapshot) => boolean): readonly Way[] {
  if (isThere(firstOf(walk))) {
    return [{ walk, events: [] }];
  }
  return walkEdges(walk)
    .filter(({ to }) => isThere(to))
    .map(({ way, event }) => ({ walk, events: [...way, event] }));
}

/** Ways on which the machine comes through a state without resting in it. */
function waysThrough(walk: Walk, state: ChartState): readonly Way[] {
  const isOnTheWay = (microsteps: readonly (readonly [unknown, unknown])[]) =>
    microsteps.some(([snapshot]) => isIn(snapshot as AnyMachineSnapshot, state));
  if (isOnTheWay(getInitialMicrosteps(walk.machine, walk.input as never))) {
    return [{ walk, events: [] }];
  }
  return walkEdges(walk)
    .filter(({ from, event }) => isOnTheWay(getMicrosteps(walk.machine, from as never, event as never)))
    .map(({ way, event }) => ({ walk, events: [...way, event] }));
}

function isIn(snapshot: AnyMachineSnapshot, { id }: ChartState): boolean {
  return nodeIds(snapshot).some((node) => isWithin(node, id));
}

function firstOf({ machine, input }: Walk): AnyMachineSnapshot {
  return initialTransition(machine, input as never)[0] as AnyMachineSnapshot;
}

/** The states on the way, one after each event. */
function replayed(walk: Walk, events: readonly AnyEventObject[]): Pick<ShortestPath, 'start' | 'steps'> {
  let snapshot = firstOf(walk);
  const start: unknown = snapshot.value;
  const steps = events.map((event): PathStep => {
    [snapshot] = transition(walk.machine, snapshot as never, event as never) as unknown as [AnyMachineSnapshot];
    return { event, state: snapshot.value };
  });
  return { start, steps };
}
