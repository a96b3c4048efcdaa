import { describe, expect, it } from 'vitest';

import { filteredRecords, noRecordFilter } from '@/domain/desk/record-filter';
import { readableTextOf, type RequestRecord } from '@/domain/desk/request-record';

import { bodyOf, record } from './request-records';

describe('the filter of calls', () => {
  it('D-03 finds a Vietnamese name that was asked for, with and without its diacritics, and as the address has it', () => {
    const found = (words: string) => filteredRecords([record], { ...noRecordFilter, words }).length;
    const written = [
      'đặng',
      'Đặng'.normalize('NFD'),
      'dang',
      'filter=Đặng',
      '%C4%90%E1%BA%B7ng',
      'Đặng'.normalize('NFC'),
    ];
    expect(written.map(found)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(found('Vũ')).toBe(0);
  });

  const records: readonly RequestRecord[] = [
    { ...record, id: 4, method: 'POST', url: 'http://localhost/connect/token', status: 400, person: 'admin' },
    { ...record, id: 3, state: 'waiting', status: undefined },
    { ...record, id: 2, method: 'DELETE', url: 'http://localhost/api/app/don-vi/404', status: 204 },
    { ...record, id: 1, state: 'failed', status: 200 },
  ];
  const idsOf = (filter: Partial<typeof noRecordFilter>) =>
    filteredRecords(records, { ...noRecordFilter, ...filter }).map(({ id }) => id);

  it('D-03 finds by kind, path, query, method, person and status', () => {
    expect({
      all: idsOf({}),
      failures: idsOf({ kind: 'failures' }),
      changes: idsOf({ kind: 'changes' }),
      waiting: idsOf({ kind: 'waiting' }),
      path: idsOf({ words: 'NGUOI-lao-dong' }),
      query: idsOf({ words: 'code=a1' }),
      method: idsOf({ words: ' delete ' }),
      person: idsOf({ words: 'admin token' }),
      status: idsOf({ words: '204' }),
      noPath: idsOf({ words: '404' }),
      class: idsOf({ words: '4xx' }),
      none: idsOf({ words: 'admin don-vi' }),
    }).toEqual({
      all: [4, 3, 2, 1],
      failures: [4, 1],
      changes: [4, 2],
      waiting: [3],
      path: [3, 1],
      query: [3, 1],
      method: [2],
      person: [4],
      status: [2],
      noPath: [],
      class: [4],
      none: [],
    });
  });
});

describe('a body as people read it', () => {
  it('D-03 puts JSON on lines of its own, leaves what is none as it is, and shows no bytes as text', () => {
    expect([
      readableTextOf(bodyOf('{"a":[1]}')),
      readableTextOf(bodyOf('{"a":[1')),
      readableTextOf(bodyOf('a=1&b=2', 'application/x-www-form-urlencoded')),
      readableTextOf(bodyOf('PK', 'application/zip')),
    ]).toEqual(['{\n  "a": [\n    1\n  ]\n}', '{"a":[1', 'a=1&b=2', undefined]);
  });
});
