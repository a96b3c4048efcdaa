import { beforeAll, describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import type { FundReport, FundReportStart } from '@/domain/fund-reports/fund-report';

import { complaintsOf, errorOf } from '../routes/office';
import { head, lineOf, linesOf, openFund, reason, reportPath, type Fund } from './fund-desk';
import { brokenInvariants } from './invariants';

describe('month-end of a service enterprise', () => {
  let fund: Fund;
  let report: FundReport;

  const present = async (): Promise<FundReport> =>
    (await (await fund.office.as('dv0007.lanhdao')).get(`${reportPath}/${report.id}`)).body as FundReport;

  beforeAll(async () => {
    fund = await openFund(5_000);
    const desk = await fund.office.as('dv0007.nhaplieu');
    const start = (await desk.get(`${reportPath}/chuan-bi?nam=2026&thang=10`)).body as FundReportStart;
    expect(start).toMatchObject({
      duNoKyTruoc: 500_000,
      nopThuaKyTruoc: 0,
      hanNop: '2026-11-10',
      baoCaoDaCo: null,
      chuaDenKy: false,
      baoCaoTruoc: { ma: 'BCQ.202609.DV0007', trangThai: 4 },
    });
    report = (await desk.post(reportPath, { ...head, nam: 2026, thang: 10 })).body as FundReport;
  });

  it('B-01 W-07 judges each row of the file by itself: 35 go in, two wrong ones are named, then these too', async () => {
    const desk = await fund.office.as('dv0007.nhaplieu');
    const rows = linesOf(37).map((line, index) =>
      index === 4 ? { ...line, soCccd: '03809890000' } : index === 9 ? { ...line, ngayXuatCanh: '2026-11-02' } : line,
    );
    const path = `${reportPath}/${report.id}/nhap-excel`;
    const call = { maLanGui: '2f0b7f6e-93b1-4a7e-9a34-0d4b1d1b1c31', rows };
    const first = (await desk.post(path, call)).body as Schemas['KetQuaNhapExcel'];
    const refused = first.ketQua.filter(({ loi }) => loi !== undefined);
    expect(refused.map(({ thuTu, loi }) => [thuTu, loi?.code ?? null, loi?.validationErrors?.[0]?.members])).toEqual([
      [4, null, ['soCccd']],
      [9, 'QuyHoTro:01008', ['ngayXuatCanh']],
    ]);
    expect((await desk.post(path, call)).body).toEqual(first);
    const misnamed = await desk.post(path, { ...call, maLanGui: 'import-1.1.0' });
    expect([misnamed.status, complaintsOf(misnamed)]).toEqual([400, ['maLanGui']]);
    const mended = { maLanGui: '2f0b7f6e-93b1-4a7e-9a34-0d4b1d1b1c32', rows: [lineOf(5), lineOf(10)] };
    const second = (await desk.post(path, mended)).body as Schemas['KetQuaNhapExcel'];
    expect(second.ketQua.every(({ loi }) => loi === undefined)).toBe(true);
    expect(await present()).toMatchObject({
      soLaoDong: 37,
      soNu: 12,
      tienNld: 3_700_000,
      tienDn: 5_550_000,
      phaiNopTrongKy: 9_250_000,
      duNoKyTruoc: 500_000,
      tongPhaiNop: 9_750_000,
      daNop: 0,
      noChuyenKySau: 9_750_000,
      tinhTrangNop: 4,
    });
  });

  it('B-01 B-05 carries 750.000 on when 9.000.000 of 9.750.000 have come', async () => {
    fund.pay(report, 9_000_000, '2026-11-09');
    expect(await present()).toMatchObject({ daNop: 9_000_000, noChuyenKySau: 750_000, nopThua: 0, tinhTrangNop: 2 });
  });

  it('B-01 B-04 gives all 37 their certificates with the approval, because worker shares are covered first', async () => {
    const before = [fund.database.workers.size, fund.database.contracts.size, fund.database.contributions.size];
    await fund.step('dv0007.lanhdao', report.id, 'gui');
    await fund.step('khoa.tm', report.id, 'tham-dinh', { yKien: 'Số liệu khớp.' });
    expect((await present()).trangThai).toBe(3);
    await fund.step('vinh.pq', report.id, 'phe-duyet', { yKien: 'Đồng ý.' });
    expect([fund.database.workers.size, fund.database.contracts.size, fund.database.contributions.size]).toEqual(
      before.map((size) => size + 37),
    );
    const desk = await fund.office.as('dv0007.lanhdao');
    const lines = (await desk.get(`${reportPath}/${report.id}/nguoi-lao-dong?MaxResultCount=1000`))
      .body as Schemas['TrangBaoCaoQuyChiTiet'];
    expect(new Set(lines.items.map(({ soGcn }) => soGcn)).size).toBe(37);
    expect(lines.items.every(({ soGcn }) => /^GCN\.2026\.\d{7}$/u.test(soGcn ?? ''))).toBe(true);
    const ledger = (await desk.get(`/api/app/dong-gop-quy?KyTu=2026-10&KyDen=2026-10&MaxResultCount=100`))
      .body as Schemas['TrangDongGopQuy'];
    expect([ledger.totalCount, ledger.tong]).toEqual([
      37,
      { soLaoDong: 37, tienNld: 3_700_000, tienDn: 5_300_000, tong: 9_000_000 },
    ]);
    expect(ledger.items.filter(({ trangThai }) => trangThai === 2)).toHaveLength(2);
    expect(new Set(ledger.items.map(({ ngayDong }) => ngayDong))).toEqual(new Set(['2026-11-09']));
    expect(fund.unitOf('DV0007')?.duNoNld).toBe(750_000);
    expect(brokenInvariants(fund.database)).toEqual([]);
  });

  it('B-04 pays the rest later: the enterprise shares are whole, and so is the unit', async () => {
    fund.pay(report, 750_000, '2026-11-20');
    const desk = await fund.office.as('dv0007.lanhdao');
    const ledger = (await desk.get(`/api/app/dong-gop-quy?KyTu=2026-10&KyDen=2026-10`))
      .body as Schemas['TrangDongGopQuy'];
    expect(ledger.tong).toEqual({ soLaoDong: 37, tienNld: 3_700_000, tienDn: 5_550_000, tong: 9_250_000 });
    expect(fund.unitOf('DV0007')?.duNoNld).toBe(0);
  });

  it('B-04 reverses contributions and certificates when the approval is taken back, and issues new numbers after', async () => {
    const certificates = () =>
      [...fund.database.contributions.rows()]
        .filter(({ baoCaoId }) => baoCaoId === report.id)
        .flatMap(({ soGcn }) => soGcn ?? []);
    const first = certificates();
    await fund.step('vinh.pq', report.id, 'thu-hoi-phe-duyet', { lyDo: reason });
    const desk = await fund.office.as('dv0007.lanhdao');
    const path = '/api/app/dong-gop-quy?KyTu=2026-10&KyDen=2026-10';
    const empty = (await desk.get(path)).body as Schemas['TrangDongGopQuy'];
    expect([certificates(), empty.totalCount, fund.unitOf('DV0007')?.duNoNld]).toEqual([[], 0, 500_000]);
    await fund.step('vinh.pq', report.id, 'phe-duyet');
    const again = certificates();
    expect([again.length, again.some((soGcn) => first.includes(soGcn))]).toEqual([37, false]);
    expect(brokenInvariants(fund.database)).toEqual([]);
  });

  it('B-01 refuses a contract that has contributed, with its certificate', async () => {
    fund.office.clock.advanceSeconds(20 * 24 * 3_600);
    const desk = await fund.office.as('dv0007.nhaplieu');
    const made = (await desk.post(reportPath, { ...head, nam: 2026, thang: 11 })).body as FundReport;
    const line = lineOf(1, { ngayXuatCanh: '2026-11-02' });
    const refused = await desk.put(`${reportPath}/${made.id}/nguoi-lao-dong`, {
      concurrencyStamp: made.concurrencyStamp,
      maLanGui: crypto.randomUUID(),
      luu: [line],
      xoa: [],
    });
    expect([refused.status, errorOf(refused).code, complaintsOf(refused)]).toEqual([
      403,
      'QuyHoTro:01006',
      ['luu[0].soHopDong'],
    ]);
  });
});

describe('the day on which a worker has contributed', () => {
  it('B-04 is the value date of the money that covers him, however late the report is approved', async () => {
    const fund = await openFund();
    const report = await fund.draft(10, [lineOf(1), lineOf(2)]);
    for (const [soTien, ngayGhiCo] of [
      [100_000, '2026-11-09'],
      [400_000, '2026-11-12'],
      [500_000, '2026-11-14'],
    ] as const) {
      fund.pay(report, soTien, ngayGhiCo);
    }
    await fund.step('dv0007.lanhdao', report.id, 'gui');
    await fund.step('ha.lt', report.id, 'tham-dinh');
    await fund.step('vinh.pq', report.id, 'phe-duyet');
    const desk = await fund.office.as('dv0007.lanhdao');
    const path = '/api/app/dong-gop-quy?KyTu=2026-10&KyDen=2026-10&Sorting=soGcn';
    const { items } = (await desk.get(path)).body as Schemas['TrangDongGopQuy'];
    expect(items.map(({ ngayDong }) => ngayDong)).toEqual(['2026-11-09', '2026-11-12']);
    expect(items.map(({ hopDongId }) => fund.database.contracts.find(hopDongId)?.ngayDong)).toEqual([
      '2026-11-09',
      '2026-11-12',
    ]);
  });
});
