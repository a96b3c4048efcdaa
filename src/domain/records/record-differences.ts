import { fieldsInDispute, isOneThing } from './joined-fields';

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
 * began from. Only the fields of `mine` count; a change that both made alike is no difference. Order as in `mine`. What
 * belongs to one thing, of which each has changed something, is changed by both.
 */
export function differencesOf(base: object, mine: object, theirs: object): readonly FieldDifference[] {
  const disputed = disputedIn(base, mine, theirs);
  return Object.entries(mine).flatMap(([field, value]): readonly FieldDifference[] => {
    const before: unknown = (base as Fields)[field];
    const present: unknown = (theirs as Fields)[field];
    if (isSame(value, present)) {
      return [];
    }
    const by = disputed.has(field) ? 'both' : changedBy(before, value, present);
    return [{ field, changedBy: by, base: before, mine: value, theirs: present }];
  });
}

/**
 * What is saved when somebody keeps their own changes: every field they changed as they typed it, every other field as
 * it is on the server now, so that nobody's work on another field is undone. What stands inside a field is kept alike: a
 * record field by field, a list whose rows are named row by row, since theirs may have gone on with a row, or be one more.
 * What belongs together stays together: of a place, a paper or an account that both have changed, all is mine.
 */
export function keepMine<Input extends object>(base: object, mine: Input, theirs: object): Input {
  const disputed = disputedIn(base, mine, theirs);
  const kept = Object.entries(mine)
    .filter(([field]) => field in theirs && !disputed.has(field))
    .map(([field, value]) => {
      const [before, present] = [(base as Fields)[field], (theirs as Fields)[field]];
      return [
        field,
        isOneThing(field) ? keptWhole(before, value, present) : keptValue(before, value, present),
      ] as const;
    });
  return { ...mine, ...Object.fromEntries(kept) };
}

/** What both have changed alike is in nobody's way. */
function disputedIn(base: object, mine: object, theirs: object): ReadonlySet<string> {
  return fieldsInDispute(changedFields(base, mine, theirs), changedFields(base, theirs, mine));
}

function changedFields(base: object, now: object, other: object): ReadonlySet<string> {
  const [before, present, beside] = [base as Fields, now as Fields, other as Fields];
  const names = Object.keys(present).filter(
    (field) => !isSame(before[field], present[field]) && !isSame(present[field], beside[field]),
  );
  return new Set(names);
}

function keptWhole(base: unknown, mine: unknown, theirs: unknown): unknown {
  return isSame(base, mine) ? theirs : mine;
}

function keptValue(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(base, mine)) {
    return theirs;
  }
  if (isFields(base) && isFields(mine) && isFields(theirs)) {
    return keepMine(base, mine, theirs);
  }
  return isRows(base) && isRows(theirs) && isList(mine) ? keptRows(base, mine, theirs) : mine;
}

/** My rows in my order, each with what they changed in it; then the rows that are new to both. */
function keptRows(base: readonly Fields[], mine: readonly Fields[], theirs: readonly Fields[]): readonly Fields[] {
  const [inBase, inTheirs] = [byName(base), byName(theirs)];
  const own = mine.flatMap((row) => {
    const name = nameOfRow(row);
    const before = inBase.get(name);
    const present = inTheirs.get(name);
    if (before === undefined) {
      return [row];
    }
    if (present === undefined) {
      // They took it out: it stays out, unless I have worked on it. Then it is a new one: nothing has its id any more.
      return isSame(before, row) ? [] : [withoutId(row)];
    }
    return [keepMine(before, row, present)];
  });
  const known = new Set([...base, ...mine].map(nameOfRow));
  return [...own, ...theirs.filter((row) => !known.has(nameOfRow(row)))];
}

function withoutId(row: Fields): Fields {
  return Object.fromEntries(Object.entries(row).filter(([field]) => field !== 'id'));
}

/** What a row may be told apart by: its id, the key that a form has given it, or its code. */
const rowNames = ['id', 'khoa', 'ma'] as const;

function nameOfRow(row: Fields): string | undefined {
  return rowNames.map((field) => row[field]).find((name): name is string => typeof name === 'string');
}

function byName(rows: readonly Fields[]): ReadonlyMap<string | undefined, Fields> {
  return new Map(rows.map((row) => [nameOfRow(row), row]));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.every((row) => isFields(row));
}

/** True for a list whose rows can be told apart. */
function isRows(value: unknown): value is readonly Fields[] {
  if (!isList(value)) {
    return false;
  }
  const names = value.flatMap((row) => nameOfRow(row) ?? []);
  return new Set(names).size === value.length;
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
