import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { differencesOf, isSame, keepMine } from '@/domain/records/record-differences';

describe('record differences', () => {
  it('X-02 names who has changed each field since both began', () => {
    const base = { hoTen: 'A', tuoi: 1, ghiChu: null, hopDong: [{ id: '1' }] };
    const mine = { hoTen: 'B', tuoi: 1, ghiChu: '', hopDong: [{ id: '1' }, { id: '2' }] };
    const theirs = { hoTen: 'C', tuoi: 2, ghiChu: null, hopDong: [{ id: '1' }], khac: 1 };

    expect(differencesOf(base, mine, theirs)).toEqual([
      { field: 'hoTen', changedBy: 'both', base: 'A', mine: 'B', theirs: 'C' },
      { field: 'tuoi', changedBy: 'theirs', base: 1, mine: 1, theirs: 2 },
      { field: 'hopDong', changedBy: 'mine', base: base.hopDong, mine: mine.hopDong, theirs: theirs.hopDong },
    ]);
  });

  it('X-02 keeps what only the form knows, although nobody has changed it', () => {
    expect(keepMine({ a: 1 }, { a: 1, note: '' }, { a: 2 })).toEqual({ a: 2, note: '' });
  });

  it('X-02 keeps every change of mine and every change of theirs to another field', () => {
    const person = fc.record({ a: fc.string(), b: fc.integer(), c: fc.option(fc.string()) });
    fc.assert(
      fc.property(person, person, person, (base, mine, theirs) => {
        const kept = keepMine(base, mine, theirs);
        for (const field of ['a', 'b', 'c'] as const) {
          expect(kept[field]).toEqual(isSame(base[field], mine[field]) ? theirs[field] : mine[field]);
        }
      }),
    );
  });
});

describe('a list whose rows have ids', () => {
  const row = (id: string, change: object = {}) => ({ id, nsdld: 'A', ngayXuatCanh: null, ...change });

  it('X-02 keeps, in a row that both changed, my fields and theirs', () => {
    const base = { hopDong: [row('1')] };
    const mine = { hopDong: [row('1', { nsdld: 'B' }), { nsdld: 'mới', ngayXuatCanh: null }] };
    const theirs = { hopDong: [row('2'), row('1', { ngayXuatCanh: '2026-10-20' })] };
    expect(keepMine(base, mine, theirs)).toEqual({
      hopDong: [row('1', { nsdld: 'B', ngayXuatCanh: '2026-10-20' }), mine.hopDong[1], row('2')],
    });
  });

  it('X-02 is without the rows that I took out, and without those they took out and I did not touch', () => {
    const base = { hopDong: [row('1'), row('2'), row('3')] };
    const mine = { hopDong: [row('2'), row('3', { nsdld: 'B' })] };
    const theirs = { hopDong: [row('1', { nsdld: 'C' })] };
    expect(keepMine(base, mine, theirs)).toEqual({ hopDong: [row('3', { nsdld: 'B' })] });
  });

  it('X-02 B-08 joins rows that a form names by a key, and what stands inside them: a record, and a list of codes', () => {
    const paper = (ma: string, tinhTrang: string) => ({ ma, tinhTrang, tepId: null });
    const entry = (change: object) => ({
      ...{ khoa: 'case-1', soTaiKhoan: '1', lvDen: null, rieng: { coSo: 'A', nghe: 'B' } },
      ...{ giayTo: [paper('ho-chieu', 'thieu'), paper('don', 'thieu')], ...change },
    });
    const base = { truongHop: [entry({})] };
    const mine = {
      truongHop: [
        entry({
          ...{ lvDen: '2026-09-15', rieng: { coSo: 'A', nghe: 'Hàn' } },
          giayTo: [paper('ho-chieu', 'co'), paper('don', 'thieu')],
        }),
      ],
    };
    const added = { ...entry({}), khoa: 'case-2' };
    const theirs = {
      truongHop: [
        entry({
          ...{ soTaiKhoan: '2', rieng: { coSo: 'Trường nghề', nghe: 'B' } },
          giayTo: [paper('ho-chieu', 'thieu'), paper('don', 'co')],
        }),
        added,
      ],
    };
    expect(keepMine(base, mine, theirs)).toEqual({
      truongHop: [
        {
          ...{ khoa: 'case-1', soTaiKhoan: '2', lvDen: '2026-09-15', rieng: { coSo: 'Trường nghề', nghe: 'Hàn' } },
          giayTo: [paper('ho-chieu', 'co'), paper('don', 'co')],
        },
        added,
      ],
    });
  });

  it('X-02 is mine as a whole where two of its rows have one name', () => {
    const twice = [
      { ma: '1', ten: 'A' },
      { ma: '1', ten: 'B' },
    ];
    const mine = { giayTo: [{ ma: '1', ten: 'C' }] };
    expect(keepMine({ giayTo: twice }, mine, { giayTo: [...twice, { ma: '2', ten: 'D' }] })).toEqual(mine);
  });

  it('X-02 is mine as a whole where its rows have no ids', () => {
    const base = { lienHe: [{ hoTen: 'A' }] };
    const mine = { lienHe: [{ hoTen: 'B' }] };
    expect(keepMine(base, mine, { lienHe: [{ hoTen: 'A' }, { hoTen: 'C' }] })).toEqual(mine);
    expect(keepMine({ ids: ['1'] }, { ids: ['2'] }, { ids: ['1', '3'] })).toEqual({ ids: ['2'] });
  });
});
