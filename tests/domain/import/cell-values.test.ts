import { describe, expect, it } from 'vitest';

import { readCode, readDate, readNumber, readText } from '@/domain/import/cell-values';

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

describe('a code or a text of a sheet', () => {
  it('B-10 is a number’s digits where all are there, and no number with a fraction that is as long', () => {
    expect(readCode(138_203_001_234, 12)).toEqual({ value: '138203001234' });
    expect([3_820_300_123.5, 38_203_001_234].map((cell) => readCode(cell, 12).error?.key)).toEqual([
      'notText',
      'notText',
    ]);
  });

  it('B-10 is none where a formula came to nothing, and a word that only begins so is one', () => {
    const failed = ['#N/A', '#VALUE!', '#SPILL!', '#CALC!'];
    expect(failed.map((cell) => readText(cell).error?.key)).toEqual(failed.map(() => 'invalid'));
    expect(readText('#N/A 12')).toEqual({ value: '#N/A 12' });
  });
});

describe('a day of a sheet', () => {
  it('B-10 is read in both ways of writing, with blanks around it, and never guessed', () => {
    const cells = [{ date: '1999-05-10' }, '10/05/1999', ' 1999-05-10 ', '10/05/1999\u00a0'];
    expect(cells.map(readDate)).toEqual(cells.map(() => ({ value: '1999-05-10' })));
    expect(
      ['31/02/1999', '10/13/1999', 36_290, { date: '1999-02-30' }].map((cell) => readDate(cell).error?.key),
    ).toEqual(['date', 'date', 'date', 'date']);
  });
});
