import { searchText, withoutDiacritics } from './search-text';

/** A piece of a text, and whether it is what was searched for. */
export type TextPart = { readonly text: string; readonly isMatch: boolean };

/**
 * Cuts a text into what a query has found in it and the rest, as searches compare: case, diacritics and dots of codes make
 * no difference. Only the first place counts; a text without one comes back whole.
 *
 * @example
 * matchedParts('Đặng Thị Ưng', 'thi u');
 * // [{ text: 'Đặng ', isMatch: false }, { text: 'Thị Ư', isMatch: true }, { text: 'ng', isMatch: false }]
 */
export function matchedParts(text: string, query: string): readonly TextPart[] {
  const place = placeOf(text, searchText(query), false) ?? placeOf(text, searchText(query).replaceAll('.', ''), true);
  if (place === undefined) {
    return [{ text, isMatch: false }];
  }
  const composed = text.normalize('NFC');
  return [
    { text: composed.slice(0, place.start), isMatch: false },
    { text: composed.slice(place.start, place.end), isMatch: true },
    { text: composed.slice(place.end), isMatch: false },
  ].filter((part) => part.text !== '');
}

/** Every Vietnamese letter is one character, composed as well as plain, so that places are the same in both. */
function placeOf(text: string, wanted: string, withoutDots: boolean) {
  let plain = '';
  const places: number[] = [];
  const composed = text.normalize('NFC');
  for (let index = 0; index < composed.length; index += 1) {
    const folded = withoutDiacritics(composed.charAt(index)).toLowerCase();
    if (folded.length === 1 && !(withoutDots && folded === '.')) {
      plain += folded;
      places.push(index);
    }
  }
  const start = wanted === '' ? -1 : plain.indexOf(wanted);
  const last = places[start + wanted.length - 1];
  const first = places[start];
  return start < 0 || first === undefined || last === undefined ? undefined : { start: first, end: last + 1 };
}
