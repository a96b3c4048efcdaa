import { isIsoDate } from '@/domain/format/calendar';
import { formatDate, parseDate } from '@/domain/format/dates';
import { searchText } from '@/domain/text/search-text';

import { amountText, readAmount, readRegrouped } from '../form/amount-text';
import type { LineCellKind, LineColumn, LineValue } from './line-column';

/** What a cell shows for what its line holds. */
export function cellText<Line>(
  { kind, choices }: Pick<LineColumn<Line>, 'kind' | 'choices'>,
  value: LineValue,
): string {
  if (kind === 'date') {
    return typeof value === 'string' && isIsoDate(value) ? formatDate(value) : textOf(value);
  }
  if (kind === 'choice') {
    return choices?.find(({ id }) => id === value)?.label ?? textOf(value);
  }
  return kind === 'amount' || kind === 'count' ? amountText(value) : textOf(value);
}

/**
 * What a typed text means in a cell; a text that means nothing there comes back as it is, for the rules to refuse.
 *
 * @param haveDotsMoved The text was a grouped number before it was typed into.
 */
export function readTyped(kind: LineCellKind, text: string, haveDotsMoved = false): LineValue {
  if (kind === 'amount' || kind === 'count') {
    return haveDotsMoved ? readRegrouped(text) : readAmount(text, undefined);
  }
  return kind === 'date' ? (parseDate(text.trim()) ?? (text.trim() === '' ? null : text)) : text;
}

/**
 * What a pasted cell means: as typed, a choice also by its name in whatever language, or by the word for none of them, a check
 * by a word for yes.
 */
export function readPasted<Line>(column: LineColumn<Line>, text: string): LineValue {
  const { kind } = column;
  const trimmed = text.trim();
  if (kind === 'choice') {
    return readChoice(column, trimmed);
  }
  if (kind === 'check') {
    return /^(?:x|true|1|co|yes)$/u.test(searchText(trimmed));
  }
  return readTyped(kind, trimmed);
}

/** The reader's own name for a choice goes before that of another language. */
function readChoice<Line>({ choices = [], emptyChoice = '' }: LineColumn<Line>, text: string): LineValue {
  const wanted = searchText(text);
  const isWanted = (name: string) => searchText(name) === wanted;
  const found =
    choices.find(({ id, label }) => String(id) === text || isWanted(label)) ??
    choices.find(({ names = [] }) => names.some(isWanted));
  return found?.id ?? (wanted === '' || isWanted(emptyChoice) ? null : text);
}

function textOf(value: LineValue): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
