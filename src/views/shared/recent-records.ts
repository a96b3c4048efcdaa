import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** A record the person has opened in this session. */
export type RecentRecord = { readonly address: string; readonly title: string };

const mostRecent = 6;

/** Kept for the session only and in memory only: names of workers do not belong in a shared machine's storage. */
export const recentRecordsAtom = atom<readonly RecentRecord[]>([]);

/** Remembers the shown record once its title is known; the newest comes first. */
export function useRememberRecord(title: string | undefined): void {
  const [address] = useLocation();
  const remember = useSetAtom(recentRecordsAtom);
  useEffect(() => {
    if (title !== undefined) {
      remember((records) =>
        [{ address, title }, ...records.filter((record) => record.address !== address)].slice(0, mostRecent),
      );
    }
  }, [address, title, remember]);
}

export function useRecentRecords(): readonly RecentRecord[] {
  return useAtomValue(recentRecordsAtom);
}
