import type { FieldError } from '../validation/schema-errors';
import { duplicateError, duplicateRows } from './line-checks';
import type { TypedLine } from './line-input';

/** So few lines are judged when they are asked for; nobody notices. */
const mostJudgedAtOnce = 50;

/** Lines that are judged before what was found is shown. */
const linesPerTurn = 250;

/** The lines that need no turn: those that had theirs, and all the others where they are few. */
export function judgedAmong(lines: readonly TypedLine[], judged: ReadonlySet<TypedLine>): ReadonlySet<TypedLine> {
  const known = lines.filter((line) => judged.has(line));
  return new Set(lines.length - known.length <= mostJudgedAtOnce ? lines : known);
}

/**
 * The lines to judge next, in the order in which somebody looks for what was found in them.
 *
 * @param inSight 0-based place of the first line on the screen.
 */
export function nextToJudge(
  lines: readonly TypedLine[],
  judged: ReadonlySet<TypedLine>,
  inSight: number,
): readonly TypedLine[] {
  const ordered = [...lines.slice(inSight), ...lines.slice(0, inSight)];
  return ordered.filter((line) => !judged.has(line)).slice(0, linesPerTurn);
}

/** What is wrong with each line, in the order of the lines; `undefined` for one that waits for its turn. */
export function judgedSoFar(
  lines: readonly TypedLine[],
  judged: ReadonlySet<TypedLine>,
  judge: (line: TypedLine) => readonly FieldError[],
): readonly (readonly FieldError[] | undefined)[] {
  const duplicates = duplicateRows(lines);
  return lines.map((line, row) => {
    const others = duplicates.get(row);
    const errors = judged.has(line) ? judge(line) : undefined;
    return errors === undefined || others === undefined ? errors : [...errors, duplicateError(others)];
  });
}
