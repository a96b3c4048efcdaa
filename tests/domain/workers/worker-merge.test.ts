import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isSameContract, unitedContracts } from '@/domain/workers/contract-union';
import {
  defaultChoices,
  differingFields,
  mergedWorker,
  mergeErrors,
  mergeFieldOf,
  mergeFields,
  mergeInputOf,
  proposedKept,
  rebasedChoices,
  type MergeChoices,
  type MergePlan,
  type Side,
} from '@/domain/workers/worker-merge';
import type { Contract } from '@/domain/workers/worker';

import { firstContract, left, right, secondContract, today } from './merge-fixtures';

const sides = fc.constantFrom<Side>('left', 'right');
const someChoices = fc.record(
  Object.fromEntries(mergeFields.map((field) => [field, sides])),
) as fc.Arbitrary<MergeChoices>;

const contracts = (prefix: string) =>
  fc
    .array(
      fc.record({
        soHopDong: fc.constantFrom(null, '118/2020', ' 118/2020 ', '77/2024'),
        donViId: fc.constantFrom(null, 'unit-1', 'unit-2'),
        thiTruongId: fc.constantFrom('JP', 'TW'),
        soGcn: fc.constantFrom(null, 'GCN.1', 'GCN.2'),
        ngayDong: fc.constantFrom(null, '2020-04-09'),
        diaChiLamViec: fc.constantFrom(null, 'Aichi'),
      }),
      { maxLength: 5 },
    )
    .map((rows) => rows.map((row, index): Contract => ({ ...firstContract, ...row, id: `${prefix}${index}` })));

const planWith = (change: Partial<MergePlan>): MergePlan => ({
  left,
  right,
  kept: 'left',
  choices: defaultChoices({ left, right }, today),
  ...change,
});

describe('what is proposed', () => {
  it('B-10 is the value that is there, then the valid one, then the one that was changed last', () => {
    expect(defaultChoices({ left, right }, today)).toEqual({
      hoTen: 'right',
      ngaySinh: 'right',
      gioiTinh: 'right',
      soCccd: 'right',
      soHoChieu: 'right',
      dienThoai: 'right',
      email: 'left',
      tinhThanhMa: 'right',
      lienHeTen: 'right',
      trinhDo: 'right',
      ngoaiNgu: 'right',
      kyNangNghe: 'right',
      ghiChu: 'right',
    });
    const changed = { ...left, lastModificationTime: '2025-01-01T08:00:00' };
    const choices = defaultChoices({ left: changed, right }, today);
    expect([choices.hoTen, choices.soCccd, choices.soHoChieu, choices.dienThoai]).toEqual([
      'left',
      'left',
      // The left one's passport has expired.
      'right',
      'right',
    ]);
  });

  it('B-10 is the ID number that agrees with the person and has twelve digits', () => {
    const oldNumber = { ...right, soCccd: '183456789' };
    const otherYear = { ...right, soCccd: '042197000054' };
    expect(defaultChoices({ left, right: oldNumber }, today).soCccd).toBe('left');
    expect(defaultChoices({ left, right: otherYear }, today).soCccd).toBe('left');
    expect(defaultChoices({ left, right: { ...otherYear, lyDoCccd: 'Đã xác minh với công an' } }, today).soCccd).toBe(
      'right',
    );
  });

  it('B-10 keeps the record with more contracts, else the older one', () => {
    expect(proposedKept({ left, right })).toBe('left');
    expect(proposedKept({ left: right, right: left })).toBe('right');
    expect(proposedKept({ left, right: { ...right, hopDong: [firstContract, secondContract] } })).toBe('right');
  });
});

describe('what differs', () => {
  it('B-10 is shown paper by paper, and a masked number is never taken for the same', () => {
    expect(differingFields({ left, right })).toEqual(['soCccd', 'soHoChieu', 'dienThoai', 'email']);
    const masked = { soCccd: '042***000045', soHoChieu: null, dienThoai: null, email: null };
    expect(differingFields({ left: { ...left, ...masked }, right: { ...left, ...masked, id: 'right' } })).toEqual([
      'soCccd',
    ]);
  });

  it('names the choice that a field belongs to', () => {
    expect(['ngayHetHanHc', 'diaChi', 'hoTen', 'hopDong[0].ngayKy'].map(mergeFieldOf)).toEqual([
      'soHoChieu',
      'tinhThanhMa',
      'hoTen',
      undefined,
    ]);
  });
});

describe('two records as one', () => {
  it('B-10 take each paper whole from the chosen side, and both sides’ contracts', () => {
    const choices: MergeChoices = { ...defaultChoices({ left, right }, today), soCccd: 'left', soHoChieu: 'right' };
    const merged = mergedWorker(planWith({ choices }));
    expect(merged).toMatchObject({
      soCccd: '042196000045',
      ngayCapCccd: '2021-08-12',
      soHoChieu: 'P7654321',
      ngayCapHc: '2024-01-10',
      dienThoai: '0912345678',
      email: 'ung@example.com',
    });
    expect(merged.hopDong).toEqual([firstContract, secondContract]);
    expect(mergeErrors(planWith({ choices }), today)).toEqual([]);
  });

  it('B-10 fill what the chosen paper lacks only from the same paper', () => {
    const same = { ...right, soCccd: left.soCccd };
    const choices: MergeChoices = { ...defaultChoices({ left, right: same }, today), soCccd: 'right' };
    expect(mergedWorker(planWith({ right: same, choices })).ngayCapCccd).toBe('2021-08-12');
    expect(mergedWorker(planWith({ choices })).ngayCapCccd).toBeNull();
  });

  it('B-10 never make one place or one paper of two: what contradicts itself fills no gap', () => {
    const here = { ...left, xaPhuongMa: '18073', diaChi: null };
    const there = { ...right, tinhThanhMa: '42', xaPhuongMa: '18100', diaChi: 'Số 10, tổ 3' };
    const reissued = { ...there, soCccd: here.soCccd, ngayCapCccd: '2025-02-01', noiCapCccd: 'Bộ Công an' };
    const choices: MergeChoices = { ...defaultChoices({ left, right }, today), tinhThanhMa: 'left', soCccd: 'left' };
    expect(mergedWorker(planWith({ left: here, right: reissued, choices }))).toMatchObject({
      ...{ xaPhuongMa: '18073', diaChi: null },
      ...{ ngayCapCccd: '2021-08-12', noiCapCccd: null },
    });
    const sameWard = { ...reissued, xaPhuongMa: '18073' };
    expect(mergedWorker(planWith({ left: here, right: sameWard, choices })).diaChi).toBe('Số 10, tổ 3');
  });

  it('B-10 are checked by the rules of a worker record', () => {
    const other = { ...right, ngaySinh: '1997-06-03', soCccd: '042197000054' };
    const choices: MergeChoices = {
      ...defaultChoices({ left, right: other }, today),
      soCccd: 'left',
      ngaySinh: 'right',
    };
    expect(mergeErrors(planWith({ right: other, choices }), today)).toEqual([
      { field: 'soCccd', key: 'cccdMismatch', params: {} },
    ]);
  });

  it('B-10 cannot be a record and itself', () => {
    fc.assert(
      fc.property(someChoices, sides, (choices, kept) => {
        expect(() => mergedWorker({ left, right: { ...right, id: left.id }, choices, kept })).toThrow(RangeError);
      }),
    );
  });

  it('B-10 hold nothing that neither record held', () => {
    fc.assert(
      fc.property(someChoices, sides, (choices, kept) => {
        const merged = mergedWorker({ left, right, choices, kept });
        for (const [name, value] of Object.entries(merged)) {
          if (name !== 'hopDong') {
            expect([left[name as keyof typeof left], right[name as keyof typeof right]]).toContainEqual(value);
          }
        }
      }),
    );
  });

  it('B-10 lose no contract and no certificate, and hold no contract twice', () => {
    fc.assert(
      fc.property(contracts('l'), contracts('r'), sides, (mine, theirs, kept) => {
        const plan = planWith({ left: { ...left, hopDong: mine }, right: { ...right, hopDong: theirs }, kept });
        const { hopDong } = mergedWorker(plan);
        const originals = [...mine, ...theirs];
        const ids = hopDong.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => !originals.some((contract) => contract.id === id))).toEqual([]);
        const gone = originals.filter(({ id }) => !ids.includes(id));
        expect(gone.filter((contract) => !hopDong.some((kept) => isSameContract(kept, contract)))).toEqual([]);
        expect(hopDong.length + gone.length).toBe(originals.length);
        const certificates = (list: readonly Contract[]) => new Set(list.flatMap(({ soGcn }) => soGcn ?? []));
        expect(certificates(hopDong)).toEqual(certificates(originals));
      }),
    );
  });
});

describe('one contract in both records', () => {
  it('B-10 is in the result once, whatever else the records hold', () => {
    const withoutCopies = (list: readonly Contract[]) =>
      list.filter((one, index) => !list.slice(0, index).some((other) => isSameContract(one, other)));
    fc.assert(
      fc.property(contracts('l'), contracts('r'), (mine, theirs) => {
        const uncertified = (list: readonly Contract[]) => withoutCopies(list.map((one) => ({ ...one, soGcn: null })));
        const united = unitedContracts(uncertified(mine), uncertified(theirs));
        expect(withoutCopies(united)).toEqual(united);
      }),
    );
  });

  const copy: Contract = { ...firstContract, id: 'c9', soHopDong: ' 118/2020/hđđđ-lg', soGcn: null, ngayDong: null };

  it('B-10 stays once, under the copy with the certificate, with its gaps filled', () => {
    const poor: Contract = { ...firstContract, nsdld: null, diaChiLamViec: null };
    const rich: Contract = { ...copy, nsdld: 'Aozora Foods', diaChiLamViec: 'Aichi' };
    const expected = [{ ...poor, nsdld: 'Aozora Foods', diaChiLamViec: 'Aichi' }];
    expect(unitedContracts([poor], [rich])).toEqual(expected);
    expect(unitedContracts([rich], [poor])).toEqual(expected);
  });

  it('B-10 is filled only as long as the result keeps the rules', () => {
    const poor: Contract = {
      ...firstContract,
      tuNgay: '2020-03-01',
      denNgay: '2023-02-28',
      ngayXuatCanh: null,
      ngayVeNuoc: null,
    };
    const rich: Contract = { ...copy, ngayXuatCanh: null, ngayVeNuoc: '2019-02-20' };
    expect(unitedContracts([poor], [rich])).toEqual([poor]);
  });

  it('B-10 is another one with another unit, another certificate, or no number', () => {
    expect(isSameContract(firstContract, copy)).toBe(true);
    expect(isSameContract(firstContract, { ...copy, donViId: 'unit-2' })).toBe(false);
    expect(isSameContract(firstContract, { ...copy, soGcn: 'GCN.2020.0000999' })).toBe(false);
    expect(isSameContract({ ...firstContract, soHopDong: null }, { ...copy, soHopDong: null })).toBe(false);
    expect(isSameContract({ ...firstContract, donViId: null }, { ...copy, donViId: null, thiTruongId: 'KR' })).toBe(
      false,
    );
  });
});

describe('after somebody has saved one of the records', () => {
  it('B-10 X-02 keeps the choices whose values are the same, and proposes the others anew', () => {
    const choices: MergeChoices = {
      ...defaultChoices({ left, right }, today),
      soCccd: 'left',
      soHoChieu: 'left',
      dienThoai: 'left',
    };
    const now = { left, right: { ...right, soHoChieu: 'P1111111', lastModificationTime: '2026-11-14T08:00:00' } };
    expect(rebasedChoices(choices, { left, right }, now, today)).toEqual({ ...choices, soHoChieu: 'right' });
  });
});

describe('the request', () => {
  it('B-10 names sides and not values, only where the records differ', () => {
    const choices: MergeChoices = { ...defaultChoices({ left, right }, today), soCccd: 'left' };
    expect(mergeInputOf(planWith({ kept: 'right', choices }))).toEqual({
      giuLaiId: 'right',
      boDiId: 'left',
      concurrencyStamps: { giuLai: 'stamp-right', boDi: 'stamp-left' },
      luaChon: { soCccd: 'boDi', soHoChieu: 'giuLai', dienThoai: 'giuLai', email: 'boDi' },
    });
  });
});
