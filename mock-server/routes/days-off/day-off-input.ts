import type { DayOffInput } from '@/domain/days-off/day-off';
import { emptyDayOff, normalizeDayOff } from '@/domain/days-off/day-off-input';
import { dayOffSchema } from '@/domain/days-off/day-off-schema';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

import type { Database } from '../../data/database';
import type { MockRequest } from '../../routing';
import { knownFields, normalized } from '../request-input';
import { fieldError, refuseInvalid } from '../validation-answers';

/**
 * The row in a request's body, checked by the rules that the form itself uses.
 *
 * @param id Of the row that is changed; `''` for a new one.
 * @throws MockFailure 400 with all complaints, or because another row has the day.
 */
export function readDayOffInput(
  { daysOff }: Pick<Database, 'daysOff'>,
  { body }: Pick<MockRequest, 'body' | 'culture'>,
  id: string,
): DayOffInput {
  const input = normalized(normalizeDayOff, knownFields(body, { ...emptyDayOff(), loai: undefined }));
  refuseInvalid(validationErrorsOf(dayOffSchema(), input));
  const day = input as DayOffInput;
  const isTaken = [...daysOff.rows()].some((row) => row.id !== id && row.ngay === day.ngay);
  refuseInvalid(isTaken ? [fieldError('ngay', 'unique', { name: { vi: 'Ngày', en: 'The day' } })] : []);
  return day;
}
