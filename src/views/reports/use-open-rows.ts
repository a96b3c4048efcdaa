import { useCallback, useMemo, useState } from 'react';

import type { Report } from '@/domain/reports/report';

import type { PeopleAddress } from './use-open-people';

export type OpenRows = {
  readonly open: ReadonlySet<string>;
  /** Ids of the rows with others inside. */
  readonly groups: readonly string[];
  readonly toggle: (id: string) => void;
  readonly openAll: () => void;
  readonly foldAll: () => void;
};

/** A table of more rows than this opens folded. */
const mostRowsUnfolded = 70;

/**
 * Which rows show what is inside them; what a person has folded stays so when the report is asked for again.
 *
 * @param people Rows that open people in place of other rows.
 */
export function useOpenRows(report: Report | undefined, { open: people, show }: PeopleAddress): OpenRows {
  const groups = useMemo(() => {
    const parents = new Set(report?.nhom.flatMap(({ chaId }) => (chaId === null ? [] : [chaId])));
    return [...parents];
  }, [report]);
  const isLong = (report?.nhom.length ?? 0) > mostRowsUnfolded;
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const open = useMemo(() => {
    const found = new Set([...(isLong ? [] : groups), ...people.keys()]);
    for (const [id, isOpen] of changed) {
      if (isOpen) {
        found.add(id);
      } else {
        found.delete(id);
      }
    }
    return found;
  }, [changed, groups, isLong, people]);

  const toggle = useCallback(
    (id: string) => {
      if (groups.includes(id)) {
        setChanged((known) => new Map(known).set(id, !open.has(id)));
      } else {
        show(id, open.has(id) ? undefined : 0);
      }
    },
    [open, groups, show],
  );
  const setAll = (isOpen: boolean) => {
    setChanged(new Map(groups.map((id) => [id, isOpen])));
  };
  return {
    open,
    groups,
    toggle,
    openAll: () => {
      setAll(true);
    },
    foldAll: () => {
      setAll(false);
    },
  };
}
