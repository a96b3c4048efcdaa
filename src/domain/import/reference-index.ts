import { normalizeName } from '../text/names';
import { searchText } from '../text/search-text';
import { validationMessage } from '../validation/validation-message';
import { cellText, isBlankCell, type CellReading } from './cell-values';
import type { SheetCell } from './sheet';

export type ReferenceEntry<Id> = { readonly id: Id; readonly names: readonly string[] };

/** Reads the entry of a list that a cell names. */
export type ReferenceReader<Id> = (cell: SheetCell) => CellReading<Id>;

/**
 * Finds entries by their names: as written first, then without regard to case and diacritics. A name that fits none or
 * several entries is an error; nothing is guessed.
 */
export function createReferenceReader<Id>(entries: readonly ReferenceEntry<Id>[]): ReferenceReader<Id> {
  const exact = indexBy(entries, (name) => name.normalize('NFC').trim().toLowerCase());
  const loose = indexBy(entries, searchText);
  return (cell) => {
    if (isBlankCell(cell)) {
      return {};
    }
    const value = normalizeName(cellText(cell));
    const found = exact(value) ?? loose(value);
    if (found === undefined) {
      return { error: validationMessage('unknownValue', { value: value.slice(0, longestQuote) }) };
    }
    const [first, ...others] = found;
    return others.length > 0 ? { error: validationMessage('ambiguousValue', { value }) } : { value: first };
  };
}

/** Longer texts would fill the screen with what somebody pasted by mistake. */
const longestQuote = 60;

function indexBy<Id>(entries: readonly ReferenceEntry<Id>[], keyOf: (name: string) => string) {
  const ids = new Map<string, Set<Id>>();
  for (const { id, names } of entries) {
    for (const name of names) {
      const key = keyOf(name);
      ids.set(key, (ids.get(key) ?? new Set()).add(id));
    }
  }
  return (name: string): readonly Id[] | undefined => {
    const found = ids.get(keyOf(name));
    return found === undefined ? undefined : [...found];
  };
}
