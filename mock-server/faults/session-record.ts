import { sessionKey } from '@/domain/auth/session-key';

import { brokenSignature } from './fault-effect';

/** Where records of the session lie; each may be forbidden. */
export type RecordStorages = readonly (() => Pick<Storage, 'getItem' | 'setItem'>)[];

export const pageStorages: RecordStorages = [() => sessionStorage, () => localStorage];

/** Damages every record of the session that this tab has: of a remembered one the sound twin would do for the other. */
export function spoilRecords(storages: RecordStorages, spoil: (record: string) => string): void {
  for (const open of storages) {
    try {
      const storage = open();
      const record = storage.getItem(sessionKey);
      if (record !== null) {
        storage.setItem(sessionKey, spoil(record));
      }
    } catch {
      // Without storage there is no record of the session, and one that cannot be read has no token to be spoilt.
    }
  }
}

/** As a browser leaves it that died while writing. */
export function cutOff(record: string): string {
  return record.slice(0, Math.ceil(record.length / 2));
}

/** @throws {SyntaxError} for a record that is damaged already. */
export function withBrokenToken(record: string): string {
  const session = JSON.parse(record) as { readonly accessToken: string };
  return JSON.stringify({ ...session, accessToken: brokenSignature(session.accessToken) });
}
