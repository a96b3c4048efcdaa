import { plainLetters, searchText } from './search-text';

/** A part of a text, and whether it is what was searched for. */
export type TextPart = { readonly text: string; readonly isHit: boolean };

/**
 * A text cut into what a search found in it and the rest, compared as `searchText` compares: case, diacritics, the
 * number of spaces and what nobody sees aside. Where nothing is found so, dots of codes are left aside too. The parts together are the text.
 *
 * @example
 * searchHits('Quản lý đơn vị', 'don'); // 'Quản lý ', [đơn], ' vị'
 * searchHits('NQ.2026.000123', 'nq2026'); // [NQ.2026], '.000123'
 */
export function searchHits(text: string, query: string): readonly TextPart[] {
  if (text === '') {
    return [];
  }
  const wanted = searchText(query);
  const whole = cut(text, wanted, foldedText(text));
  return whole.length > 1 || (whole[0]?.isHit ?? false)
    ? whole
    : cut(text, wanted.replaceAll('.', ''), foldedText(text, '.'));
}

/** A text as it is searched; for each of its characters where it begins and ends in the original. */
type FoldedText = { readonly folded: string; readonly starts: readonly number[]; readonly ends: readonly number[] };

function cut(text: string, wanted: string, { folded, starts, ends }: FoldedText): readonly TextPart[] {
  const parts: TextPart[] = [];
  let shownUpTo = 0;
  for (
    let at = wanted === '' ? -1 : folded.indexOf(wanted);
    at !== -1;
    at = folded.indexOf(wanted, at + wanted.length)
  ) {
    const from = starts[at] ?? text.length;
    const to = ends[at + wanted.length - 1] ?? text.length;
    if (from > shownUpTo) {
      parts.push({ text: text.slice(shownUpTo, from), isHit: false });
    }
    parts.push({ text: text.slice(from, to), isHit: true });
    shownUpTo = to;
  }
  if (shownUpTo < text.length) {
    parts.push({ text: text.slice(shownUpTo), isHit: false });
  }
  return parts;
}

/** @param passedOver A character that is no part of what is searched. */
function foldedText(text: string, passedOver?: string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of text) {
    const plain = plainLetters(character).replaceAll(/\s/gu, ' ');
    const end = place + character.length;
    if (plain === '' || (plain === ' ' && folded.endsWith(' '))) {
      // A mark of its own belongs to the letter before it, and so does one space more.
      ends.splice(-1, 1, ...(ends.length > 0 ? [end] : []));
    } else if (character !== passedOver) {
      const start = place;
      starts.push(...Array.from({ length: plain.length }, () => start));
      ends.push(...Array.from({ length: plain.length }, () => end));
      folded += plain;
    }
    place = end;
  }
  return { folded, starts, ends };
}
