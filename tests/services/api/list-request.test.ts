import { describe, expect, it } from 'vitest';

import type { AppError } from '@/domain/errors/app-error';
import { pageOf, pageQuery } from '@/services/api/list-request';

const page = { totalCount: 1, items: [{ id: 'a' }] };

it('W-07 B-25 asks for a name as names are stored, however a phone has composed it or a chat has decorated it', () => {
  const query = { page: 0, pageSize: 10, sort: undefined, filters: {}, columns: undefined };
  const typed = `\u200eQuản\u00a0trị  hệ\u200b thống`.normalize('NFD');
  expect(pageQuery({ ...query, search: typed })['filter']).toBe('Quản trị hệ thống'.normalize('NFC'));
});

describe('a page of a list', () => {
  it('B-11 may carry totals and counters', async () => {
    const answer = { ...page, tong: { duNo: -5, duNoDoanhThu: 9_000_000_000_000 }, dem: { 1: 0, 2: 1 } };
    expect(await pageOf(Promise.resolve(answer))).toEqual(answer);
  });

  it('C-08 is one without totals and counters where they are null, as ABP writes what is not there', async () => {
    const answer = await pageOf(Promise.resolve({ ...page, tong: null, dem: null }));
    expect(answer).toEqual(page);
    expect([answer.tong, answer.dem]).toEqual([undefined, undefined]);
  });

  it.each([
    ['a half đồng', { tong: { duNo: 0.5 } }],
    ['an amount beyond what can be counted exactly', { tong: { duNo: 2 ** 53 } }],
    ['a total that is text', { tong: { duNo: '5' } }],
    ['a negative counter', { dem: { 1: -1 } }],
    ['a negative count', { totalCount: -1 }],
    ['a row without an id', { items: [{}] }],
  ])('is refused with %s', async (_, change) => {
    await expect(pageOf(Promise.resolve({ ...page, ...change }))).rejects.toEqual(
      expect.objectContaining({ code: 'response.malformed' }) as AppError,
    );
  });
});
