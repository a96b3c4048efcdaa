import type { FindingId } from './finding-table';

/** `skipped`: not looked at, because something else stands in the way or this installation does not use it. */
export type Grade = 'good' | 'warning' | 'wrong' | 'skipped';

export type Finding = {
  readonly id: FindingId;
  readonly grade: Grade;
  /** What was seen, in one line; comes from strangers and is cleaned. */
  readonly seen: string;
};

/** Longest text of what was seen; what a stranger's server says could fill the screen. */
const longestText = 400;

export function good(id: FindingId, seen: string): Finding {
  return { id, grade: 'good', seen: cleaned(seen) };
}

export function warning(id: FindingId, seen: string): Finding {
  return { id, grade: 'warning', seen: cleaned(seen) };
}

export function wrong(id: FindingId, seen: string): Finding {
  return { id, grade: 'wrong', seen: cleaned(seen) };
}

export function skipped(id: FindingId, why: string): Finding {
  return { id, grade: 'skipped', seen: cleaned(why) };
}

/** Wrong with the problems joined, or good where there is none. */
export function judged(id: FindingId, problems: readonly string[], seen: string): Finding {
  return problems.length > 0 ? wrong(id, problems.join('; ')) : good(id, seen);
}

/** Without what could steer a terminal, and short. */
function cleaned(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return plain.length > longestText ? `${plain.slice(0, longestText)} …` : plain;
}
