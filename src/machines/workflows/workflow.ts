import { setup, transition, type AnyMachineSnapshot, type AnyStateMachine, type StateValue } from 'xstate';

/** Whoever takes a step, as both sides of the wire know them. */
export type WorkflowPerson = {
  readonly userId: string;
  /** The person's own unit. */
  readonly unitId: string | undefined;
  /** True for staff of the Fund (register P-03). */
  readonly isFundStaff: boolean;
  readonly isGranted: (policy: string) => boolean;
};

/** What a step asks for: a policy, then rules of the record that must all hold. */
export type StepNeeds<Rule extends string> = {
  readonly policy: string;
  readonly rules: readonly Rule[];
};

/** What a rule looks at. */
export type WorkflowContext<Facts> = { readonly facts: Facts; readonly person: WorkflowPerson };

export type WorkflowRules<Facts, Rule extends string> = Readonly<
  Record<Rule, (context: WorkflowContext<Facts>) => boolean>
>;

/** An event for each step. */
type StepEvent<Step extends string> = Step extends string ? { readonly type: Step } : never;

/** What a workflow is made of beside its chart. */
export type WorkflowParts<Facts, Rule extends string, Step extends string> = {
  readonly rules: WorkflowRules<Facts, Rule>;
  /** In the order in which they are offered. */
  readonly steps: readonly Step[];
};

/**
 * The parts of a workflow machine: a state per status, an event per step, and on each step the one guard `meets` with
 * what it needs. A machine made of them runs nothing and calls nothing; it only says which steps there are.
 *
 * The back end asks it before it stores a step and the screen before it shows a button, so the two cannot disagree.
 */
export function setUpWorkflow<Facts, Rule extends string, Step extends string>({
  rules,
}: WorkflowParts<Facts, Rule, Step>) {
  return setup({
    types: {} as {
      context: WorkflowContext<Facts>;
      input: WorkflowContext<Facts>;
      events: StepEvent<Step>;
    },
    guards: {
      meets: ({ context }, needs: StepNeeds<Rule>) => unmetNeed(rules, context, needs) === undefined,
    },
  });
}

/** The guard of a step: the person has the policy, and the rules of the record all hold. */
export function meets<Rule extends string>(policy: string, ...rules: readonly Rule[]) {
  return { type: 'meets', params: { policy, rules } } as const;
}

/** The first thing that is missing for a step: `policy`, or the name of a rule; `undefined` when all is met. */
function unmetNeed<Facts, Rule extends string>(
  rules: WorkflowRules<Facts, Rule>,
  context: WorkflowContext<Facts>,
  { policy, rules: names }: StepNeeds<Rule>,
): 'policy' | Rule | undefined {
  return context.person.isGranted(policy) ? names.find((name) => !rules[name](context)) : 'policy';
}

/** Statuses on the wire by the machine's states that they stand for: the table of names in `src/domain`. */
type StatusTable<Status extends number> = Readonly<Record<string, Status>>;

/** The status on the wire that a machine's state stands for; `undefined` for a record that is gone. */
export function statusOfState<Status extends number>(table: StatusTable<Status>, state: unknown): Status | undefined {
  return Object.entries(table).find(([name]) => name === state)?.[1];
}

/**
 * The machine's state that a status stands for; `undefined` for one that this version does not know: a tab outlives the
 * updates of its back end.
 */
export function stateOfStatus<Status extends number>(table: StatusTable<Status>, status: Status): string | undefined {
  return Object.entries(table).find(([, value]) => value === status)?.[0];
}

/** Whether a step may be taken, and why not: the status has no such step, the policy is missing, or a rule says no. */
type StepDecision<Rule extends string> =
  | { readonly kind: 'allowed'; readonly to: StateValue }
  | { readonly kind: 'refused'; readonly because: 'status' | 'policy' | Rule };

export type Workflow<Facts, Rule extends string, Step extends string> = {
  readonly machine: AnyStateMachine;
  /** The machine's state that a record's status stands for; `undefined` for one that is not known. */
  readonly stateOf: (facts: Facts) => StateValue | undefined;
  /** The steps that the person may take now. */
  readonly stepsFor: (facts: Facts, person: WorkflowPerson) => readonly Step[];
  readonly decide: (facts: Facts, person: WorkflowPerson, step: Step) => StepDecision<Rule>;
  /** Whether the record's status has such a step at all, whoever may take it. */
  readonly hasStep: (facts: Facts, step: Step) => boolean;
};

/**
 * Asks a workflow machine about one record and one person.
 *
 * @param stateOf The machine's state that a record's status stands for; of one that is not known no step leads away.
 */
export function workflowOf<Facts, Rule extends string, Step extends string>(
  machine: AnyStateMachine,
  { rules, steps }: WorkflowParts<Facts, Rule, Step>,
  stateOf: (facts: Facts) => StateValue | undefined,
): Workflow<Facts, Rule, Step> {
  const whereIs = (facts: Facts, context: unknown): AnyMachineSnapshot | undefined => {
    const value = stateOf(facts);
    return value === undefined ? undefined : (machine.resolveState({ value, context }) as AnyMachineSnapshot);
  };
  const decide = (facts: Facts, person: WorkflowPerson, step: Step): StepDecision<Rule> => {
    const context = { facts, person };
    const snapshot = whereIs(facts, context);
    const needs = needsOf<Rule>(snapshot, step);
    if (snapshot === undefined || needs === undefined) {
      return { kind: 'refused', because: 'status' };
    }
    const because = unmetNeed(rules, context, needs);
    return because === undefined
      ? { kind: 'allowed', to: stateAfter(machine, snapshot, step) }
      : { kind: 'refused', because };
  };
  return {
    machine,
    stateOf,
    decide,
    hasStep: (facts, step) => needsOf(whereIs(facts, { facts }), step) !== undefined,
    stepsFor: (facts, person) => steps.filter((step) => decide(facts, person, step).kind === 'allowed'),
  };
}

/** What a step needs in the states that a record is in; `undefined` where there is no such step. */
function needsOf<Rule extends string>(
  snapshot: AnyMachineSnapshot | undefined,
  step: string,
): StepNeeds<Rule> | undefined {
  const [found] = snapshot?._nodes.flatMap((node) => node.transitions.get(step) ?? []) ?? [];
  return (found?.guard as { readonly params: StepNeeds<Rule> } | undefined)?.params;
}

function stateAfter(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, step: string): StateValue {
  const [after] = transition(machine, snapshot, { type: step });
  return (after as AnyMachineSnapshot).value as StateValue;
}
