import { lastCalendarYear } from '../format/calendar';

/** The Fund has reckoned days since then. */
const firstYear = 2008;

const [yearsBack, yearsAhead] = [5, 3];

/** The year that an address asks for, this one where it asks for none that there is. @param today ISO date. */
export function shownYear(asked: string | undefined, today: string): number {
  const year = /^\d{4}$/u.test(asked ?? '') ? Number(asked) : 0;
  return year >= firstYear && year <= lastCalendarYear ? year : yearOf(today);
}

/** The years around this one, and the one that is shown, ascending. @param today ISO date. */
export function yearsToChoose(shown: number, today: string): readonly number[] {
  const near = Array.from({ length: yearsBack + yearsAhead + 1 }, (_, index) => yearOf(today) - yearsBack + index);
  return [...new Set([...near, shown])].sort((one, other) => one - other);
}

function yearOf(iso: string): number {
  return Number(iso.slice(0, 4));
}
