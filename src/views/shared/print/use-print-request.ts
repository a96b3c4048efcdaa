import { useCallback } from 'react';

import { presentState, useQueryParameter } from '../use-query-parameter';

/** Query name under which an address opens a paper: `/quan-ly-quy/bao-cao-quy/42?in=bang-quyet-toan`. */
const queryName = 'in';

/** Marks a history entry that was made by opening a paper from the page below it. */
const openedKey = 'paperOpened';

export type PrintRequest = {
  /** Name of the paper that the address wants; `undefined` for none. */
  readonly paper: string | undefined;
  readonly open: (paper: string) => void;
  readonly close: () => void;
};

/** Which paper of a screen is shown, by the address: a link opens it, Back closes it. */
export function usePrintRequest(): PrintRequest {
  const [paper, change] = useQueryParameter(queryName);
  const open = useCallback(
    (wanted: string) => {
      change(wanted, { isNewEntry: true, state: { [openedKey]: true } });
    },
    [change],
  );
  const close = useCallback(() => {
    if (presentState()[openedKey] === true) {
      window.history.back();
    } else {
      change(undefined);
    }
  }, [change]);
  return { paper, open, close };
}
