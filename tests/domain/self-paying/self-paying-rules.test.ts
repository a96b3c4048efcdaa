import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { selfPayingDueDay } from '@/domain/fund/deadlines';
import { statutoryCalendar } from '@/domain/fund/work-calendar';
import { comparisonOf } from '@/domain/self-paying/self-paying-comparison';
import { departureFormOf, isAnswerLate, selfPayingForms } from '@/domain/self-paying/self-paying-dossier';
import { missingPapers, paperNames, requiredPapers } from '@/domain/self-paying/self-paying-papers';
import { paymentFaults } from '@/domain/self-paying/self-paying-steps';
import { warningsOf, type KnownPeople } from '@/domain/self-paying/self-paying-warnings';

import { declarationOfSen } from '../../support/self-paying';

const nobody: KnownPeople = {
  ...{ worker: undefined, passportHolders: [], dossiers: [], paidContracts: [], reportedLines: [] },
};
const sen = declarationOfSen();
const open = { trangThai: 2, isPaid: false } as const;

describe('deadline of a self-payer', () => {
  it('B-02 B-03 gives form 6a until three days before departure: 02/12/2026 → 29/11/2026', () => {
    expect(
      selfPayingDueDay(
        { hinhThucDi: '6a', ngayXuatCanh: '2026-12-02', ngayNhanThongBao: undefined },
        statutoryCalendar,
      ),
    ).toBe('2026-11-29');
  });

  it('B-02 B-03 gives form 6b five working days after the notice: Friday 13/11/2026 → Friday 20/11/2026', () => {
    expect(
      selfPayingDueDay(
        { hinhThucDi: '6b', ngayXuatCanh: '2026-10-01', ngayNhanThongBao: '2026-11-13' },
        statutoryCalendar,
      ),
    ).toBe('2026-11-20');
  });
});

describe('papers of a dossier', () => {
  it('B-02 asks for the papers of Decree 112/2021 Art.38.1 by form', () => {
    expect(Object.fromEntries(selfPayingForms.map(({ id }) => [id, requiredPapers(id)]))).toEqual({
      '6a': ['hop-dong', 'ban-dich', 'ho-chieu'],
      '6b': ['hop-dong', 'ban-dich', 'ho-chieu', 'giay-phep-cu-tru'],
      'qua-don-vi': ['hop-dong', 'ho-chieu'],
    });
  });

  it('B-02 names what is missing, whatever else is attached', () => {
    const missing = missingPapers('6b', ['ho-chieu', null, 'hop-dong', 'chung-tu']);
    expect([missing, paperNames(missing)]).toEqual([
      ['ban-dich', 'giay-phep-cu-tru'],
      'Bản dịch hợp đồng lao động, Giấy phép cư trú',
    ]);
  });
});

describe('warnings about a declaration', () => {
  it('B-02 says nothing about a person whom the database does not know, nor about the same person in it', () => {
    const known = { ...nobody, worker: { ...sen, hoTen: 'PHẠM THỊ HỒNG SEN' } };
    expect([warningsOf(sen, nobody), warningsOf(sen, known)]).toEqual([[], []]);
  });

  it('B-02 warns of an identity number under another name, and of a second open dossier', () => {
    const other = { ...nobody, worker: { ...sen, hoTen: 'Trần Thị Sen' } };
    const twice = { ...nobody, dossiers: [{ ...sen, ...open }] };
    expect([warningsOf(sen, other), warningsOf(sen, twice)]).toEqual([['trung-cccd'], ['trung-cccd']]);
  });

  it('B-02 knows a paid or decided dossier of the same person to be no duplicate', () => {
    const dossiers = [
      { ...sen, trangThai: 4, isPaid: true },
      { ...sen, trangThai: 5, isPaid: false },
      { ...sen, trangThai: 9, isPaid: false },
    ] as const;
    expect(warningsOf(sen, { ...nobody, dossiers })).toEqual([]);
  });

  it('B-02 warns of a passport that somebody else holds', () => {
    const holder = { ...sen, soCccd: '042196000046' };
    expect([
      warningsOf(sen, { ...nobody, passportHolders: [holder] }),
      warningsOf(sen, { ...nobody, dossiers: [{ ...holder, ...open }] }),
      warningsOf(sen, { ...nobody, passportHolders: [sen] }),
    ]).toEqual([['trung-ho-chieu'], ['trung-ho-chieu'], []]);
  });

  it('B-02 warns of a contract that is paid for: by its number, or by journey', () => {
    const contract = { soHopDong: '45/2026/hđlđ', thiTruongId: 'DE', ngayXuatCanh: '2026-12-20' };
    const journey = { soHopDong: null, thiTruongId: 'DE', ngayXuatCanh: '2026-12-02' };
    const earlier = { soHopDong: null, thiTruongId: 'DE', ngayXuatCanh: '2023-12-02' };
    const elsewhere = { ...contract, thiTruongId: 'JP', ngayXuatCanh: '2026-12-02' };
    expect(
      [contract, journey, earlier, elsewhere].map((paid) => warningsOf(sen, { ...nobody, paidContracts: [paid] })),
    ).toEqual([['da-dong'], ['da-dong'], [], []]);
  });

  it('B-02 warns of a passport that ends by the departure and of a worker under 18 then', () => {
    const declared = declarationOfSen({ ngayHetHanHc: '2026-12-02', ngaySinh: '2008-12-03' });
    expect(warningsOf(declared, nobody)).toEqual(['ho-chieu-het-han', 'duoi-18']);
  });
});

describe('answering and settling', () => {
  it('B-02 calls an answer late after more than five working days', () => {
    expect([null, 0, 5, 6].map(isAnswerLate)).toEqual([false, false, false, true]);
  });

  it('B-03 takes money only when it reaches what is due, under no other record’s code', () => {
    const dossier = { ma: 'TD.2026.000301', conPhaiNop: 100_000 };
    const found = (soTienThucNhan: number, noiDung: string | null) =>
      paymentFaults(dossier, { soTienThucNhan, noiDung });
    expect([
      found(100_000, 'CT DEN QHTVLNN td2026 000301 042196000045'),
      found(100_000, null),
      found(100_000, 'nop quy viec lam'),
      found(100_000, 'QHTVLNN TD2026000300 042196000045'),
      found(99_999, 'QHTVLNN TD2026000301'),
      found(99_999, 'QHTVLNN TD2026000300'),
    ]).toEqual([[], [], [], ['noiDung'], ['soTienThucNhan'], ['soTienThucNhan', 'noiDung']]);
  });

  it('B-03 never takes less than what is due', () => {
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(200_000), (conPhaiNop, paid) => {
        const faults = paymentFaults({ ma: 'TD.2026.000001', conPhaiNop }, { soTienThucNhan: paid, noiDung: null });
        return (faults.length === 0) === paid >= conPhaiNop;
      }),
    );
  });

  it('B-02 takes the contract’s form from the unit where a unit sends', () => {
    expect([
      departureFormOf('6b', undefined),
      departureFormOf('qua-don-vi', 2),
      departureFormOf('qua-don-vi', 4),
      departureFormOf('qua-don-vi', undefined),
    ]).toEqual(['6b', '2', '1', '2']);
  });
});

describe('declaration beside the database', () => {
  it('B-02 tells what differs, what is alike however it is spelt, and what the database does not know', () => {
    const person = { id: 'w', hoTen: 'Pham Thi Hong Sen', soCccd: '042***000045', soHoChieu: null, tinhThanhMa: '42' };
    const known = { ...person, ngaySinh: '1996-06-14', dienThoai: '0900000046', email: null };
    const verdicts = comparisonOf(sen, known).map(({ field, verdict }) => [field, verdict] as const);
    expect(Object.fromEntries(verdicts.slice(0, 9))).toEqual({
      hoTen: 'same',
      ngaySinh: 'same',
      gioiTinh: 'unknown',
      soCccd: 'different',
      ngayCapCccd: 'unknown',
      soHoChieu: 'unknown',
      ngayCapHc: 'unknown',
      ngayHetHanHc: 'unknown',
      dienThoai: 'different',
    });
  });

  it('B-02 knows nothing where the person is not in the database', () => {
    expect(new Set(comparisonOf(sen, null).map(({ verdict }) => verdict))).toEqual(new Set(['unknown']));
  });
});
