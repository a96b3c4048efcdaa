import { workCalendarOf, type WorkCalendar } from '@/domain/fund/work-calendar';

import type { Database } from '../database';

const known = new WeakMap<Pick<Database, 'daysOff'>, { readonly version: number; readonly calendar: WorkCalendar }>();

/** The administrator's table as deadlines and working days are reckoned by it; made anew when the table has changed. */
export function workCalendar(database: Pick<Database, 'daysOff'>): WorkCalendar {
  const { version } = database.daysOff;
  const present = known.get(database);
  if (present?.version === version) {
    return present.calendar;
  }
  const calendar = workCalendarOf(database.daysOff.rows());
  known.set(database, { version, calendar });
  return calendar;
}
