/** Vietnamese alphabetical order: a ă â … d đ, tones ngang huyền hỏi ngã sắc nặng. */
export const vietnamese = new Intl.Collator('vi');

/** Place of every text among all of them, equal for equal ones, 0 for a missing one; comparing places costs nothing. */
export function rankTexts(texts: readonly (string | null)[], collator?: Intl.Collator): Float64Array {
  const ranks = rankOfEach(new Set(texts.filter((text) => text !== null)), collator);
  return Float64Array.from(texts, (text) => (text === null ? 0 : (ranks.get(text) ?? 0)));
}

export function rankNumbers(numbers: readonly (number | null)[]): Float64Array {
  return Float64Array.from(numbers, (number) => number ?? Number.MIN_SAFE_INTEGER);
}

/**
 * Places of full names by given name, then surname, then middle names (domain dictionary §4.2). The parts repeat a lot,
 * so a few hundred comparisons rank any number of people.
 */
export function rankNames(names: readonly (string | null)[]): Float64Array {
  const parts = names.map((name) => (name === null ? undefined : nameParts(name)));
  const known = parts.filter((part) => part !== undefined);
  const given = rankOfEach(new Set(known.map((part) => part.given)), vietnamese);
  const surnames = rankOfEach(new Set(known.map((part) => part.surname)), vietnamese);
  const middle = rankOfEach(new Set(known.map((part) => part.middle)), vietnamese);
  return Float64Array.from(parts, (part) =>
    part === undefined
      ? 0
      : ((given.get(part.given) ?? 0) * (surnames.size + 1) + (surnames.get(part.surname) ?? 0)) * (middle.size + 1) +
        (middle.get(part.middle) ?? 0),
  );
}

type NameParts = { readonly surname: string; readonly middle: string; readonly given: string };

function nameParts(name: string): NameParts {
  const last = name.lastIndexOf(' ');
  if (last < 0) {
    return { surname: '', middle: '', given: name };
  }
  const first = name.indexOf(' ');
  return { surname: name.slice(0, first), middle: name.slice(first + 1, last), given: name.slice(last + 1) };
}

function rankOfEach(texts: ReadonlySet<string>, collator?: Intl.Collator): ReadonlyMap<string, number> {
  const sorted = collator === undefined ? [...texts].sort() : [...texts].sort(collator.compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  for (const [index, text] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before === undefined || collator?.compare(before, text) !== 0) {
      rank += 1;
    }
    ranks.set(text, rank);
  }
  return ranks;
}
