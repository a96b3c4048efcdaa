import { datePattern } from '../constants';
import { formatDate, formatDateTime, formatMonth, parseDate } from './dates';
import { formatMoney, formatNumber, formatPercent } from './numbers';

/** How one person reads and types dates and numbers. */
export type Formats = {
  readonly datePattern: string;
  readonly date: (iso: string) => string;
  readonly dateTime: (iso: string) => string;
  readonly month: (iso: string) => string;
  readonly parseDate: (text: string) => string | undefined;
  readonly number: (value: number) => string;
  readonly money: (amount: number, currency?: string) => string;
  readonly percent: (percent: number) => string;
};

/** The formats of a language; dates follow the product's pattern in every language unless another is configured. */
export function createFormats(language: string, pattern: string = datePattern): Formats {
  return {
    datePattern: pattern,
    date: (iso) => formatDate(iso, pattern),
    dateTime: (iso) => formatDateTime(iso, pattern),
    month: formatMonth,
    parseDate: (text) => parseDate(text, pattern),
    number: (value) => formatNumber(value, language),
    money: (amount, currency) => formatMoney(amount, language, currency),
    percent: (percent) => formatPercent(percent, language),
  };
}
