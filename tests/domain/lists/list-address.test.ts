import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { defaultPageSize, pageSizes } from '@/domain/constants';
import { formatListQuery, parseListQuery, type ListDefaults } from '@/domain/lists/list-address';
import type { ListQuery } from '@/domain/lists/list-query';

const asOpened: ListQuery = {
  page: 0,
  pageSize: defaultPageSize,
  sort: { field: 'hoTen', direction: 'asc' },
  search: '',
  filters: { tinhTrang: '2' },
  columns: undefined,
};
const defaults: ListDefaults = {
  ...asOpened,
  filterNames: ['tinhTrang', 'thiTruongId', 'donViId'],
  sortFields: ['hoTen', 'ngaySinh'],
  columnNames: ['hoTen', 'ngaySinh', 'dongQuy'],
};

describe('parseListQuery', () => {
  it('reads page, size, order, search, filters and columns from the address', () => {
    const search = '?trang=3&so-dong=50&sap-xep=-ngaySinh&tu-khoa=%C4%90%C3%A0o&thiTruongId=JP&cot=hoTen&cot=dongQuy';
    expect(parseListQuery(search, defaults)).toEqual({
      page: 2,
      pageSize: 50,
      sort: { field: 'ngaySinh', direction: 'desc' },
      search: 'Đào',
      filters: { tinhTrang: '2', thiTruongId: 'JP' },
      columns: ['hoTen', 'dongQuy'],
    });
  });

  it.each([
    '',
    '?',
    '?trang=0&so-dong=10',
    '?trang=-1',
    '?trang=1.5&so-dong=7',
    '?trang=1e3',
    '?trang=99999999999999999999',
    '?so-dong=1000000',
    '?sap-xep=matKhau',
    '?sap-xep=-',
    '?cot=x&cot=y',
    '?utm_source=mail&__tenant=a&constructor=1',
    '?%E0%A4%A&%',
  ])('falls back to the defaults for rubbish: %s', (search) => {
    expect(parseListQuery(search, defaults)).toEqual(asOpened);
  });

  it.each(pageSizes)('W-07 asks for no page that ABP cannot count to, of %d rows', (pageSize) => {
    const { page } = parseListQuery(`?trang=999999999&so-dong=${pageSize}`, defaults);
    expect(page * pageSize).toBeLessThanOrEqual(2 ** 31 - 1);
    expect(page).toBeGreaterThan(1_000_000);
  });

  it('leaves the names of the framework alone, also in a list that names no filters of its own', () => {
    expect(parseListQuery('?__tenant=a&thiTruongId=JP', asOpened).filters).toEqual({
      tinhTrang: '2',
      thiTruongId: 'JP',
    });
  });

  it('takes a default away by an empty value', () => {
    expect(parseListQuery('?sap-xep=&tinhTrang=&cot=', defaults)).toEqual({
      ...asOpened,
      sort: undefined,
      filters: {},
      columns: [],
    });
  });
});

describe('formatListQuery', () => {
  it('leaves defaults out', () => {
    expect(formatListQuery(asOpened, defaults)).toBe('');
    expect(formatListQuery({ ...asOpened, page: 1 }, defaults)).toBe('trang=2');
    expect(formatListQuery({ ...asOpened, sort: { field: 'ngaySinh', direction: 'desc' } }, defaults)).toBe(
      'sap-xep=-ngaySinh',
    );
    expect(formatListQuery({ ...asOpened, sort: undefined, filters: {} }, defaults)).toBe('sap-xep=&tinhTrang=');
  });

  it('is read back as it was written, whatever was typed', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parseListQuery(`?${formatListQuery(query, defaults)}`, defaults)).toEqual(query);
      }),
    );
  });

  it('writes one address for one query', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const query = parseListQuery(search, { ...asOpened, filters: {} });
        const address = formatListQuery(query, { ...asOpened, filters: {} });
        expect(parseListQuery(address, { ...asOpened, filters: {} })).toEqual(query);
      }),
    );
  });
});

const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('%', '+', '&', '#', '=', 'đ', 'Ư', '😀', ' ', '"', '<', '\\') }),
);

const queries: fc.Arbitrary<ListQuery> = fc.record({
  page: fc.integer({ min: 0, max: 100_000 }),
  pageSize: fc.constantFrom(...pageSizes),
  sort: fc.option(
    fc.record({
      field: fc.constantFrom('hoTen', 'ngaySinh'),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    { nil: undefined },
  ),
  search: typed,
  filters: fc.dictionary(
    fc.constantFrom('tinhTrang', 'thiTruongId', 'donViId'),
    typed.filter((value) => value !== ''),
    { noNullPrototype: true },
  ),
  columns: fc.option(fc.subarray(['hoTen', 'ngaySinh', 'dongQuy']), { nil: undefined }),
});
