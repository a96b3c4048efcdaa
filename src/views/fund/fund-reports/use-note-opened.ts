import { useEffect } from 'react';

/**
 * Tells the back end that the Fund looks at a sent report, which the unit can then not take back any more. A call that
 * fails costs the unit's chance, not the reader's page: the next look tells it again.
 *
 * @param reportId `undefined` where there is nothing to tell.
 */
export function useNoteOpened(
  reportId: string | undefined,
  open: (reportId: string, signal: AbortSignal) => Promise<unknown>,
): void {
  useEffect(() => {
    if (reportId === undefined) {
      return undefined;
    }
    const leaving = new AbortController();
    open(reportId, leaving.signal).catch(() => undefined);
    return () => {
      leaving.abort();
    };
  }, [reportId, open]);
}
