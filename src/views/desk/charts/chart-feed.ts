import type {
  AnyActor,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
  Subscription,
} from 'xstate';

import { eventInWords } from '@/domain/statecharts/chart';
import { arrowId } from '@/domain/statecharts/layout-graph';
import { stateChange, type StateTree } from '@/domain/statecharts/state-changes';
import { chartOf, drawnTransition } from '@/machines/statecharts/chart-of';
import { openWorkflows, watchWorkflows, type OpenWorkflow } from '@/views/shared/workflow/open-workflows';

import { machineOf, onActorStart, runningActors, snapshotOf } from '../actor-watch';

/** A machine that can be looked at: one that runs, or the workflow of the record on the screen. */
export type ShownMachine = {
  readonly key: string;
  readonly kind: 'actor' | 'workflow';
  readonly machine: AnyStateMachine;
  readonly value: StateTree;
  /** Ids of the states it is in. */
  readonly lit: ReadonlySet<string>;
  /** Ids of the arrows of its last step. */
  readonly taken: ReadonlySet<string>;
  /** What it remembers, not yet fit to be read. */
  readonly context: unknown;
};

export type LoggedStep = {
  readonly id: number;
  readonly key: string;
  readonly machineId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly event: string;
  /** Both empty where the machine did something and stayed. */
  readonly from: string;
  readonly to: string;
};

type ChartFeed = {
  readonly machines: readonly ShownMachine[];
  /** The newest first. */
  readonly steps: readonly LoggedStep[];
};

/** Id of the actors with which the charts draw themselves; they are not shown. */
export const ownActorId = 'desk.drawing';

/** How many steps are kept. */
export const mostSteps = 50;

/**
 * What the machines of this page do, from the moment somebody first looks until the page ends: a trainer who goes to
 * another tab of the desk and causes something there finds it when he comes back.
 */
function createChartFeed() {
  const taken = new Map<string, ReadonlySet<string>>();
  const values = new Map<string, StateTree>();
  const pending = new Map<string, AnyTransitionDefinition[]>();
  const systems = new WeakSet();
  const listeners = new Set<() => void>();
  let steps: readonly LoggedStep[] = [];
  let feed: ChartFeed = { machines: [], steps };
  let count = 0;
  let isDue = false;

  const log = (step: Omit<LoggedStep, 'id' | 'at'>) => {
    count += 1;
    steps = [{ ...step, id: count, at: Date.now() }, ...steps].slice(0, mostSteps);
  };
  const renew = () => {
    isDue = false;
    const shown = [
      ...openWorkflows().map((workflow) => ofWorkflow(workflow, taken.get(keyOf(workflow)))),
      ...runningActors()
        .filter(isShown)
        .map((actor) => ofActor(actor, taken.get(actor.sessionId))),
    ];
    feed = { machines: shown, steps };
    for (const listener of listeners) {
      listener();
    }
  };
  /** Once for all that happens in one go. */
  const renewSoon = () => {
    if (!isDue) {
      isDue = true;
      queueMicrotask(renew);
    }
  };
  const hear = (event: InspectionEvent) => {
    const actor = event.actorRef as AnyActor;
    if (!isShown(actor)) {
      return;
    }
    if (event.type === '@xstate.microstep') {
      pending.set(actor.sessionId, [...(pending.get(actor.sessionId) ?? []), ...event._transitions]);
    } else if (event.type === '@xstate.snapshot' && 'value' in event.snapshot) {
      const value = valueOf(event.snapshot as AnyMachineSnapshot);
      const transitions = pending.get(actor.sessionId) ?? [];
      pending.delete(actor.sessionId);
      if (transitions.length > 0) {
        taken.set(actor.sessionId, new Set(transitions.flatMap(drawnTransition).map(arrowOf)));
        log({
          key: actor.sessionId,
          machineId: machineOf(actor).id,
          event: eventInWords(event.event.type),
          ...stateChange(values.get(actor.sessionId) ?? value, value),
        });
      }
      values.set(actor.sessionId, value);
      renewSoon();
    }
  };
  const attend = (actor: AnyActor): Subscription | undefined => {
    values.set(actor.sessionId, valueOf(snapshotOf(actor)));
    const forget = () => {
      values.delete(actor.sessionId);
      taken.delete(actor.sessionId);
      renewSoon();
    };
    actor.subscribe({ complete: forget, error: forget });
    if (systems.has(actor.system)) {
      return undefined;
    }
    systems.add(actor.system);
    return actor.system.inspect(hear);
  };
  const compareWorkflows = () => {
    for (const workflow of openWorkflows()) {
      const key = keyOf(workflow);
      const before = values.get(key);
      const change = stateChange(before ?? workflow.value, workflow.value);
      values.set(key, workflow.value);
      if (change.to !== '') {
        const ways = waysBetween(workflow.machine, change);
        taken.set(key, new Set(ways.map(arrowOf)));
        log({
          key,
          machineId: workflow.machine.id,
          event: [...new Set(ways.map(({ event }) => event))].join(' / '),
          ...change,
        });
      }
    }
    renewSoon();
  };

  runningActors().forEach(attend);
  onActorStart((actor) => {
    attend(actor);
    renewSoon();
  });
  watchWorkflows(compareWorkflows);
  compareWorkflows();
  renew();
  return {
    current: () => feed,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** A record on the screen is the same as long as it is shown in the same place. */
function keyOf({ key, recordId }: OpenWorkflow): string {
  return `${key} ${recordId}`;
}

function isShown({ id }: AnyActor): boolean {
  return id !== ownActorId;
}

function arrowOf({ source, target }: { readonly source: string; readonly target: string | undefined }): string {
  return arrowId(source, target ?? source);
}

/** The steps of a workflow that lead from one state to another: the record tells where it is, not how it came there. */
function waysBetween(machine: AnyStateMachine, { from, to }: { readonly from: string; readonly to: string }) {
  return chartOf(machine).transitions.filter(
    ({ source, target }) => source === `${machine.id}.${from}` && target === `${machine.id}.${to}`,
  );
}

function ofActor(actor: AnyActor, taken: ReadonlySet<string> = new Set()): ShownMachine {
  return { key: actor.sessionId, kind: 'actor', machine: machineOf(actor), taken, ...ofSnapshot(snapshotOf(actor)) };
}

function ofWorkflow(workflow: OpenWorkflow, taken: ReadonlySet<string> = new Set()): ShownMachine {
  const { machine, value, recordId } = workflow;
  const snapshot = machine.resolveState({ value, context: { recordId } }) as AnyMachineSnapshot;
  return { key: keyOf(workflow), kind: 'workflow', machine, taken, ...ofSnapshot(snapshot) };
}

function ofSnapshot(snapshot: AnyMachineSnapshot) {
  const context: unknown = snapshot.context;
  return { value: valueOf(snapshot), context, lit: new Set(snapshot._nodes.map(({ id }) => id)) };
}

function valueOf(snapshot: AnyMachineSnapshot): StateTree {
  return snapshot.value as StateTree;
}

type Feed = ReturnType<typeof createChartFeed>;

let opened: Feed | undefined;

/** The feed of this page; it begins with whoever asks first. */
export function chartFeed(): Feed {
  opened ??= createChartFeed();
  return opened;
}
