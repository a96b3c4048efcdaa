import { lastDayOfMonths } from '../format/calendar';
import { visibleText } from '../text/names';

/** The month of a period as list columns and filters carry it. @example monthOf({ nam: 2026, thang: 5 }) // '2026-05' */
export function monthOf({ nam, thang }: { readonly nam: number; readonly thang: number }): string {
  return `${String(nam).padStart(4, '0')}-${String(thang).padStart(2, '0')}`;
}

/**
 * The month that somebody typed, as `yyyy-MM`; `undefined` for anything that is no month between 1900 and 2100.
 *
 * @example parseMonth('5/2026') // '2026-05'
 */
export function parseMonth(text: string): string | undefined {
  const match = /^(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{4})$|^(\d{2})(\d{4})$/u.exec(visibleText(text));
  const month = Number(match?.[1] ?? match?.[3]);
  const year = Number(match?.[2] ?? match?.[4]);
  const isMonth = month >= 1 && month <= 12 && year >= 1900 && year <= 2100;
  return isMonth ? monthOf({ nam: year, thang: month }) : undefined;
}

/** True for `yyyy-MM`. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/u.test(text);
}

/** ISO date of a month's last day. @param month `yyyy-MM`. */
export function lastDayOfMonth(month: string): string {
  return lastDayOfMonths(`${month}-01`, 1) ?? month;
}
