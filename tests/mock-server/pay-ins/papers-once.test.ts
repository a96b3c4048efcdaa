import { beforeEach, describe, expect, it } from 'vitest';

import type { PayIn } from '@/domain/pay-ins/pay-in';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import type { PayInRow } from '@mock-server/data/fund/pay-in-row';

import { attach, declare, step, taken } from '../fund/self-paying-desk';
import { errorOf, type AbpError, type Office, type Reply } from '../routes/office';
import {
  cashOf,
  layVoucher,
  newKey,
  openPayInOffice,
  payInPath,
  septemberReport,
  take,
  unitId,
  wish,
} from './pay-in-desk';

let office: Office;

beforeEach(async () => {
  office = await openPayInOffice();
});

const transfer = { hinhThuc: 1, nganHangId: '970436', soChungTu: 'FT26314000001' } as const;

/** A transfer of Lam Giang that waits for its money. */
function waiting(number: number, change: Partial<PayInRow> = {}): PayInRow {
  const phanBo = [{ loai: 'bao-cao-quy', chungTuId: septemberReport(office).id, soTien: 200_000 }] as const;
  return layVoucher(office, number, { ...transfer, trangThai: 2, phanBo, ...change });
}

function saysOf(reply: Reply): readonly unknown[] {
  const error = errorOf(reply) as AbpError | undefined;
  return [reply.status, error?.code, error?.message];
}

async function foundByHand(voucher: PayInRow, ngayGhiCo = '2026-11-12') {
  return saysOf(await take(office, 'ngan.dt', voucher, 'doi-soat', { ngayGhiCo }));
}

/** A dossier that is approved and whose payment of 10/11 is noted. */
async function notedDossier(changes: object = {}): Promise<SelfPayingDossier> {
  const declared = await declare(office, changes);
  attach(office, declared, ...requiredPapers('6a'));
  const approved = await taken(step(office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }));
  const noted = { hinhThucNop: 1, ngayNop: '2026-11-10', soGiaoDich: null, nganHangId: '970436' };
  return taken(step(office, 'khoa.tm', approved, 'ghi-nhan-dong', noted));
}

function confirmed(dossier: SelfPayingDossier, soChungTu: string) {
  const money = { soTienThucNhan: 100_000, ngayGhiCo: '2026-11-12', soChungTu, noiDung: null, yKien: null };
  return step(office, 'ngan.dt', dossier, 'xac-nhan-dong', money);
}

describe('one paper of money', () => {
  it('B-05 is declared once for its bank and day, however its number is written (03001)', async () => {
    const desk = await office.as('dv0007.nhaplieu');
    expect((await desk.post(payInPath, wish(office))).status).toBe(200);
    for (const soChungTu of ['FT 2631 4000001', 'ft26314000001', 'FT26314\u200B000001']) {
      const again = await desk.post(payInPath, { ...wish(office, { soChungTu }), phanBo: [] });
      expect([soChungTu, ...saysOf(again).slice(0, 2)]).toEqual([soChungTu, 403, 'QuyHoTro:03001']);
    }
  });

  it('B-05 P-03 is declared once by all units together, and none is told by which voucher of another (03001)', async () => {
    const desk = await office.as('dv0007.nhaplieu');
    const own = waiting(1);
    const foreign = layVoucher(office, 2, {
      ...transfer,
      ...{ trangThai: 2, donViId: unitId(office, 'DV0001'), soChungTu: 'FT26314000002' },
    });
    const own01 = await desk.post(payInPath, { ...wish(office), phanBo: [] });
    const again = await desk.post(payInPath, { ...wish(office, { soChungTu: 'FT26314000002' }), phanBo: [] });
    expect([own.ma, saysOf(own01)[2]]).toEqual([own.ma, expect.stringContaining(own.ma)]);
    expect([...saysOf(again), errorOf(again).data]).toEqual([
      403,
      'QuyHoTro:03001',
      'Số chứng từ FT26314000002 ngày 10/11/2026 của ngân hàng Vietcombank đã được khai tại phiếu của người nộp khác. ' +
        'Vui lòng kiểm tra lại số chứng từ; nếu đúng, hãy liên hệ Quỹ.',
      { so: 'FT26314000002', ngay: '10/11/2026', nganHang: 'Vietcombank' },
    ]);
    expect(JSON.stringify(again.body)).not.toContain(foreign.ma);
  });

  it('B-05 names no bank for cash (03001)', async () => {
    const desk = await office.as('dv0007.nhaplieu');
    const first = layVoucher(office, 1, { soChungTu: 'PT 15', trangThai: 2 });
    const cash = { hinhThuc: 2, nganHangId: null, soTaiKhoanChuyen: null, soChungTu: 'PT 15', phanBo: [] } as const;
    expect(saysOf(await desk.post(payInPath, wish(office, { ...cash, phanBo: [] })))).toEqual([
      403,
      'QuyHoTro:03001',
      `Số chứng từ PT 15 ngày 10/11/2026 đã được khai tại phiếu ${first.ma}.`,
    ]);
  });

  it('B-05 leaves no draft of cash that is refused because its paper counts already (03001)', async () => {
    layVoucher(office, 1, { soChungTu: 'PT 15', ngayNop: '2026-11-09', ngayGhiCo: '2026-11-10', trangThai: 7 });
    const { payIns } = office.backend.database;
    const before = payIns.size;
    const cash = { ...cashOf(office, septemberReport(office).id, 100_000), soChungTu: 'pt15' };
    const reply = await (await office.as('ngan.dt')).post(payInPath, cash);
    expect([...saysOf(reply).slice(0, 2), payIns.size]).toEqual([403, 'QuyHoTro:03001', before]);
  });

  it('B-05 counts once where two vouchers that were declared for two days find it by hand on one (03001)', async () => {
    const first = waiting(1);
    const second = waiting(2, { ngayNop: '2026-11-09', soChungTu: 'ft 26314000001' });
    expect(await foundByHand(first)).toEqual([200, undefined, undefined]);
    const { daNop } = septemberReport(office);
    expect(await foundByHand(second)).toEqual([
      403,
      'QuyHoTro:03001',
      `Số chứng từ ft 26314000001 ngày 12/11/2026 của ngân hàng Vietcombank đã được khai tại phiếu ${first.ma}.`,
    ]);
    expect(septemberReport(office).daNop).toBe(daNop);
    // Another bank, or another day, is other money (§5.5).
    expect((await foundByHand(second, '2026-11-13'))[0]).toBe(200);
    expect((await foundByHand(waiting(3, { nganHangId: '970405', phanBo: [] })))[0]).toBe(200);
  });

  it('B-05 counts once where a statement has found the transaction that another voucher names (03001)', async () => {
    waiting(1, { trangThai: 7, ngayGhiCo: '2026-11-11', soTienThucNhan: 200_000, maGiaoDichSaoKe: 'GD 77' });
    const second = waiting(2, { soChungTu: 'gd77' });
    expect((await foundByHand(second)).slice(0, 2)).toEqual([403, 'QuyHoTro:03001']);
  });

  it('B-05 may be found again by the voucher whose reconciliation was undone', async () => {
    const voucher = waiting(1);
    const found = (await take(office, 'ngan.dt', voucher, 'doi-soat')).body as PayIn;
    const undone = (await take(office, 'ngan.dt', found, 'huy-doi-soat')).body as PayIn;
    expect((await take(office, 'ngan.dt', undone, 'doi-soat')).status).toBe(200);
  });

  it('B-02 B-05 counts once for a self-payer and a voucher, or for two self-payers (03001)', async () => {
    const first = await notedDossier();
    expect((await confirmed(first, 'FT26314000009')).status).toBe(200);
    const booked = [...office.backend.database.payIns.rows()].find(({ phanBo }) => phanBo[0]?.chungTuId === first.id);
    const other = { soCccd: '042196000053', soHoChieu: 'C7654321', hoTen: 'Phạm Thị Hồng Mai' };
    const second = await notedDossier(other);
    const reply = await confirmed(second, 'ft26314000009');
    expect(saysOf(reply)).toEqual([
      403,
      'QuyHoTro:03001',
      `Số chứng từ ft26314000009 ngày 12/11/2026 của ngân hàng Vietcombank đã được khai tại phiếu ${booked?.ma ?? ''}.`,
    ]);
    expect((await foundByHand(waiting(1, { soChungTu: 'FT26314000009' }))).slice(0, 2)).toEqual([
      403,
      'QuyHoTro:03001',
    ]);
    const row = { dong: 1, ngay: '2026-11-12', soTien: 200_000, noiDung: 'a', maGiaoDich: 'FT26314000009' };
    const voucher = waiting(2, { soChungTu: 'FT1' });
    const byFile = await (
      await office.as('ngan.dt')
    ).post(`${payInPath}/sao-ke/xac-nhan`, {
      dong: [{ ...row, phieuId: voucher.id, concurrencyStamp: voucher.concurrencyStamp }],
      maLanGui: newKey(),
    });
    expect(byFile.body).toMatchObject({ ketQua: [{ thanhCong: false, loi: { code: 'QuyHoTro:03001' } }] });
    expect((await confirmed(second, 'FT26314000010')).status).toBe(200);
  });
});
