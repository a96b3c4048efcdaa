import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { suspectPairs, suspicionsBetween, type Suspect } from '@/domain/workers/worker-suspects';

const first: Suspect = {
  id: 'w1',
  soCccd: '042196000045',
  hoTen: 'Đào Thị Ứng',
  ngaySinh: '1996-06-03',
  soHoChieu: 'C1234567',
  dienThoai: '0912345678',
};

/** Somebody else altogether. */
const stranger: Suspect = {
  id: 'w2',
  soCccd: '040201112233',
  hoTen: 'Trần Văn Dũng',
  ngaySinh: '2001-01-20',
  soHoChieu: 'P7654321',
  dienThoai: '0987654321',
};

/** Few values, so that records often have something in common. */
const suspects = fc
  .array(
    fc.record({
      soCccd: fc.constantFrom('042196000045', '042196000054', '042196000046', '042916000045', '042***000045'),
      hoTen: fc.constantFrom('Đào Thị Ứng', 'DAO THI UNG', 'Đào Ứng'),
      ngaySinh: fc.constantFrom('1996-06-03', '1996-03-06', '1996-06-13'),
      soHoChieu: fc.constantFrom(null, 'C1234567', 'P7654321'),
      dienThoai: fc.constantFrom(null, '0912345678', '0987654321'),
    }),
    { maxLength: 12 },
  )
  .map((people) => people.map((person, index) => ({ ...person, id: `w${index}` })));

describe('why two records may be one person', () => {
  it.each([
    ['the same ID number', { soCccd: first.soCccd }, ['cccd']],
    ['the same passport', { soHoChieu: 'C1234567' }, ['ho-chieu']],
    ['one digit and the name', { soCccd: '042196000075', hoTen: 'đào thị ứng' }, ['cccd-gan-giong']],
    ['two swapped digits and the name', { soCccd: '042169000045', hoTen: 'Dao Thi Ung' }, ['cccd-gan-giong']],
    ['name and birth date', { hoTen: 'DAO THI UNG', ngaySinh: first.ngaySinh }, ['ten-ngay-sinh']],
    ['name, day and month swapped', { hoTen: first.hoTen, ngaySinh: '1996-03-06' }, ['ten-ngay-thang-dao']],
    ['birth date and phone', { ngaySinh: first.ngaySinh, dienThoai: first.dienThoai }, ['ngay-sinh-dien-thoai']],
  ] as const)('B-10 is %s', (_, same, reasons) => {
    expect(suspicionsBetween(first, { ...stranger, ...same })).toEqual(reasons);
  });

  it.each([
    ['a namesake', { hoTen: first.hoTen }],
    ['somebody born the same day', { ngaySinh: first.ngaySinh }],
    ['a similar number of another name', { soCccd: '042196000075' }],
    ['a namesake whose number differs in two places', { hoTen: first.hoTen, soCccd: '042296000046' }],
    ['a namesake whose number has digits swapped over a third', { hoTen: first.hoTen, soCccd: '042196000540' }],
    ['the same phone', { dienThoai: first.dienThoai }],
    ['a missing passport and phone', { soHoChieu: null, dienThoai: null }],
  ] as const)('B-10 is not %s', (_, same) => {
    const other = { ...stranger, ...same };
    const missing = { ...first, soHoChieu: null, dienThoai: null };
    expect([suspicionsBetween(first, other), suspicionsBetween(missing, other)]).toEqual([[], []]);
  });

  it('B-10 says all reasons, the strongest first, and none for a record beside itself', () => {
    expect(suspicionsBetween(first, { ...first, id: 'w2' })).toEqual([
      'cccd',
      'ho-chieu',
      'ten-ngay-sinh',
      'ngay-sinh-dien-thoai',
    ]);
    expect(suspicionsBetween(first, first)).toEqual([]);
  });

  it('B-10 never compares masked numbers, because different people have the same mask', () => {
    const masked = { ...stranger, soCccd: '042***000045', soHoChieu: 'C***567' };
    expect(suspicionsBetween({ ...first, soCccd: '042***000045', soHoChieu: 'C***567' }, masked)).toEqual([]);
  });
});

describe('all suspect pairs', () => {
  it('B-10 are symmetric and exactly those that a comparison of each with each finds', () => {
    fc.assert(
      fc.property(suspects, (people) => {
        const expected = people.flatMap((left, index) =>
          people.slice(index + 1).flatMap((right) => {
            const reasons = suspicionsBetween(left, right);
            expect(suspicionsBetween(right, left)).toEqual(reasons);
            return reasons.length === 0 ? [] : [`${left.id} ${right.id} ${reasons.join()}`];
          }),
        );
        const found = suspectPairs(people).map(
          ({ left, right, reasons }) => `${left.id} ${right.id} ${reasons.join()}`,
        );
        expect([...found].sort()).toEqual([...expected].sort());
      }),
    );
  });

  it('B-10 are found among many thousands without comparing each with each', () => {
    const people = Array.from({ length: 30_000 }, (_, index) => ({
      ...stranger,
      id: `p${index}`,
      soCccd: String(100_000_000_000 + index * 7_919),
      hoTen: `Nguyễn Văn ${String.fromCharCode(97 + (index % 26))}${index % 997}`,
      ngaySinh: `19${60 + (index % 40)}-0${1 + (index % 9)}-1${index % 10}`,
      soHoChieu: null,
      dienThoai: null,
    }));
    const twin = { ...first, id: 'twin', soCccd: '042196000075' };
    const pairs = suspectPairs([first, ...people, twin]);
    expect(pairs.filter(({ left }) => left.id === 'w1').map(({ right }) => right.id)).toEqual(['twin']);
  });
});
