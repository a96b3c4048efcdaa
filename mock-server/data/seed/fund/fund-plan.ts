import { hashText } from '@/domain/desk/draws';
import { fundReportDueDay } from '@/domain/fund/deadlines';
import { statutoryCalendar } from '@/domain/fund/work-calendar';
import { reportStatus } from '@/domain/reference/report-statuses';

import { addMonths, dayOf, dayOfDate, demoBaseDate, isoOf } from '../days';
import { createRandom } from '../random';

/** The months of which the demo has fund reports: 01/2025 to 10/2026 (domain dictionary §11). */
export const firstReportMonth = monthNumber(2025, 1);
export const lastReportMonth = monthNumber(2026, 10);

const enterprises = 48;
export const demoUnitNumber = 7;

/** Sending units of the other types, which report only the months in which somebody left. */
export const occasionalUnits = [52, 53, 54, 55, 56, 57, 58] as const;

/** What became of one unit's report of one month. */
export type ReportPlan = {
  readonly trangThai: 1 | 2 | 3 | 4 | 6;
  /** A report of the same month that was refused before this one. */
  readonly isSecondTry: boolean;
};

const august2026 = monthNumber(2026, 8);
const september2026 = monthNumber(2026, 9);

/** Statuses of the last two months, by number of enterprises: of 09/2026, then of 10/2026 (the others made none). */
const septemberCounts = [
  [4, 29],
  [3, 10],
  [2, 7],
  [6, 2],
] as const;
const octoberCounts = [
  [4, 5],
  [3, 12],
  [2, 17],
  [1, 9],
] as const;

const returnedEarlier = 19;
const refusedEarlier = 10;

/** Months from which unanswered returned reports stem; an older one would have been settled long ago. */
const returnedSince = monthNumber(2026, 5);
const firstSmallUnit = 21;

const plans = planReports();

/** Months counted from year 0, so that they can be compared and counted on. @param month 1 to 12. */
export function monthNumber(year: number, month: number): number {
  return year * 12 + month - 1;
}

export function periodOfMonth(month: number): { readonly nam: number; readonly thang: number } {
  return { nam: Math.floor(month / 12), thang: (month % 12) + 1 };
}

export function monthOfDay(day: number): number {
  const iso = isoOf(day);
  return monthNumber(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)));
}

/** The plan for a unit's month; `undefined` when there is no report. */
export function reportPlan(unitNumber: number, month: number): ReportPlan | undefined {
  if (month < firstReportMonth || month > lastReportMonth) {
    return undefined;
  }
  if (unitNumber <= enterprises) {
    return plans.get(`${unitNumber}/${month}`);
  }
  const isSettled = month < lastReportMonth;
  return { trangThai: isSettled ? 4 : 2, isSecondTry: false };
}

/**
 * The departure of somebody who has contributed: as drawn, or in the same month of the year before when the report of
 * the drawn month is not approved yet, because contributions come from approved reports only.
 */
export function settledDeparture(unitNumber: number | undefined, day: number): number {
  const isOpen =
    unitNumber !== undefined &&
    monthOfDay(day) >= firstReportMonth &&
    reportPlan(unitNumber, monthOfDay(day))?.trangThai !== reportStatus.approved;
  return isOpen ? settledDeparture(unitNumber, addMonths(day, -12)) : day;
}

/** The departure of somebody for whom nothing was paid; the demo unit has such people only in the month it has not reported. */
export function unpaidDeparture(unitNumber: number | undefined, day: number): number {
  return unitNumber === demoUnitNumber ? dayOfDate(2026, 10, Number(isoOf(day).slice(8))) : day;
}

/**
 * Value date of the money for a unit's month: up to nine days before the due day, 15 % of them late (domain dictionary
 * §11).
 */
export function paymentDay(unitNumber: number, month: number): number {
  const key = unitNumber * 100_000 + month;
  const known = paymentDays.get(key);
  if (known !== undefined) {
    return known;
  }
  const day = drawPaymentDay(unitNumber, month);
  paymentDays.set(key, day);
  return day;
}

const paymentDays = new Map<number, number>();
const dueDays = new Map<number, number>();

/** Last day for reporting and paying a month. */
export function dueDayOfMonth(month: number): number {
  const { nam, thang } = periodOfMonth(month);
  const day = dueDays.get(month) ?? dayOf(fundReportDueDay(nam, thang, statutoryCalendar));
  dueDays.set(month, day);
  return day;
}

function drawPaymentDay(unitNumber: number, month: number): number {
  const random = createRandom(`payment ${unitNumber}/${month}`);
  const due = dueDayOfMonth(month);
  const day = random.chance(0.85) ? due - Math.floor(random.triangular(0, 10, 3)) : due + random.integer(1, 24);
  return Math.min(day, dayOf(demoBaseDate));
}

function planReports(): ReadonlyMap<string, ReportPlan> {
  const random = createRandom('fund reports');
  const made = new Map<string, ReportPlan>();
  for (let unit = 1; unit <= enterprises; unit += 1) {
    for (let month = firstReportMonth; month <= august2026; month += 1) {
      made.set(`${unit}/${month}`, { trangThai: reportStatus.approved, isSecondTry: false });
    }
  }
  let left = returnedEarlier;
  while (left > 0) {
    const key = `${random.integer(firstSmallUnit, enterprises)}/${random.integer(returnedSince, august2026)}`;
    if (made.get(key)?.trangThai === reportStatus.approved) {
      made.set(key, { trangThai: reportStatus.returned, isSecondTry: false });
      left -= 1;
    }
  }
  left = refusedEarlier;
  while (left > 0) {
    const key = `${random.integer(firstSmallUnit, enterprises)}/${random.integer(firstReportMonth, returnedSince - 1)}`;
    if (made.get(key)?.isSecondTry === false) {
      made.set(key, { trangThai: reportStatus.approved, isSecondTry: true });
      left -= 1;
    }
  }
  const order = Array.from(random.shuffled(enterprises), (index) => index + 1).filter(
    (unit) => unit !== demoUnitNumber,
  );
  spread(made, september2026, [demoUnitNumber, ...order], septemberCounts);
  spread(made, lastReportMonth, order, octoberCounts);
  return made;
}

/** The same order for both months: who is approved for the later one is so for the earlier one too. */
function spread(
  made: Map<string, ReportPlan>,
  month: number,
  units: readonly number[],
  counts: readonly (readonly [ReportPlan['trangThai'], number])[],
): void {
  let place = 0;
  for (const [trangThai, count] of counts) {
    for (const unit of units.slice(place, place + count)) {
      made.set(`${unit}/${month}`, { trangThai, isSecondTry: false });
    }
    place += count;
  }
}

/** A whole number below `below` that depends on nothing but the text. */
export function lotOf(text: string, below: number): number {
  return hashText(text) % below;
}
