import type { AnyStateMachine } from 'xstate';

import { isWithin, statesIn, type Chart, type ChartState } from '@/domain/statecharts/chart';
import { chartOf } from '@/machines/statecharts/chart-of';

import {
  reachedStates,
  restingStates,
  takeableTransitions,
  untakenTransitions,
  walkEdges,
  type WalkDescription,
} from '../../support/machine-walk';

type Walk = WalkDescription<AnyStateMachine>;

type Share = { readonly done: number; readonly of: number };

/** What the model lab says about one machine. */
export type Findings = {
  readonly id: string;
  readonly states: number;
  readonly transitions: number;
  /** Descriptions of walks, and the steps of their graphs together. */
  readonly walks: number;
  readonly steps: number;
  /** Of the states that can be rested in, and of the transitions that an event from outside can cause. */
  readonly stateCoverage: Share;
  readonly transitionCoverage: Share;
  /** As `<state> · <event>`. */
  readonly untaken: readonly string[];
  /** Paths of states that no transition and no initial marker leads to, or that no walk has come to. */
  readonly unreachable: readonly string[];
  /** Paths of states without a way out that are not final. */
  readonly deadEnds: readonly string[];
  /** Events that the machine's type knows and no state does anything with. */
  readonly unhandledEvents: readonly string[];
  /** Answers that a call can give and no state that makes it awaits, in words. */
  readonly unhandledAnswers: readonly string[];
};

/** Looks a machine over: its definition for what cannot happen, its walks for what did not. */
export function findingsOf(machine: AnyStateMachine, allWalks: readonly Walk[]): Findings {
  const chart = chartOf(machine);
  const walks = allWalks.filter((walk) => walk.machine.id === machine.id);
  const resting = restingStates(machine);
  const reached = new Set(walks.flatMap((walk) => [...reachedStates(walk)]));
  const takeable = new Set(walks.flatMap((walk) => takeableTransitions(walk)));
  const untaken = [...takeable].filter((name) => walks.every((walk) => untakenTransitions(walk).includes(name)));
  const unreached = resting.filter((id) => walks.length > 0 && !reached.has(id));
  const unreachable = new Set([...withoutWayIn(chart), ...unreached]);
  const states = statesIn(chart.root);
  return {
    id: machine.id,
    states: states.length,
    transitions: chart.transitions.length,
    walks: walks.length,
    steps: walks.reduce((sum, walk) => sum + walkEdges(walk).length, 0),
    stateCoverage: { done: resting.filter((id) => reached.has(id)).length, of: resting.length },
    transitionCoverage: { done: takeable.size - untaken.length, of: takeable.size },
    untaken,
    unreachable: states.filter(({ id }) => unreachable.has(id)).map(({ path }) => path),
    deadEnds: states.filter((state) => isDeadEnd(chart, state)).map(({ path }) => path),
    unhandledEvents: unhandledEvents(chart, walks),
    unhandledAnswers: unhandledAnswers(chart, walks),
  };
}

/** Ids of states to which nothing leads, whatever a guard says. */
function withoutWayIn({ root, transitions }: Chart): readonly string[] {
  const states = statesIn(root);
  const byId = new Map(states.map((state) => [state.id, state]));
  const entered = new Set<string>();
  const enter = (state: ChartState | undefined) => {
    if (state === undefined || entered.has(state.id)) {
      return;
    }
    entered.add(state.id);
    const children = state.type === 'parallel' ? state.children : [byId.get(state.initial ?? '')];
    // To stand in a state is to stand in all that hold it.
    const around = states.filter(({ id, children: held }) => isWithin(state.id, id) && held.length > 0);
    const targets = transitions.filter(({ source }) => source === state.id).map(({ target = '' }) => byId.get(target));
    for (const next of [...children, ...around, ...targets]) {
      enter(next);
    }
  };
  enter(root);
  return states.filter(({ id, type }) => type !== 'history' && !entered.has(id)).map(({ id }) => id);
}

/** A state in which a machine, or its region, stays for ever without having ended. */
function isDeadEnd({ root, transitions }: Chart, state: ChartState): boolean {
  const around = statesIn(root).filter(({ id }) => isWithin(state.id, id));
  const isLeaf = state.type === 'atomic' && state.id !== root.id;
  return (
    isLeaf &&
    !transitions.some(
      ({ source, target }) =>
        around.some(({ id }) => id === source) && target !== undefined && !isWithin(state.id, target),
    )
  );
}

function unhandledEvents({ transitions }: Chart, walks: readonly Walk[]): readonly string[] {
  const declared = new Set(walks.flatMap(({ events }) => Object.keys(events)));
  return [...declared].filter((type) => !transitions.some((transition) => isFor(transition.type, type)));
}

/** XState's wildcards: `*` stands for every event, `tabs.*` for all that begin so. */
function isFor(described: string, type: string): boolean {
  return described.endsWith('*') ? type.startsWith(described.slice(0, -1)) : described === type;
}

function unhandledAnswers({ root, transitions }: Chart, walks: readonly Walk[]): readonly string[] {
  const known = walks.flatMap(({ calls }) =>
    Object.entries(calls).flatMap(([id, { outputs, errors }]) => [
      ...(outputs.length > 0 ? [{ id, type: `xstate.done.actor.${id}`, answer: `${id} done` }] : []),
      ...(errors.length > 0 ? [{ id, type: `xstate.error.actor.${id}`, answer: `${id} failed` }] : []),
    ]),
  );
  const found = known.flatMap(({ id, type, answer }) =>
    statesIn(root)
      .filter(({ calls }) => calls.includes(id))
      .filter(
        ({ id: source }) => !transitions.some((transition) => transition.source === source && transition.type === type),
      )
      .map(({ path }) => `${path} · ${answer}`),
  );
  return [...new Set(found)];
}
