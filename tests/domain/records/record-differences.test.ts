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

  it('X-02 is without the rows that I took out, and without those they took out and I did not touch; one I worked on is new', () => {
    const base = { hopDong: [row('1'), row('2'), row('3')] };
    const mine = { hopDong: [row('2'), row('3', { nsdld: 'B' })] };
    const theirs = { hopDong: [row('1', { nsdld: 'C' })] };
    expect(keepMine(base, mine, theirs)).toStrictEqual({ hopDong: [{ nsdld: 'B', ngayXuatCanh: null }] });
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

describe('fields that mean one thing together', () => {
  const base = {
    tinhThanhMa: '01',
    xaPhuongMa: '00004',
    diaChi: 'Số 1',
    nganHangId: 'a',
    soTaiKhoan: '1',
    email: null,
  };

  it('X-02 are all mine where both have changed some of them, and are told so', () => {
    const mine = { ...base, tinhThanhMa: '42', xaPhuongMa: '18073', soTaiKhoan: '2' };
    const theirs = { ...base, xaPhuongMa: '00008', nganHangId: 'b', email: 'a@example.com' };
    expect(keepMine(base, mine, theirs)).toEqual({ ...mine, email: 'a@example.com' });
    expect(differencesOf(base, mine, theirs).map(({ field, changedBy }) => [field, changedBy])).toEqual([
      ['tinhThanhMa', 'both'],
      ['xaPhuongMa', 'both'],
      ['nganHangId', 'both'],
      ['soTaiKhoan', 'both'],
      ['email', 'theirs'],
    ]);
  });

  it('X-02 are each side’s own where only one has changed them', () => {
    const mine = { ...base, xaPhuongMa: '00008' };
    const theirs = { ...base, nganHangId: 'b', soTaiKhoan: '2' };
    expect(keepMine(base, mine, theirs)).toEqual({ ...theirs, xaPhuongMa: '00008' });
    // What both have changed alike is no dispute.
    expect(keepMine(base, mine, { ...mine, diaChi: 'Số 2' })).toEqual({ ...mine, diaChi: 'Số 2' });
  });

  it('X-02 stay together in rows: a term, a return, a bank account', () => {
    const row = { id: '1', tuNgay: '2026-01-01', denNgay: '2028-12-31', ngayXuatCanh: null, nsdld: 'A' };
    const mine = { hopDong: [{ ...row, denNgay: '2027-12-31' }] };
    const theirs = { hopDong: [{ ...row, tuNgay: '2028-02-01', ngayXuatCanh: '2028-02-01' }] };
    expect(keepMine({ hopDong: [row] }, mine, theirs)).toEqual({
      hopDong: [{ ...row, denNgay: '2027-12-31', ngayXuatCanh: '2028-02-01' }],
    });
  });

  it('X-02 B-08 the person who is authorised is one of the two as a whole', () => {
    const person = { hoTen: 'A', quanHe: 'vo', soCccd: '1' };
    const inCase = (nguoiUyQuyen: object) => ({ truongHop: [{ khoa: '1', nguoiUyQuyen }] });
    const mine = inCase({ ...person, hoTen: 'B' });
    expect(keepMine(inCase(person), mine, inCase({ ...person, soCccd: '2' }))).toEqual(mine);
  });
});
