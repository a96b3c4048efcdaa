import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';

/** A record the person has opened in this session. */
export type RecentRecord = { readonly address: string; readonly title: string };

const mostRecent = 6;

/** Kept for the session only and in memory only: names of workers do not belong in a shared machine's storage. */
export const recentRecordsAtom = atom<readonly RecentRecord[]>([]);

/**
 * Remembers the shown record once its title is known; the newest comes first.
 *
 * @param isTaken It is not there any more, or not for this person: nothing leads to it, and its name stands nowhere.
 * @returns For when it is removed: forgets it. Stable as long as its address is.
 */
export function useRememberRecord(title: string | undefined, isTaken: boolean): () => void {
  const [address] = useLocation();
  const change = useSetAtom(recentRecordsAtom);
  const forget = useCallback(() => {
    change((records) => othersThan(address, records));
  }, [address, change]);
  useEffect(() => {
    if (isTaken) {
      forget();
    } else if (title !== undefined) {
      change((records) => [{ address, title }, ...othersThan(address, records)].slice(0, mostRecent));
    }
  }, [address, title, isTaken, change, forget]);
  return forget;
}

function othersThan(address: string, records: readonly RecentRecord[]): readonly RecentRecord[] {
  return records.filter((record) => record.address !== address);
}

export function useRecentRecords(): readonly RecentRecord[] {
  return useAtomValue(recentRecordsAtom);
}
