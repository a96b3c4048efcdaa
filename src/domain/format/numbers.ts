import { composedText, visibleText } from '../text/names';

const noBreakSpace = '\u00a0';

/** A number in the language's own grouping and decimal sign, at most two decimals: `1.234,5` in Vietnamese. */
export function formatNumber(value: number, language = 'vi'): string {
  return numberFormat(language, { maximumFractionDigits: 2 }).format(value);
}

/**
 * Integer đồng with a no-break space before the sign: `1.000.000 ₫` (register K-04); other currencies by their ISO
 * code, because several share a sign.
 *
 * @example
 * formatMoney(-250_000); // '-250.000 ₫'
 */
export function formatMoney(amount: number, language = 'vi', currency = 'VND'): string {
  return numberFormat(language, {
    style: 'currency',
    currency,
    ...(currency === 'VND' ? {} : { currencyDisplay: 'code' }),
  }).format(amount);
}

/** Integer đồng as a printed paper has them, which is in Vietnamese: `1.000.000 đồng` (domain dictionary §4.2). */
export function formatPaperMoney(amount: number): string {
  return `${formatNumber(amount)}${noBreakSpace}đồng`;
}

/** A share given in per cent: `33,8 %` for 33.8, with a no-break space. */
export function formatPercent(percent: number, language = 'vi'): string {
  return `${formatNumber(percent, language)}${noBreakSpace}%`;
}

const longestAmount = 60;

/**
 * The whole, non-negative number that somebody typed as money, with grouping of either language or none, with or without
 * `₫`, `đ`, `đồng`, `VND`, `VNĐ`, composed or not, and with marks that nobody sees; `undefined` for anything else, decimals
 * included.
 */
export function parseMoney(text: string): number | undefined {
  const trimmed = visibleText(text);
  // A cell of a file may hold anything: what is longer than any amount is not looked into.
  if (trimmed.length > longestAmount) {
    return undefined;
  }
  const digits = composedText(trimmed)
    .replace(/\s*(?:₫|đồng|đ|vnd|vnđ)$/iu, '')
    .replace(/^₫\s*/u, '');
  if (!/^(?:\d+|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+|(?:\s\d{3})+))$/u.test(digits)) {
    return undefined;
  }
  const amount = Number(digits.replaceAll(/\D/gu, ''));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making an Intl format costs a hundred times its use: each is made once. */
function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${options.currency ?? ''}`;
  const known = formats.get(key);
  if (known !== undefined) {
    return known;
  }
  const made = new Intl.NumberFormat(localesFor(language), options);
  formats.set(key, made);
  return made;
}

/** What the browser's formats are asked for: a server may name languages that they do not know, or that are none. */
export function localesFor(language: string): readonly string[] {
  try {
    return [...Intl.NumberFormat.supportedLocalesOf(language), 'vi-VN'];
  } catch {
    return ['vi-VN'];
  }
}
