import { formatNumber, parseMoney } from '@/domain/format/numbers';

/** Inputs always group by dots, whatever the language: that is how amounts stand on the paper forms. */
const inputLanguage = 'vi';

/** An amount as its input shows it; what could not be read stays as it was typed. */
export function amountText(value: unknown): string {
  if (typeof value === 'number') {
    return formatNumber(value, inputLanguage);
  }
  return typeof value === 'string' ? value : '';
}

/**
 * What an edited amount means: a number, `null` for nothing, or the text itself where it is no amount, so that the
 * form can say so and nothing typed is lost.
 *
 * Digits typed into a grouped number move its dots, so dots mean nothing there; in a text without a grouped number
 * before it they must group by three, or `1.5` would silently become 15.
 */
export function readAmount(text: string, before: unknown): number | string | null {
  if (text.trim() === '') {
    return null;
  }
  const withoutDots = text.replaceAll('.', '');
  if (typeof before === 'number' && before >= 1000 && /^\d+$/u.test(withoutDots) && isOneEdit(text, before)) {
    return parseMoney(withoutDots) ?? text;
  }
  return parseMoney(text) ?? text;
}

/**
 * The same for a number with decimals: comma for decimals, dots for thousands.
 *
 * A decimal zero at the end stays text while it is typed, or `1,05` could not be entered; `settleDecimal` reads it then.
 */
export function readDecimal(text: string, before: unknown): number | string | null {
  if (!text.includes(',')) {
    return readAmount(text, before);
  }
  return text.endsWith('0') ? text : settleDecimal(text);
}

/** What an edited decimal number means once its input was left. */
export function settleDecimal(value: number | string | null): number | string | null {
  const [whole = '', decimals = '', ...rest] = String(value ?? '')
    .trim()
    .split(',');
  const amount = parseMoney(whole);
  return typeof value !== 'string' || amount === undefined || rest.length > 0 || !/^\d{1,2}$/u.test(decimals)
    ? value
    : Number(`${amount}.${decimals}`);
}

/** Where the caret belongs after regrouping: behind as many digits as before. */
export function caretAfter(text: string, digitsBefore: number): number {
  let seen = 0;
  let index = 0;
  while (index < text.length && seen < digitsBefore) {
    seen += /\d/u.test(text.charAt(index)) ? 1 : 0;
    index += 1;
  }
  return index;
}

/** Typing and deleting change one place; a pasted amount replaces everything and is read on its own. */
function isOneEdit(text: string, before: number): boolean {
  return Math.abs(text.length - amountText(before).length) === 1;
}
