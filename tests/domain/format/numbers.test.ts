import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createFormats } from '@/domain/format/formats';
import { formatPhone, isMasked, maskIdentity } from '@/domain/format/identities';
import { formatFileSize } from '@/domain/format/file-size';
import { formatMoney, formatNumber, formatPercent, parseMoney } from '@/domain/format/numbers';

describe('money and numbers', () => {
  it('K-04 shows money as 1.000.000 ₫ with a no-break space', () => {
    expect(formatMoney(1_000_000)).toBe('1.000.000\u00a0₫');
    expect(formatMoney(-250_000)).toBe('-250.000\u00a0₫');
    expect(formatMoney(0)).toBe('0\u00a0₫');
  });

  it('K-03 groups by language: Vietnamese, English and German', () => {
    expect(['vi', 'en', 'de'].map((language) => formatNumber(1_234_567.89, language))).toEqual([
      '1.234.567,89',
      '1,234,567.89',
      '1.234.567,89',
    ]);
    expect(createFormats('en').money(1_000_000)).toBe('₫1,000,000');
    expect(createFormats('vi').money(180_000, 'JPY')).toBe('180.000\u00a0JPY');
  });

  it('shows shares with a decimal comma', () => {
    expect(formatPercent(33.8)).toBe('33,8\u00a0%');
  });

  it('falls back to Vietnamese for a language that is none', () => {
    expect(formatNumber(1_000, '!!')).toBe('1.000');
  });

  it.each([
    ['1.000.000 ₫', 1_000_000],
    ['1,000,000', 1_000_000],
    ['1 000 000 đồng', 1_000_000],
    ['₫1,000', 1_000],
    ['100000đ', 100_000],
    ['\u202d1.000.000\u202c\u200b', 1_000_000],
    ['1.000.000 VNĐ', 1_000_000],
    ['1.000.000vnđ', 1_000_000],
    ['1.000.000 VN\u00d0', 1_000_000],
    ['1.000.000 đồng'.normalize('NFD'), 1_000_000],
    ['0', 0],
    ['1.00', undefined],
    ['1.5', undefined],
    ['0.500', undefined],
    ['0,125', undefined],
    ['000.000', undefined],
    ['12,34', undefined],
    ['-5', undefined],
    ['', undefined],
    ['abc', undefined],
    ['99999999999999999999', undefined],
  ])('K-04 reads %j as %j', (typed, expected) => {
    expect(parseMoney(typed)).toBe(expected);
  });

  it('reads back every amount it shows', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), fc.constantFrom('vi', 'en'), (amount, language) => {
        expect(parseMoney(formatMoney(amount, language))).toBe(amount);
      }),
    );
  });
});

describe('identities', () => {
  it('shows phones in groups', () => {
    expect(['0912345678', '+84912345678', '02438251234', '+81312345678'].map(formatPhone)).toEqual([
      '0912 345 678',
      '0912 345 678',
      '02438251234',
      '+81312345678',
    ]);
  });

  it('hides the middle of identity numbers', () => {
    expect(['038203001234', 'C1234567', '038***001234', ''].map(maskIdentity)).toEqual([
      '038***001234',
      'C***567',
      '038***001234',
      '',
    ]);
    expect([isMasked('038***001234'), isMasked('038203001234')]).toEqual([true, false]);
  });
});

describe('formatFileSize', () => {
  it.each([
    [1_023, '1.023\u00a0B'],
    [1_024, '1\u00a0KB'],
    [614_912, '601\u00a0KB'],
    [1_048_576, '1\u00a0MB'],
    [1_310_720, '1,3\u00a0MB'],
  ])('K-04 shows %i bytes as %j', (bytes, shown) => {
    expect(formatFileSize(bytes)).toBe(shown);
  });
});

it('K-03 writes numbers as in Vietnamese for a language that the browser does not know, or that is none', () => {
  expect(['tlh', 'không'].map((language) => formatNumber(1_234.5, language))).toEqual(['1.234,5', '1.234,5']);
});
