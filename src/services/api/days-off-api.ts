import { sharedListsKeptMs } from '@/domain/constants';
import type { DayOff, DayOffInput } from '@/domain/days-off/day-off';
import type { HttpClient } from '@/services/http/http-client';

import { createKeptAnswers } from './kept-answers';
import { listIn, recordOf } from './list-request';

export type DaysOffApi = {
  /** The rows of a year, by day. */
  readonly list: (year: number, signal: AbortSignal) => Promise<readonly DayOff[]>;
  /** All rows, to reckon by; kept for minutes, and asked for again after a change. */
  readonly all: () => Promise<readonly DayOff[]>;
  readonly create: (input: DayOffInput, signal: AbortSignal) => Promise<DayOff>;
  readonly update: (
    id: string,
    input: DayOffInput & { readonly concurrencyStamp: string },
    signal: AbortSignal,
  ) => Promise<DayOff>;
  readonly remove: (id: string, signal: AbortSignal) => Promise<void>;
};

const path = '/api/app/ngay-nghi';

/** Calls of the administrator's table of days off (domain dictionary §4.5); `forget` is for the end of a session. */
export function createDaysOffApi(http: HttpClient): DaysOffApi & { readonly forget: () => void } {
  const { of: kept, forget } = createKeptAnswers<readonly DayOff[]>(sharedListsKeptMs);
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  return {
    forget,
    list: (year, signal) => listIn<DayOff>(http(path, { query: { nam: year }, signal }), 'items'),
    all: () => kept('', () => listIn<DayOff>(http(path), 'items')),
    create: (input, signal) => recordOf<DayOff>(http(path, { method: 'POST', body: input, signal })).finally(forget),
    update: (id, input, signal) =>
      recordOf<DayOff>(http(one(id), { method: 'PUT', body: input, signal })).finally(forget),
    remove: async (id, signal) => {
      await http(one(id), { method: 'DELETE', signal }).finally(forget);
    },
  };
}
