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
