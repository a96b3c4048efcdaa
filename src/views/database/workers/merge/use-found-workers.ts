import { useEffect, useState } from 'react';

import { searchDebounceMs } from '@/domain/constants';
import type { ListQuery } from '@/domain/lists/list-query';
import { useServices, type Services } from '@/views/app/services-context';

/** A worker as the search for another record offers them. */
export type WorkerChoice = {
  readonly id: string;
  readonly hoTen: string;
  readonly soCccd: string;
  readonly ngaySinh: string;
};

export type FoundWorkers = {
  readonly choices: readonly WorkerChoice[];
  readonly status: 'waiting' | 'ready' | 'failed';
};

type Answer = { readonly text: string; readonly choices: readonly WorkerChoice[] | undefined };

const mostOffered = 10;

/**
 * Records that may be the same person as `workerId`: the suspected ones as long as nothing is typed, else those that the
 * list finds for the text, asked for after a pause in typing.
 */
export function useFoundWorkers(workerId: string, text: string): FoundWorkers {
  const { workers } = useServices();
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    const controller = new AbortController();
    const remember = (choices: Answer['choices']) => {
      if (!controller.signal.aborted) {
        setAnswer({ text, choices });
      }
    };
    const timer = setTimeout(
      () => {
        find(workers, workerId, text, controller.signal).then(remember, () => {
          remember(undefined);
        });
      },
      text === '' ? 0 : searchDebounceMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [workers, workerId, text]);

  if (answer?.text !== text) {
    return { choices: [], status: 'waiting' };
  }
  return { choices: answer.choices ?? [], status: answer.choices === undefined ? 'failed' : 'ready' };
}

async function find(
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
