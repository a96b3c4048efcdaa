import type { MockBackend } from '../../backend';
import type { Actor } from '../../data/fund/registration';
import { workerByCitizenId } from '../../data/fund/self-paying-people';
import type { SelfPayingRow } from '../../data/fund/self-paying-row';
import { notingWorkers } from '../workers/noted-workers';

/**
 * Does what a step of a dossier does to the worker's own record, and notes it in the log of that record: phone, passport
 * and contracts are taken from the declaration.
 */
export function notingWorker<Answer>(
  backend: MockBackend,
  { soCccd }: Pick<SelfPayingRow, 'soCccd'>,
  actor: Actor,
  work: () => Answer,
): Answer {
  const idsOf = () => {
    const worker = workerByCitizenId(backend.database, soCccd);
    return worker === undefined ? [] : [worker.id];
  };
  return notingWorkers(backend, actor, idsOf, work);
}
