import { describe, expect, it } from 'vitest';

import { accountHolderName } from '@/domain/support/case-transfer';
import { checklistOf, missingPaperNames } from '@/domain/support/support-checklist';
import { detailFieldsOf } from '@/domain/support/support-detail-fields';
import { isPaidWhole, leftToPay, paidFor, paymentStateOf, paymentOrders } from '@/domain/support/support-payments';
import type { SupportCaseInput, SupportPayment, SupportRequestInput } from '@/domain/support/support-request';
import { emptySupportRequest, normalizeSupportRequest } from '@/domain/support/support-request-input';
import { draftErrorsOf, supportRequestSchema } from '@/domain/support/support-request-schema';
import {
  appraisalSchema,
  payoutReturnSchema,
  payoutSchema,
  supportApprovalSchema,
} from '@/domain/support/support-steps';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

import { caseWith, supportType } from './support-fixtures';

const today = '2026-11-15';

const filled: Partial<SupportCaseInput> = {
  soHoChieu: 'C1234567',
  noiCapHc: 'Cục QLXNC',
  ngayCapHc: '2024-10-10',
  lyDoHoTro: 'tai-nan-lao-dong',
  tienDeNghi: 20_000_000,
  chuTaiKhoan: 'NGUYEN VAN HAI',
  soTaiKhoan: '1900000000031',
  nganHangId: '970405',
};

function requestWith(ma: string, truongHop: readonly SupportCaseInput[], changes: Partial<SupportRequestInput> = {}) {
  return {
    ...emptySupportRequest(today, 'unit'),
    loaiHoTroId: ma,
    nguoiLienHe: 'Ngô Thị Mai',
    dienThoai: '0900000007',
    truongHop: [...truongHop],
    ...changes,
  };
}

const errors = (ma: string, input: SupportRequestInput) =>
  validationErrorsOf(supportRequestSchema({ type: supportType(ma), today }), normalizeSupportRequest(input)).map(
    ({ field, key }) => `${field} ${key}`,
  );

const workerCase = (changes: Partial<SupportCaseInput> = {}) => caseWith('HT01', {}, { ...filled, ...changes });
const ofCase = (changes: Partial<SupportCaseInput>) =>
  errors('HT01', requestWith('HT01', [workerCase(changes)])).map((text) => text.replace('truongHop[0].', ''));

describe('forms of support (domain dictionary §5.8)', () => {
  it('B-08 a filled-in case has no complaint', () => {
    expect(ofCase({})).toEqual([]);
  });

  it.each<[Partial<SupportCaseInput>, readonly string[]]>([
    [{ lyDoHoTro: 'khac', lyDoKhac: null }, ['lyDoKhac required']],
    [{ lyDoHoTro: 'khac', lyDoKhac: 'Ngắn' }, ['lyDoKhac minlength']],
    [{ lvTu: '2025-04-19' }, ['lvTu outsideContract']],
    [{ lvTu: '2025-04-20' }, []],
    [{ lvDen: '2025-10-19' }, ['lvDen dateOrder']],
    [{ lvDen: '2026-11-16' }, ['lvDen futureDate']],
    [{ hdDen: '2025-10-20' }, ['hdDen contractPeriod', 'lvDen outsideContract']],
    [{ mucDo: 101 }, ['mucDo max']],
    [{ mucDo: 40.5 }, ['mucDo invalid']],
    [{ tienDeNghi: 0 }, ['tienDeNghi notZero']],
    [{ soTaiKhoan: '12345' }, ['soTaiKhoan bankAccount']],
    [{ chuTaiKhoan: 'A'.repeat(51) }, ['chuTaiKhoan maxlength']],
    [{ soHoChieu: '1234567' }, ['soHoChieu passport']],
    [{ chiNhanh: 'x'.repeat(101) }, ['chiNhanh maxlength']],
    [
      { nguoiUyQuyen: { hoTen: '', quanHe: 'ban', soCccd: '12', ngayCap: null, noiCap: null, diaChi: '' } },
      [
        'nguoiUyQuyen.hoTen required',
        'nguoiUyQuyen.quanHe invalid',
        'nguoiUyQuyen.soCccd cccd',
        'nguoiUyQuyen.diaChi required',
      ],
    ],
  ])('B-08 %j of a case is complained of as %j', (changes, expected) => {
    expect(ofCase(changes)).toEqual(expected);
  });

  it.each<[string, readonly string[]]>([
    ['HT04', ['soNguoi', 'giaTriHopDong']],
    ['HT06', ['chiPhi']],
    ['HT07', ['loaiSuKien', 'ngayChet', 'soChungTu', 'quanHe']],
    ['HT08', ['coSo', 'nghe', 'tuNgay', 'denNgay', 'soThang', 'truongHopTruocId', 'khongHuongNganSach']],
    ['HT09', ['nhanVien', 'nuocCongTac', 'ngayDi', 'ngayVe', 'giaVe', 'hangVe']],
    ['HT10', ['nhanVien', 'nuocCongTac', 'ngayDi', 'ngayVe', 'giaVe', 'hangVe', 'soVanBan', 'khongViPham']],
    ['HT11', ['chiPhi', 'baoGia']],
  ])('B-08 %s asks for its own fields: %j', (ma, fields) => {
    const input = requestWith(ma, [
      caseWith(ma, {}, { ...filled, lyDoHoTro: 'khac', lyDoKhac: 'Lý do ghi trong hồ sơ.' }),
    ]);
    const asked = errors(ma, input)
      .filter((text) => text.startsWith('truongHop[0].rieng.'))
      .map((text) => text.replace('truongHop[0].rieng.', ''));
    expect(new Set(asked)).toEqual(new Set(fields.map((field) => `${field} required`)));
    expect(detailFieldsOf(ma)).toEqual(expect.arrayContaining([...fields]));
  });

  it('B-08 HT08 lasts six months at most, a higher class needs the economy fare, a transport three quotes', () => {
    const ofDetails = (ma: string, rieng: Partial<SupportCaseInput['rieng']>) =>
      errors(ma, requestWith(ma, [caseWith(ma, rieng, filled)])).map((text) => text.replace('truongHop[0].rieng.', ''));
    expect(ofDetails('HT08', { soThang: 8 })).toContain('soThang max');
    expect(ofDetails('HT08', { soThang: 6 })).not.toContain('soThang max');
    expect(ofDetails('HT09', { hangVe: 'thuong-gia', giaVe: 40_000_000 })).toContain('giaVePhoThong required');
    expect(ofDetails('HT09', { hangVe: 'pho-thong', giaVe: 0 })).toContain('giaVe notZero');
    expect(ofDetails('HT11', { chiPhi: 90_000_000, baoGia: [1, 2] })).toContain('baoGia required');
    expect(ofDetails('HT11', { chiPhi: 90_000_000, baoGia: [1, 2, 3] })).not.toContain('baoGia required');
  });

  it('B-08 a request has one to two hundred cases, that of an enterprise one', () => {
    const many = (count: number) =>
      requestWith(
        'HT01',
        Array.from({ length: count }, () => workerCase()),
      );
    expect(errors('HT01', many(0))).toEqual(['truongHop required']);
    expect(errors('HT01', many(200))).toEqual([]);
    expect(errors('HT01', many(201))).toEqual(['truongHop tooMany']);
    const enterprise = caseWith('HT11', { chiPhi: 90_000_000, baoGia: [1, 2, 3] }, { ...filled, lyDoHoTro: 'thi-hai' });
    expect(errors('HT11', requestWith('HT11', [enterprise]))).toEqual([]);
    expect(errors('HT11', requestWith('HT11', [enterprise, enterprise]))).toEqual(['truongHop tooMany']);
    expect(errors('HT11', requestWith('HT11', [enterprise], { donViId: null }))).toEqual(['donViId required']);
  });

  it('B-08 a draft may lack what is not filled in yet, but nothing in it may be wrong', () => {
    const rules = { type: supportType('HT01'), today };
    const of = (input: SupportRequestInput) =>
      draftErrorsOf(rules, normalizeSupportRequest(input)).map(({ field, key }) => `${field} ${key}`);
    expect(of({ ...emptySupportRequest(today, 'unit'), loaiHoTroId: 'HT01' })).toEqual([]);
    expect(of(emptySupportRequest(today, 'unit'))).toEqual(['loaiHoTroId required']);
    expect(of(requestWith('HT01', [workerCase({ soTaiKhoan: '1', mucDo: 120 })]))).toEqual([
      'truongHop[0].mucDo max',
      'truongHop[0].soTaiKhoan bankAccount',
    ]);
    expect(of(requestWith('HT01', [], { ngayDeNghi: '2026-11-16' }))).toEqual(['ngayDeNghi futureDate']);
  });

  it('B-08 account holders are capitals without diacritics; a death is the day on which it happened', () => {
    expect(accountHolderName('  Đặng  Thị Ưởng ')).toBe('DANG THI UONG');
    const [stored] = normalizeSupportRequest(
      requestWith('HT07', [
        caseWith('HT07', { ngayChet: '2026-09-02' }, { ngaySuViec: null, soTaiKhoan: '19 0000.0000-031' }),
      ]),
    ).truongHop;
    expect([stored?.ngaySuViec, stored?.soTaiKhoan]).toEqual(['2026-09-02', '1900000000031']);
  });

  it('B-08 a checklist has the papers of the kind; required ones are there or missing', () => {
    const papers = checklistOf(supportType('HT01'));
    expect(papers.map(({ ma, batBuoc, tinhTrang }) => [ma, batBuoc, tinhTrang])).toEqual([
      ['HT01-1', true, 'thieu'],
      ['HT01-2', true, 'thieu'],
      ['HT01-3', true, 'thieu'],
      ['HT01-4', false, 'thieu'],
    ]);
    const states = ['co', 'khong-ap-dung', 'thieu', 'khong-ap-dung'] as const;
    const answered = checklistOf(supportType('HT01'), [
      ...papers.map((paper, index) => ({
        ...paper,
        tinhTrang: states[index] ?? ('thieu' as const),
        tepId: index === 0 ? 'file' : null,
      })),
      { ma: 'HT99-1', ten: 'Lạ', batBuoc: true, tinhTrang: 'thieu', tepId: null },
    ]);
    expect(answered.map(({ tinhTrang, tepId }) => [tinhTrang, tepId])).toEqual([
      ['co', 'file'],
      ['thieu', null],
      ['thieu', null],
      ['khong-ap-dung', null],
    ]);
    expect(missingPaperNames([{ giayTo: answered }, { giayTo: answered }])).toEqual([
      'Giấy khám sức khỏe hoặc giấy tờ y tế của nước sở tại',
      'Hộ chiếu',
    ]);
  });

  it('B-08 the words of each step are checked: days, numbers, reasons', () => {
    const of = (schema: Parameters<typeof validationErrorsOf>[0], value: object) =>
      validationErrorsOf(schema, value).map(({ field, key }) => `${field} ${key}`);
    const amount = [{ truongHopId: 'a', soTien: 1 }];
    const rules = { today, filedOn: '2026-11-02' };
    expect(
      of(appraisalSchema(rules), { ngayNhanDuHoSo: '2026-11-01', deXuat: [], mienDieuKien: 'Ngắn', yKien: null }),
    ).toEqual(['ngayNhanDuHoSo dateOrder', 'deXuat required', 'mienDieuKien minlength']);
    expect(
      of(supportApprovalSchema({ today, completeOn: '2026-11-04' }), {
        soQd: '',
        ngayQd: '2026-11-16',
        duyet: amount,
        yKien: null,
      }),
    ).toEqual(['soQd required', 'ngayQd futureDate']);
    expect(
      of(payoutSchema({ today, ngayQd: '2026-11-10' }), { ngayChi: '2026-11-09', soUnc: '', chi: amount }),
    ).toEqual(['ngayChi dateOrder', 'soUnc required']);
    expect(of(payoutReturnSchema(), { lanChiIds: [], lyDo: 'Ngắn' })).toEqual(['lanChiIds required', 'lyDo minlength']);
  });
});

describe('payments of support', () => {
  const payment = (soTien: number, huyLuc: string | null = null, ngayChi = '2026-11-12'): SupportPayment => ({
    id: `p${soTien}`,
    ngayChi,
    soUnc: 'UNC1',
    soTien,
    huyLuc,
    lyDoHuy: huyLuc === null ? null : 'Sai số tài khoản nhận tiền.',
  });

  it.each([
    [[], 1, 0],
    [[payment(5)], 2, 5],
    [[payment(5), payment(10)], 3, 15],
    [[payment(15, '2026-11-13')], 4, 0],
    [[payment(5), payment(10, '2026-11-13')], 4, 5],
    [[payment(5, '2026-11-13'), payment(10)], 4, 10],
    [[payment(5, '2026-11-13T09:30:00.000'), payment(4, null, '2026-11-13')], 2, 4],
    [[payment(15, '2026-11-13'), payment(14, null, '2026-11-14')], 2, 14],
    [[payment(9, '2026-11-13'), payment(4, null, '2026-11-14'), payment(2, '2026-11-15')], 4, 4],
  ] as const)('B-09 %j of 15 approved is state %i with %i paid', (chiTra, state, paid) => {
    const granted = { tienDuyet: 15, chiTra };
    expect([paymentStateOf(granted), paidFor(granted), leftToPay(granted)]).toEqual([state, paid, 15 - paid]);
    expect(isPaidWhole([granted])).toBe(paid === 15);
  });

  it('B-08 a case that was granted nothing yet is not paid, and what was paid too much leaves nothing to pay', () => {
    const nothing = { tienDuyet: null, chiTra: [] };
    expect([paymentStateOf(nothing), leftToPay(nothing)]).toEqual([1, 0]);
    const tooMuch = { tienDuyet: 15, chiTra: [payment(16)] };
    expect([paymentStateOf(tooMuch), leftToPay(tooMuch), isPaidWhole([tooMuch])]).toEqual([3, 0, true]);
  });

  it('B-08 the payment orders name what is left, those of what is paid what was', () => {
    const each = {
      ...workerCase(),
      id: 'case',
      soGcn: 'GCN.2026.0004821',
      tienDuyet: 15_000_000,
      chiTra: [payment(4_000_000)],
    };
    const request = { ma: 'YCHT.2026.00031', truongHop: [each] } as unknown as Parameters<typeof paymentOrders>[0];
    expect(paymentOrders(request)).toMatchObject({
      items: [{ soTien: 11_000_000, noiDung: 'QHTVLNN YCHT202600031 GCN20260004821' }],
      tong: 11_000_000,
      bangChu: 'Mười một triệu đồng',
    });
    expect(paymentOrders(request, 'paid').tong).toBe(4_000_000);
  });
});
