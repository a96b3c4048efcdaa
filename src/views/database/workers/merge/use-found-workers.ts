import type { ListQuery } from '@/domain/lists/list-query';
import { useServices, type Services } from '@/views/app/services-context';
import { pauseInTyping, useLiveAnswer, type LiveAnswer } from '@/views/shared/use-live-answer';

/** A worker as the search for another record offers them. */
export type WorkerChoice = {
  readonly id: string;
  readonly hoTen: string;
  readonly soCccd: string;
  readonly ngaySinh: string;
};

const mostOffered = 10;

/**
 * Records that may be the same person as `workerId`: the suspected ones as long as nothing is typed, else those that the
 * list finds for the text, asked for after a pause in typing.
 */
export function useFoundWorkers(workerId: string, text: string): LiveAnswer<readonly WorkerChoice[]> {
  const { workers } = useServices();
  const find = (typed: string, signal: AbortSignal) => findWorkers(workers, workerId, typed, signal);
  return useLiveAnswer(text, find, pauseInTyping);
}

async function findWorkers(
  workers: Services['workers'],
  workerId: string,
  text: string,
  signal: AbortSignal,
): Promise<readonly WorkerChoice[]> {
  if (text === '') {
    const { items } = await workers.suspects({ ...firstPage, filters: { nguoiLaoDongId: workerId } }, signal);
    return items.map(({ trai, phai }) => (trai.id === workerId ? phai : trai));
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
