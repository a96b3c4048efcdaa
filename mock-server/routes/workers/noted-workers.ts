import type { MockBackend } from '../../backend';
import type { Actor } from '../../data/fund/registration';
import { logFollowing } from '../log/following-records';
import { recordOf } from '../log/log-subjects';

/**
 * Does what a call about something else does to workers' own records, and notes it in the log of each: whoever reads the
 * register must find who brought there what it says.
 *
 * @param idsOf Ids of the workers; asked before the work and after it, which may bring somebody into the register.
 */
export function notingWorkers<Answer>(
  backend: MockBackend,
  { user }: Pick<Actor, 'user'>,
  idsOf: () => readonly string[],
  work: () => Answer,
): Answer {
  const kind = 'nguoi-lao-dong';
  const before = new Map(idsOf().map((id) => [id, recordOf(backend.database, kind, id)]));
  const answer = work();
  for (const id of new Set([...before.keys(), ...idsOf()])) {
    logFollowing(backend, { kind, id, was: before.get(id) }, user);
  }
  return answer;
}
