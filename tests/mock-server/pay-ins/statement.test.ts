import { beforeEach, describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import type { PayInRow } from '@mock-server/data/fund/pay-in-row';

import { lineOf, openFund, reason } from '../fund/fund-desk';
import { complaintsOf, errorOf, type Office } from '../routes/office';
import {
  layVoucher,
  letLamGiangOwe,
  lyDo,
  newKey,
  openPayInOffice,
  payInPath,
  septemberReport,
  take,
} from './pay-in-desk';

let office: Office;

beforeEach(async () => {
  office = await openPayInOffice();
});

type Line = Schemas['DongSaoKe'];

function line(dong: number, soTien: number, noiDung: string): Line {
  return { dong, ngay: '2026-11-12', soTien, noiDung, maGiaoDich: `GD${String(dong)}` };
}

async function match(dong: readonly Line[]) {
  const reply = await (await office.as('ngan.dt')).post(`${payInPath}/sao-ke/doi-chieu`, { dong });
  return (reply.body as Schemas['KetQuaDoiChieu']).dong;
}

async function confirm(body: object, userName = 'ngan.dt') {
  return (await office.as(userName)).post(`${payInPath}/sao-ke/xac-nhan`, body);
}

function waiting(number: number, change: Partial<PayInRow> = {}) {
  return layVoucher(office, number, {
    trangThai: 2,
    hinhThuc: 1,
    phanBo: [{ loai: 'bao-cao-quy', chungTuId: septemberReport(office).id, soTien: 200_000 }],
    ...change,
  });
}

describe('a bank statement', () => {
  it('B-05 is matched by the code of a voucher, then by amount and tax code; known transactions are told', async () => {
    const [byCode, byPayer, partial] = [waiting(1), waiting(2, { soTien: 77_000 }), waiting(3)];
    waiting(4, { trangThai: 7, ngayGhiCo: '2026-11-10', soTienThucNhan: 200_000, maGiaoDichSaoKe: 'GD5', phanBo: [] });
    const found = await match([
      line(1, 200_000, `CT DEN QHTVLNN ${byCode.ma.replaceAll('.', '')} 9900000048`),
      line(2, 77_000, 'LAM GIANG nop quy MST 9900000048'),
      line(3, 150_000, `qhtvlnn nq2026 ${partial.ma.slice(-6)}`),
      line(4, 1_234_000, 'tien dien'),
      line(5, 200_000, 'da doi soat'),
    ]);
    expect(found.map(({ ketQua, phieu }) => [ketQua, phieu?.ma])).toEqual([
      ['khop', byCode.ma],
      ['khop', byPayer.ma],
      ['khop-mot-phan', partial.ma],
      ['khong-khop', undefined],
      ['trung', undefined],
    ]);
  });

  it('B-05 takes money that was reconciled by hand for no other voucher of its payer', async () => {
    const received = { trangThai: 7, ngayGhiCo: '2026-11-10', soTienThucNhan: 200_000, phanBo: [] } as const;
    const byHand = waiting(1, { ...received, soChungTu: 'FT26314000001' });
    const other = waiting(2);
    const found = await match([
      { ...line(1, 200_000, 'LAM GIANG nop quy MST 9900000048'), maGiaoDich: 'FT26314000001' },
      line(2, 200_000, `QHTVLNN ${byHand.ma.replaceAll('.', '')} 9900000048`),
    ]);
    expect(found.map(({ ketQua, phieu }) => [ketQua, phieu?.ma])).toEqual([
      ['trung', undefined],
      ['khop-mot-phan', other.ma],
    ]);
  });

  it('B-05 reconciles each confirmed row by itself, once however often the call is sent', async () => {
    const [exact, partial, moved] = [waiting(1), waiting(2), waiting(3)];
    const dong = [
      { ...line(1, 200_000, 'a'), phieuId: exact.id, concurrencyStamp: exact.concurrencyStamp },
      { ...line(2, 150_000, 'b'), phieuId: partial.id, concurrencyStamp: partial.concurrencyStamp },
      { ...line(3, 200_000, 'c'), phieuId: moved.id, concurrencyStamp: 'stale' },
    ];
    const call = { dong, maLanGui: newKey(), lyDoChenhLech: lyDo };
    const first = await confirm(call);
    expect(
      (first.body as Schemas['KetQuaXacNhanSaoKe']).ketQua.map(({ dong: n, ma, thanhCong }) => [n, ma, thanhCong]),
    ).toEqual([
      [1, exact.ma, true],
      [2, partial.ma, true],
      [3, moved.ma, false],
    ]);
    const { daNop, noChuyenKySau } = septemberReport(office);
    expect(noChuyenKySau).toBe(150_000);
    expect(await confirm(call)).toEqual(first);
    expect(septemberReport(office)).toMatchObject({ daNop, noChuyenKySau });
    expect(office.backend.database.payIns.find(partial.id)).toMatchObject({
      trangThai: 7,
      soTienThucNhan: 150_000,
      xuLyChenhLech: 1,
      maGiaoDichSaoKe: 'GD2',
    });
    const second = await confirm({ dong: [{ ...dong[2], maGiaoDich: 'GD1' }], maLanGui: newKey() });
    expect((second.body as Schemas['KetQuaXacNhanSaoKe']).ketQua[0]).toMatchObject({
      thanhCong: false,
      loi: { message: 'Mã giao dịch GD1 đã được đối soát.' },
    });
  });

  it('B-05 counts a transaction once, however another file of the same statement writes its number', async () => {
    const [counted, other] = [waiting(1), waiting(2)];
    const call = (maGiaoDich: string, { id, concurrencyStamp }: PayInRow) => ({
      dong: [{ ...line(1, 200_000, 'a'), maGiaoDich, phieuId: id, concurrencyStamp }],
      maLanGui: newKey(),
    });
    await confirm(call('FT26314000001', counted));
    const { body } = await confirm(call(' ft 26314 000001', other));
    expect((body as Schemas['KetQuaXacNhanSaoKe']).ketQua[0]).toMatchObject({
      thanhCong: false,
      loi: { code: 'QuyHoTro:03001' },
    });
    expect(office.backend.database.payIns.find(other.id)).toEqual(other);
  });

  it('B-05 leaves a row with a difference that nobody explains alone (03004)', async () => {
    const { id, concurrencyStamp } = waiting(1);
    const reply = await confirm({
      dong: [{ ...line(1, 150_000, 'a'), phieuId: id, concurrencyStamp }],
      maLanGui: newKey(),
    });
    expect((reply.body as Schemas['KetQuaXacNhanSaoKe']).ketQua[0]?.loi?.code).toBe('QuyHoTro:03004');
  });

  it('B-05 refuses a row alone that is too little or too much for a payment', async () => {
    const [small, large, right] = [waiting(1), waiting(2), waiting(3)];
    const lines = [line(1, 999, 'a'), line(2, 100_000_000_000, 'b'), line(3, 200_000, 'c')];
    const dong = [small, large, right].map(({ id, concurrencyStamp }, index) => ({
      ...lines[index],
      phieuId: id,
      concurrencyStamp,
    }));
    const { status, body } = await confirm({ dong, maLanGui: newKey(), lyDoChenhLech: lyDo });
    const found = (body as Schemas['KetQuaXacNhanSaoKe']).ketQua;
    expect([status, found.map(({ thanhCong }) => thanhCong)]).toEqual([200, [false, false, true]]);
    expect(found[0]?.loi?.validationErrors?.[0]?.members).toEqual(['soTien']);
    expect(office.backend.database.payIns.find(small.id)).toEqual(small);
  });

  it('B-05 gives money to the debts of now where what was declared can no longer take it', async () => {
    const [first, second] = [
      waiting(1, {
        soTien: 400_000,
        phanBo: [{ loai: 'bao-cao-quy', chungTuId: septemberReport(office).id, soTien: 400_000 }],
      }),
      waiting(2),
    ];
    const reply = await confirm({
      dong: [
        { ...line(1, 400_000, 'a'), phieuId: first.id, concurrencyStamp: first.concurrencyStamp },
        { ...line(2, 200_000, 'b'), phieuId: second.id, concurrencyStamp: second.concurrencyStamp },
      ],
      maLanGui: newKey(),
    });
    expect((reply.body as Schemas['KetQuaXacNhanSaoKe']).ketQua.map(({ thanhCong }) => thanhCong)).toEqual([
      true,
      true,
    ]);
    expect(office.backend.database.payIns.find(second.id)?.phanBo.map(({ soTien }) => soTien)).toEqual([100_000]);
    expect(septemberReport(office)).toMatchObject({ noChuyenKySau: 0, nopThua: 0 });
  });

  it('B-01 B-05 gives money that was declared for a rejected report to the report that was made in its place', async () => {
    const fund = await openFund();
    office = fund.office;
    const report = await fund.draft(10, [lineOf(1), lineOf(2)]);
    const phanBo: PayInRow['phanBo'] = [{ loai: 'bao-cao-quy', chungTuId: report.id, soTien: 500_000 }];
    const voucher = waiting(1, { soTien: 500_000, phanBo });
    await fund.step('dv0007.lanhdao', report.id, 'gui');
    await fund.step('vinh.pq', report.id, 'tu-choi', { lyDo: reason });
    expect(office.backend.database.payIns.find(voucher.id)?.phanBo).toEqual(phanBo);
    const again = await fund.draft(10, [lineOf(1), lineOf(2)]);
    const byHand = await take(office, 'ngan.dt', voucher, 'doi-soat', { soTienThucNhan: 500_000 });
    expect(errorOf(byHand).code).toBe('QuyHoTro:03003');
    await confirm({
      dong: [{ ...line(1, 500_000, 'a'), phieuId: voucher.id, concurrencyStamp: voucher.concurrencyStamp }],
      maLanGui: newKey(),
    });
    expect(office.backend.database.fundReports.find(again.id)?.daNop).toBe(500_000);
  });

  it('B-01 B-05 gives money that was declared for a deleted draft to what the unit owes when it comes', async () => {
    const fund = await openFund();
    office = fund.office;
    const report = await fund.draft(10, [lineOf(1), lineOf(2)]);
    const [first, second] = [1, 2].map((number) =>
      waiting(number, { soTien: 200_000, phanBo: [{ loai: 'bao-cao-quy', chungTuId: report.id, soTien: 200_000 }] }),
    ) as [PayInRow, PayInRow];
    await (await office.as('dv0007.lanhdao')).remove(`/api/app/bao-cao-quy/${report.id}`);
    const { payIns, fundReports } = office.backend.database;
    expect([first, second].map(({ id }) => payIns.find(id)?.phanBo)).toEqual([[], []]);
    const again = await fund.draft(10, [lineOf(1), lineOf(2)]);
    await confirm({
      dong: [first, second].map(({ id, concurrencyStamp }, place) => ({
        ...line(place + 1, 200_000, 'a'),
        ...{ phieuId: id, concurrencyStamp },
      })),
      maLanGui: newKey(),
    });
    expect(fundReports.find(again.id)?.daNop).toBe(400_000);
  });

  it('B-01 B-05 keeps money for a deleted draft as credit where nothing is owed, for the report that comes', async () => {
    const fund = await openFund();
    office = fund.office;
    letLamGiangOwe(office, 0);
    const report = await fund.draft(10, [lineOf(1), lineOf(2)]);
    const phanBo: PayInRow['phanBo'] = [{ loai: 'bao-cao-quy', chungTuId: report.id, soTien: 500_000 }];
    const { id, concurrencyStamp } = waiting(1, { soTien: 500_000, phanBo });
    await (await office.as('dv0007.lanhdao')).remove(`/api/app/bao-cao-quy/${report.id}`);
    await confirm({ dong: [{ ...line(1, 500_000, 'a'), phieuId: id, concurrencyStamp }], maLanGui: newKey() });
    const { payIns, fundReports } = office.backend.database;
    expect(payIns.find(id)).toMatchObject({ trangThai: 7, soTienThucNhan: 500_000, phanBo: [] });
    const again = await fund.draft(10, [lineOf(1), lineOf(2)]);
    expect(fundReports.find(again.id)?.daNop).toBe(500_000);
  });

  it('B-05 P-03 is refused to who may not import, and for rows that are no credits', async () => {
    expect((await confirm({ dong: [], maLanGui: newKey() }, 'khoa.tm')).status).toBe(403);
    const reply = await (
      await office.as('ngan.dt')
    ).post(`${payInPath}/sao-ke/doi-chieu`, {
      dong: [{ ...line(1, -5, ''), maGiaoDich: '', ngay: '2026-13-01' }],
    });
    expect([reply.status, complaintsOf(reply)]).toEqual([
      400,
      ['dong[0].ngay', 'dong[0].soTien', 'dong[0].maGiaoDich'],
    ]);
    const tooMany = await confirm({
      dong: Array.from({ length: 201 }, (_, index) => line(index + 1, 1_000, 'x')),
      maLanGui: newKey(),
    });
    expect([tooMany.status, errorOf(tooMany).validationErrors?.[0]?.members]).toEqual([400, ['dong']]);
    const misnamed = await confirm({ dong: [], maLanGui: 'a.1.0' });
    expect([misnamed.status, complaintsOf(misnamed)]).toEqual([400, ['maLanGui']]);
  });
});
