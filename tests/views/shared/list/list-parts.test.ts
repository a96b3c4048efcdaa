// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import { unitsList } from '@/views/database/units/units-list';
import { workersList } from '@/views/database/workers/workers-list';
import { createListCache } from '@/views/shared/list/list-cache';
import { exportFileName } from '@/views/shared/list/list-spreadsheet';
import { filterFields } from '@/views/shared/list/list-description';
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
