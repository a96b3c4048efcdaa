import { useDeferredValue, useMemo, useState } from 'react';

import { findGroups } from '@/domain/trees/find-groups';

type Group = {
  readonly id: string;
  readonly displayName: string;
  readonly nodes: readonly { readonly displayName: string }[];
};

export type GroupChoice<Shown extends Group> = {
  readonly query: string;
  /** What the groups shown were found by; a moment behind the typing when there is much to search. */
  readonly foundBy: string;
  readonly search: (query: string) => void;
  readonly groups: readonly Shown[];
  readonly chosen: Shown | undefined;
  readonly choose: (id: string) => void;
};

/** Which groups a search leaves, and which of them is open: the chosen one, or the first where it is not among them. */
export function useGroupChoice<Shown extends Group>(all: readonly Shown[]): GroupChoice<Shown> {
  const [query, search] = useState('');
  const [chosenId, choose] = useState<string>();
  const foundBy = useDeferredValue(query).trim();
  const groups = useMemo(() => findGroups(all, foundBy), [all, foundBy]);
  const chosen = groups.find(({ id }) => id === chosenId) ?? groups[0];
  return { query, foundBy, search, groups, chosen, choose };
}
