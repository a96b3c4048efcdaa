import { addDays } from '@/domain/format/calendar';
import { addWorkingDays, nextWorkingDay } from '@/domain/fund/public-holidays';
import { statutoryCalendar } from '@/domain/fund/work-calendar';
import { supportStatus, type SupportRequestStatus } from '@/domain/support/support-request';

import { demoBaseDate } from '../days';
import type { PlannedRequest } from './support-plan';
import type { Random } from '../random';

/** When a request took its steps; ISO dates, absent for those that it has not taken. */
export type SupportSchedule = {
  readonly trangThai: SupportRequestStatus;
  readonly sentOn: string;
  readonly returnedOn: string | undefined;
  readonly sentAgainOn: string | undefined;
  readonly appraisedOn: string | undefined;
  /** Approved or refused. */
  readonly decidedOn: string | undefined;
  readonly paidOn: string | undefined;
};

type Open = 2 | 3 | 4 | 6;

/** Of a hundred cases, how many are in each state (domain dictionary §11); all others are paid. */
const shares: readonly (readonly [Open, number])[] = [
  [2, 8],
  [6, 5],
  [3, 10],
  [4, 12],
];
const refusedShare = 5;
const everySoManyRefused = 9;
const everySoManyReturned = 8;

/** How many days before the demo's day a request of a state was sent: at least, at most. */
const sentBefore: Readonly<Record<Open, readonly [number, number]>> = {
  2: [1, 12],
  6: [14, 24],
  3: [12, 22],
  4: [28, 45],
};

/** Some of those that wait are late. */
const everySoManyLate = 5;
const lateBy = 33;

/** The latest day on which a request that is done was sent. */
const doneBefore = addDays(demoBaseDate, -46);

/** What follows on an earlier request comes so long after its payment. Days. */
const daysUntilNext = 210;

/**
 * States and days of the planned requests: the newest incidents are still being handled, earlier ones are paid or
 * refused, and what another request goes on from is paid.
 */
export function scheduleSupport(random: Random, planned: readonly PlannedRequest[]): readonly SupportSchedule[] {
  const made = new Map<number, SupportSchedule>();
  for (const { after } of planned) {
    if (after !== undefined && !made.has(after)) {
      made.set(after, done(random, 7, earliestOf(planned[after], undefined), made.size));
    }
  }
  const open = planned
    .map((request, index) => ({
      index,
      size: sizeOf(request),
      earliest: earliestOf(request, made.get(request.after ?? -1)),
    }))
    .filter(({ index }) => !made.has(index))
    .sort((one, other) => (one.earliest > other.earliest ? -1 : Number(one.earliest < other.earliest)));
  const total = planned.reduce((sum, request) => sum + sizeOf(request), 0);
  const left = new Map(shares.map(([state, percent]) => [state, Math.round((total * percent) / 100)]));
  let refusedLeft = Math.round((total * refusedShare) / 100);
  for (const [position, { index, size, earliest }] of open.entries()) {
    const state = shares.map(([each]) => each).find((each) => (left.get(each) ?? 0) >= size);
    if (state !== undefined) {
      left.set(state, (left.get(state) ?? 0) - size);
      made.set(index, unfinished(random, state, earliest, position));
    } else {
      const isRefused = refusedLeft >= size && position % everySoManyRefused === 0;
      refusedLeft -= isRefused ? size : 0;
      made.set(index, done(random, isRefused ? 5 : 7, earliest, position));
    }
  }
  return planned.flatMap((_, index) => made.get(index) ?? []);
}

function sizeOf({ people }: PlannedRequest): number {
  return Math.max(1, people.length);
}

/** Nobody asks before it has happened and they are back, or before the earlier request is paid. */
function earliestOf(request: PlannedRequest | undefined, before: SupportSchedule | undefined): string {
  const days = (request?.people ?? []).flatMap(({ ngaySuViec, lvDen }) => [ngaySuViec, lvDen]);
  const last = days.sort().at(-1) ?? '2025-03-01';
  return before?.paidOn === undefined ? addDays(last, 4) : addDays(before.paidOn, daysUntilNext);
}

const nothingYet = {
  returnedOn: undefined,
  sentAgainOn: undefined,
  appraisedOn: undefined,
  decidedOn: undefined,
  paidOn: undefined,
} as const;

function unfinished(random: Random, trangThai: Open, earliest: string, position: number): SupportSchedule {
  const isLate = trangThai === supportStatus.submitted && position % everySoManyLate === 0;
  const [least, most] = sentBefore[trangThai];
  const before = isLate ? lateBy : random.integer(least, most);
  const wished = addDays(demoBaseDate, -before);
  const sentOn = nextWorkingDay(wished > earliest ? wished : earliest, statutoryCalendar);
  switch (trangThai) {
    case supportStatus.submitted:
      return { trangThai, ...nothingYet, sentOn: sentOn < demoBaseDate ? sentOn : addDays(demoBaseDate, -2) };
    case supportStatus.returned:
      return {
        trangThai,
        ...nothingYet,
        sentOn,
        returnedOn: addWorkingDays(sentOn, random.integer(3, 6), statutoryCalendar),
      };
    case supportStatus.appraised:
      return {
        trangThai,
        ...nothingYet,
        sentOn,
        appraisedOn: addWorkingDays(sentOn, random.integer(3, 7), statutoryCalendar),
      };
    case supportStatus.approved: {
      const appraisedOn = addWorkingDays(sentOn, random.integer(4, 7), statutoryCalendar);
      const decidedOn = addWorkingDays(appraisedOn, random.integer(2, 4), statutoryCalendar);
      return { trangThai, ...nothingYet, sentOn, appraisedOn, decidedOn };
    }
  }
}

function done(random: Random, trangThai: 5 | 7, earliest: string, position: number): SupportSchedule {
  const wished = addDays(earliest, random.integer(5, 60));
  const sentOn = nextWorkingDay(wished < doneBefore ? wished : doneBefore, statutoryCalendar);
  const isReturned = trangThai === supportStatus.paid && position % everySoManyReturned === 0;
  const returnedOn = isReturned ? addWorkingDays(sentOn, random.integer(2, 5), statutoryCalendar) : undefined;
  const sentAgainOn =
    returnedOn === undefined ? undefined : addWorkingDays(returnedOn, random.integer(3, 9), statutoryCalendar);
  const appraisedOn = addWorkingDays(sentAgainOn ?? sentOn, random.integer(3, 7), statutoryCalendar);
  const decidedOn = addWorkingDays(appraisedOn, random.integer(1, 4), statutoryCalendar);
  const paidOn =
    trangThai === supportStatus.paid ? addWorkingDays(decidedOn, random.integer(2, 7), statutoryCalendar) : undefined;
  return { trangThai, sentOn, returnedOn, sentAgainOn, appraisedOn, decidedOn, paidOn };
}
