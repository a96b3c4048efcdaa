import { isIsoDate } from '@/domain/format/calendar';
import type { Formats } from '@/domain/format/formats';
import { isMonth, parseMonth } from '@/domain/lists/month';
import type { CalendarKind } from '@/views/shared/form/calendar-popover';

/** How exactly a filter's date is meant: what is in the request, and how staff read and type it. */
export type DatePrecision = {
  readonly calendar: CalendarKind;
  /** Day, month and year, or the last two. */
  readonly parts: 2 | 3;
  readonly hint: 'list.dateHint' | 'list.monthHint';
  readonly invalid: 'list.dateInvalid' | 'list.monthInvalid';
  readonly isValid: (value: string) => boolean;
  readonly show: (value: string, formats: Formats) => string;
  readonly parse: (typed: string, formats: Formats) => string | undefined;
};

export const datePrecisions: Readonly<Record<'dateRange' | 'period', DatePrecision>> = {
  dateRange: {
    calendar: 'day',
    parts: 3,
    hint: 'list.dateHint',
    invalid: 'list.dateInvalid',
    isValid: isIsoDate,
    show: (value, formats) => formats.date(value),
    parse: (typed, formats) => formats.parseDate(typed),
  },
  period: {
    calendar: 'month',
    parts: 2,
    hint: 'list.monthHint',
    invalid: 'list.monthInvalid',
    isValid: isMonth,
    show: (value, formats) => formats.month(value),
    parse: parseMonth,
  },
};
