import type { RouteName } from '@/domain/navigation/routes';
import type { TaskLevel } from '@/domain/notifications/notification';

import type { MockBackend } from '../../backend';
import type { MockUser } from '../../routing';
import type { DataScope } from '../data-scope';

/** Query of a list by lower-cased name. */
export type TaskQuery = ReadonlyMap<string, string>;

/** How many records wait, and the earliest day by which one has to be done. */
export type FoundTask = { readonly count: number; readonly due?: string | null | undefined };

/** Something that may wait for people. */
export type TaskRule = {
  readonly ma: string;
  readonly title: Readonly<Record<'vi' | 'en', string>>;
  readonly level: TaskLevel;
  /** Who can do it. */
  readonly policy: string;
  /** Whose task it is, where the policy alone does not say; everybody's otherwise. */
  readonly scopes?: readonly DataScope['kind'][];
  /** The list that shows exactly what is counted, with this query. */
  readonly page: RouteName;
  readonly search: (today: string) => Readonly<Record<string, string>>;
  readonly find: (query: TaskQuery, user: MockUser, backend: MockBackend) => FoundTask;
};

/** The part of a list's query that keeps to what the person has entered. */
export const ownOnly = { cuaToi: 'true' } as const;

/** Whether a list shows the row, as far as it was asked for the person's own. */
export function isWantedOwn(
  query: TaskQuery,
  { creatorId }: { readonly creatorId: string | null },
  { id: userId }: Pick<MockUser, 'id'>,
): boolean {
  return query.get('cuatoi') !== ownOnly.cuaToi || creatorId === userId;
}

/** The part of a list's query that keeps to what waits for somebody who cannot go on with it. */
export const leftBehindOnly = { nguoiLapVang: 'true' } as const;

/** Whether a list shows the row, as far as it was asked for what was left behind. */
export function isWantedLeftBehind<Row>(query: TaskQuery, row: Row, isLeftBehind: (row: Row) => boolean): boolean {
  return query.get('nguoilapvang') !== leftBehindOnly.nguoiLapVang || isLeftBehind(row);
}

type Waiting<Row> = {
  readonly isVisible: (row: Row) => boolean;
  readonly dueOf?: (row: Row) => string | null;
};

/** Counts the rows in the statuses that the list is asked for, in one pass without the list's orders. */
export function countWaiting<Row extends { readonly trangThai: number }>(
  rows: Iterable<Row>,
  query: TaskQuery,
  { isVisible, dueOf }: Waiting<Row>,
): FoundTask {
  const statuses = new Set((query.get('trangthai') ?? '').split(',').map(Number));
  let count = 0;
  let earliest: string | undefined;
  for (const row of rows) {
    if (statuses.has(row.trangThai) && isVisible(row)) {
      count += 1;
      const due = dueOf?.(row);
      earliest = due !== null && due !== undefined && (earliest === undefined || due < earliest) ? due : earliest;
    }
  }
  return { count, due: earliest };
}
