import { expect, it } from 'vitest';

import type { ReportRow } from '@/domain/reports/report';
import { roman } from '@/domain/format/roman';
import { laidRows } from '@/domain/reports/report-layout';

const row = (id: string, chaId: string | null): ReportRow => ({
  id,
  loai: chaId === null ? 'khu-vuc' : 'thi-truong',
  ma: id,
  ten: id,
  chaId,
  giaTri: {},
});

it('numbers groups in Roman figures and what lies in them anew, and knows the way to each row', () => {
  const laid = laidRows([row('a', null), row('a1', 'a'), row('a2', 'a'), row('b', null), row('b1', 'b')]);
  expect(laid.map(({ number, level }) => [number, level])).toEqual([
    ['I', 0],
    ['1', 1],
    ['2', 1],
    ['II', 0],
    ['1', 1],
  ]);
  expect(laid.at(-1)).toEqual({
    row: row('b1', 'b'),
    path: [
      { loai: 'khu-vuc', ma: 'b' },
      { loai: 'thi-truong', ma: 'b1' },
    ],
    inside: ['b'],
    level: 1,
    hasChildren: false,
    isGroup: false,
    number: '1',
  });
  expect([1, 2, 3, 4, 9, 14, 40, 99].map(roman)).toEqual(['I', 'II', 'III', 'IV', 'IX', 'XIV', 'XL', 'XCIX']);
});

it('B-16 numbers as many units as there are: more than four hundred stand in a report by revenue', () => {
  const laid = laidRows(
    Array.from({ length: 512 }, (_, index) => [row(`u${index}`, null), row(`m${index}`, `u${index}`)]).flat(),
  );
  const units = laid.filter(({ level }) => level === 0).map(({ number }) => number);
  expect([units[398], units[399], units[443], units[511]]).toEqual(['CCCXCIX', 'CD', 'CDXLIV', 'DXII']);
  expect([900, 1_944, 3_999].map(roman)).toEqual(['CM', 'MCMXLIV', 'MMMCMXCIX']);
});

it('B-13 B-16 numbers an outermost row with nothing in it like its neighbours that have; a flat report counts 1, 2, 3', () => {
  const numbers = (rows: readonly ReportRow[]) => laidRows(rows).map(({ number }) => number);
  const nested = [row('a', null), row('a1', 'a'), row('b', null), row('c', null), row('c1', 'c')];
  expect(numbers(nested)).toEqual(['I', '1', 'II', 'III', '1']);
  expect(numbers([row('b', null), row('a', null), row('a1', 'a')])).toEqual(['I', 'II', '1']);
  expect(numbers([row('a', null), row('b', null), row('c', null)])).toEqual(['1', '2', '3']);
});
