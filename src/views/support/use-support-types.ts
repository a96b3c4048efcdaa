import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { SupportType } from '@/domain/support-types/support-type';
import { useServices } from '@/views/app/services-context';
import { useRecord } from '@/views/shared/record/use-record';

export type SupportTypes = {
  /** All kinds, old ones too, by code. */
  readonly all: readonly SupportType[];
  readonly status: 'waiting' | 'ready' | 'failed';
  readonly find: (code: string) => SupportType | undefined;
  readonly retry: () => void;
};

/** The kinds of support with their rules and papers. */
export function useSupportTypes(): SupportTypes {
  const { supportTypes } = useServices();
  const listRef = useRecord<readonly SupportType[]>('', { get: (_, signal) => supportTypes.all(signal) });
  const all = useSelector(listRef, ({ context }) => context.record ?? none);
  const hasFailed = useSelector(listRef, ({ context }) => context.error !== undefined);
  const isBusy = useSelector(listRef, (snapshot) => snapshot.hasTag('busy'));
  return useMemo(
    () => ({
      all,
      status: isBusy ? 'waiting' : hasFailed ? 'failed' : 'ready',
      find: (code) => all.find(({ ma }) => ma === code),
      retry: () => {
        listRef.send({ type: 'record.reload' });
      },
    }),
    [all, isBusy, hasFailed, listRef],
  );
}

const none: readonly SupportType[] = [];
