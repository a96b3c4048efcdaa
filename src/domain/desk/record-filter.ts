import { isFailure, pathOf, type RequestRecord } from './request-record';

export const recordKinds = ['all', 'failures', 'changes', 'waiting'] as const;

/** `changes` is everything but GET. */
export type RecordKind = (typeof recordKinds)[number];

export type RecordFilter = {
  readonly kind: RecordKind;
  /** Words, all of which have to be there: parts of method, path, query or person, or a status (`404`, `5xx`). */
  readonly words: string;
};

export const noRecordFilter: RecordFilter = { kind: 'all', words: '' };

export function filteredRecords(
  records: readonly RequestRecord[],
  { kind, words }: RecordFilter,
): readonly RequestRecord[] {
  const wanted = words.toLowerCase().split(/\s+/u).filter(Boolean);
  return records.filter((record) => isOfKind(record, kind) && wanted.every((word) => hasWord(record, word)));
}

function isOfKind(record: RequestRecord, kind: RecordKind): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'failures':
      return isFailure(record);
    case 'changes':
      return record.method !== 'GET';
    case 'waiting':
      return record.state === 'waiting';
  }
}

function hasWord(record: RequestRecord, word: string): boolean {
  const status = String(record.status ?? '');
  if (/^[1-5](?:\d\d|xx)$/u.test(word)) {
    return word.endsWith('xx') ? status.startsWith(word.charAt(0)) : status === word;
  }
  const { search } = new URL(record.url);
  return [record.method, pathOf(record), search, record.person ?? ''].some((text) => text.toLowerCase().includes(word));
}
