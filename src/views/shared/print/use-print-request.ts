import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Query name under which an address opens a paper: `/quan-ly-quy/bao-cao-quy/42?in=bang-quyet-toan`. */
const queryName = 'in';

export type PrintRequest = {
  /** Name of the paper that the address wants; `undefined` for none. */
  readonly paper: string | undefined;
  readonly open: (paper: string) => void;
  readonly close: () => void;
};

/** Which paper of a screen is shown, by the address: a link opens it, Back closes it. */
export function usePrintRequest(): PrintRequest {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (paper: string) => {
      setParams((current) => {
        const next = new URLSearchParams(current);
        next.set(queryName, paper);
        return next;
      });
    },
    [setParams],
  );
  const close = useCallback(() => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(queryName);
        return next;
      },
      { replace: true },
    );
  }, [setParams]);
  return { paper: params.get(queryName) ?? undefined, open, close };
}
