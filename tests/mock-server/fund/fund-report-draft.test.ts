import { beforeEach, describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import type { FundReport, FundReportStart } from '@/domain/fund-reports/fund-report';

import { complaintsOf, errorOf } from '../routes/office';
import { head, lineOf, linesOf, openFund, reason, reportPath, voucherOf, type Fund } from './fund-desk';
import { brokenInvariants } from './invariants';

describe('a report being made', () => {
  let fund: Fund;

  beforeEach(async () => {
    fund = await openFund();
  });

  it('B-01 is due on 11/05/2026 for 04/2026, because the 10th is a Sunday, and a day late on the 12th', async () => {
    const desk = await fund.office.as('dv0007.nhaplieu');
    const start = (await desk.get(`${reportPath}/chuan-bi?nam=2026&thang=4`)).body as FundReportStart;
    expect(start.hanNop).toBe('2026-05-11');
    const report = await fund.draft(10, linesOf(1));
    expect([report.hanNop, report.soNgayQuaHan]).toEqual(['2026-11-10', 5]);
    fund.pay(report, report.noChuyenKySau, '2026-11-15');
    const paid = (await desk.get(`${reportPath}/${report.id}`)).body as FundReport;
    expect([paid.soNgayQuaHan, paid.tinhTrangNop]).toEqual([0, 1]);
  });

  it('B-01 refuses a second report of a period and one of a period to come', async () => {
    const desk = await fund.office.as('dv0007.nhaplieu');
    const second = await desk.post(reportPath, { ...head, nam: 2026, thang: 9 });
    expect([second.status, errorOf(second).code, errorOf(second).message]).toEqual([
      403,
      'QuyHoTro:01001',
      'Kỳ 09/2026 của đơn vị đã có báo cáo BCQ.202609.DV0007.',
    ]);
    for (const [nam, thang] of [[2026, 12] as const, [2027, 1] as const]) {
      const early = await desk.post(reportPath, { ...head, nam, thang });
      expect([early.status, errorOf(early).code]).toEqual([403, 'QuyHoTro:01002']);
    }
  });

  it('B-01 refuses a worker who stands in the list twice, here or in another report that counts', async () => {
    const report = await fund.draft(10, linesOf(2));
    const desk = await fund.office.as('dv0007.nhaplieu');
    const put = (luu: readonly object[]) =>
      desk.put(`${reportPath}/${report.id}/nguoi-lao-dong`, {
        concurrencyStamp: report.concurrencyStamp,
        maLanGui: crypto.randomUUID(),
        luu,
        xoa: [],
      });
    const twice = await put([lineOf(2)]);
    expect([twice.status, errorOf(twice).code, errorOf(twice).message]).toEqual([
      403,
      'QuyHoTro:01007',
      `Người lao động ${lineOf(2).hoTen} bị trùng trong danh sách (dòng 2 và 3).`,
    ]);
    const numberless = await put([lineOf(2, { soHopDong: null })]);
    expect([numberless.status, errorOf(numberless).code]).toEqual([403, 'QuyHoTro:01007']);
    const elsewhere = [...fund.database.fundReportLines.rows()].find(({ baoCaoId, hopDongId }) => {
      const other = fund.database.fundReports.find(baoCaoId);
      return hopDongId === null && other?.trangThai === 2 && other.thang === 10;
    });
    expect(elsewhere).toBeDefined();
    const claimed = await put([
      lineOf(3, {
        soCccd: elsewhere?.soCccd ?? '',
        soHopDong: elsewhere?.soHopDong ?? '',
        ngaySinh: elsewhere?.ngaySinh ?? '',
        gioiTinh: elsewhere?.gioiTinh ?? 1,
      }),
    ]);
    expect([claimed.status, errorOf(claimed).code]).toEqual([403, 'QuyHoTro:01007']);
    // Nothing is told of the other unit's report (DS4).
    expect(errorOf(claimed).message).toMatch(/bị trùng trong danh sách \(báo cáo của đơn vị khác\)\.$/u);
  });

  it('B-01 stores lines all or none, keeps their order and renumbers them', async () => {
    const report = await fund.draft(10, linesOf(3));
    const desk = await fund.office.as('dv0007.nhaplieu');
    const path = `${reportPath}/${report.id}/nguoi-lao-dong`;
    const { items } = (await desk.get(path)).body as Schemas['TrangBaoCaoQuyChiTiet'];
    const wrong = await desk.put(path, {
      concurrencyStamp: report.concurrencyStamp,
      maLanGui: crypto.randomUUID(),
      luu: [lineOf(4), lineOf(5, { hoTen: 'X' })],
      xoa: [items[0]?.id],
    });
    expect([wrong.status, complaintsOf(wrong)]).toEqual([400, ['luu[1].hoTen']]);
    const right = await desk.put(path, {
      concurrencyStamp: report.concurrencyStamp,
      maLanGui: crypto.randomUUID(),
      luu: [lineOf(4), { ...lineOf(3), id: items[2]?.id, hoTen: 'Trần Thị Sửa' }],
      xoa: [items[0]?.id],
    });
    const saved = right.body as Schemas['BaoCaoQuyDongDaLuu'];
    expect([saved.baoCao.soLaoDong, saved.dong.map(({ stt, hoTen }) => [stt, hoTen])]).toEqual([
      3,
      [
        [3, lineOf(4).hoTen],
        [2, 'Trần Thị Sửa'],
      ],
    ]);
    const stale = await desk.put(path, {
      concurrencyStamp: report.concurrencyStamp,
      maLanGui: crypto.randomUUID(),
      luu: [],
      xoa: [],
    });
    expect(stale.status).toBe(409);
  });

  it('B-01 warns of a late entry, an earlier period, an unfinished contract and other personal data', async () => {
    const worker = [...fund.database.contracts.rows()].find(
      ({ ngayXuatCanh, denNgay, ngayVeNuoc }) =>
        (ngayXuatCanh ?? '9') < '2026-08' && (denNgay ?? '') > '2027' && ngayVeNuoc === null,
    );
    const person = fund.database.workers.find(worker?.nguoiLaoDongId ?? '');
    const report = await fund.draft(10, [
      lineOf(1, { ngayXuatCanh: '2026-09-28', boSungKyTruoc: true }),
      lineOf(2, {
        soCccd: person?.soCccd ?? '',
        ngaySinh: person?.ngaySinh ?? '',
        gioiTinh: person?.gioiTinh ?? 1,
        hoTen: 'Người Khác Tên',
      }),
    ]);
    const { items } = (await (await fund.office.as('dv0007.nhaplieu')).get(`${reportPath}/${report.id}/nguoi-lao-dong`))
      .body as Schemas['TrangBaoCaoQuyChiTiet'];
    expect(items.map(({ canhBao }) => canhBao)).toEqual([
      ['khai-muon', 'ky-truoc'],
      ['khai-muon', 'hop-dong-chua-het', 'khac-csdl'],
    ]);
  });

  it.each([
    ['in capitals', 'Lê Thị Sen', 'LÊ THỊ SEN'],
    ['with Word’s quote and hyphen', "H'Hen Y-Bhăm", 'H’Hen Y\u2011Bhăm'],
  ])('B-01 takes a worker whose name the unit writes %s for no other person', async (_, stored, hoTen) => {
    const [known] = fund.database.workers.rows();
    if (known === undefined) {
      throw new Error('The demo has no worker.');
    }
    const { soCccd, ngaySinh, gioiTinh } = known;
    fund.database.workers.put({ ...known, hoTen: stored });
    const { id } = await fund.draft(10, [lineOf(1, { soCccd, ngaySinh, gioiTinh, hoTen })]);
    const lines = [...fund.database.fundReportLines.rows()].filter(({ baoCaoId }) => baoCaoId === id);
    expect(lines.map((line) => [line.hoTen, line.canhBao.includes('khac-csdl')])).toEqual([[hoTen, false]]);
  });

  it('B-01 warns of a dear service fee and of an identity number that is explained, which the worker keeps', async () => {
    const lyDoCccd = 'Giấy khai sinh đã được đính chính giới tính.';
    const report = await fund.draft(10, [
      lineOf(1, { ngayXuatCanh: '2026-10-31', luongThang: 10_000_000, tienDichVu: 30_000_001 }),
      lineOf(2, { ngayXuatCanh: '2026-10-31', gioiTinh: 2, lyDoCccd }),
    ]);
    const desk = await fund.office.as('ha.lt');
    const { items } = (await desk.get(`${reportPath}/${report.id}/nguoi-lao-dong`))
      .body as Schemas['TrangBaoCaoQuyChiTiet'];
    expect(items.map(({ canhBao }) => canhBao.filter((warning) => warning !== 'khai-muon'))).toEqual([
      ['tien-dich-vu-cao'],
      ['cccd-khong-khop'],
    ]);
    await fund.step('dv0007.lanhdao', report.id, 'gui');
    await fund.step('ha.lt', report.id, 'tham-dinh');
    await fund.step('vinh.pq', report.id, 'phe-duyet');
    const worker = [...fund.database.workers.rows()].find(({ soCccd }) => soCccd === lineOf(2).soCccd);
    expect([worker?.gioiTinh, worker?.lyDoCccd]).toEqual([2, lyDoCccd]);
  });

  it('B-01 B-05 frees the money of a rejected report: it pays what is still owed, and the next report takes the rest up', async () => {
    const report = await fund.draft(10, linesOf(4));
    expect(report.duNoKyTruoc).toBe(500_000);
    fund.pay(report, 1_000_000, '2026-11-09');
    await fund.step('dv0007.lanhdao', report.id, 'gui');
    await fund.step('vinh.pq', report.id, 'tu-choi', { lyDo: reason });
    expect(fund.database.fundReports.find(report.id)).toMatchObject({ trangThai: 5, daNop: 0 });
    const again = await fund.draft(10, linesOf(4));
    expect([again.ma, again.duNoKyTruoc, again.daNop]).toEqual(['BCQ.202610.DV0007.1', 0, 500_000]);
    expect(brokenInvariants(fund.database)).toEqual([]);
  });

  it('B-01 B-05 lists the vouchers that pay it or may still do so, with their status, none that came to nothing', async () => {
    const { id, donViId } = await fund.draft(10, linesOf(1));
    for (const trangThai of [1, 2, 5, 6, 7, 9] as const) {
      fund.database.payIns.put({ ...voucherOf({ id, donViId }, 100_000, '2026-11-09'), trangThai });
    }
    const { body } = await (await fund.office.as('ha.lt')).get(`${reportPath}/${id}`);
    expect(
      (body as FundReport).chungTuNop.map(({ trangThai }) => trangThai).toSorted((one, other) => one - other),
    ).toEqual([1, 2, 6, 7]);
  });

  it('B-01 lets a rejected report owe nothing: no due day passed, no debt in its figures, filters and sums', async () => {
    const desk = await fund.office.as('dv0007.nhaplieu');
    const sums = async () => {
      const { body } = await desk.get(`${reportPath}?kyTu=2026-10`);
      const { tong, items } = body as Schemas['TrangBaoCaoQuy'];
      return [items.length, tong.noChuyenKySau, tong.phaiNopCaKy, tong.noCuoiKy];
    };
    const before = await sums();
    const report = await fund.draft(10, linesOf(4));
    expect([report.soNgayQuaHan, report.noChuyenKySau > 0]).toEqual([5, true]);
    await fund.step('dv0007.lanhdao', report.id, 'gui');
    await fund.step('vinh.pq', report.id, 'tu-choi', { lyDo: reason });
    const rejected = (await desk.get(`${reportPath}/${report.id}`)).body as FundReport;
    expect(rejected).toMatchObject({ trangThai: 5, noChuyenKySau: 0, nopThua: 0, soNgayQuaHan: 0, tinhTrangNop: 1 });
    expect(rejected.tongPhaiNop).toBe(report.tongPhaiNop);
    for (const filter of ['quaHan=true', 'tinhTrangNop=2,4']) {
      const { items } = (await desk.get(`${reportPath}?${filter}`)).body as Schemas['TrangBaoCaoQuy'];
      expect(items.filter(({ trangThai }) => trangThai === 5)).toEqual([]);
    }
    expect(await sums()).toEqual([1, ...before.slice(1)]);
  });

  it('B-01 names every line that it refuses for the same reason, by its place in the call', async () => {
    const report = await fund.draft(10, linesOf(2));
    const desk = await fund.office.as('dv0007.nhaplieu');
    const put = async (luu: readonly object[]) => {
      const reply = await desk.put(`${reportPath}/${report.id}/nguoi-lao-dong`, {
        concurrencyStamp: report.concurrencyStamp,
        maLanGui: crypto.randomUUID(),
        luu,
        xoa: [],
      });
      return [reply.status, errorOf(reply).code, complaintsOf(reply)];
    };
    const wrong = { soCccd: '1' };
    expect(await put([lineOf(5), lineOf(6, wrong), lineOf(7), lineOf(8, wrong)])).toEqual([
      400,
      null,
      ['luu[1].soCccd', 'luu[3].soCccd'],
    ]);
    expect(await put([lineOf(5), lineOf(1), lineOf(6), lineOf(2)])).toEqual([
      403,
      'QuyHoTro:01007',
      ['luu[1].soCccd', 'luu[3].soCccd'],
    ]);
    const late = { ngayXuatCanh: '2026-11-02' };
    expect(await put([lineOf(5, late), lineOf(6), lineOf(7, late)])).toEqual([
      403,
      'QuyHoTro:01008',
      ['luu[0].ngayXuatCanh', 'luu[2].ngayXuatCanh'],
    ]);
  });

  it('B-01 says by name what no rule gives an amount for', async () => {
    for (const rule of [...fund.database.contributionAmounts.rows()]) {
      fund.database.contributionAmounts.remove(rule.id);
    }
    const desk = await fund.office.as('dv0007.nhaplieu');
    const made = (await desk.post(reportPath, { ...head, nam: 2026, thang: 10 })).body as FundReport;
    const refused = await desk.put(`${reportPath}/${made.id}/nguoi-lao-dong`, {
      concurrencyStamp: made.concurrencyStamp,
      maLanGui: crypto.randomUUID(),
      luu: [lineOf(1)],
      xoa: [],
    });
    expect([errorOf(refused).code, errorOf(refused).message]).toEqual([
      'QuyHoTro:01010',
      'Không tìm thấy quy định số tiền đóng quỹ có hiệu lực tại ngày 20/10/2026.',
    ]);
    expect(complaintsOf(refused)).toEqual(['luu[0].ngayXuatCanh']);
  });
});
