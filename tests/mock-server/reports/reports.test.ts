import { beforeAll, describe, expect, it } from 'vitest';

import { workingDaysBetween } from '@/domain/fund/public-holidays';
import { policies } from '@/domain/policies/policy-names';
import { markets } from '@/domain/reference/markets';
import type { Report, ReportCode, ReportFilters } from '@/domain/reports/report';
import { reportTable } from '@/domain/reports/report-table';
import type { Database } from '@mock-server/data/database';
import { workCalendar } from '@mock-server/data/fund/work-calendar';

import { complaintsOf, openOffice, type Office } from '../routes/office';
import golden from './golden-reports.json';
import { checkedFigures, listFigure, reportAt, today } from './report-desk';

let office: Office;
let database: Database;

beforeAll(async () => {
  office = await openOffice(5_000);
  ({ database } = office.backend);
});

async function report(code: ReportCode, filters: ReportFilters, userName = 'khoa.tm'): Promise<Report> {
  return reportAt(await office.as(userName), code, filters);
}

/** A number of a row, 0 where there is none. */
const figure = (values: Report['tong'], column: string) => Number(values[column] ?? 0);

const year: ReportFilters = { tuNgay: '2026-01-01', denNgay: '2026-12-31' };
const october: ReportFilters = { tuNgay: '2026-10-01', denNgay: '2026-10-31' };

/** Something to ask of each report, with rows of every level. */
const asked: readonly (readonly [ReportCode, ReportFilters])[] = [
  ['lao-dong-xuat-canh', year],
  ['dong-gop-quy', year],
  ['tong-hop-so-lao-dong', { nam: '2026', chieu: 'tinh-thanh', chiTieu: 'xuat-canh' }],
  ['tong-hop-so-lao-dong', { nam: '2026', chieu: 'don-vi', chiTieu: 'dang-lam-viec' }],
  ['chua-dong-quy', { denNgay: today }],
  ['theo-doanh-thu', { nam: '2022' }],
  ['lao-dong-tu-dong', year],
  ['su-dung-tai-lieu', { nam: '2026', chieu: 'thi-truong' }],
];

describe('the seven reports', () => {
  it('B-12 D-02 has the golden numbers of the demo', async () => {
    const [ofYear, ofOctober] = [await report('lao-dong-xuat-canh', year), await report('lao-dong-xuat-canh', october)];
    const japan = ofYear.nhom.find(({ ma }) => ma === 'JP')?.giaTri;
    expect({
      year: ofYear.tong,
      japan,
      october: ofOctober.tong,
      months: ofYear.theoThang.map(({ tong }) => tong),
      plan: ofOctober.keHoach,
    }).toEqual(golden);
  });

  it('B-12 counts the contracts with a departure in the period, market by market in the order of the catalogue', async () => {
    const { nhom, tong, theoThang } = await report('lao-dong-xuat-canh', year);
    const left = [...database.contracts.rows()].filter(({ ngayXuatCanh }) => ngayXuatCanh?.startsWith('2026') === true);
    const rows = nhom.filter(({ loai }) => loai === 'thi-truong');
    expect(tong['tong']).toBe(left.length);
    expect(theoThang.reduce((sum, month) => sum + month.tong, 0)).toBe(left.length);
    expect(rows.map(({ ma, giaTri }) => [ma, giaTri['tong']])).toEqual(
      ['Đông Bắc Á', 'Đông Nam Á', 'Châu Âu', 'Trung Đông', 'Châu Phi', 'Châu Đại Dương']
        .flatMap((region) => markets.filter(({ khuVuc }) => khuVuc === region))
        .filter(({ id }) => rows.some(({ ma }) => ma === id))
        .map(({ id }) => [id, left.filter(({ thiTruongId }) => thiTruongId === id).length]),
    );
  });

  it('B-12 measures all departures by the plan of the year, and no part of them', async () => {
    const whole = await report('lao-dong-xuat-canh', october);
    const women = await report('lao-dong-xuat-canh', { ...october, gioiTinh: '2' });
    const ofUnit = await report('lao-dong-xuat-canh', october, 'dv0007.lanhdao');
    expect([whole.keHoach?.daDat, women.keHoach, ofUnit.keHoach]).toEqual([whole.tong['luyKeTong'], null, null]);
  });

  it.each(asked)(
    'B-12 B-13 B-14 B-15 B-16 B-17 B-18 adds the rows of %s up, level by level (%o)',
    async (code, filters) => {
      const { nhom, tong } = await report(code, filters);
      const summed = reportTable.find((one) => one.code === code)?.columns.filter(({ isSummed }) => isSummed) ?? [];
      const wrong = [{ id: null, giaTri: tong }, ...nhom].flatMap(({ id, giaTri }) => {
        const children = nhom.filter(({ chaId }) => chaId === id);
        return summed.flatMap(({ code: column }) => {
          const figures = children.map((child) => child.giaTri[column]).filter((value) => typeof value === 'number');
          const sum = figures.reduce<number>((total, value) => total + value, 0);
          return figures.length === 0 || sum === giaTri[column] ? [] : [{ id, column, sum, shown: giaTri[column] }];
        });
      });
      expect([nhom.length > 0, wrong]).toEqual([true, []]);
    },
  );

  it.each(asked)(
    'B-12 B-13 B-14 B-15 B-16 B-17 B-18 opens a list of as many for every number of the totals of %s (%o)',
    async (code, filters) => {
      const desk = await office.as('khoa.tm');
      const figures = checkedFigures(await reportAt(desk, code, filters), filters).filter(({ where }) =>
        where.includes(' tong '),
      );
      const listed = await Promise.all(figures.map(({ drill }) => listFigure(desk, drill)));
      expect(listed).toEqual(figures.map(({ shown }) => shown));
      expect(figures.length).toBeGreaterThan(5);
    },
  );

  it('B-13 owes what was brought forward once, however many months', async () => {
    const { tong } = await report('dong-gop-quy', year);
    const { tienNld, tienDn, tongPhaiNop, daNop, conPhaiNop } = Object.fromEntries(
      ['tienNld', 'tienDn', 'tongPhaiNop', 'daNop', 'conPhaiNop'].map((name) => [name, figure(tong, name)]),
    );
    const chain = [...database.fundReports.rows()].filter(({ nam, trangThai }) => nam === 2026 && trangThai !== 5);
    const first = new Map(chain.toSorted((one, other) => other.thang - one.thang).map((row) => [row.donViId, row]));
    const brought = [...first.values()].reduce((sum, row) => sum + row.duNoKyTruoc - row.nopThuaKyTruoc, 0);
    expect([tienNld, tienDn, daNop]).toEqual([
      chain.reduce((sum, row) => sum + row.tienNld, 0),
      chain.reduce((sum, row) => sum + row.tienDn, 0),
      chain.reduce((sum, row) => sum + row.daNop, 0),
    ]);
    expect(tongPhaiNop).toBe((tienNld ?? 0) + (tienDn ?? 0) + brought);
    expect(conPhaiNop).toBeGreaterThanOrEqual((tongPhaiNop ?? 0) - (daNop ?? 0));
  });

  it('B-15 D-02 leaves the contracts without a contribution, on every day', async () => {
    for (const denNgay of [today, '2026-06-30', '2025-12-31', '2024-02-29']) {
      const { tong } = await report('chua-dong-quy', { denNgay });
      const known = [...database.contracts.rows()].filter(({ ngayKy }) => ngayKy !== null && ngayKy <= denNgay);
      const ids = new Set(known.map(({ id }) => id));
      const paid = [...database.contributions.rows()].filter(
        (row) => ids.has(row.hopDongId) && row.ngayDong <= denNgay,
      );
      expect(tong['soChuaDong']).toBe(known.length - paid.length);
    }
  });

  it('B-15 lists the people behind a row, the longest overdue first, a page at a time', async () => {
    const desk = await office.as('khoa.tm');
    const { nhom } = await report('chua-dong-quy', { denNgay: today });
    for (const { ma, giaTri } of nhom) {
      const path = `/api/app/bao-cao/chua-dong-quy/chi-tiet?DenNgay=${today}&DonViId=${ma}&MaxResultCount=1000`;
      const { body } = await desk.get(path);
      const { totalCount, items } = body as {
        readonly totalCount: number;
        readonly items: readonly { readonly hanDong: string | null; readonly tong: number }[];
      };
      const dueDays = items.map(({ hanDong }) => hanDong ?? '9');
      expect([totalCount, items.length]).toEqual([giaTri['soChuaDong'], giaTri['soChuaDong']]);
      expect(items.reduce((sum, item) => sum + item.tong, 0)).toBe(giaTri['tong']);
      expect(dueDays).toEqual([...dueDays].sort());
    }
    const { body } = await desk.get(`/api/app/bao-cao/chua-dong-quy/chi-tiet?DenNgay=${today}&MaxResultCount=7`);
    expect((body as { readonly items: readonly unknown[] }).items).toHaveLength(7);
  });

  it('B-15 hides identity numbers from whoever may not see them', async () => {
    const path = `/api/app/bao-cao/chua-dong-quy/chi-tiet?DenNgay=${today}`;
    const numbers = async (userName: string) => {
      const { body } = await (await office.as(userName)).get(path);
      return (body as { readonly items: readonly { readonly soCccd: string }[] }).items.map(({ soCccd }) => soCccd);
    };
    expect((await numbers('khoa.tm')).every((number) => /^\d{12}$/u.test(number))).toBe(true);
    expect((await numbers('ngan.dt')).every((number) => /^\d{3}\*{3}\d{6}$/u.test(number))).toBe(true);
  });

  it('B-17 reckons the time of an answer in working days, and how many came within five', async () => {
    const { tong } = await report('lao-dong-tu-dong', year);
    const days = [...database.selfPaying.rows()]
      .filter(({ ngayGui }) => ngayGui.startsWith('2026'))
      .flatMap(({ id, trangThai, ngayChoTu, ngayPheDuyet }) => {
        const refusal = [...database.stepHistory.rows()].find(
          ({ banGhiId, hanhDong }) => banGhiId === id && hanhDong === 'tu-choi',
        );
        const on = trangThai === 4 ? ngayPheDuyet : trangThai === 5 ? refusal?.thoiGian : undefined;
        return typeof on === 'string'
          ? [workingDaysBetween(ngayChoTu.slice(0, 10), on.slice(0, 10), workCalendar(database))]
          : [];
      });
    const mean = days.reduce((sum, day) => sum + day, 0) / days.length;
    const share = (days.filter((day) => day <= 5).length / days.length) * 100;
    expect(days.length).toBe(figure(tong, 'daDuyet') + figure(tong, 'tuChoi'));
    expect(Math.abs(figure(tong, 'thoiGianTb') - mean)).toBeLessThanOrEqual(0.051);
    expect(Math.abs(figure(tong, 'tyLeDungHan') - share)).toBeLessThanOrEqual(0.051);
  });

  it('B-18 keeps stock in balance: opening and received are issued, lost or there at the end', async () => {
    const { nhom, tong } = await report('su-dung-tai-lieu', { nam: '2026', chieu: 'don-vi' });
    const unbalanced = [tong, ...nhom.map(({ giaTri }) => giaTri)].filter(
      (row) =>
        figure(row, 'tonDau') + figure(row, 'nhan') !==
        figure(row, 'daCap') + figure(row, 'hongMat') + figure(row, 'tonCuoi'),
    );
    expect(unbalanced).toEqual([]);
  });

  it('P-03 B-12 B-13 B-15 B-16 B-18 shows a unit nothing but its own', async () => {
    const { donViId } = [...database.users.rows()].find(({ userName }) => userName === 'dv0007.lanhdao') ?? {};
    for (const [code, filters] of asked) {
      const { nhom, tong } = await report(code, filters, 'dv0007.lanhdao');
      const units = nhom.filter(({ loai }) => loai === 'don-vi').map(({ ma }) => ma);
      expect([code, [...new Set(units)].filter((id) => id !== donViId)]).toEqual([code, []]);
      if (code === 'lao-dong-xuat-canh') {
        const own = [...database.contracts.rows()].filter(
          (row) => row.donViId === donViId && row.ngayXuatCanh?.startsWith('2026') === true,
        );
        expect(tong['tong']).toBe(own.length);
      }
    }
  });

  it('B-12 B-14 follows a contract that changes, one that comes and one that goes', async () => {
    const { contracts } = database;
    const count = async () => {
      const { tong } = await report('lao-dong-xuat-canh', october);
      const byMarket = await report('tong-hop-so-lao-dong', { nam: '2026', chieu: 'thi-truong', chiTieu: 'xuat-canh' });
      return [tong['tong'], tong['daDong'], byMarket.tong['t10']];
    };
    const [row] = [...contracts.rows()].filter(
      (one) => one.ngayXuatCanh?.startsWith('2026-10') === true && one.dongQuy === 2,
    );
    if (row === undefined) {
      throw new Error('Nobody left in October without a contribution.');
    }
    const before = await count();
    contracts.put({ ...row, dongQuy: 1, ngayDong: '2026-11-10' });
    const paid = await count();
    contracts.put({ ...row, id: 'new' });
    const added = await count();
    contracts.remove('new');
    contracts.put(row);
    expect([before, paid, added, await count()]).toEqual([
      [80, 19, 80],
      [80, 20, 80],
      [81, 20, 81],
      [80, 19, 80],
    ]);
  });

  it('P-02 P-03 opens each report to those alone whom its own permission lets in', async () => {
    const row = [...database.users.rows()].find(({ userName }) => userName === 'son.hv');
    const grant = [...database.permissionGrants.rows()].find(
      ({ name, providerKey }) => name === policies.reportDepartures && row?.roles.includes(providerKey) === true,
    );
    database.permissionGrants.remove(grant?.id ?? '');
    const desk = await office.as('son.hv');
    const statuses = await Promise.all(
      asked.map(async ([code, filters]) => {
        const query = new URLSearchParams(filters).toString();
        return [code, (await desk.get(`/api/app/bao-cao/${code}?${query}`)).status];
      }),
    );
    if (grant !== undefined) {
      database.permissionGrants.put(grant);
    }
    expect(statuses).toEqual(asked.map(([code]) => [code, code === 'lao-dong-xuat-canh' ? 403 : 200]));
  });

  it.each([
    ['lao-dong-xuat-canh', '', ['tuNgay', 'denNgay']],
    ['lao-dong-xuat-canh', 'TuNgay=2026-02-01&DenNgay=2026-01-01', ['tuNgay']],
    ['dong-gop-quy', 'TuNgay=2020-01-01&DenNgay=2026-01-01', ['denNgay']],
    ['tong-hop-so-lao-dong', 'Chieu=khac', ['nam', 'chieu']],
    ['chua-dong-quy', 'DenNgay=2026-13-01', ['denNgay']],
    ['theo-doanh-thu', 'Nam=2026&Quy=5', ['quy']],
    ['su-dung-tai-lieu', 'Nam=1066', ['nam']],
  ] as const)('B-12 B-13 B-14 B-15 B-16 B-18 refuses %s of “%s”', async (code, query, members) => {
    const reply = await (await office.as('khoa.tm')).get(`/api/app/bao-cao/${code}?${query}`);
    expect([reply.status, complaintsOf(reply)]).toEqual([400, members]);
  });
});
