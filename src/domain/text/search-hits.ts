import { searchText, withoutDiacritics } from './search-text';

/** A part of a text, and whether it is what was searched for. */
export type TextPart = { readonly text: string; readonly isHit: boolean };

/**
 * A text cut into what a search found in it and the rest, compared as `searchText` compares: case, diacritics and the
 * number of spaces aside. The parts together are the text.
 *
 * @example
 * searchHits('Quản lý đơn vị', 'don'); // 'Quản lý ', [đơn], ' vị'
 */
export function searchHits(text: string, query: string): readonly TextPart[] {
  const wanted = searchText(query);
  if (wanted === '' || text === '') {
    return text === '' ? [] : [{ text, isHit: false }];
  }
  const { folded, starts } = foldedText(text);
  const parts: TextPart[] = [];
  let shownUpTo = 0;
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
    const from = starts[at] ?? text.length;
    const to = starts[at + wanted.length] ?? text.length;
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

/** The text as it is searched, and for each of its characters where it begins in the original. */
function foldedText(text: string): { readonly folded: string; readonly starts: readonly number[] } {
  const starts: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of text) {
    const plain = withoutDiacritics(character).toLowerCase().replaceAll(/\s/gu, ' ');
    // A mark of its own belongs to the letter before it, and so does one space more.
    const added = plain === ' ' && folded.endsWith(' ') ? '' : plain;
    const start = place;
    starts.push(...Array.from({ length: added.length }, () => start));
    folded += added;
    place += character.length;
  }
  return { folded, starts };
}
