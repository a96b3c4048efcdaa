import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pageSizes } from '@/domain/constants';
import { formatListQuery, parseListQuery, type ListDefaults } from '@/domain/lists/list-address';
import { addressOf, matchRoute, routeNames, routeOf } from '@/domain/navigation/routes';
import { readReportFilters, reportFilterErrors, reportQuery } from '@/domain/reports/report-address';
import { reportTable } from '@/domain/reports/report-table';
import { pageQuery } from '@/services/api/list-request';

import { holdsFor } from './support/fuzz';
import { hostileText } from './support/hostile';

const defaults: ListDefaults = {
  page: 0,
  pageSize: 10,
  sort: { field: 'hoTen', direction: 'asc' },
  search: '',
  filters: { tinhTrang: '2' },
  columns: ['hoTen'],
  filterNames: ['tinhTrang', 'donViId', 'constructor'],
  sortFields: ['hoTen', 'ngaySinh'],
  columnNames: ['hoTen', 'ngaySinh', 'dongQuy'],
};

/** Query strings with the names that a page reads, written as a browser or as nobody writes them. */
function queriesWith(names: readonly string[], values: readonly string[]) {
  const pairs = fc.tuple(
    fc.oneof(fc.constantFrom(...names), hostileText),
    fc.oneof(fc.constantFrom(...values), hostileText),
  );
  return fc.oneof(
    { weight: 3, arbitrary: fc.array(pairs, { maxLength: 8 }).map((all) => `?${new URLSearchParams(all).toString()}`) },
    {
      weight: 1,
      arbitrary: fc.array(pairs, { maxLength: 8 }).map((all) => all.map((pair) => pair.join('=')).join('&')),
    },
  );
}

describe('the address of a list', () => {
  const names = [
    'trang',
    'so-dong',
    'sap-xep',
    'tu-khoa',
    'cot',
    'bo-loc',
    'tinhTrang',
    'donViId',
    'constructor',
    '__tenant',
  ];
  const values = ['', '1', '3', '50', '-ngaySinh', 'hoTen', '0', '-1', '1e3', '999999999', 'dongQuy'];

  it('W-07 C-08 is a query that the list can ask, and reads the same from what is written of it', () => {
    holdsFor(queriesWith(names, values), (search) => {
      const query = parseListQuery(search, defaults);
      expect(parseListQuery(formatListQuery(query, defaults), defaults)).toEqual(query);
      expect(
        Number.isSafeInteger(query.page) && query.page >= 0 && pageSizes.some((size) => size === query.pageSize),
      ).toBe(true);
      expect(query.sort === undefined || (defaults.sortFields ?? []).includes(query.sort.field)).toBe(true);
      expect(Object.keys(query.filters).every((name) => (defaults.filterNames ?? []).includes(name))).toBe(true);
      expect((query.columns ?? []).every((name) => (defaults.columnNames ?? []).includes(name))).toBe(true);
      expect(Number.isSafeInteger(pageQuery(query)['skipCount'])).toBe(true);
    });
  });
});

describe('the address of a report', () => {
  const names = [
    'tuNgay',
    'denNgay',
    'nam',
    'quy',
    'donViId',
    'canBoPhuTrachId',
    'chieu',
    'loai',
    'thiTruongId',
    '__proto__',
  ];
  const values = [
    '2026-01-01',
    '2026-12-31',
    '2026-02-30',
    '1899-01-01',
    '2100',
    '4',
    '1,2',
    ' 2026-01-01 ',
    'khong',
    'toString',
  ];

  it('B-12 B-18 W-07 is filters without a fault, and reads the same from what is written of them', () => {
    holdsFor(fc.tuple(fc.constantFrom(...reportTable), queriesWith(names, values)), ([report, search]) => {
      const filters = readReportFilters(report, search, '2026-11-09');
      expect(reportFilterErrors(report, filters)).toEqual([]);
      expect(readReportFilters(report, reportQuery(report, filters), '2031-01-01')).toEqual(filters);
    });
  });
});

describe('the address of a page', () => {
  it('S-01 S-04 is a route with its parameters, or none, however it is written', () => {
    const paths = fc.oneof(
      fc.tuple(fc.constantFrom(...routeNames), hostileText).map(([name, tail]) => routeOf(name).path + tail),
      fc
        .array(fc.oneof(fc.constantFrom('csdl', 'nguoi-lao-dong', '..', '', '%2F'), hostileText), { maxLength: 6 })
        .map((parts) => `/${parts.join('/')}`),
    );
    holdsFor(paths, (path) => {
      const match = matchRoute(path);
      expect(match === undefined || Object.values(match.params).every((value) => typeof value === 'string')).toBe(true);
    });
  });

  it('S-01 C-08 is written for every id that a server may send, and read as the same', () => {
    const routes = routeNames.filter((name) => routeOf(name).path.includes(':'));
    holdsFor(fc.tuple(fc.constantFrom(...routes), hostileText), ([name, id]) => {
      const keys = [...routeOf(name).path.matchAll(/:(\w+)/gu)].map(([, key]) => key ?? '');
      const address = addressOf(name, Object.fromEntries(keys.map((key) => [key, id])));
      expect(new URL(address, 'https://quy.example.vn').origin).toBe('https://quy.example.vn');
      const match = matchRoute(address);
      expect(
        id === '' || match?.name !== name || Object.values(match.params).every((read) => read === wellFormed(id)),
      ).toBe(true);
    });
  });
});

/** As addresses carry it: half a character becomes the mark for what cannot be read. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
