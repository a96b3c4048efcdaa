/** A statechart as plain data: what is drawn, listed and searched for dead ends, in the desk, the docs and the model lab. */
export type Chart = {
  readonly id: string;
  readonly root: ChartState;
  /** In the order in which the machine tries them: by state, eventless ones first. */
  readonly transitions: readonly ChartTransition[];
};

export type ChartState = {
  /** The machine's own, e.g. `auth.access.signedIn`. */
  readonly id: string;
  readonly key: string;
  /** From the machine down, e.g. `access.signedIn`; the machine in brackets for the machine itself. */
  readonly path: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Id of the state that is entered first. */
  readonly initial: string | undefined;
  /** What is invoked while the state lasts, by id. */
  readonly calls: readonly string[];
  readonly tags: readonly string[];
  readonly children: readonly ChartState[];
};

export type ChartTransition = {
  /** Id of a state. */
  readonly source: string;
  /** Absent where the machine stays in its state. */
  readonly target: string | undefined;
  /** XState's own name: `xstate.done.actor.load`, or an empty text for an eventless one. */
  readonly type: string;
  /** The same in words: `load done`, `always`. */
  readonly event: string;
  readonly guard: string | undefined;
  readonly actions: readonly string[];
};

/** A state with all below it, each before its children. */
export function statesIn(state: ChartState): readonly ChartState[] {
  return [state, ...state.children.flatMap(statesIn)];
}

/** Whether a state is another one or lies in it. */
export function isWithin(id: string, ancestor: string): boolean {
  return id === ancestor || id.startsWith(`${ancestor}.`);
}

/** What stands at an arrow: `renewTokens failed [isGrantRefused]`. */
export function transitionLabel({ event, guard }: Pick<ChartTransition, 'event' | 'guard'>): string {
  return guard === undefined ? event : `${event} [${guard}]`;
}

/** XState's inner event names, as a reader of a chart would say them. */
export function eventInWords(type: string): string {
  const rules: readonly (readonly [RegExp, string])[] = [
    [/^$/, 'always'],
    [/^xstate\.init$/, 'start'],
    [/^xstate\.done\.actor\.(.+)$/, '$1 done'],
    [/^xstate\.error\.actor\.(.+)$/, '$1 failed'],
    [/^xstate\.snapshot\.(.+)$/, '$1 changed'],
    [/^xstate\.after\.([^.]+)\..+$/, 'after $1'],
    [/^xstate\.done\.state\..+$/, 'done'],
    [/^\*$/, 'any event'],
  ];
  const rule = rules.find(([pattern]) => pattern.test(type));
  return rule === undefined ? type : type.replace(rule[0], rule[1]);
}
