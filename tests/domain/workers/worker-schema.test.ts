import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { validationErrorsOf } from '@/domain/validation/schema-errors';
import { emptyContract } from '@/domain/workers/contract-schema';
import type { Contract, WorkerInput } from '@/domain/workers/worker';
import { emptyWorker, normalizeWorker } from '@/domain/workers/worker-input';
import { workerSchema } from '@/domain/workers/worker-schema';

const today = '2026-11-15';

const contract: Contract = {
  ...emptyContract(),
  donViId: 'DV0007',
  thiTruongId: 'JP',
  nganhNgheId: 'TP',
  soHopDong: '118/2026/HĐĐĐ-LG',
  ngayKy: '2026-09-12',
  tuNgay: '2026-10-20',
  denNgay: '2029-10-19',
  mucLuong: 180_000.5,
  tienTe: 'JPY',
  tienDichVu: 30_000_000,
  ngayXuatCanh: '2026-10-20',
  tinhTrang: 2,
};

const worker: WorkerInput = {
  ...emptyWorker(),
  soCccd: '042196000045',
  ngayCapCccd: '2021-08-12',
  hoTen: 'Phạm Thị Hồng Sen',
  ngaySinh: '1996-06-14',
  gioiTinh: 2,
  soHoChieu: 'C1234567',
  ngayCapHc: '2024-10-10',
  ngayHetHanHc: '2034-10-10',
  dienThoai: '0912345678',
  email: 'sen@example.com',
  tinhThanhMa: '42',
  trinhDo: 3,
  hopDong: [contract],
};

const errorsOf = (value: unknown, acceptsMasked = false) =>
  validationErrorsOf(workerSchema({ today, acceptsMasked }), value);
const error = (field: string, key: string, params = {}) => [{ field, key, params }];

describe('workerSchema', () => {
  it('takes a right record, and one with nothing but what is required', () => {
    expect(errorsOf(worker)).toEqual([]);
    const least = {
      ...emptyWorker(),
      soCccd: '042196000045',
      hoTen: 'Sen',
      ngaySinh: '1996-06-14',
      gioiTinh: 2,
      tinhThanhMa: '42',
    };
    expect(errorsOf(least)).toEqual([]);
  });

  it('names what an empty form lacks', () => {
    expect(errorsOf(emptyWorker())).toEqual(
      ['soCccd', 'hoTen', 'ngaySinh', 'tinhThanhMa'].flatMap((field) => error(field, 'required')),
    );
  });

  it.each<[string, Partial<WorkerInput>, ReturnType<typeof error>]>([
    ['a short identity number', { soCccd: '04219600004' }, error('soCccd', 'cccd')],
    ['a number of another sex', { soCccd: '042096000045' }, error('soCccd', 'cccdMismatch')],
    ['a number of another year', { soCccd: '042197000045' }, error('soCccd', 'cccdMismatch')],
    [
      'a reason too short',
      { soCccd: '042197000045', lyDoCccd: 'sai' },
      [...error('soCccd', 'cccdMismatch'), ...error('lyDoCccd', 'reasonRequired')],
    ],
    ['an issue date to come', { ngayCapCccd: '2026-11-16' }, error('ngayCapCccd', 'futureDate')],
    ['a name of one letter', { hoTen: 'A' }, error('hoTen', 'minlength', { requiredLength: 2, actualLength: 1 })],
    ['a day that does not exist', { ngayCapHc: '2026-02-30' }, error('ngayCapHc', 'date')],
    ['a sex that is none', { gioiTinh: 4 as never }, error('gioiTinh', 'invalid')],
    ['a passport of digits', { soHoChieu: '12345678' }, error('soHoChieu', 'passport')],
    [
      'a passport that ends before the departure',
      { ngayHetHanHc: '2026-10-20' },
      error('ngayHetHanHc', 'passportExpired'),
    ],
    [
      'a passport that ends before it begins',
      { ngayCapHc: '2026-11-01', ngayHetHanHc: '2026-10-31' },
      error('ngayHetHanHc', 'passportDates'),
    ],
    ['a wrong phone', { dienThoai: '0123' }, error('dienThoai', 'phone')],
    ['a wrong email', { email: 'sen@' }, error('email', 'email')],
    ['an unknown education level', { trinhDo: 9 }, error('trinhDo', 'invalid')],
    [
      'a birth to come',
      { ngaySinh: '2026-11-16', soCccd: '042326000045', hopDong: [] },
      error('ngaySinh', 'futureDate'),
    ],
    [
      'a worker of 71',
      { ngaySinh: '1955-10-20', soCccd: '042155000045' },
      error('ngaySinh', 'ageTooHigh', { max: 70 }),
    ],
  ])('refuses %s', (_, change, expected) => {
    expect(errorsOf({ ...worker, ...change })).toEqual(expected);
  });

  it('asks for 18 completed years on the day of departure', () => {
    const born = (ngaySinh: string) => errorsOf({ ...worker, ngaySinh, soCccd: '042308000045' });
    expect(born('2008-10-20')).toEqual([]);
    expect(born('2008-10-21')).toEqual(error('ngaySinh', 'age18'));
  });

  it('lets an officer override a contradicting identity number with a reason', () => {
    expect(errorsOf({ ...worker, soCccd: '042197000045', lyDoCccd: 'Giấy khai sinh ghi năm 1996' })).toEqual([]);
  });

  it('lets masked numbers return only where they are expected', () => {
    const masked = { ...worker, soCccd: '042***000045', soHoChieu: 'C***567' };
    expect(errorsOf(masked)).toEqual([...error('soCccd', 'cccd'), ...error('soHoChieu', 'passport')]);
    expect(errorsOf(masked, true)).toEqual([]);
  });

  it('survives anything', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(worker)), (value, field) => {
        expect(Array.isArray(errorsOf({ ...worker, [field]: value }))).toBe(true);
        expect(errorsOf(value).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('contracts of a worker', () => {
  it.each<[string, Partial<Contract>, ReturnType<typeof error>]>([
    ['no unit for forms 1–5', { donViId: null }, error('hopDong[0].donViId', 'required')],
    ['no market', { thiTruongId: '' }, error('hopDong[0].thiTruongId', 'required')],
    ['no occupation', { nganhNgheId: '' }, error('hopDong[0].nganhNgheId', 'required')],
    ['a form that is none', { hinhThucDi: '6' as never }, error('hopDong[0].hinhThucDi', 'invalid')],
    ['an end on the first day', { denNgay: '2026-10-20' }, error('hopDong[0].denNgay', 'contractPeriod')],
    ['more than 60 months', { denNgay: '2031-10-21' }, error('hopDong[0].denNgay', 'contractTerm', { max: 60 })],
    ['signing after departure', { ngayKy: '2026-10-21' }, error('hopDong[0].ngayKy', 'signedAfterDeparture')],
    ['return before departure', { ngayVeNuoc: '2026-10-19' }, error('hopDong[0].ngayVeNuoc', 'returnBeforeDeparture')],
    [
      'return without departure',
      { ngayXuatCanh: null, ngayVeNuoc: '2026-10-19' },
      error('hopDong[0].ngayXuatCanh', 'required'),
    ],
    ['a wage below zero', { mucLuong: -1 }, error('hopDong[0].mucLuong', 'min', { min: 0, actual: -1 })],
    ['a wage without currency', { tienTe: null }, error('hopDong[0].tienTe', 'required')],
    ['a fee of half a đồng', { tienDichVu: 0.5 }, error('hopDong[0].tienDichVu', 'money')],
    ['a state that is none', { tinhTrang: 7 as never }, error('hopDong[0].tinhTrang', 'invalid')],
  ])('refuses %s', (_, change, expected) => {
    expect(errorsOf({ ...worker, hopDong: [{ ...contract, ...change }] })).toEqual(expected);
  });

  it.each<[string, Partial<Contract>]>([
    ['a direct contract without a unit', { hinhThucDi: '6a', donViId: null }],
    ['a contract concluded abroad, after the departure', { hinhThucDi: '6b', donViId: null, ngayKy: '2026-11-01' }],
    ['exactly 60 months', { denNgay: '2031-10-19' }],
    ['return on the day of departure', { ngayVeNuoc: '2026-10-20', tinhTrang: 4 }],
    ['no wage and no currency', { mucLuong: null, tienTe: null }],
  ])('takes %s', (_, change) => {
    expect(errorsOf({ ...worker, hopDong: [{ ...contract, ...change }] })).toEqual([]);
  });

  it('measures age and passport by all departures', () => {
    const earlier = { ...contract, ngayKy: null, tuNgay: null, denNgay: null, ngayXuatCanh: '2014-06-13' };
    expect(errorsOf({ ...worker, hopDong: [contract, earlier] })).toEqual(error('ngaySinh', 'age18'));
  });
});

describe('normalizeWorker', () => {
  it('brings what was typed into the form that is stored, and leaves the rest', () => {
    const typed: WorkerInput = {
      ...worker,
      soCccd: ' 042 196 000 045 ',
      hoTen: '  Phạm  Thị Hồng   Sen ',
      soHoChieu: ' c1234567 ',
      dienThoai: '+84 912 345 678',
      email: ' Sen@Example.com ',
      diaChi: '  ',
      ngayCapHc: '',
      hopDong: [{ ...contract, soHopDong: ' ', tuNgay: '' }],
    };
    expect(normalizeWorker(typed)).toEqual({
      ...worker,
      diaChi: null,
      ngayCapHc: null,
      hopDong: [{ ...contract, soHopDong: null, tuNgay: null }],
    });
  });

  it('leaves a normalised record as it is', () => {
    expect(normalizeWorker(normalizeWorker(worker))).toEqual(normalizeWorker(worker));
    expect(normalizeWorker(emptyWorker())).toEqual(emptyWorker());
  });
});
