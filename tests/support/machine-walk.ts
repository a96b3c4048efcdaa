import {
  createActor,
  fromCallback,
  fromPromise,
  initialTransition,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';

/** What each invoked call may answer, by invoke id. */
type CallAnswers = Readonly<
  Record<string, { readonly outputs: readonly unknown[]; readonly errors: readonly unknown[] }>
>;

/**
 * Describes a machine for walking: the REAL machine with its invokes and delays, never a copy (register D-06).
 *
 * `events` holds at least one example of every event the machine understands; a new event without one does not compile.
 */
export type WalkDescription<Machine extends AnyStateMachine> = {
  readonly machine: Machine;
  readonly input?: InputFrom<Machine>;
  readonly events: {
    readonly [Type in EventFromLogic<Machine>['type']]: readonly Extract<EventFromLogic<Machine>, { type: Type }>[];
  };
  readonly calls: CallAnswers;
  /**
   * Delay events (`xstate.after.<name>.<path>`) with the milliseconds that let them fire; `alone` for one that runs
   * beside a shorter one, which the clock would fire as well: it is sent as the event that it becomes.
   */
  readonly delays?: Readonly<Record<string, number | 'alone'>>;
  /** What makes two snapshots different; must leave out counters and times, or the graph has no end. */
  readonly project: (snapshot: SnapshotFrom<Machine>) => unknown;
};

type Edge = {
  readonly state: AnyMachineSnapshot;
  readonly event: AnyEventObject;
  readonly nextState: AnyMachineSnapshot;
};

/** Every transition of the machine's graph, with the shortest way to where it begins. */
export function walkEdges<Machine extends AnyStateMachine>(description: WalkDescription<Machine>): readonly Step[] {
  const known = walked.get(description) ?? explored(description);
  walked.set(description, known);
  return known;
}

/** Exploring is the expensive part; a description is explored once. */
const walked = new WeakMap<object, readonly Step[]>();

type Step = {
  readonly title: string;
  readonly way: readonly AnyEventObject[];
  readonly event: AnyEventObject;
  readonly from: AnyMachineSnapshot;
  readonly to: AnyMachineSnapshot;
};

function explored<Machine extends AnyStateMachine>(description: WalkDescription<Machine>): readonly Step[] {
  const options = traversalOptions(description);
  const edges = adjacencyMapToArray(getAdjacencyMap(description.machine, options as never)) as unknown as Edge[];
  const wayTo = new Map(
    getShortestPaths(description.machine, options as never).map((path) => [
      projected(description, path.state),
      path.steps.slice(1).map((step) => step.event as AnyEventObject),
    ]),
  );
  return edges.map((edge) => ({
    title: `${nameOf(edge.state)} · ${edge.event.type} → ${nameOf(edge.nextState)}`,
    way: wayTo.get(projected(description, edge.state)) ?? [],
    event: edge.event,
    from: edge.state,
    to: edge.nextState,
  }));
}

/** The states, by id, that can be rested in and that no walked edge reaches. */
export function stateCoverage<Machine extends AnyStateMachine>(description: WalkDescription<Machine>) {
  const reached = reachedStates(description);
  return { unreached: restingStates(description.machine).filter((id) => !reached.has(id)) };
}

/** Ids of the states that the machine begins in or that a walked edge leads from or to. */
export function reachedStates<Machine extends AnyStateMachine>(description: WalkDescription<Machine>): Set<string> {
  const [first] = initialTransition(description.machine as AnyStateMachine, description.input as never);
  return new Set([first, ...walkEdges(description).flatMap(({ from, to }) => [from, to])].flatMap(nodeIds));
}

/** Ids of all states but those that are left in the step that enters them: by an eventless transition, as a region's final child, as a memory. */
export function restingStates(machine: AnyStateMachine): string[] {
  return allNodes(machine.root)
    .filter(({ always, type }) => always === undefined && type !== 'history')
    .filter(({ type, parent }) => type !== 'final' || parent === machine.root)
    .map(({ id }) => id);
}

/** Transitions written in the chart that no walked edge takes, as `<state id> · <event>`. */
export function untakenTransitions<Machine extends AnyStateMachine>(description: WalkDescription<Machine>): string[] {
  const taken = new Set(
    walkEdges(description).flatMap(({ from, event }) => nodeIds(from).map((id) => `${id} · ${event.type}`)),
  );
  return takeableTransitions(description).filter((name) => !taken.has(name));
}

/** Transitions of the chart that an event from outside can cause, as `<state id> · <event>`. */
export function takeableTransitions<Machine extends AnyStateMachine>(description: WalkDescription<Machine>): string[] {
  return (
    allNodes(description.machine.root)
      .flatMap((node) =>
        [...node.transitions]
          // `{}` forbids what a parent would do: nothing is taken.
          .filter(([, ways]) => ways.some(({ target, actions }) => target !== undefined || actions.length > 0))
          .map(([type]) => `${node.id} · ${type}`),
      )
      // Taken inside the step that finishes a region or raises the event, never as an event of its own.
      .filter((name) => !name.includes('xstate.done.state.') && !isRaised(description, name))
  );
}

/** Events that the machine alone raises have no example. */
function isRaised<Machine extends AnyStateMachine>({ events }: WalkDescription<Machine>, name: string): boolean {
  const examples: readonly (readonly [type: string, examples: readonly unknown[]])[] = Object.entries(events);
  return examples.some(([type, given]) => given.length === 0 && name.endsWith(` · ${type}`));
}

/**
 * Runs one walked way on a real actor, one run at a time, with calls that answer when told and a clock that moves when told, and answers
 * the projections of the snapshots after the way and after the last event.
 */
export async function runEdge<Machine extends AnyStateMachine>(
  description: WalkDescription<Machine>,
  way: readonly AnyEventObject[],
  event: AnyEventObject,
): Promise<{ readonly before: string; readonly after: string; readonly snapshot: SnapshotFrom<Machine> }> {
  const clock = new SimulatedClock();
  const { machine, calls } = runnable(description);
  const pending = new Map<string, PromiseWithSettlers>();
  calls.pending = pending;
  const actor = createActor(machine, { clock, input: description.input } as never);
  actor.start();

  const fire = async (fired: AnyEventObject) => {
    const { type } = fired;
    if (type.startsWith('xstate.done.actor.')) {
      pending.get(type.slice('xstate.done.actor.'.length))?.resolve(fired['output']);
    } else if (type.startsWith('xstate.error.actor.')) {
      pending.get(type.slice('xstate.error.actor.'.length))?.reject(fired['error']);
    } else if (type.startsWith('xstate.after.')) {
      const delay = description.delays?.[type] ?? 0;
      if (delay === 'alone') {
        (actor as AnyActorRef).send(fired);
      } else {
        clock.increment(delay);
      }
    } else {
      (actor as AnyActorRef).send(fired);
    }
    await settled();
  };

  for (const step of way) {
    await fire(step);
  }
  const before = projected(description, actor.getSnapshot());
  await fire(event);
  const snapshot = actor.getSnapshot() as SnapshotFrom<Machine>;
  actor.stop();
  return { before, after: projected(description, snapshot), snapshot };
}

type RunnableMachine = {
  readonly machine: AnyStateMachine;
  /** The calls of the run that goes on; one run of a description at a time. */
  readonly calls: { pending: Map<string, PromiseWithSettlers> };
};

const runnables = new WeakMap<object, RunnableMachine>();

/** The machine with calls that answer when told. Putting one together costs more than running it, so it is kept. */
function runnable<Machine extends AnyStateMachine>(description: WalkDescription<Machine>): RunnableMachine {
  const known = runnables.get(description);
  if (known !== undefined) {
    return known;
  }
  const calls: RunnableMachine['calls'] = { pending: new Map() };
  const actors = Object.fromEntries(
    invokedSources(description.machine).map((id) => [
      id,
      id in description.calls
        ? fromPromise(() => {
            const call = promiseWithSettlers();
            calls.pending.set(id, call);
            return call.promise;
          })
        : fromCallback(() => undefined),
    ]),
  );
  const made = { machine: description.machine.provide({ actors: actors as never }), calls };
  runnables.set(description, made);
  return made;
}

export function projected<Machine extends AnyStateMachine>(
  description: WalkDescription<Machine>,
  snapshot: unknown,
): string {
  return JSON.stringify(description.project(snapshot as SnapshotFrom<Machine>));
}

function traversalOptions<Machine extends AnyStateMachine>(description: WalkDescription<Machine>) {
  const events: AnyEventObject[] = [
    ...Object.values<readonly AnyEventObject[]>(description.events).flat(),
    ...Object.entries(description.calls).flatMap(([id, { outputs, errors }]) => [
      ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
      ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
    ]),
    ...Object.keys(description.delays ?? {}).map((type) => ({ type })),
  ];
  return {
    events,
    input: description.input,
    filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => snapshot.can(event),
    serializeState: (snapshot: AnyMachineSnapshot) => projected(description, snapshot),
    limit: 20_000,
  };
}

type StateNodeLike = AnyStateMachine['root'];

function allNodes(node: StateNodeLike): StateNodeLike[] {
  return [node, ...Object.values(node.states).flatMap((child) => allNodes(child))];
}

function invokedSources(machine: AnyStateMachine): string[] {
  return [...new Set(allNodes(machine.root).flatMap((node) => node.invoke.map(({ id }) => id)))];
}

export function nodeIds(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.map(({ id }) => id);
}

function nameOf(snapshot: AnyMachineSnapshot): string {
  return JSON.stringify(snapshot.value).replaceAll(/["{}]/g, '');
}

type PromiseWithSettlers = {
  readonly promise: Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
};

/** Node 20 has no `Promise.withResolvers`. */
function promiseWithSettlers(): PromiseWithSettlers {
  let resolve: (value: unknown) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** Lets every promise that is already settled tell its listeners. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
