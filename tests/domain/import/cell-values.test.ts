import { describe, expect, it } from 'vitest';

import { readNumber } from '@/domain/import/cell-values';

describe('a number of a sheet', () => {
  it.each([
    [9_000_000, 9_000_000],
    [' 9000000 ', 9_000_000],
    ['9.000.000', 9_000_000],
    ['9,000,000', 9_000_000],
    ['9.000.000 đ', 9_000_000],
    ['9,000,000.00', 9_000_000],
    ['9.000.000,5', 9_000_000.5],
    ['1234,25', 1_234.25],
    ['-1.234,5', -1_234.5],
    ['-7', -7],
    ['-1.000', -1_000],
    ['-9,000,000', -9_000_000],
    ['0.5', 0.5],
  ])('B-05 B-10 is read as it is written: %j', (cell, value) => {
    expect(readNumber(cell)).toEqual({ value });
  });

  it.each([
    '9.000,000.00',
    '9,00,000.00',
    '0.500',
    '0,125',
    '0.500,5',
    '9,000,000.001',
    '1.2.3',
    '1e5',
    '--5',
    'chín triệu',
    '9'.repeat(61),
  ])('B-05 B-10 is none where its signs do not say which it is: %s', (cell) => {
    expect(readNumber(cell)).toEqual({ error: expect.objectContaining({ key: 'number' }) as unknown });
  });

  it('B-10 is nothing where the cell is empty', () => {
    expect([readNumber(null), readNumber(' ')]).toEqual([{}, {}]);
  });
});
