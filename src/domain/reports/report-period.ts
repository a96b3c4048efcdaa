import { addDays, addMonths, isIsoDate, lastDayOfMonths } from '../format/calendar';
import { firstReportYear } from '../fund-reports/period';
import { lastDayOfMonth, monthOf } from '../lists/month';
import { firstDayOf, lastDayOf } from '../quarter-reports/quarter';
import type { FieldError } from '../validation/schema-errors';
import { validationMessage } from '../validation/validation-message';

/** First and last ISO date that a report is about. */
export type ReportPeriod = { readonly tuNgay: string; readonly denNgay: string };

/** Kỳ báo cáo: calendar periods, and the year of the reports to the ministry (Circular 21/2021 Art.15). */
export type PeriodPreset = 'thang' | 'quy' | '6-thang' | '9-thang' | 'nam' | 'nam-bao-cao' | 'tuy-chon';

/** The presets with how many of them a year has; 1 for what a year has once. */
export const periodPresets: readonly { readonly id: PeriodPreset; readonly perYear: number }[] = [
  { id: 'thang', perYear: 12 },
  { id: 'quy', perYear: 4 },
  { id: '6-thang', perYear: 2 },
  { id: '9-thang', perYear: 1 },
  { id: 'nam', perYear: 1 },
  { id: 'nam-bao-cao', perYear: 1 },
  { id: 'tuy-chon', perYear: 1 },
];

/** No report is about more years (domain dictionary §6.0). */
export const mostReportYears = 5;

/**
 * The days of a preset; `undefined` for `tuy-chon`, which a person types.
 *
 * @param so Which of the year's months, quarters or halves, from 1.
 * @example
 * periodOfPreset('nam-bao-cao', 2026); // { tuNgay: '2025-12-15', denNgay: '2026-12-14' }
 */
export function periodOfPreset(preset: PeriodPreset, nam: number, so = 1): ReportPeriod | undefined {
  switch (preset) {
    case 'thang':
      return months(nam, so, 1);
    case 'quy':
      return { tuNgay: firstDayOf({ nam, quy: so }), denNgay: lastDayOf({ nam, quy: so }) };
    case '6-thang':
      return months(nam, so * 6 - 5, 6);
    case '9-thang':
      return months(nam, 1, 9);
    case 'nam':
      return months(nam, 1, 12);
    case 'nam-bao-cao':
      return { tuNgay: `${yearText(nam - 1)}-12-15`, denNgay: `${yearText(nam)}-12-14` };
    case 'tuy-chon':
      return undefined;
  }
}

/** The preset that covers just these days, as a screen marks it; `tuy-chon` where none does. */
export function presetOf({ tuNgay, denNgay }: ReportPeriod): {
  readonly preset: PeriodPreset;
  readonly nam: number;
  readonly so: number;
} {
  const nam = Number(denNgay.slice(0, 4));
  for (const { id, perYear } of periodPresets) {
    for (let so = 1; so <= perYear; so += 1) {
      const period = periodOfPreset(id, nam, so);
      if (period?.tuNgay === tuNgay && period.denNgay === denNgay) {
        return { preset: id, nam, so };
      }
    }
  }
  return { preset: 'tuy-chon', nam, so: 1 };
}

/** The period that a report opens with: the year of today. @param today ISO date. */
export function openingPeriod(today: string): ReportPeriod {
  return months(Number(today.slice(0, 4)), 1, 12);
}

/**
 * The years to choose a report of, the next one first, back to the first of which there are reports: revenue was due
 * from 2008 to 02/2022 alone, and a choice of the last few years would lose it.
 *
 * @param today ISO date.
 */
export function reportYears(today: string): readonly number[] {
  const next = Number(today.slice(0, 4)) + 1;
  return Array.from({ length: Math.max(0, next - firstReportYear + 1) }, (_, back) => next - back);
}

/** What is wrong with the days that somebody typed; none for a period that can be reported on. */
export function periodErrors({ tuNgay, denNgay }: Partial<ReportPeriod>): readonly FieldError[] {
  const missing = [
    ...(tuNgay === undefined || tuNgay === '' ? ['tuNgay'] : []),
    ...(denNgay === undefined || denNgay === '' ? ['denNgay'] : []),
  ];
  if (missing.length > 0 || tuNgay === undefined || denNgay === undefined) {
    return missing.map((field) => ({ field, ...validationMessage('required') }));
  }
  const invalid = [...(isIsoDate(tuNgay) ? [] : ['tuNgay']), ...(isIsoDate(denNgay) ? [] : ['denNgay'])];
  if (invalid.length > 0) {
    return invalid.map((field) => ({ field, ...validationMessage('date') }));
  }
  if (tuNgay > denNgay) {
    return [{ field: 'tuNgay', ...validationMessage('dateOrder') }];
  }
  const last = lastDayOfMonths(tuNgay, mostReportYears * 12);
  return last !== undefined && denNgay > last
    ? [{ field: 'denNgay', ...validationMessage('periodTooLong', { max: mostReportYears }) }]
    : [];
}

/**
 * Cùng kỳ năm trước: the same days a year before; a period that ends with its month does so there too. Of one that is
 * still running it is the part up to this day: a part of a year is not to be measured by a whole one.
 *
 * @param today ISO date.
 */
export function samePeriodOfLastYear({ tuNgay, denNgay }: ReportPeriod, today: string): ReportPeriod {
  if (tuNgay <= today && today < denNgay) {
    return { tuNgay: yearBefore(tuNgay), denNgay: yearBefore(today) };
  }
  const isWholeMonth = addDays(denNgay, 1).endsWith('-01');
  const end = isWholeMonth ? addDays(yearBefore(addDays(denNgay, 1)), -1) : yearBefore(denNgay);
  return { tuNgay: yearBefore(tuNgay), denNgay: end };
}

/**
 * Lũy kế từ đầu năm: from the first day of the year in which the period ends; that is the fifteenth of December before
 * for a period that begins with the reports' own year.
 */
export function cumulativePeriod({ tuNgay, denNgay }: ReportPeriod): ReportPeriod {
  const firstOfYear = `${denNgay.slice(0, 4)}-01-01`;
  const firstOfReportYear = `${yearText(Number(denNgay.slice(0, 4)) - 1)}-12-15`;
  return { tuNgay: tuNgay === firstOfReportYear ? firstOfReportYear : firstOfYear, denNgay };
}

/**
 * The months whose monthly reports belong to the period: those that end in it, so that every month belongs to one
 * reporting year. `undefined` where no month ends in it.
 */
export function reportMonths({
  tuNgay,
  denNgay,
}: ReportPeriod): { readonly kyTu: string; readonly kyDen: string } | undefined {
  const isWholeMonth = addDays(denNgay, 1).endsWith('-01');
  const kyDen = isWholeMonth ? denNgay.slice(0, 7) : addDays(`${denNgay.slice(0, 7)}-01`, -1).slice(0, 7);
  const kyTu = tuNgay.slice(0, 7);
  return kyDen < kyTu ? undefined : { kyTu, kyDen };
}

/** Every month that the period touches, as `yyyy-MM`. */
export function monthsIn({ tuNgay, denNgay }: ReportPeriod): readonly string[] {
  const found: string[] = [];
  let [nam, thang] = [Number(tuNgay.slice(0, 4)), Number(tuNgay.slice(5, 7))];
  while (monthOf({ nam, thang }) <= denNgay.slice(0, 7)) {
    found.push(monthOf({ nam, thang }));
    [nam, thang] = thang === 12 ? [nam + 1, 1] : [nam, thang + 1];
  }
  return found;
}

/** The days of the period that lie in a month. @param month `yyyy-MM`. */
export function partInMonth({ tuNgay, denNgay }: ReportPeriod, month: string): ReportPeriod {
  const [first, last] = [`${month}-01`, lastDayOfMonth(month)];
  return { tuNgay: tuNgay > first ? tuNgay : first, denNgay: denNgay < last ? denNgay : last };
}

function months(nam: number, first: number, count: number): ReportPeriod {
  const last = monthOf({ nam, thang: first + count - 1 });
  return { tuNgay: `${monthOf({ nam, thang: first })}-01`, denNgay: lastDayOfMonth(last) };
}

function yearBefore(day: string): string {
  return addMonths(day, -12) ?? day;
}

function yearText(nam: number): string {
  return String(nam).padStart(4, '0');
}
