import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { amountInWords } from '@/domain/fund/amount-in-words';

const units: Readonly<Record<string, number>> = {
  không: 0,
  một: 1,
  mốt: 1,
  hai: 2,
  ba: 3,
  bốn: 4,
  tư: 4,
  năm: 5,
  lăm: 5,
  sáu: 6,
  bảy: 7,
  tám: 8,
  chín: 9,
};
const scales: Readonly<Record<string, number>> = { triệu: 1e6, nghìn: 1e3 };

/** Reads the words from left to right, as somebody with a pocket calculator would. */
function readAmount(text: string): number {
  let [total, group, pending] = [0, 0, 0];
  for (const word of text
    .toLowerCase()
    .replace(/ đồng$/u, '')
    .split(' ')) {
    const scale = scales[word];
    if (word === 'tỷ') {
      // Thousands and millions before it count billions.
      total = (total + group + pending) * 1e9;
      [group, pending] = [0, 0];
    } else if (scale !== undefined) {
      total += (group + pending) * scale;
      [group, pending] = [0, 0];
    } else if (word === 'trăm') {
      [group, pending] = [group + pending * 100, 0];
    } else if (word === 'mươi') {
      [group, pending] = [group + pending * 10, 0];
    } else if (word === 'mười') {
      group += 10;
    } else if (word !== 'linh') {
      pending = units[word] ?? Number.NaN;
    }
  }
  return total + group + pending;
}

describe('amountInWords', () => {
  it.each([
    [0, 'Không đồng'],
    [100_000, 'Một trăm nghìn đồng'],
    [1_000_005, 'Một triệu không trăm linh năm đồng'],
    [1_015_000, 'Một triệu không trăm mười lăm nghìn đồng'],
    [9_250_000, 'Chín triệu hai trăm năm mươi nghìn đồng'],
    [9_750_000, 'Chín triệu bảy trăm năm mươi nghìn đồng'],
    [24_500_000, 'Hai mươi tư triệu năm trăm nghìn đồng'],
    [31_000_000, 'Ba mươi mốt triệu đồng'],
    [105_000_000, 'Một trăm linh năm triệu đồng'],
    [1_234_567_890, 'Một tỷ hai trăm ba mươi tư triệu năm trăm sáu mươi bảy nghìn tám trăm chín mươi đồng'],
    [5, 'Năm đồng'],
    [10, 'Mười đồng'],
    [11, 'Mười một đồng'],
    [14, 'Mười bốn đồng'],
    [15, 'Mười lăm đồng'],
    [21, 'Hai mươi mốt đồng'],
    [25, 'Hai mươi lăm đồng'],
    [104, 'Một trăm linh bốn đồng'],
    [1_000_000_000, 'Một tỷ đồng'],
    [100_000_000_001, 'Một trăm tỷ không trăm linh một đồng'],
    [
      999_999_999_999,
      'Chín trăm chín mươi chín tỷ chín trăm chín mươi chín triệu chín trăm chín mươi chín nghìn chín trăm chín mươi chín đồng',
    ],
    [1_000_000_000_000, 'Một nghìn tỷ đồng'],
    [1_002_000_000_005, 'Một nghìn không trăm linh hai tỷ không trăm linh năm đồng'],
    [24_015_000_000_000, 'Hai mươi tư nghìn không trăm mười lăm tỷ đồng'],
    [1_000_021_000_000_000, 'Một triệu không trăm hai mươi mốt tỷ đồng'],
  ])('B-01 B-05 spells %d as “%s”', (amount, expected) => {
    expect(amountInWords(amount)).toBe(expected);
  });

  it('B-01 B-05 spells every amount so that it reads back', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 0, max: 999_999_999_999 }), fc.integer({ min: 0, max: 10_000 }), fc.maxSafeNat()),
        (amount) => {
          expect(readAmount(amountInWords(amount))).toBe(amount);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('spells nothing for what is no amount', () => {
    expect([-1, 0.5, Number.NaN, Infinity, 2 ** 53].map(amountInWords)).toEqual(['', '', '', '', '']);
  });
});
