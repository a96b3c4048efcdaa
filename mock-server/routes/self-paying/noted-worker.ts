import type { MockBackend } from '../../backend';
import type { Actor } from '../../data/fund/registration';
import { workerByCitizenId } from '../../data/fund/self-paying-people';
import type { SelfPayingRow } from '../../data/fund/self-paying-row';
import { logFollowing } from '../log/following-records';
import { recordOf } from '../log/log-subjects';

/**
 * Does what a step of a dossier does to the worker's own record, and notes it in the log of that record: phone, passport
 * and contracts are taken from the declaration, and whoever reads the register must find who brought them there.
 */
export function notingWorker<Answer>(
  backend: MockBackend,
  { soCccd }: Pick<SelfPayingRow, 'soCccd'>,
  { user }: Actor,
  work: () => Answer,
): Answer {
  const { database } = backend;
  const known = workerByCitizenId(database, soCccd);
  const was = known && recordOf(database, 'nguoi-lao-dong', known.id);
  const answer = work();
  const id = workerByCitizenId(database, soCccd)?.id;
  if (id !== undefined) {
    logFollowing(backend, { kind: 'nguoi-lao-dong', id, was }, user);
  }
  return answer;
}
