import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { UnitInput } from '@/domain/units/unit';
import { emptyBankAccount, emptyContactPerson, emptyUnit, normalizeUnit } from '@/domain/units/unit-input';
import { unitSchema } from '@/domain/units/unit-schema';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

const unit: UnitInput = {
  ...emptyUnit(),
  ten: 'Công ty Cổ phần Nhân lực Lam Giang',
  tenGiaoDich: 'LAM GIANG HR JSC',
  mst: '9900000048',
  soGiayPhep: '007/DEMO-GP',
  ngayCapGp: '2022-11-16',
  tinhThanhMa: '40',
  xaPhuongMa: '16681',
  diaChi: 'Số 10, tổ 3',
  dienThoai: '0900000007',
  email: 'dv0007@example.com',
  website: 'https://example.com',
  nguoiDaiDien: 'Vũ Quang Huy',
  canBoPhuTrachId: 'khoa.tm',
  duNoNld: 500_000,
  taiKhoan: [{ nganHangId: 'AGRIBANK', soTaiKhoan: '1900000000031', chuTaiKhoan: 'CONG TY LAM GIANG' }],
  lienHe: [{ hoTen: 'Ngô Thị Mai', chucVu: null, dienThoai: '0900000008', email: null }],
};

const errorsOf = (value: unknown) => validationErrorsOf(unitSchema({ today: '2026-11-15' }), value);
const error = (field: string, key: string, params = {}) => [{ field, key, params }];

describe('unitSchema', () => {
  it('takes a right record', () => {
    expect(errorsOf(unit)).toEqual([]);
  });

  it('names what an empty form lacks', () => {
    const required = [
      'ten',
      'mst',
      'soGiayPhep',
      'tinhThanhMa',
      'xaPhuongMa',
      'diaChi',
      'dienThoai',
      'email',
      'nguoiDaiDien',
      'canBoPhuTrachId',
    ];
    expect(errorsOf(emptyUnit())).toEqual(required.flatMap((field) => error(field, 'required')));
  });

  it.each<[string, Partial<UnitInput>, ReturnType<typeof error>]>([
    ['a name of two letters', { ten: 'AB' }, error('ten', 'minlength', { requiredLength: 3, actualLength: 2 })],
    ['a wrong check digit', { mst: '9900000049' }, error('mst', 'mst')],
    ['a licence date to come', { ngayCapGp: '2026-11-16' }, error('ngayCapGp', 'futureDate')],
    ['a service enterprise without licence', { soGiayPhep: null }, error('soGiayPhep', 'required')],
    ['a unit type that is none', { loaiDonViId: 8 as never }, error('loaiDonViId', 'invalid')],
    ['a wrong phone', { dienThoai: '12' }, error('dienThoai', 'phone')],
    ['a wrong email', { email: 'x' }, error('email', 'email')],
    ['a website with script', { website: 'javascript:alert(1)' }, error('website', 'url')],
    ['a debt below zero', { duNoNld: -1 }, error('duNoNld', 'money')],
    ['a debt left empty', { duNoDoanhThu: null as never }, error('duNoDoanhThu', 'required')],
    [
      'an empty account',
      { taiKhoan: [emptyBankAccount()] },
      ['nganHangId', 'soTaiKhoan', 'chuTaiKhoan'].flatMap((name) => error(`taiKhoan[0].${name}`, 'required')),
    ],
    [
      'a short account number',
      { taiKhoan: [{ nganHangId: 'A', soTaiKhoan: '12345', chuTaiKhoan: 'B' }] },
      error('taiKhoan[0].soTaiKhoan', 'bankAccount'),
    ],
    [
      'an empty contact',
      { lienHe: [emptyContactPerson()] },
      ['hoTen', 'dienThoai'].flatMap((name) => error(`lienHe[0].${name}`, 'required')),
    ],
    ['a state that is none', { trangThai: 9 as never }, error('trangThai', 'invalid')],
  ])('refuses %s', (_, change, expected) => {
    expect(errorsOf({ ...unit, ...change })).toEqual(expected);
  });

  it('asks other unit types for no licence', () => {
    expect(errorsOf({ ...unit, loaiDonViId: 4, soGiayPhep: null })).toEqual([]);
  });

  it('survives anything', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(unit)), (value, field) => {
        expect(Array.isArray(errorsOf({ ...unit, [field]: value }))).toBe(true);
        expect(errorsOf(value).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('normalizeUnit', () => {
  it('brings what was typed into the form that is stored', () => {
    const typed: UnitInput = {
      ...unit,
      ten: ' Công ty Cổ phần  Nhân lực Lam Giang ',
      mst: '9900 000 048',
      dienThoai: '0900 000 007',
      email: 'DV0007@Example.com',
      chucVu: ' ',
      taiKhoan: [
        { nganHangId: 'AGRIBANK', soTaiKhoan: '\u200e1900 0000 0003 1\u200b', chuTaiKhoan: ' CONG TY  LAM GIANG' },
      ],
      lienHe: [{ hoTen: ' Ngô Thị Mai', chucVu: '', dienThoai: '0900.000.008', email: '' }],
    };
    expect(normalizeUnit(typed)).toEqual(unit);
    expect(normalizeUnit(emptyUnit())).toEqual(emptyUnit());
  });
});
