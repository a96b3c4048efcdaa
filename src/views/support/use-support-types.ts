import { useMemo } from 'react';

import type { SupportType } from '@/domain/support-types/support-type';
import { useServices } from '@/views/app/services-context';
import { usePart, type Part } from '@/views/shared/record/use-part';

export type SupportTypes = {
  /** All kinds, old ones too, by code. */
  readonly all: readonly SupportType[];
  /** As they were loaded, for whoever has to say why they are not there. */
  readonly part: Part<readonly SupportType[]>;
  readonly status: 'waiting' | 'ready' | 'failed';
  readonly find: (code: string) => SupportType | undefined;
  readonly retry: () => void;
};

/** The kinds of support with their rules and papers. */
export function useSupportTypes(): SupportTypes {
  const { supportTypes } = useServices();
  const part = usePart((signal) => supportTypes.all(signal));
  return useMemo(() => {
    const { content: all = none, status, reload: retry } = part;
    return { all, part, status, find: (code) => all.find(({ ma }) => ma === code), retry };
  }, [part]);
}

const none: readonly SupportType[] = [];
