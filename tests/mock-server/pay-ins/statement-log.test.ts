import { expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Schemas } from '@/domain/contract/schemas';
import type { LogEntry, LogListItem } from '@/domain/log/log-entry';
import type { PayInRow } from '@mock-server/data/fund/pay-in-row';

import { layVoucher, lyDo, newKey, openPayInOffice, payInPath, septemberReport } from './pay-in-desk';

it('B-23 B-05 a bank statement stands in the log with each voucher that it reconciled, and the lines that were refused', async () => {
  const office = await openPayInOffice();
  const waiting = (number: number) =>
    layVoucher(office, number, {
      ...{ trangThai: 2, hinhThuc: 1 },
      phanBo: [{ loai: 'bao-cao-quy', chungTuId: septemberReport(office).id, soTien: 200_000 }],
    });
  const [exact, partial, moved] = [waiting(1), waiting(2), waiting(3)];
  const line = (dong: number, soTien: number): Schemas['DongSaoKe'] => {
    return { dong, ngay: '2026-11-12', soTien, noiDung: 'nop quy', maGiaoDich: `GD${String(dong)}` };
  };
  const dong = [
    { ...line(1, 200_000), phieuId: exact.id, concurrencyStamp: exact.concurrencyStamp },
    { ...line(2, 150_000), phieuId: partial.id, concurrencyStamp: partial.concurrencyStamp },
    { ...line(3, 200_000), phieuId: moved.id, concurrencyStamp: 'stale' },
    { ...line(4, 200_000), phieuId: exact.id, concurrencyStamp: exact.concurrencyStamp },
  ];
  const accountant = await office.as('ngan.dt');
  const call = { dong, maLanGui: newKey(), lyDoChenhLech: lyDo };
  expect((await accountant.post(`${payInPath}/sao-ke/xac-nhan`, call)).status).toBe(200);

  // Sent again it does nothing, and nobody is to think that it was done twice.
  expect((await accountant.post(`${payInPath}/sao-ke/xac-nhan`, call)).status).toBe(200);

  const admin = await office.as('admin');
  const logOf = async ({ id }: PayInRow) => {
    const { items } = (await admin.get(`/api/app/nhat-ky?banGhiId=${id}&hanhDong=doi-soat`)).body as Page<LogListItem>;
    const entries = items.map(async (item) => (await admin.get(`/api/app/nhat-ky/${item.id}`)).body as LogEntry);
    return (await Promise.all(entries)).sort((one, other) => one.ketQua - other.ketQua);
  };
  const [first, again, ...rest] = await logOf(exact);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ maBanGhi: exact.ma, nguoiDungTen: 'Đỗ Thị Ngân', ketQua: 1 });
  expect(first?.thayDoi).toContainEqual({ truong: 'trangThai', cu: '2', moi: '7' });
  expect(again).toMatchObject({ maBanGhi: exact.ma, ketQua: 2, thayDoi: [] });
  const [short] = await logOf(partial);
  expect(short?.thayDoi).toContainEqual({ truong: 'soTienThucNhan', cu: null, moi: '150000' });
  expect(await logOf(moved)).toMatchObject([{ maBanGhi: moved.ma, ketQua: 2, maLoi: '409', thayDoi: [] }]);
});
