import { useMemo } from 'react';

import type { SupportType } from '@/domain/support-types/support-type';
import { useServices } from '@/views/app/services-context';
import { usePart } from '@/views/shared/record/use-part';

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
  const { content: all = none, status, reload } = usePart((signal) => supportTypes.all(signal));
  return useMemo(
    () => ({
      all,
      status,
      find: (code) => all.find(({ ma }) => ma === code),
      retry: reload,
    }),
    [all, status, reload],
  );
}

const none: readonly SupportType[] = [];
