import { searchText } from '../text/search-text';
import { isFailure, pathOf, queryOf, type RequestRecord } from './request-record';

export const recordKinds = ['all', 'failures', 'changes', 'waiting'] as const;

/** `changes` is everything but GET. */
export type RecordKind = (typeof recordKinds)[number];

export type RecordFilter = {
  readonly kind: RecordKind;
  /**
   * Words, all of which have to be there: parts of method, path, query or person, or a status (`404`, `5xx`). Diacritics and
   * case make no difference; a query is found as it is read and as it is written in the address.
   */
  readonly words: string;
};

export const noRecordFilter: RecordFilter = { kind: 'all', words: '' };

export function filteredRecords(
  records: readonly RequestRecord[],
  { kind, words }: RecordFilter,
): readonly RequestRecord[] {
  const wanted = searchText(words).split(' ').filter(Boolean);
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
  const query = queryOf(record).map(([name, value]) => `${name}=${value}`);
  return [record.method, pathOf(record), search, ...query, record.person ?? ''].some((text) =>
    searchText(text).includes(word),
  );
}
