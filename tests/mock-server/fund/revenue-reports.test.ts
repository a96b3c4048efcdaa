import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Schemas } from '@/domain/contract/schemas';
import type { RevenuePreparation, RevenueReport, RevenueReportRow } from '@/domain/revenue-reports/revenue-report';
import { approvedOfUnit, reportsOfUnit } from '@mock-server/data/fund/quarter-reports';
import { postVoucher, unpostVoucher } from '@mock-server/data/fund/ledger';
import type { PayInRow } from '@mock-server/data/fund/pay-in-row';
import { revenueFigures } from '@mock-server/data/fund/revenue-ledger';

import { complaintsOf, errorOf } from '../routes/office';
import { voucherOf } from './fund-desk';
import { head, lineOf, openReports, revenuePath, type Reports } from './quarter-reports';

let reports: Reports;

beforeEach(async () => {
  reports = await openReports();
});

const unitHead = 'dv0007.lanhdao';
const clerk = 'dv0007.nhaplieu';
const oldQuarter = {
  ...head,
  nam: 2022,
  quy: 1,
  khongPhatSinh: false,
  tongDoanhThu: 500_000_001,
  chiTiet: [lineOf('JP', 400_000_001), lineOf('TW', 60_000_000, 40_000_000)],
};

async function create(userName: string, body: object) {
  return (await reports.office.as(userName)).post(revenuePath, body);
}

async function list(userName: string, query: string) {
  return (await (await reports.office.as(userName)).get(`${revenuePath}?${query}`)).body as Page<RevenueReportRow>;
}

async function approve(id: string) {
  await reports.step(unitHead, revenuePath, id, 'gui');
  await reports.step('khoa.tm', revenuePath, id, 'tham-dinh');
  return reports.step('vinh.pq', revenuePath, id, 'phe-duyet');
}

function accountant() {
  const row = [...reports.office.backend.database.users.rows()].find(({ userName }) => userName === 'ngan.dt');
  if (row === undefined) {
    throw new Error('There is no accountant.');
  }
  return { ...row, grantedPolicies: new Set<string>() };
}

/** Money for a report that the accountant has found on the account. */
function pay({ id, donViId }: RevenueReport, soTien: number): PayInRow {
  const { database } = reports.office.backend;
  const loai = 'bao-cao-doanh-thu';
  const voucher: PayInRow = {
    ...voucherOf({ id, donViId }, soTien, '2026-11-12'),
    loai,
    phanBo: [{ loai, chungTuId: id, soTien }],
  };
  database.payIns.put(voucher);
  postVoucher(database, voucher, accountant(), reports.office.clock.read());
  return voucher;
}

describe('revenue reports', () => {
  it('B-06 B-21 asks 1 % of the revenue up to 20/02/2022 and nothing after, rounded up to the next đồng', async () => {
    const desk = await reports.office.as(clerk);
    const rates = await Promise.all(
      ['nam=2021&quy=4', 'nam=2022&quy=1', 'nam=2022&quy=2', 'nam=2026&quy=3'].map(
        async (quarter) => (await desk.get(`${revenuePath}/chuan-bi?${quarter}`)).body as RevenuePreparation,
      ),
    );
    expect(rates.map(({ tyLe, tyLeDenNgay }) => [tyLe, tyLeDenNgay])).toEqual([
      [1, null],
      [1, '2022-02-20'],
      [0, null],
      [0, null],
    ]);
    const { status, body } = await create(clerk, oldQuarter);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        ma: 'BCDT.2022Q1.DV0007',
        trangThai: 1,
        soLaoDong: 20,
        tongDoanhThu: 500_000_001,
        tyLe: 1,
        tyLeDenNgay: '2022-02-20',
        phaiNopTrongKy: 5_000_001,
        duNoKyTruoc: 0,
        tongPhaiNop: 5_000_001,
        noChuyenKySau: 5_000_001,
      }),
    ]);
  });

  it('B-06 carries an old debt through every later report at once, and into the unit’s record when it is approved', async () => {
    const { database } = reports.office.backend;
    const created = (await create(clerk, oldQuarter)).body as RevenueReport;
    const { donViId } = created;
    const brought = () => reportsOfUnit(database.revenueReports, donViId).map(({ duNoKyTruoc }) => duNoKyTruoc);
    const carried = [0, 5_000_001, 5_000_001, 5_000_001, 5_000_001, 5_000_001, 5_000_001, 5_000_001];
    expect(brought()).toEqual(carried);
    await approve(created.id);
    expect([brought(), database.units.find(donViId)?.duNoDoanhThu]).toEqual([carried, 5_000_001]);
    const paid = pay(created, 4_000_000);
    expect((await reports.revenue(clerk, 'BCDT.2022Q1.DV0007')).noChuyenKySau).toBe(1_000_001);
    expect((await reports.revenue(clerk, 'BCDT.2026Q3.DV0007')).tongPhaiNop).toBe(1_000_001);
    pay(created, 2_000_000);
    expect((await reports.revenue(clerk, 'BCDT.2025Q1.DV0007')).nopThuaKyTruoc).toBe(999_999);
    unpostVoucher(database, paid, accountant(), reports.office.clock.read());
    expect((await reports.revenue(clerk, 'BCDT.2022Q1.DV0007')).noChuyenKySau).toBe(3_000_001);
    const history = (await (await reports.office.as(clerk)).get(`${revenuePath}/${created.id}/lich-su`))
      .body as Schemas['LichSu'];
    expect(
      history.items.map(({ hanhDong, tuTrangThai, denTrangThai }) => [hanhDong, tuTrangThai, denTrangThai]),
    ).toEqual([
      ['phe-duyet', 3, 4],
      ['tham-dinh', 2, 3],
      ['gui', 1, 2],
      ['tao', null, 1],
    ]);
  });

  it('B-06 carries the debt of a quarter that waits for the Fund, so that the newest report shows all that is to be paid', async () => {
    const first = (await create(clerk, { ...oldQuarter, nam: 2021, quy: 3 })).body as RevenueReport;
    await reports.step(unitHead, revenuePath, first.id, 'gui');
    const desk = await reports.office.as(clerk);
    const next = (await desk.get(`${revenuePath}/chuan-bi?nam=2021&quy=4`)).body as RevenuePreparation;
    expect([next.duNoKyTruoc, next.nopThuaKyTruoc]).toEqual([5_000_001, 0]);
    const second = (await create(clerk, { ...oldQuarter, nam: 2021, quy: 4 })).body as RevenueReport;
    expect([second.duNoKyTruoc, second.tongPhaiNop]).toEqual([5_000_001, 10_000_002]);
    expect((await reports.revenue(clerk, 'BCDT.2026Q3.DV0007')).tongPhaiNop).toBe(10_000_002);
  });

  it('B-06 a refused or deleted report carries nothing on, and its money becomes credit of the next one', async () => {
    const { database } = reports.office.backend;
    const created = (await create(clerk, oldQuarter)).body as RevenueReport;
    await reports.step(unitHead, revenuePath, created.id, 'gui');
    pay(created, 5_000_001);
    await reports.step('vinh.pq', revenuePath, created.id, 'tu-choi', { lyDo: 'Số liệu không khớp bảng kê.' });
    expect(database.revenueReports.find(created.id)?.daNop).toBe(0);
    expect((await reports.revenue(clerk, 'BCDT.2026Q3.DV0007')).duNoKyTruoc).toBe(0);
    const again = (await create(clerk, oldQuarter)).body as RevenueReport;
    expect([again.daNop, again.noChuyenKySau]).toEqual([5_000_001, 0]);
    await (await reports.office.as(clerk)).remove(`${revenuePath}/${again.id}`);
    expect((await reports.revenue(clerk, 'BCDT.2026Q3.DV0007')).duNoKyTruoc).toBe(0);
    expect(database.units.find(created.donViId)?.duNoDoanhThu).toBe(0);
  });

  it('B-06 pays an older debt with the money of a report that is refused or deleted', async () => {
    const owing = (await create(clerk, { ...oldQuarter, nam: 2021, quy: 3 })).body as RevenueReport;
    await approve(owing.id);
    const newest = await reports.revenue(clerk, 'BCDT.2026Q3.DV0007');
    const report = (await create(clerk, { ...oldQuarter, nam: 2026, quy: 4 })).body as RevenueReport;
    pay(report, 6_000_001);
    expect((await reports.revenue(clerk, report.ma)).noChuyenKySau).toBe(0);
    await reports.step(unitHead, revenuePath, report.id, 'gui');
    await reports.step('vinh.pq', revenuePath, report.id, 'tu-choi', { lyDo: 'Số liệu không khớp bảng kê.' });
    const paid = { daNop: 5_000_001, noChuyenKySau: 0, nopThua: 0 };
    expect(await reports.revenue(clerk, newest.ma)).toMatchObject(paid);
    const again = (await create(clerk, { ...oldQuarter, nam: 2026, quy: 4 })).body as RevenueReport;
    expect(again.daNop).toBe(1_000_000);
    await (await reports.office.as(clerk)).remove(`${revenuePath}/${again.id}`);
    expect(await reports.revenue(clerk, newest.ma)).toMatchObject(paid);
  });

  it('B-06 refuses a wrong total, a second report of a quarter and a report without anything', async () => {
    const codeOf = async (body: object) => errorOf(await create(clerk, body)).code;
    expect(await codeOf({ ...oldQuarter, tongDoanhThu: 500_000_000 })).toBe('QuyHoTro:04001');
    expect(await codeOf({ ...oldQuarter, nam: 2026, quy: 3 })).toBe('QuyHoTro:04002');
    const empty = (await create(clerk, { ...oldQuarter, tongDoanhThu: 0, chiTiet: [] })).body as RevenueReport;
    const sent = await reports.step(unitHead, revenuePath, empty.id, 'gui');
    expect([sent.status, errorOf(sent).code]).toEqual([403, 'QuyHoTro:01003']);
    const wrong = await create(clerk, {
      ...oldQuarter,
      nam: 2024,
      chiTiet: [lineOf('JP', 1), lineOf('JP', 2), { ...lineOf('XX', -1), soLaoDong: 1.5 }],
    });
    expect(complaintsOf(wrong)).toEqual(['chiTiet[1].thiTruongId', 'chiTiet[2].soLaoDong', 'chiTiet[2].dtNld']);
  });

  it('B-06 makes no report of a quarter or a year that is still to come', async () => {
    reports.office.clock.advanceSeconds(86_400 * 60);
    expect(errorOf(await create(clerk, { ...oldQuarter, nam: 2027, quy: 2 })).code).toBe('QuyHoTro:01002');
    expect(complaintsOf(await create(clerk, { ...oldQuarter, nam: 2028 }))).toEqual(['nam']);
  });

  it('B-06 sends a nil report, and a report made anew after a refusal gets a code of its own', async () => {
    const nil = { ...oldQuarter, nam: 2024, quy: 2, khongPhatSinh: true, tongDoanhThu: 0, chiTiet: [] };
    const first = (await create(clerk, nil)).body as RevenueReport;
    expect((await reports.step(unitHead, revenuePath, first.id, 'gui')).status).toBe(200);
    const refused = await reports.step('vinh.pq', revenuePath, first.id, 'tu-choi', {
      lyDo: 'Không thuộc diện phải báo cáo.',
    });
    expect(refused.body).toEqual(
      expect.objectContaining({ trangThai: 5, lyDoTraLai: 'Không thuộc diện phải báo cáo.' }),
    );
    expect((await create(clerk, nil)).body).toEqual(expect.objectContaining({ ma: 'BCDT.2024Q2.DV0007.1' }));
  });

  it('B-06 lets a rejected report owe nothing, in its figures, filters and sums', async () => {
    const debts = async () => {
      const { tong = {} } = await list(clerk, 'maxResultCount=100');
      return ['noChuyenKySau', 'noDauKy', 'phaiNopCaKy', 'noCuoiKy'].map((name) => [name, tong[name]]);
    };
    const before = await debts();
    const made = (await create(clerk, oldQuarter)).body as RevenueReport;
    expect([made.trangThai, made.noChuyenKySau > 0]).toEqual([1, true]);
    await reports.step(unitHead, revenuePath, made.id, 'gui');
    await reports.step('vinh.pq', revenuePath, made.id, 'tu-choi', { lyDo: 'Không thuộc diện phải báo cáo.' });
    const rejected = await reports.revenue('vinh.pq', made.ma);
    expect(rejected).toMatchObject({ trangThai: 5, noChuyenKySau: 0, nopThua: 0, tongPhaiNop: made.tongPhaiNop });
    const owing = await list(clerk, 'tinhTrangNop=2&maxResultCount=100');
    expect(owing.items.some(({ id }) => id === made.id)).toBe(false);
    expect(await debts()).toEqual(before);
  });

  it('B-06 P-03 shows each unit its own reports, and all of them to the Fund with the sums of the whole filter', async () => {
    const own = await list(clerk, 'maxResultCount=100');
    expect([own.totalCount, new Set(own.items.map(({ donViMa }) => donViMa))]).toEqual([7, new Set(['DV0007'])]);
    const foreign = reports.idOf('BCDT.2026Q2.DV0008');
    expect((await (await reports.office.as(clerk)).get(`${revenuePath}/${foreign}`)).status).toBe(404);
    const legacy = await list('khoa.tm', 'nam=2022&maxResultCount=5');
    expect([legacy.totalCount, legacy.items.length]).toEqual([12, 5]);
    const { database } = reports.office.backend;
    const debts = [...database.units.rows()].reduce((sum, { duNoDoanhThu }) => sum + duNoDoanhThu, 0);
    expect(legacy.tong?.['noChuyenKySau']).toBe(debts);
    const last = await list('khoa.tm', 'nam=2026&quy=3');
    expect([last.totalCount, last.dem]).toEqual([48, { 1: 1, 2: 6, 3: 8, 4: 31, 6: 2 }]);
    expect((await list('khoa.tm', 'nam=2026&quy=3&trangThai=2,3')).totalCount).toBe(14);
  });

  it('B-06 D-02 keeps M1 to M4 and M7 over all 396 seeded reports', () => {
    const { database } = reports.office.backend;
    expect(database.revenueReports.size).toBe(396);
    for (const unit of database.units.rows()) {
      const approved = approvedOfUnit(database.revenueReports, unit.id);
      approved.forEach((row, place) => {
        const before = approved[place - 1];
        const { tongPhaiNop, phaiNopTrongKy } = revenueFigures(row);
        expect(row.duNoKyTruoc).toBe(before === undefined ? 0 : revenueFigures(before).noChuyenKySau);
        expect(tongPhaiNop).toBe(row.duNoKyTruoc + phaiNopTrongKy);
      });
      const last = approved.at(-1);
      expect(last === undefined ? unit.duNoDoanhThu : revenueFigures(last).noChuyenKySau).toBe(unit.duNoDoanhThu);
    }
  });
});
