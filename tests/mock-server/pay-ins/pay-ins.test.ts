import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Schemas } from '@/domain/contract/schemas';
import type { PayIn } from '@/domain/pay-ins/pay-in';

import { complaintsOf, errorOf, type Office, type Reply } from '../routes/office';
import {
  attachProof,
  layVoucher,
  lyDo,
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

async function create(userName: string, change: Partial<Schemas['PhieuNopQuyNhap']> = {}): Promise<Reply> {
  return (await office.as(userName)).post(payInPath, wish(office, change));
}

async function submitted(change: Partial<Schemas['PhieuNopQuyNhap']> = {}): Promise<PayIn> {
  const draft = (await create('dv0007.lanhdao', change)).body as PayIn;
  attachProof(office, draft.id);
  return (await take(office, 'dv0007.lanhdao', draft, 'gui')).body as PayIn;
}

function debtOfLamGiang() {
  const { daNop, noChuyenKySau, nopThua } = septemberReport(office);
  return {
    daNop,
    noChuyenKySau,
    nopThua,
    duNoNld: office.backend.database.units.find(unitId(office, 'DV0007'))?.duNoNld,
  };
}

describe('a voucher', () => {
  it('B-05 is made by its unit alone, gets a code of its own, and needs its paper before it is sent', async () => {
    const draft = (await create('dv0007.lanhdao', { donViId: unitId(office, 'DV0001') })).body as PayIn;
    expect(draft).toMatchObject({
      donViMa: 'DV0007',
      maSoNguoiNop: '9900000048',
      soTien: 300_000,
      daPhanBo: 300_000,
      conLai: 0,
      trangThai: 1,
      phanBo: [{ ma: 'BCQ.202609.DV0007', conPhaiNop: 500_000, soTien: 300_000 }],
    });
    expect(draft.ma).toMatch(/^NQ\.2026\.\d{6}$/u);
    expect(errorOf(await take(office, 'dv0007.lanhdao', draft, 'gui')).code).toBe('QuyHoTro:02002');
    attachProof(office, draft.id);
    expect((await take(office, 'dv0007.lanhdao', draft, 'gui')).body).toMatchObject({ trangThai: 2, soTepDinhKem: 1 });
  });

  it('B-05 is refused with every complaint of its form', async () => {
    const reply = await create('ngan.dt', {
      donViId: null,
      ngayNop: '2026-11-16',
      soTien: 999,
      taiKhoanNhanId: null,
      nganHangId: null,
      soTaiKhoanChuyen: '12',
      soChungTu: ' ',
      nguoiNopTien: '',
      noiDung: 'x'.repeat(141),
      phanBo: [],
    });
    expect(reply.status).toBe(400);
    expect(complaintsOf(reply)).toEqual([
      'donViId',
      'ngayNop',
      'soTien',
      'taiKhoanNhanId',
      'nganHangId',
      'soTaiKhoanChuyen',
      'soChungTu',
      'nguoiNopTien',
      'noiDung',
    ]);
  });

  it('B-05 declares a paper of one bank and day once, unless the other voucher is over (03001)', async () => {
    const first = (await create('dv0007.lanhdao')).body as PayIn;
    const again = await create('ngan.dt');
    expect([again.status, errorOf(again).code, errorOf(again).message]).toEqual([
      403,
      'QuyHoTro:03001',
      `Số chứng từ FT26314000001 ngày 10/11/2026 của ngân hàng Vietcombank đã được khai tại phiếu ${first.ma}.`,
    ]);
    expect((await create('ngan.dt', { nganHangId: '970418' })).status).toBe(200);
    await take(office, 'dv0007.lanhdao', first, 'huy');
    expect((await create('dv0007.lanhdao')).status).toBe(200);
  });

  it('B-05 allocates no more than it holds (03002) nor than a document owes (03003), and only documents of its payer', async () => {
    const { id: chungTuId } = septemberReport(office);
    const tooMuch = await create('dv0007.lanhdao', { phanBo: [{ chungTuId, soTien: 400_000 }] });
    const overDue = await create('dv0007.lanhdao', { soTien: 600_000, phanBo: [{ chungTuId, soTien: 600_000 }] });
    const foreign = await create('ngan.dt', {
      donViId: unitId(office, 'DV0001'),
      soTien: 600_000,
      phanBo: [{ chungTuId, soTien: 400_000 }],
    });
    expect([errorOf(tooMuch).code, errorOf(overDue).code, complaintsOf(foreign)]).toEqual([
      'QuyHoTro:03002',
      'QuyHoTro:03003',
      ['phanBo[0].chungTuId'],
    ]);
  });

  it('B-05 is changed by its owner while it is a draft or returned; a stale copy is 409', async () => {
    const draft = (await create('dv0007.lanhdao')).body as PayIn;
    const desk = await office.as('dv0007.nhaplieu');
    const changed = await desk.put(`${payInPath}/${draft.id}`, {
      ...wish(office, { soTien: 350_000 }),
      concurrencyStamp: draft.concurrencyStamp,
    });
    expect(changed.body).toMatchObject({ soTien: 350_000, conLai: 50_000 });
    const stale = await desk.put(`${payInPath}/${draft.id}`, {
      ...wish(office),
      concurrencyStamp: draft.concurrencyStamp,
    });
    expect(stale.status).toBe(409);
  });
});

describe('reconciling', () => {
  it('B-05 posts the allocation once however often it is sent, and takes it back whole', async () => {
    const before = debtOfLamGiang();
    const voucher = await submitted();
    const maLanGui = newKey();
    const received = { ngayGhiCo: '2026-11-11', soTienThucNhan: 300_000, maLanGui };
    const first = await take(office, 'ngan.dt', voucher, 'doi-soat', received);
    const again = await take(office, 'ngan.dt', voucher, 'doi-soat', received);
    expect(again).toEqual(first);
    expect(first.body).toMatchObject({ trangThai: 7, chenhLech: 0, ngayGhiCo: '2026-11-11', conLai: 0 });
    expect(debtOfLamGiang()).toEqual({
      ...before,
      daNop: before.daNop + 300_000,
      noChuyenKySau: 200_000,
      duNoNld: 200_000,
    });

    const undone = await take(office, 'ngan.dt', first.body as PayIn, 'huy-doi-soat');
    expect(undone.body).toMatchObject({ trangThai: 2, ngayGhiCo: null, soTienThucNhan: null });
    expect(debtOfLamGiang()).toEqual(before);
    const history = (await (await office.as('ngan.dt')).get(`${payInPath}/${voucher.id}/lich-su`))
      .body as Schemas['LichSu'];
    expect(history.items.map(({ hanhDong }) => hanhDong)).toEqual(['huy-doi-soat', 'doi-soat', 'gui', 'tao']);
  });

  it('B-05 wants a difference explained (03004) and pays as far as the money goes', async () => {
    const before = debtOfLamGiang();
    const voucher = await submitted();
    const less = { ngayGhiCo: '2026-11-11', soTienThucNhan: 120_000 };
    expect(errorOf(await take(office, 'ngan.dt', voucher, 'doi-soat', less)).code).toBe('QuyHoTro:03004');
    const giveBack = { ...less, xuLyChenhLech: 2, lyDo };
    expect(complaintsOf(await take(office, 'ngan.dt', voucher, 'doi-soat', giveBack))).toEqual(['xuLyChenhLech']);
    const taken = await take(office, 'ngan.dt', voucher, 'doi-soat', { ...less, xuLyChenhLech: 1, lyDo });
    expect(taken.body).toMatchObject({ chenhLech: -180_000, daPhanBo: 120_000, conLai: 0, lyDoChenhLech: lyDo });
    expect(debtOfLamGiang().daNop).toBe(before.daNop + 120_000);
  });

  it('B-05 keeps what came too much as credit, or gives it back', async () => {
    const more = { ngayGhiCo: '2026-11-11', soTienThucNhan: 340_000, lyDo };
    const kept = await take(office, 'ngan.dt', await submitted(), 'doi-soat', { ...more, xuLyChenhLech: 1 });
    expect(kept.body).toMatchObject({ chenhLech: 40_000, daPhanBo: 300_000, conLai: 40_000 });
    const second = await submitted({ soChungTu: 'FT2', soTien: 100_000, phanBo: [] });
    const given = await take(office, 'ngan.dt', second, 'doi-soat', { ...more, xuLyChenhLech: 2 });
    expect(given.body).toMatchObject({ chenhLech: 240_000, daPhanBo: 0, conLai: 100_000 });
  });

  it('B-05 refuses a document that has been paid meanwhile (03003), unless the money is given to what is owed now', async () => {
    const one = await submitted();
    const other = await submitted({ soChungTu: 'FT2' });
    const received = { ngayGhiCo: '2026-11-11', soTienThucNhan: 300_000 };
    await take(office, 'ngan.dt', one, 'doi-soat', received);
    expect(errorOf(await take(office, 'ngan.dt', other, 'doi-soat', received)).code).toBe('QuyHoTro:03003');
    const anew = await take(office, 'ngan.dt', other, 'doi-soat', { ...received, phanBoLai: true });
    expect(anew.body).toMatchObject({ daPhanBo: 200_000, conLai: 100_000 });
    expect(debtOfLamGiang().noChuyenKySau).toBe(0);
  });

  it('B-05 is not undone in a closed accounting period (03005)', async () => {
    const voucher = layVoucher(office, 1, {
      trangThai: 7,
      ngayNop: '2025-12-30',
      ngayGhiCo: '2025-12-31',
      soTienThucNhan: 200_000,
    });
    expect(errorOf(await take(office, 'ngan.dt', voucher, 'huy-doi-soat')).code).toBe('QuyHoTro:03005');
  });

  it('B-05 takes cash that the accountant enters at once', async () => {
    const { id: chungTuId } = septemberReport(office);
    const reply = await create('ngan.dt', {
      hinhThuc: 2,
      soTien: 500_000,
      soChungTu: 'PT01',
      phanBo: [{ chungTuId, soTien: 500_000 }],
    });
    expect(reply.body).toMatchObject({
      trangThai: 7,
      ngayGhiCo: '2026-11-10',
      nganHangId: null,
      nguoiDoiSoatTen: 'Đỗ Thị Ngân',
    });
    expect(debtOfLamGiang()).toMatchObject({ noChuyenKySau: 0, duNoNld: 0 });
  });
});

describe('the list and the debts', () => {
  it('B-05 W-07 sums up the whole filter, and shows a unit its own vouchers alone', async () => {
    layVoucher(office, 1, { trangThai: 2, soTien: 1_000_000 });
    layVoucher(office, 2, {
      trangThai: 7,
      soTien: 500_000,
      soTienThucNhan: 400_000,
      ngayGhiCo: '2026-11-10',
      xuLyChenhLech: 1,
    });
    const search = 'Filter=nguyen van nop&MaxResultCount=1&Sorting=soTien desc';
    const page = (await (await office.as('ngan.dt')).get(`${payInPath}?${search}`)).body as Page<PayIn>;
    expect([page.totalCount, page.tong, page.items.map(({ soTien }) => soTien)]).toEqual([
      2,
      { soTien: 1_500_000, daDoiSoat: 400_000, choDoiSoat: 1_000_000 },
      [1_000_000],
    ]);
    const filters = 'TrangThai=2,7&CoChenhLech=true&SoTienTu=500000&SoTienDen=500000&HinhThuc=2&Loai=bao-cao-quy';
    const some = (await (await office.as('ngan.dt')).get(`${payInPath}?Filter=nguyen van nop&${filters}`))
      .body as Page<PayIn>;
    expect(some.items.map(({ chenhLech }) => chenhLech)).toEqual([-100_000]);
    const own = (await (await office.as('dv0007.nhaplieu')).get(`${payInPath}?MaxResultCount=1000`))
      .body as Page<PayIn>;
    expect(new Set(own.items.map(({ donViMa }) => donViMa))).toEqual(new Set(['DV0007']));
  });

  it('B-05 P-03 tells a unit its own debts alone', async () => {
    const desk = await office.as('dv0007.nhaplieu');
    expect((await desk.get(`${payInPath}/cong-no?Loai=bao-cao-quy`)).body).toEqual({
      items: [
        {
          loai: 'bao-cao-quy',
          chungTuId: septemberReport(office).id,
          ma: 'BCQ.202609.DV0007',
          dienGiai: '09/2026',
          hanNop: '2026-10-12',
          conPhaiNop: 500_000,
        },
      ],
    });
    const foreign = await desk.get(`${payInPath}/cong-no?Loai=bao-cao-quy&DonViId=${unitId(office, 'DV0001')}`);
    expect(foreign.status).toBe(404);
  });
});
