import type { AnySchema } from 'yup';

import { isIsoDate } from '../format/calendar';
import { isWorkingDay } from '../fund/public-holidays';
import { dayKind, statutoryCalendar } from '../fund/work-calendar';
import { validationMessage } from '../validation/validation-message';
import { checkedText, oneOfThese, optionalText, recordOf, requiredDate, requiredText } from '../validation/yup-fields';
import type { DayOffInput } from './day-off';
import { dayKinds } from './day-off-lists';

/** The Fund has reckoned days since 2008. */
const firstDay = '2008-01-01';

/**
 * Rules of a row of the table of days off: it says something else than law and week do, or it would say nothing. Check a
 * normalised value; whether the day has a row already is not checked.
 */
export function dayOffSchema() {
  return recordOf({
    ngay: checkedText(requiredDate(), 'tooEarly', (day) => day >= firstDay),
    loai: oneOfThese(dayKinds.map(({ id }) => id))
      .test(
        'dayAlreadyOff',
        validationMessage('dayAlreadyOff'),
        (value, { parent }) => value !== dayKind.off || isUnknown(parent) || isWorked(parent),
      )
      .test(
        'dayAlreadyWorked',
        validationMessage('dayAlreadyWorked'),
        (value, { parent }) => value !== dayKind.worked || isUnknown(parent) || !isWorked(parent),
      ),
    ten: requiredText({ max: 255 }),
    ghiChu: optionalText({ max: 500 }),
  } satisfies Record<keyof DayOffInput, AnySchema>);
}

/** The day's own complaint comes first. */
function isUnknown(parent: unknown): boolean {
  return !isIsoDate((parent as DayOffInput).ngay);
}

/** Whether law and week have the day as worked. */
function isWorked(parent: unknown): boolean {
  return isWorkingDay((parent as DayOffInput).ngay, statutoryCalendar);
}
