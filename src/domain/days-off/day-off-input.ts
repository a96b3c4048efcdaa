import { dayKind } from '../fund/work-calendar';
import { normalizeName, normalizeNote } from '../text/names';
import type { DayOff, DayOffInput } from './day-off';

/** A form's first values of a new row. */
export function emptyDayOff(): DayOffInput {
  return { ngay: '', loai: dayKind.off, ten: '', ghiChu: null };
}

/** What was typed, in the form in which it is checked, sent and stored. */
export function normalizeDayOff(input: DayOffInput): DayOffInput {
  return { ...input, ten: normalizeName(input.ten), ghiChu: normalizeNote(input.ghiChu) };
}

/** What of a stored row the form edits. */
export function dayOffInputOf({ ngay, loai, ten, ghiChu }: DayOff): DayOffInput {
  return { ngay, loai, ten, ghiChu };
}
