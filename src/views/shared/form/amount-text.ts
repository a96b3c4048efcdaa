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
 * Digits typed into a grouped number, or taken out of it, move its dots, so dots mean nothing there. In a text without a
 * grouped number before it, and in one that came from elsewhere, they must group by three, or `1.5` would silently become
 * 15.
 *
 * @param isTyped False for a text that was pasted, or that nobody knows the origin of.
 */
export function readAmount(text: string, before: unknown, isTyped = true): number | string | null {
  return isTyped && isGrouped(before) ? readRegrouped(text) : readGrouped(text);
}

/** What a text means whose dots have moved, so that they mean nothing; the text itself where it is no amount. */
export function readRegrouped(text: string): number | string | null {
  const withoutDots = text.replaceAll('.', '');
  return /^\d+$/u.test(withoutDots) ? (parseMoney(withoutDots) ?? text) : readGrouped(text);
}

/** True for an edit by keys, which begins with the text that was shown; anything else brings a text of its own. */
export function isTypedEdit(event: Event): boolean {
  return 'inputType' in event && /^(?:insertText|insertCompositionText|delete)/u.test(String(event.inputType));
}

/**
 * The same for a number with decimals: comma for decimals, dots for thousands.
 *
 * A decimal zero at the end stays text while it is typed, or `1,05` could not be entered; `settleDecimal` reads it then. So
 * does a dot at the end of a grouped number: a phone that speaks English has no comma, and only what follows tells what is
 * meant by the dot.
 */
export function readDecimal(text: string, before: unknown, isTyped = true): number | string | null {
  const [whole = ''] = text.split(',', 1);
  if (whole === text) {
    const hasNewDot = isTyped && isGrouped(before) && text === `${amountText(before)}.`;
    return hasNewDot ? text : readAmount(text, before, isTyped);
  }
  const haveDotsMoved = isTyped && isGrouped(before) && parseMoney(whole) === undefined;
  const readable = haveDotsMoved ? text.replaceAll('.', '') : text;
  return readable.endsWith('0') ? readable : settleDecimal(readable);
}

/**
 * What an edited decimal number means once its input was left. Behind a dot one or two digits can be nothing but decimals,
 * for groups have three.
 */
export function settleDecimal(value: number | string | null): number | string | null {
  const [, whole = '', afterComma, afterDot = ''] =
    /^([^,]+)(?:,(\d{1,2})|\.(\d{0,2}))$/u.exec(String(value ?? '').trim()) ?? [];
  const amount = parseMoney(whole);
  return typeof value !== 'string' || amount === undefined ? value : Number(`${amount}.${afterComma ?? afterDot}`);
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

function readGrouped(text: string): number | string | null {
  return text.trim() === '' ? null : (parseMoney(text) ?? text);
}

function isGrouped(amount: unknown): boolean {
  return typeof amount === 'number' && amount >= 1_000;
}
