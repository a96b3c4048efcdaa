export const callMethods = ['*', 'GET', 'POST', 'PUT', 'DELETE'] as const;

export type CallMethod = (typeof callMethods)[number];

/** What a rule needs to know beside its outcome. */
type OutcomeDetail =
  /** A field's name on the wire. */
  | 'member'
  /** Seconds until it may be tried again; empty: the answer does not say. */
  | 'seconds'
  | 'milliseconds';

type Outcome = {
  /** Of the answer, where it is the fault. */
  readonly status?: number;
  readonly detail?: OutcomeDetail;
  /** What the desk fills in for it. */
  readonly usual?: string;
};

/** Everything that can become of a call, in the order in which it is offered. */
const faultOutcomes = {
  invalid: { status: 400, detail: 'member', usual: 'hoTen' },
  unauthenticated: { status: 401 },
  forbidden: { status: 403 },
  refused: { status: 403 },
  missing: { status: 404 },
  stale: { status: 409 },
  tooLarge: { status: 413 },
  tooMany: { status: 429, detail: 'seconds', usual: '30' },
  broken: { status: 500 },
  unavailable: { status: 503, detail: 'seconds', usual: '60' },
  unreachable: {},
  silent: {},
  late: { detail: 'milliseconds', usual: '3000' },
  malformed: {},
  trickling: { detail: 'milliseconds', usual: '5000' },
  torn: {},
} as const satisfies Readonly<Record<string, Outcome>>;

export type FaultOutcome = keyof typeof faultOutcomes;

export const faultOutcomeIds = Object.keys(faultOutcomes) as readonly FaultOutcome[];

export function outcomeOf(id: FaultOutcome): Outcome {
  return faultOutcomes[id];
}

/** Which calls go wrong, how, how many of them, and how often. */
export type FaultRule = {
  readonly id: string;
  readonly isOn: boolean;
  readonly method: CallMethod;
  /** Of the whole path, without the query; `*` stands for anything, also for nothing and for slashes. */
  readonly path: string;
  readonly outcome: FaultOutcome;
  /** What `OutcomeDetail` asks for; empty where nothing is. */
  readonly detail: string;
  /** How many calls are struck; `undefined`: until the rule is switched off. */
  readonly count: number | undefined;
  /** That a call which fits is struck: 0 to 1. */
  readonly probability: number;
};

export type CallFacts = {
  readonly method: string;
  /** Of the address, without the query. */
  readonly path: string;
};

/** What a rule has seen since it began. */
export type Tally = {
  /** Calls that fitted while the rule was on and not yet spent. */
  readonly met: number;
  readonly struck: number;
};

export const emptyTally: Tally = { met: 0, struck: 0 };

/** True when the rule has struck as often as it may. */
export function isSpent({ count }: FaultRule, { struck }: Tally): boolean {
  return count !== undefined && struck >= count;
}

/** True while a call could still be struck. */
export function isEffective(rule: FaultRule, tally: Tally): boolean {
  return rule.isOn && rule.probability > 0 && !isSpent(rule, tally);
}

/** Whether a rule is about a call; capitals in the path make no difference, as they make none to the server. */
export function concerns({ method, path }: FaultRule, call: CallFacts): boolean {
  return (method === '*' || method === call.method.toUpperCase()) && isPathLike(path, call.path);
}

/**
 * Whether a call is struck.
 *
 * @param draw At least 0, less than 1.
 */
export function strikes(rule: FaultRule, call: CallFacts, tally: Tally, draw: number): boolean {
  return isEffective(rule, tally) && concerns(rule, call) && draw < rule.probability;
}

/** Linear in the path's length, whatever the pattern is. */
export function isPathLike(pattern: string, path: string): boolean {
  const wanted = path.toLowerCase();
  const [first = '', ...others] = pattern.toLowerCase().split('*');
  const last = others.pop();
  if (last === undefined) {
    return wanted === first;
  }
  const end = wanted.length - last.length;
  if (end < first.length || !wanted.startsWith(first) || !wanted.endsWith(last)) {
    return false;
  }
  let from = first.length;
  for (const part of others) {
    const at = wanted.indexOf(part, from);
    if (at === -1 || at + part.length > end) {
      return false;
    }
    from = at + part.length;
  }
  return true;
}
