import { formatDate, parseDate } from '../format/dates';
import { parseMoney } from '../format/numbers';
import { visibleText } from '../text/names';
import { validationMessage, type ValidationMessage } from '../validation/validation-message';
import type { SheetCell } from './sheet';

/** What a cell means, or why it means nothing; an empty cell is `undefined` without an error. */
export type CellReading<Value> = { readonly value?: Value | undefined; readonly error?: ValidationMessage };

/** The cell as a person reads it: dates dd/MM/yyyy, numbers without grouping. */
export function cellText(cell: SheetCell): string {
  if (cell === null) {
    return '';
  }
  return typeof cell === 'object' ? formatDate(cell.date) : String(cell);
}

export function isBlankCell(cell: SheetCell | undefined): cell is null | undefined {
  return cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');
}

/** A text; a number's digits count as one, a day does not: Excel has made it of something else. */
export function readText(cell: SheetCell): CellReading<string> {
  if (isBlankCell(cell)) {
    return {};
  }
  if (typeof cell === 'object') {
    return { error: validationMessage('notText') };
  }
  const value = String(cell);
  return formulaError.test(value) ? { error: validationMessage('invalid') } : { value };
}

/** What Excel shows where a formula came to nothing. */
const formulaError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/u;

/**
 * An identity number, a phone or the like. A number cell has lost its leading zeros, so it is refused unless it has all
 * the digits that such a code can have.
 *
 * @param digits How many digits are certainly all.
 */
export function readCode(cell: SheetCell, digits: number | undefined): CellReading<string> {
  if (typeof cell !== 'number') {
    return readText(cell);
  }
  return Number.isSafeInteger(cell) && String(cell).length === digits
    ? { value: String(cell) }
    : { error: validationMessage('notText') };
}

/** An ISO date from a day, or from a text as `dd/MM/yyyy` or ISO. */
export function readDate(cell: SheetCell): CellReading<string> {
  if (isBlankCell(cell)) {
    return {};
  }
  const date =
    typeof cell === 'object'
      ? parseDate(cell.date, 'yyyy-MM-dd')
      : typeof cell === 'string'
        ? dateOf(visibleText(cell))
        : undefined;
  return date === undefined ? { error: validationMessage('date') } : { value: date };
}

function dateOf(text: string): string | undefined {
  return parseDate(text) ?? parseDate(text, 'yyyy-MM-dd');
}

/** A number, also one written as text: grouped or not, with a decimal comma or point (`180.000`, `1,5`, `1.234,50`). */
export function readNumber(cell: SheetCell): CellReading<number> {
  if (isBlankCell(cell)) {
    return {};
  }
  const value = typeof cell === 'number' ? cell : typeof cell === 'string' ? numberOf(visibleText(cell)) : undefined;
  return value === undefined ? { error: validationMessage('number') } : { value };
}

/** Digits in groups of either language, or in none, with one or two decimals behind the other sign. */
const writtenNumber =
  /^(?<whole>-?(?:\d{1,15}|[1-9]\d{0,2}(?:,\d{3}){1,4}(?=\.|$)|[1-9]\d{0,2}(?:\.\d{3}){1,4}(?=,|$)))(?:[.,](?<decimals>\d{1,2}))?$/u;

function numberOf(text: string): number | undefined {
  const amount = parseMoney(text);
  if (amount !== undefined) {
    return amount;
  }
  const { whole, decimals = '0' } = writtenNumber.exec(text)?.groups ?? {};
  return whole === undefined ? undefined : Number(`${whole.replaceAll(/[.,]/gu, '')}.${decimals}`);
}
