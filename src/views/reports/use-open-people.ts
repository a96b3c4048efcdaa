import { useCallback, useMemo } from 'react';

import { openPeopleParameter, openPeopleText, readOpenPeople, type OpenPeople } from '@/domain/reports/open-people';
import { useQueryParameter } from '@/views/shared/use-query-parameter';

export type PeopleAddress = {
  readonly open: OpenPeople;
  /** Shows a page of a row's people, 0 for the first; `undefined` folds the row. */
  readonly show: (id: string, page: number | undefined) => void;
};

/** Which rows of R4 show their people and where in them, held by the address alone: Back and a reload find them again. */
export function useOpenPeople(): PeopleAddress {
  const [text, change] = useQueryParameter(openPeopleParameter);
  const open = useMemo(() => readOpenPeople(text), [text]);
  const show = useCallback(
    (id: string, page: number | undefined) => {
      const next = new Map(open);
      if (page === undefined) {
        next.delete(id);
      } else {
        next.set(id, page);
      }
      change(openPeopleText(next));
    },
    [open, change],
  );
  return { open, show };
}
