/** Who has changed a field since both began from the same record. */
export type ChangedBy = 'mine' | 'theirs' | 'both';

export type FieldDifference = {
  readonly field: string;
  readonly changedBy: ChangedBy;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
};

type Fields = Readonly<Record<string, unknown>>;

/**
 * Compares what somebody typed with what somebody else saved meanwhile, field by field, both against the record they
 * began from. Only the fields of `mine` count; a change that both made alike is no difference. Order as in `mine`.
 */
export function differencesOf(base: object, mine: object, theirs: object): readonly FieldDifference[] {
  return Object.entries(mine).flatMap(([field, value]): readonly FieldDifference[] => {
    const before: unknown = (base as Fields)[field];
    const present: unknown = (theirs as Fields)[field];
    if (isSame(value, present)) {
      return [];
    }
    return [{ field, changedBy: changedBy(before, value, present), base: before, mine: value, theirs: present }];
  });
}

/**
 * What is saved when somebody keeps their own changes: every field they changed as they typed it, every other field as
 * it is on the server now, so that nobody's work on another field is undone.
 */
export function keepMine<Input extends object>(base: object, mine: Input, theirs: object): Input {
  const untouched = Object.entries(mine)
    .filter(([field, value]) => isSame((base as Fields)[field], value))
    .filter(([field]) => field in theirs)
    .map(([field]) => [field, (theirs as Fields)[field]] as const);
  return { ...mine, ...Object.fromEntries(untouched) };
}

/** True for equal values of JSON; an absent field, `undefined`, `null` and `''` all mean "nothing". */
export function isSame(left: unknown, right: unknown): boolean {
  if (isNothing(left) || isNothing(right)) {
    return isNothing(left) && isNothing(right);
  }
  if (typeof left !== 'object' || typeof right !== 'object') {
    return left === right;
  }
  if (Array.isArray(left) !== Array.isArray(right)) {
    return false;
  }
  const names = new Set([...Object.keys(left as Fields), ...Object.keys(right as Fields)]);
  return [...names].every((name) => isSame((left as Fields)[name], (right as Fields)[name]));
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function changedBy(base: unknown, mine: unknown, theirs: unknown): ChangedBy {
  if (isSame(base, mine)) {
    return 'theirs';
  }
  return isSame(base, theirs) ? 'mine' : 'both';
}
