import type { ListQuery } from '@/domain/lists/list-query';
import type { SuspectPairItem } from '@/domain/workers/worker-suspects';
import { useServices, type Services } from '@/views/app/services-context';
import { noPause, pauseInTyping, useLiveAnswer, type LiveAnswer } from '@/views/shared/use-live-answer';

/** A worker as the search for another record offers them. */
export type WorkerChoice = {
  readonly id: string;
  readonly hoTen: string;
  readonly soCccd: string;
  readonly ngaySinh: string;
};

const mostOffered = 10;

/** More pairs than one person is ever in. */
const mostSuspected = 100;

/**
 * Records that may be the same person as `workerId`: the suspected ones as long as nothing is typed, else those that the
 * list finds for the text, asked for after a pause in typing.
 */
export function useFoundWorkers(workerId: string, text: string): LiveAnswer<readonly WorkerChoice[]> {
  const { workers } = useServices();
  const find = (typed: string, signal: AbortSignal) => findWorkers(workers, workerId, typed, signal);
  return useLiveAnswer(text, find, pauseInTyping);
}

/** The pairs that the server suspects a worker to be one of. @param workerId `undefined` where it is not to be asked. */
export function useSuspectsOf(workerId: string | undefined): LiveAnswer<readonly SuspectPairItem[]> {
  const { workers } = useServices();
  return useLiveAnswer(workerId, (id, signal) => suspectsOf(workers, id, mostSuspected, signal), noPause);
}

async function suspectsOf(
  workers: Services['workers'],
  workerId: string,
  pageSize: number,
  signal: AbortSignal,
): Promise<readonly SuspectPairItem[]> {
  const { items } = await workers.suspects({ ...firstPage, pageSize, filters: { nguoiLaoDongId: workerId } }, signal);
  return items;
}

async function findWorkers(
  workers: Services['workers'],
  workerId: string,
  text: string,
  signal: AbortSignal,
): Promise<readonly WorkerChoice[]> {
  if (text === '') {
    const pairs = await suspectsOf(workers, workerId, mostOffered, signal);
    return pairs.map(({ trai, phai }) => (trai.id === workerId ? phai : trai));
  }
  const { items } = await workers.list({ ...firstPage, search: text }, signal);
  return items.filter(({ id }) => id !== workerId);
}

const firstPage: ListQuery = {
  page: 0,
  pageSize: mostOffered,
  sort: undefined,
  search: '',
  filters: {},
  columns: undefined,
};
