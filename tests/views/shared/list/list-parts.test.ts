// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import { createFormats } from '@/domain/format/formats';
import { sexes } from '@/domain/reference/person-lists';
import type { Sex } from '@/domain/workers/worker';
import { unitsList } from '@/views/database/units/units-list';
import { workersList } from '@/views/database/workers/workers-list';
import { createListCache } from '@/views/shared/list/list-cache';
import { exportFileName, listSpreadsheet } from '@/views/shared/list/export/list-spreadsheet';
import { countOf } from '@/views/shared/list/list-tabs';
import { cellText } from '@/views/shared/list/cells/cell-text';
import { createNames } from '@/views/shared/list/cells/names';
import { filterFields, type ColumnKind, type ListColumn } from '@/views/shared/list/list-description';
import { withFilters } from '@/views/shared/list/list-view';

const page = (id: string): Page<{ id: string }> => ({ totalCount: 1, items: [{ id }] });

describe('list cache', () => {
  it('keeps the last twenty pages of each list until it is cleared', () => {
    const cache = createListCache();
    for (let n = 1; n <= 21; n += 1) {
      cache.keep('workers', `query ${n}`, page(String(n)));
    }
    cache.keep('units', 'query 1', page('unit'));

    expect(cache.read('workers', 'query 1')).toBeUndefined();
    expect(cache.read('workers', 'query 2')).toEqual(page('2'));
    expect(cache.read('units', 'query 1')).toEqual(page('unit'));

    cache.clear();
    expect(cache.read('workers', 'query 21')).toBeUndefined();
  });
});

describe('exportFileName', () => {
  it('carries the moment in Vietnam’s time', () => {
    expect(exportFileName('CSDL_NguoiLaoDong', Date.parse('2026-11-20T18:05:00Z'))).toBe(
      'CSDL_NguoiLaoDong_20261121_0105.xlsx',
    );
  });
});

describe('a cell', () => {
  const names = createNames('vi', new Map());
  const column = (kind: ColumnKind): ListColumn<string | number> & { readonly headerText: string } => ({
    field: kind,
    header: kind,
    headerText: kind,
    kind,
    value: (value) => value,
    isDefault: true,
    width: 100,
  });

  it.each([
    ['month', '2026-05', '05/2026', '05/2026'],
    ['dateTime', '2026-05-10T18:05:00Z', '11/05/2026 01:05', '11/05/2026 01:05'],
    ['dueDate', '2026-05-11', '11/05/2026', '2026-05-11'],
    ['date', '2026-05-10T18:05:00Z', '11/05/2026', '2026-05-11'],
    ['date', '2026-05-10', '10/05/2026', '2026-05-10'],
    ['percent', 1.25, '1,25\u00a0%', 1.25],
    ['code', '001095000001', '001095000001', '001095000001'],
    ['money', 500_000, '500.000\u00a0₫', 500_000],
  ] as const)('of kind %s is read by staff in one way and by Excel in its own', (kind, value, shown, exported) => {
    expect(cellText(column(kind), value, names, createFormats('vi'))).toBe(shown);
    expect(listSpreadsheet('x', [column(kind)], [value], names).rows).toEqual([[exported]]);
  });
});

describe('a coded value that an old record lacks', () => {
  const names = createNames('vi', new Map());
  const coded = [
    ['gioiTinh', 'tag', ({ gioiTinh }: OldRow) => names.in(sexes, gioiTinh)],
    ['tinhThanhMa', 'text', ({ tinhThanhMa }: OldRow) => names.of('tinh-thanh', tinhThanhMa)],
  ] as const;
  type OldRow = { readonly gioiTinh: Sex; readonly tinhThanhMa: string };

  it.each([null, undefined, ''])(
    'B-10 W-07 is read as missing in a list and is empty in its file, not the word "%s"',
    (nothing) => {
      const row = { gioiTinh: nothing, tinhThanhMa: nothing } as unknown as OldRow;
      const columns = coded.map(([field, kind, value]) => ({
        ...{ field, header: field, headerText: field, kind, value, isDefault: true, width: 100 },
      }));
      expect(columns.map((column) => cellText(column, row, names, createFormats('vi')))).toEqual(['—', '—']);
      expect(
        listSpreadsheet('x', columns, [row], names)
          .rows.flat()
          .filter((cell) => cell),
      ).toEqual([]);
    },
  );

  it('B-10 shows a value that this version does not know as it is', () => {
    expect([names.in(sexes, 9 as Sex), names.of('tinh-thanh', '999')]).toEqual(['9', '999']);
  });
});

describe('counters of tabs', () => {
  it('add up the values of a tab, and all of them for everything', () => {
    const counts = { 1: 7, 2: 3, 3: 2 };
    expect(['', '2', '2,3', '9', 'constructor'].map((value) => countOf(counts, value))).toEqual([12, 3, 5, 0, 0]);
    expect(countOf(undefined, '2')).toBeUndefined();
  });
});

describe('withFilters', () => {
  it('goes to the first page and leaves nothing of what was taken away', () => {
    const query = {
      page: 3,
      pageSize: 10,
      sort: undefined,
      search: 'a',
      filters: { x: '1', y: '2' },
      columns: undefined,
    };
    expect(withFilters(query, { x: '', z: '3', y: undefined })).toEqual({ ...query, page: 0, filters: { z: '3' } });
  });
});

describe.each([
  ['workers', workersList],
  ['units', unitsList],
])('description of %s', (_, description) => {
  const fields = description.columns.map(({ field }) => field);

  it('names every column and filter once, and only columns that it has', () => {
    const filters = (description.filters as Parameters<typeof filterFields>[0][]).flatMap(filterFields);
    expect(new Set(fields).size).toBe(fields.length);
    expect(new Set(filters).size).toBe(filters.length);
    expect(fields).toContain(description.linkField);
    expect(fields).toEqual(expect.arrayContaining([...description.card.fields, ...description.card.tags]));
    expect(description.filters.filter(({ isPrimary }) => isPrimary)).toHaveLength(3);
  });

  it('has a word for everything in both languages', () => {
    const { vi, en } = description.texts;
    expect(Object.keys(en)).toEqual(Object.keys(vi));
    expect(Object.values({ ...vi, ...en }).filter((text) => text.trim() === '')).toEqual([]);
  });
});
