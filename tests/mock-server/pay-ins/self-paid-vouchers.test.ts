import { beforeEach, describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { mostFoundDebts, type PayIn } from '@/domain/pay-ins/pay-in';
import { postedAmounts } from '@mock-server/data/fund/rows';

import { attach, declare, dossiers, step, taken } from '../fund/self-paying-desk';
import { errorOf, openOffice, type Office } from '../routes/office';
import { layVoucher, lyDo, newKey, payInPath, take } from './pay-in-desk';

let office: Office;
let dossier: SelfPayingDossier;

beforeEach(async () => {
  office = await openOffice(60);
  const declared = await declare(office);
  attach(office, declared, ...requiredPapers('6a'));
  dossier = await taken(step(office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }));
});

function present() {
  const row = office.backend.database.selfPaying.find(dossier.id);
  const contract = office.backend.database.contracts.find(row?.hopDongId ?? '');
  const contribution = [...office.backend.database.contributions.rows()].find(
    ({ hopDongId }) => hopDongId === row?.hopDongId,
  );
  return { row, contract, contribution };
}

/** A voucher that pays a part of the dossier and waits for its money. */
function waiting(number: number, soTien: number) {
  return layVoucher(office, number, {
    loai: 'tu-dong',
    donViId: null,
    trangThai: 2,
    soTien,
    phanBo: [{ loai: 'tu-dong', chungTuId: dossier.id, soTien }],
  });
}

async function received(number: number, soTien: number): Promise<PayIn> {
  const reply = await take(office, 'ngan.dt', waiting(number, soTien), 'doi-soat', { soTienThucNhan: soTien });
  return reply.body as PayIn;
}

describe('vouchers of a self-payer', () => {
  it.each(['first', 'second'] as const)(
    'B-02 B-05 a dossier paid in two parts is unpaid again without the %s',
    async (part) => {
      const parts = { first: await received(1, 60_000), second: await received(2, 40_000) };
      expect(present().row).toMatchObject({ tinhTrangDong: 3, soTienThucNhan: 100_000 });
      const undone = await take(office, 'ngan.dt', parts[part], 'huy-doi-soat');
      expect(undone.status).toBe(200);
      const { row, contract, contribution } = present();
      expect([row?.tinhTrangDong, row?.soGcn, contract?.soGcn, contract?.dongQuy]).toEqual([2, null, null, 2]);
      expect(contribution === undefined ? undefined : postedAmounts(contribution)).toEqual({ tienNld: 0, tienDn: 0 });
    },
  );

  it('B-02 B-23 the history of a dossier tells of the vouchers that paid it, and of the one that was taken back', async () => {
    await received(1, 60_000);
    const rest = await received(2, 40_000);
    const soGcn = present().row?.soGcn ?? '';
    const stamp = present().row?.concurrencyStamp;
    await take(office, 'ngan.dt', rest, 'huy-doi-soat');
    const { body } = await (await office.as('khoa.tm')).get(`${dossiers}/${dossier.id}/lich-su`);
    const ngan = { nguoiThucHienTen: 'Đỗ Thị Ngân' };
    expect((body as Schemas['LichSu']).items.slice(0, 3)).toMatchObject([
      { ...ngan, hanhDong: 'huy-doi-soat', tuTrangThai: 103, denTrangThai: 102, yKien: `Phiếu ${rest.ma}\n${lyDo}` },
      {
        ...ngan,
        hanhDong: 'doi-soat',
        tuTrangThai: 101,
        denTrangThai: 103,
        yKien: `Phiếu ${rest.ma}\nSố GCN: ${soGcn}`,
      },
      { hanhDong: 'phe-duyet' },
    ]);
    // Whoever has it open reloads before they go on.
    expect(present().row?.concurrencyStamp).not.toBe(stamp);
  });

  it('B-02 B-05 a dossier of which a part has come is confirmed by the rest of its money; nothing becomes credit', async () => {
    await received(1, 60_000);
    const seen = async () => {
      const { body } = await (await office.as('ngan.dt')).get(`${dossiers}/${dossier.id}`);
      return body as SelfPayingDossier;
    };
    const partly = await seen();
    expect([partly.tinhTrangDong, partly.soTien, partly.conPhaiNop]).toEqual([1, 100_000, 40_000]);
    const payment = { hinhThucNop: 2, ngayNop: '2026-11-14', soGiaoDich: null, nganHangId: null };
    const noted = await taken(step(office, 'ngan.dt', partly, 'ghi-nhan-dong', payment));
    const found = { ngayGhiCo: '2026-11-14', soChungTu: null, noiDung: null };
    const short = await step(office, 'ngan.dt', noted, 'xac-nhan-dong', { ...found, soTienThucNhan: 39_999 });
    expect(errorOf(short).code).toBe('QuyHoTro:02004');
    await taken(step(office, 'ngan.dt', noted, 'xac-nhan-dong', { ...found, soTienThucNhan: 40_000 }));
    expect(await seen()).toMatchObject({ tinhTrangDong: 3, conPhaiNop: 0, soTienThucNhan: 100_000 });
    const given = [...office.backend.database.payIns.rows()].filter(({ phanBo }) =>
      phanBo.some(({ chungTuId }) => chungTuId === dossier.id),
    );
    expect(given.map(({ soTien, soTienThucNhan }) => [soTien, soTienThucNhan])).toEqual([
      [60_000, 60_000],
      [40_000, 40_000],
    ]);
  });

  it('B-04 B-05 what was paid back already is not taken back a second time (01009)', async () => {
    const voucher = await received(1, 100_000);
    const paid = present().contribution;
    const desk = await office.as('ngan.dt');
    const refunded = await desk.post(`/api/app/dong-gop-quy/${paid?.id ?? ''}/hoan-tra`, {
      concurrencyStamp: paid?.concurrencyStamp,
      maLanGui: crypto.randomUUID(),
      lyDo,
      soChungTu: 'UNC0112',
      ngayChungTu: '2026-11-14',
    });
    expect(refunded.status).toBe(200);
    const undone = await take(office, 'ngan.dt', voucher, 'huy-doi-soat');
    expect([undone.status, errorOf(undone).code]).toEqual([403, 'QuyHoTro:01009']);
    const { contribution } = present();
    expect(contribution === undefined ? undefined : postedAmounts(contribution)).toEqual({ tienNld: 0, tienDn: 0 });
  });

  it('B-05 money for a contract that is certified already is refused whole (03003), and can be kept as credit', async () => {
    const voucher = waiting(1, 100_000);
    const { contract } = present();
    if (contract !== undefined) {
      office.backend.database.contracts.put({ ...contract, dongQuy: 1, soGcn: 'GCN.2026.0999999' });
    }
    const money = { soTienThucNhan: 100_000 };
    const reply = await take(office, 'ngan.dt', voucher, 'doi-soat', money);
    expect([reply.status, errorOf(reply).code]).toEqual([403, 'QuyHoTro:03003']);
    expect(office.backend.database.payIns.find(voucher.id)).toEqual(voucher);
    const kept = await take(office, 'ngan.dt', voucher, 'doi-soat', { ...money, phanBoLai: true });
    expect(kept.body).toMatchObject({ trangThai: 7, daPhanBo: 0, conLai: 100_000 });
  });

  it('B-02 B-05 money that its dossier can no longer take pays for no other person', async () => {
    const paid = await received(1, 100_000);
    const unpaid = [...office.backend.database.selfPaying.rows()].filter(
      ({ trangThai, tinhTrangDong }) => trangThai === 4 && tinhTrangDong !== 3,
    );
    expect([paid.trangThai, unpaid.length > 0]).toEqual([7, true]);
    const { id: phieuId, concurrencyStamp } = waiting(2, 100_000);
    const row = { dong: 1, ngay: '2026-11-12', soTien: 100_000, noiDung: 'a', maGiaoDich: 'GD1' };
    const reply = await (
      await office.as('ngan.dt')
    ).post(`${payInPath}/sao-ke/xac-nhan`, {
      dong: [{ ...row, phieuId, concurrencyStamp }],
      maLanGui: newKey(),
    });
    expect((reply.body as Schemas['KetQuaXacNhanSaoKe']).ketQua[0]?.thanhCong).toBe(true);
    expect(office.backend.database.payIns.find(phieuId)?.phanBo).toEqual([]);
    expect(unpaid.map(({ id }) => office.backend.database.selfPaying.find(id))).toEqual(unpaid);
  });
});

describe('money that is confirmed on the dossier itself', () => {
  const payment = { hinhThucNop: 1, ngayNop: '2026-10-20', soGiaoDich: 'FT26293000007', nganHangId: '970436' };
  const money = { soTienThucNhan: 120_000, ngayGhiCo: '2026-10-21', soChungTu: null, noiDung: null };

  async function homeFigure(): Promise<number> {
    const { body } = await (await office.as('vinh.pq')).get('/api/app/trang-chu');
    const { o } = body as Schemas['TrangChu'];
    return o.find(({ ma }) => ma === 'thu-quy-thang-truoc')?.giaTri ?? 0;
  }

  /** The vouchers that name the dossier, as the list shows them. */
  async function vouchersOf(): Promise<readonly PayIn[]> {
    const { body } = await (await office.as('khoa.tm')).get(`${payInPath}?loai=tu-dong&MaxResultCount=1000`);
    const { items } = body as Schemas['TrangPhieuNopQuy'];
    return items.filter(({ phanBo }) => phanBo.some(({ chungTuId }) => chungTuId === dossier.id));
  }

  async function confirmed(): Promise<SelfPayingDossier> {
    const noted = await taken(step(office, 'khoa.tm', dossier, 'ghi-nhan-dong', payment));
    return taken(step(office, 'ngan.dt', noted, 'xac-nhan-dong', money));
  }

  it('B-02 B-05 B-25 stands in the book of vouchers as a reconciled one, and in what the month brought', async () => {
    const before = await homeFigure();
    const paid = await confirmed();
    expect(paid).toMatchObject({ tinhTrangDong: 3, soTienThucNhan: 120_000, ngayDong: '2026-10-21' });
    const vouchers = await vouchersOf();
    expect(vouchers).toMatchObject([
      {
        ...{ loai: 'tu-dong', trangThai: 7, hinhThuc: 1, nguoiNop: dossier.hoTen, maSoNguoiNop: dossier.soCccd },
        ...{ soTien: 120_000, soTienThucNhan: 120_000, daPhanBo: 100_000, conLai: 20_000, chenhLech: 0 },
        ...{ ngayNop: '2026-10-20', ngayGhiCo: '2026-10-21', soChungTu: 'FT26293000007' },
        nguoiDoiSoatTen: 'Đỗ Thị Ngân',
      },
    ]);
    expect((await homeFigure()) - before).toBe(120_000);
    const trail = await (await office.as('ngan.dt')).get(`${payInPath}/${vouchers[0]?.id ?? ''}/lich-su`);
    const steps = (trail.body as Schemas['LichSu']).items.map(({ hanhDong, denTrangThai }) => [hanhDong, denTrangThai]);
    expect(steps.reverse()).toEqual([
      ['tao', 2],
      ['doi-soat', 7],
    ]);
  });

  it('B-02 B-05 is undone with its voucher, and found again by it alone (03001)', async () => {
    await confirmed();
    const [voucher] = await vouchersOf();
    const undone = await take(office, 'ngan.dt', voucher ?? { id: '', concurrencyStamp: '' }, 'huy-doi-soat');
    expect(undone.status).toBe(200);
    const { row, contract, contribution } = present();
    expect([row?.tinhTrangDong, row?.soGcn, contract?.soGcn]).toEqual([2, null, null]);
    expect(contribution === undefined ? undefined : postedAmounts(contribution)).toEqual({ tienNld: 0, tienDn: 0 });
    const again = await step(office, 'ngan.dt', row ?? dossier, 'xac-nhan-dong', money);
    expect([again.status, errorOf(again).code]).toEqual([403, 'QuyHoTro:03001']);
    const found = await take(office, 'ngan.dt', undone.body as PayIn, 'doi-soat', { soTienThucNhan: 120_000 });
    expect([found.status, present().row?.tinhTrangDong]).toEqual([200, 3]);
  });

  it('B-02 B-05 that came in cash without a number is named by its voucher', async () => {
    const noted = { ...payment, hinhThucNop: 2, soGiaoDich: null, nganHangId: null };
    await taken(
      step(office, 'ngan.dt', await taken(step(office, 'khoa.tm', dossier, 'ghi-nhan-dong', noted)), 'xac-nhan-dong', {
        ...money,
        soTienThucNhan: 100_000,
      }),
    );
    const [voucher] = await vouchersOf();
    expect(voucher).toMatchObject({ hinhThuc: 2, taiKhoanNhanId: null, nganHangId: null, soChungTu: voucher?.ma });
  });
});

describe('two dossiers of one contract', () => {
  beforeEach(async () => {
    const declared = await declare(office);
    attach(office, declared, ...requiredPapers('6a'));
    await taken(step(office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }));
  });

  const rows = () => [...office.backend.database.selfPaying.rows()].filter(({ soCccd }) => soCccd === dossier.soCccd);

  it('B-02 B-05 owe once: a voucher for both is refused whole, and without their names it pays the first', async () => {
    expect(new Set(rows().map(({ hopDongId }) => hopDongId)).size).toBe(1);
    const phanBo = rows().map(({ id }) => ({ loai: 'tu-dong', chungTuId: id, soTien: 100_000 }) as const);
    const voucher = layVoucher(office, 1, { loai: 'tu-dong', donViId: null, trangThai: 2, soTien: 200_000, phanBo });
    const money = { soTienThucNhan: 200_000 };
    const refused = await take(office, 'ngan.dt', voucher, 'doi-soat', money);
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'QuyHoTro:03003']);
    expect(office.backend.database.payIns.find(voucher.id)).toEqual(voucher);
    const given = await take(office, 'ngan.dt', voucher, 'doi-soat', { ...money, phanBoLai: true });
    expect(given.body).toMatchObject({ trangThai: 7, daPhanBo: 100_000, conLai: 100_000 });
    expect(rows().map(({ tinhTrangDong }) => tinhTrangDong)).toEqual([3, 1]);
  });
});

describe('debts of self-payers', () => {
  it.each(['ma', 'hoTen', 'soCccd'] as const)(
    'B-05 are found by %s, with the name of whose they are',
    async (field) => {
      const { row } = present();
      const text = row?.[field] ?? '';
      const { body } = await (
        await office.as('ngan.dt')
      ).get(`${payInPath}/cong-no?Loai=tu-dong&Filter=${encodeURIComponent(text)}`);
      const { items } = body as Schemas['DanhSachCongNo'];
      expect(items.map(({ ma, dienGiai }) => [ma, dienGiai])).toEqual([[row?.ma, row?.hoTen]]);
    },
  );

  it('B-05 are fifty at most, the earliest due first, and none where nothing holds the text', async () => {
    const { body } = await (await office.as('ngan.dt')).get(`${payInPath}/cong-no?Loai=tu-dong`);
    const { items } = body as Schemas['DanhSachCongNo'];
    const days = items.map(({ hanNop }) => hanNop);
    expect([items.length <= mostFoundDebts, days]).toEqual([true, days.toSorted()]);
    const nobody = await (await office.as('ngan.dt')).get(`${payInPath}/cong-no?Loai=tu-dong&Filter=khong-ai-ca`);
    expect(nobody.body).toEqual({ items: [] });
  });
});
