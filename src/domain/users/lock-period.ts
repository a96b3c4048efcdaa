import { mixed, type AnySchema } from 'yup';

import type { NamedValue } from '../reference/named-value';
import { checkedText, oneOfThese, recordOf, requiredDate } from '../validation/yup-fields';

export type LockPeriod = 'hour' | 'day' | 'open' | 'date';

export const lockPeriods = [
  { id: 'hour', ten: '1 giờ', tenEn: '1 hour' },
  { id: 'day', ten: '1 ngày', tenEn: '1 day' },
  { id: 'open', ten: 'Đến khi được mở khóa', tenEn: 'Until somebody unlocks it' },
  { id: 'date', ten: 'Đến hết ngày', tenEn: 'Until the end of a day' },
] as const satisfies readonly NamedValue<LockPeriod>[];

/** What the lock dialog asks. */
export type LockInput = {
  readonly period: LockPeriod;
  /** ISO date; counts where the period says so. */
  readonly date: string | null;
};

export const blankLock: LockInput = { period: 'hour', date: null };

/**
 * Rules of the lock dialog. A day that was typed before another period was chosen is nobody's to correct: its field is
 * not there.
 *
 * @param today ISO date; a lock ends on that day at the earliest.
 */
export function lockSchema(today: string) {
  return recordOf({
    period: oneOfThese(lockPeriods.map(({ id }) => id)),
    date: checkedText(requiredDate(), 'pastDate', (date) => date >= today).when('period', {
      is: (period: unknown) => period !== 'date',
      then: () => mixed().nullable(),
    }),
  } satisfies Record<keyof LockInput, AnySchema>);
}

/**
 * The end of the lock as ISO time with zone; `undefined` for one that only a person ends. Days end in Vietnam's time.
 *
 * @param now Milliseconds since the epoch.
 */
export function lockEnd({ period, date }: LockInput, now: number): string | undefined {
  switch (period) {
    case 'hour':
      return new Date(now + hourMs).toISOString();
    case 'day':
      return new Date(now + 24 * hourMs).toISOString();
    case 'date':
      return date === null ? undefined : new Date(`${date}T23:59:59+07:00`).toISOString();
    case 'open':
      return undefined;
  }
}

const hourMs = 3_600_000;
