import { useMemo } from 'react';

import type { SupportType } from '@/domain/support-types/support-type';
import { useServices } from '@/views/app/services-context';
import { usePart, type Part } from '@/views/shared/record/use-part';

export type SupportTypes = {
  /** All kinds, old ones too, by code. */
  readonly all: readonly SupportType[];
  /** As they were loaded, for whoever has to say why they are not there, or loads them again. */
  readonly part: Part<readonly SupportType[]>;
  readonly find: (code: string) => SupportType | undefined;
};

/** The kinds of support with their rules and papers. */
export function useSupportTypes(): SupportTypes {
  const { supportTypes } = useServices();
  const part = usePart((signal) => supportTypes.all(signal));
  return useMemo(() => {
    const { content: all = none } = part;
    return { all, part, find: (code) => all.find(({ ma }) => ma === code) };
  }, [part]);
}

const none: readonly SupportType[] = [];
