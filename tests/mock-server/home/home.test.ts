import { parse } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';

import { compareYears, sharesOf, sumOf } from '@/domain/home/chart-figures';
import {
  homeChartsSchema,
  homePageSchema,
  homeTileCodes,
  type HomeChart,
  type HomePage,
  type HomeTileCode,
} from '@/domain/home/home';
import { matchRoute } from '@/domain/navigation/routes';
import { payInKinds } from '@/domain/pay-ins/pay-in';
import type { Report } from '@/domain/reports/report';
import type { Unit } from '@/domain/units/unit';
import type { Table } from '@mock-server/data/table';

import { linkedList, type LinkedList } from '../linked-list';
import { openOffice, type Office } from '../routes/office';
import { userNamed } from '../support/test-backend';

const today = '2026-11-15';
let office: Office;

async function homeOf(userName: string): Promise<HomePage> {
  return parse(homePageSchema, (await (await office.as(userName)).get('/api/app/trang-chu')).body);
}

async function chartsOf(userName: string): Promise<readonly HomeChart[]> {
  return parse(homeChartsSchema, (await (await office.as(userName)).get('/api/app/trang-chu/bieu-do')).body).bieuDo;
}

function copy<Row extends { readonly id: string }>(table: Table<Row>, change: Partial<Row>): Row {
  const [row] = table.rows();
  if (row === undefined) {
    throw new Error('The table is empty.');
  }
  const made = { ...row, id: crypto.randomUUID(), ...change };
  table.put(made);
  return made;
}

beforeAll(async () => {
  office = await openOffice(400);
  const { database } = office.backend;
  const { donViId } = userNamed(office.backend, 'dv0007.nhaplieu');
  copy(database.payIns, { donViId, trangThai: 2 });
  copy(database.payIns, { trangThai: 7, ngayNop: '2026-10-20', soTien: 12_000_000, soTienThucNhan: null });
  copy(database.supportRequests, { donViId, trangThai: 6 });
  const [contract] = database.contracts.rows();
  if (contract !== undefined) {
    database.contracts.put({ ...contract, ngayXuatCanh: '2026-10-12' });
  }
});

const fundTiles: readonly HomeTileCode[] = homeTileCodes.slice(0, 9);
const unitTiles: readonly HomeTileCode[] = homeTileCodes.slice(9);

/** Who finds which tiles (domain dictionary §3.3, §5.0). */
const expected = {
  'khoa.tm': fundTiles,
  'vinh.pq': fundTiles,
  'ngan.dt': fundTiles,
  admin: fundTiles,
  'dv0007.lanhdao': unitTiles,
  'dv0007.nhaplieu': unitTiles,
} as const;

/** Where the list behind a tile repeats its figure. */
const figures: Partial<Readonly<Record<HomeTileCode, (list: LinkedList) => number | undefined>>> = {
  'xuat-canh-thang-truoc': ({ tong }) => tong?.['soHopDong'],
  'thu-quy-thang-truoc': ({ tong }) => tong?.['daDoiSoat'],
  'ho-tro-da-chi-thang-truoc': ({ tong }) => tong?.['tienChiTrongKy'],
};

describe('tiles of the home page', () => {
  it.each(Object.keys(expected) as (keyof typeof expected)[])(
    'B-25 P-02 are, for %s, those of their role, each with the figure that the page behind it shows',
    async (userName) => {
      const { o } = await homeOf(userName);
      expect(o.map(({ ma }) => ma)).toEqual(expected[userName]);
      const desk = await office.as(userName);
      const lists = o.filter(({ lienKet }) => !matchRoute(new URL(lienKet, 'http://page').pathname)?.params['unitId']);
      const shown = lists.filter(({ ma }) => ma !== 'ky-den-han');
      const answers = await Promise.all(
        shown.map(async ({ ma, lienKet }) => {
          const list = await linkedList(desk, lienKet, today);
          return [ma, (figures[ma] ?? (({ totalCount }) => totalCount))(list)];
        }),
      );
      expect(answers).toEqual(shown.map(({ ma, giaTri }) => [ma, giaTri]));
    },
  );

  it('B-25 count the month before this one, with what came to the Fund in it', async () => {
    const { o } = await homeOf('vinh.pq');
    const month = o.filter(({ ky }) => ky !== null);
    expect(month.map(({ ma, ky }) => [ma, ky])).toEqual([
      ['xuat-canh-thang-truoc', '10/2026'],
      ['thu-quy-thang-truoc', '10/2026'],
      ['ho-tro-da-chi-thang-truoc', '10/2026'],
    ]);
    expect(month.find(({ ma }) => ma === 'xuat-canh-thang-truoc')?.giaTri).toBeGreaterThan(0);
    expect(month.find(({ ma }) => ma === 'thu-quy-thang-truoc')?.giaTri).toBeGreaterThanOrEqual(12_000_000);
  });

  it.each(payInKinds.map(({ id }) => id))(
    'B-25 B-05 count what came in that month by vouchers for %s',
    async (loai) => {
      const { payIns } = office.backend.database;
      const received = async () =>
        (await homeOf('vinh.pq')).o.find(({ ma }) => ma === 'thu-quy-thang-truoc')?.giaTri ?? 0;
      const before = await received();
      const reconciled = { loai, trangThai: 7, soTien: 3_000_000, soTienThucNhan: null } as const;
      copy(payIns, { ...reconciled, ngayNop: '2026-10-31' });
      copy(payIns, { ...reconciled, ngayNop: '2026-11-01' });
      copy(payIns, { ...reconciled, trangThai: 2, ngayNop: '2026-10-31' });
      expect((await received()) - before).toBe(3_000_000);
    },
  );

  it('B-25 tell a unit its debt, its nearest period with the amount, and what came back to it', async () => {
    const { backend } = office;
    const { donViId } = userNamed(backend, 'dv0007.lanhdao');
    const unit = (await (await office.as('dv0007.lanhdao')).get(`/api/app/don-vi/${donViId}`)).body as Unit;
    const { o, han } = await homeOf('dv0007.lanhdao');
    const byCode = new Map(o.map((tile) => [tile.ma, tile]));
    expect(byCode.get('du-no')).toMatchObject({
      giaTri: unit.conNo,
      lienKet: `/csdl/don-vi/${unit.id}`,
    });
    expect(byCode.get('ho-tro-bi-tra-lai')?.giaTri).toBeGreaterThan(0);
    const due = han.filter(({ loai }) => loai === 'nop-quy' || loai === 'bao-cao-quy').map(({ hanXuLy }) => hanXuLy);
    expect(byCode.get('ky-den-han')?.hanXuLy).toBe([...due].sort()[0] ?? null);
    expect(han.map(({ hanXuLy }) => hanXuLy)).toEqual(han.map(({ hanXuLy }) => hanXuLy).sort());
  });

  it('B-25 B-01 keep an overdue report in sight that was never begun, after its month has gone, until it is begun', async () => {
    const { database } = office.backend;
    const { donViId } = userNamed(office.backend, 'dv0009.lanhdao');
    const { fundReports } = database;
    const august = [...fundReports.rows()].find(
      (row) => row.donViId === donViId && row.nam === 2026 && row.thang === 8,
    );
    if (august === undefined) {
      throw new Error('The demo unit has no reports.');
    }
    const reportsIn = async () =>
      (await homeOf('dv0009.lanhdao')).han.filter(({ loai }) => loai === 'bao-cao-quy').map(({ ky }) => ky);
    expect(await reportsIn()).not.toContain('08/2026');
    fundReports.remove(august.id);
    expect(await reportsIn()).toContain('08/2026');
    const { o } = await homeOf('dv0009.lanhdao');
    expect(o.find(({ ma }) => ma === 'ky-den-han')).toMatchObject({ ky: '08/2026', hanXuLy: '2026-09-10' });
    fundReports.put({ ...august, trangThai: 1 });
    expect(await reportsIn()).not.toContain('08/2026');
  });

  it('B-25 B-01 tell a unit by when its debt is to be paid', async () => {
    const { backend } = office;
    const { donViId } = userNamed(backend, 'dv0008.lanhdao');
    const { fundReports, revenueReports, units } = backend.database;
    for (const table of [fundReports, revenueReports]) {
      for (const { id } of [...table.rows()].filter((row) => row.donViId === donViId)) {
        table.remove(id);
      }
    }
    for (const unit of [...units.rows()].filter(({ id }) => id === donViId)) {
      units.put({ ...unit, duNoNld: 0, duNoDoanhThu: 0 });
    }
    const debt = async () => {
      const tile = (await homeOf('dv0008.lanhdao')).o.find(({ ma }) => ma === 'du-no');
      return [tile?.giaTri, tile?.hanXuLy];
    };
    expect(await debt()).toEqual([0, null]);
    const owed = { donViId, duNoKyTruoc: 0, tongPhaiNop: 250_000, daNop: 0, noChuyenKySau: 250_000 } as const;
    copy(fundReports, { ...owed, nam: 2026, thang: 10, hanNop: '2026-11-16', trangThai: 4 });
    expect(await debt()).toEqual([250_000, '2026-11-16']);
  });

  it('B-25 B-01 say what was paid of the report whose money is due, as the list of reports says it', async () => {
    const { database } = office.backend;
    const { han } = await homeOf('dv0007.lanhdao');
    const due = han.find(({ loai }) => loai === 'nop-quy');
    const report = database.fundReports.find(due?.lienKet.split('/').at(-1) ?? '');
    const unit = await office.as('dv0007.lanhdao');
    const { body } = await unit.get(`/api/app/bao-cao-quy?Filter=${report?.ma ?? ''}`);
    const [listed] = (body as { readonly items: readonly { readonly tinhTrangNop: number }[] }).items;
    expect(listed?.tinhTrangNop).toBeDefined();
    expect(due?.tinhTrangNop).toBe(listed?.tinhTrangNop);
    expect(han.filter(({ loai }) => loai !== 'nop-quy').every(({ tinhTrangNop }) => tinhTrangNop === null)).toBe(true);
  });

  it('B-25 name the units that owe what is overdue, until they have paid', async () => {
    const { database } = office.backend;
    const overdue = async () => (await homeOf('khoa.tm')).o.find(({ ma }) => ma === 'don-vi-qua-han')?.giaTri ?? 0;
    const before = await overdue();
    const desk = await office.as('khoa.tm');
    const { body } = await desk.get('/api/app/don-vi?QuaHanNop=true&MaxResultCount=1');
    const [debtor] = (body as { readonly items: readonly { readonly id: string }[] }).items;
    const reports = [...database.fundReports.rows()].filter(({ donViId }) => donViId === debtor?.id);
    for (const report of reports) {
      database.fundReports.put({ ...report, duNoKyTruoc: 0, noChuyenKySau: 0 });
    }
    expect(before).toBeGreaterThan(0);
    expect(await overdue()).toBe(before - 1);
  });

  it('B-25 P-02 are none, and neither are charts, for a person without any permission', async () => {
    const { database } = office.backend;
    database.users.put({ ...userNamed(office.backend, 'son.hv'), roles: [] });
    expect(await homeOf('son.hv')).toEqual({ o: [], han: [] });
    expect(await chartsOf('son.hv')).toEqual([]);
  });
});

describe('charts of the home page', () => {
  it('B-25 are R1 itself: this year up to this month, the year before whole, and every market', async () => {
    const desk = await office.as('vinh.pq');
    const [months, markets] = await chartsOf('vinh.pq');
    const report = async (nam: number) =>
      (await desk.get(`/api/app/bao-cao/lao-dong-xuat-canh?TuNgay=${nam}-01-01&DenNgay=${nam}-12-31`)).body as Report;
    const [own, before] = [await report(2026), await report(2025)];
    expect(months?.chuoi.map(({ ten }) => ten)).toEqual(['2026', '2025']);
    expect(months?.chuoi.map(({ diem }) => diem.map(({ giaTri }) => giaTri))).toEqual([
      own.theoThang.slice(0, 11).map(({ tong }) => tong),
      before.theoThang.map(({ tong }) => tong),
    ]);
    const [shares] = markets?.chuoi ?? [];
    expect(sumOf(shares?.diem ?? [])).toBe(own.tong['tong']);
    expect(sharesOf(shares ?? { ten: '', diem: [] }, 5)).toHaveLength(Math.min(5, shares?.diem.length ?? 0));
  });

  it('B-25 P-02 show a unit its own people only', async () => {
    const { backend } = office;
    const { donViId } = userNamed(backend, 'dv0007.lanhdao');
    const own = [...backend.database.contracts.rows()].filter(
      ({ donViId: sender, ngayXuatCanh }) => sender === donViId && ngayXuatCanh?.startsWith('2025') === true,
    );
    const [months] = await chartsOf('dv0007.lanhdao');
    expect(sumOf(months?.chuoi[1]?.diem ?? [])).toBe(own.length);
  });

  it('B-25 compare finished months with the same months of the year before', () => {
    const series = (ten: string, values: readonly number[]) => ({
      ten,
      diem: values.map((giaTri, month) => ({ nhan: String(month + 1), giaTri })),
    });
    expect(compareYears(series('2026', [10, 20, 5]), series('2025', [10, 10, 10, 10]))).toEqual({
      months: 2,
      thisYear: 30,
      lastYear: 20,
      change: 50,
    });
    expect(compareYears(series('2026', [3]), series('2025', [10]))).toBeUndefined();
  });
});
