import { beforeEach, describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import { openPeriodIn } from '@/domain/pay-ins/open-period';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';

import { attach, declare, step, taken } from '../fund/self-paying-desk';
import { complaintsOf, errorOf, type Office } from '../routes/office';
import { cashOf, layVoucher, newKey, openPayInOffice, payInPath, septemberReport, take } from './pay-in-desk';

let office: Office;

beforeEach(async () => {
  office = await openPayInOffice();
});

const [closedDay, openDay] = ['2025-12-31', '2026-01-01'];

describe('money of a closed accounting period', () => {
  it('B-05 is told to the forms, which refuse it themselves', async () => {
    const { body } = await (await office.as('ngan.dt')).get('/api/abp/application-configuration');
    const { setting } = body as { readonly setting: { readonly values: Readonly<Record<string, string | null>> } };
    expect(openPeriodIn(setting.values)).toBe(openDay);
  });

  it('B-05 is not found for a voucher, which waits on: it could never be taken out again (03005)', async () => {
    const voucher = layVoucher(office, 1, { trangThai: 2 });
    const refused = await take(office, 'ngan.dt', voucher, 'doi-soat', { ngayGhiCo: closedDay });
    expect([refused.status, complaintsOf(refused)]).toEqual([400, ['ngayGhiCo']]);
    expect(errorOf(refused).validationErrors?.map(({ message }) => message)).toEqual([
      'Ngày thuộc kỳ kế toán đã khóa; kỳ đang mở từ 01/01/2026.',
    ]);
    expect(office.backend.database.payIns.find(voucher.id)).toEqual(voucher);
    expect((await take(office, 'ngan.dt', voucher, 'doi-soat', { ngayGhiCo: openDay })).status).toBe(200);
  });

  it('B-05 is no cash in hand, neither of a new voucher nor of a draft', async () => {
    const { payIns } = office.backend.database;
    const count = payIns.size;
    const cash = { ...cashOf(office, septemberReport(office).id, 100_000), ngayNop: closedDay };
    const made = await (await office.as('ngan.dt')).post(payInPath, cash);
    expect([made.status, complaintsOf(made), payIns.size]).toEqual([400, ['ngayNop'], count]);
    const draft = layVoucher(office, 1, { ngayNop: closedDay });
    expect(complaintsOf(await take(office, 'ngan.dt', draft, 'thu-tien-mat'))).toEqual(['ngayNop']);
    expect(payIns.find(draft.id)).toEqual(draft);
  });

  it('B-05 is refused in its row of a statement, and the other rows are taken', async () => {
    const rows = [closedDay, openDay].map((ngay, index) => {
      const { id, concurrencyStamp } = layVoucher(office, index + 1, { trangThai: 2, hinhThuc: 1 });
      const said = { dong: index + 1, ngay, soTien: 200_000, noiDung: 'nop quy', maGiaoDich: `GD${String(index)}` };
      return { ...said, phieuId: id, concurrencyStamp };
    });
    const confirmed = { dong: rows, maLanGui: newKey(), lyDoChenhLech: null };
    const { body } = await (await office.as('ngan.dt')).post(`${payInPath}/sao-ke/xac-nhan`, confirmed);
    const { ketQua } = body as Schemas['KetQuaXacNhanSaoKe'];
    expect(ketQua.map(({ thanhCong }) => thanhCong)).toEqual([false, true]);
    expect(ketQua[0]?.loi).toMatchObject({ validationErrors: [{ members: ['ngay'] }] });
  });

  it('B-02 B-05 is not found for a self-payer', async () => {
    const declared = await declare(office);
    attach(office, declared, ...requiredPapers('6a'));
    const approved = await taken(step(office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }));
    const payment = { hinhThucNop: 2, ngayNop: '2026-11-14', soGiaoDich: null, nganHangId: null };
    const noted = await taken(step(office, 'ngan.dt', approved, 'ghi-nhan-dong', payment));
    const found = { soTienThucNhan: noted.conPhaiNop, soChungTu: null, noiDung: null };
    const refused = await step(office, 'ngan.dt', noted, 'xac-nhan-dong', { ...found, ngayGhiCo: closedDay });
    expect([refused.status, complaintsOf(refused)]).toEqual([400, ['ngayGhiCo']]);
    await taken(step(office, 'ngan.dt', noted, 'xac-nhan-dong', { ...found, ngayGhiCo: '2026-11-14' }));
  });
});
