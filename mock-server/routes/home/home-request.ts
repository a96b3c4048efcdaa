import { todayAt } from '@/domain/format/calendar';

import type { MockBackend } from '../../backend';
import type { MockUser } from '../../routing';
import { scopeOf, type DataScope } from '../data-scope';

/** Who asks for the home page, and when. */
export type HomeRequest = {
  readonly user: MockUser;
  readonly scope: DataScope;
  readonly backend: MockBackend;
  /** ISO date. */
  readonly today: string;
};

export function homeRequestOf(user: MockUser, backend: MockBackend): HomeRequest {
  return { user, scope: scopeOf(user), backend, today: todayAt(backend.clock()) };
}
