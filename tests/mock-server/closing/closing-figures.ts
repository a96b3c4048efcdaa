import { parse } from 'valibot';

import type { Schemas } from '@/domain/contract/schemas';
import type { FundReportListItem } from '@/domain/fund-reports/fund-report';
import { homePageSchema, type HomeTileCode } from '@/domain/home/home';
import { matchRoute } from '@/domain/navigation/routes';
import { openTasksSchema } from '@/domain/notifications/notification';
import type { ReportCode, ReportFilters } from '@/domain/reports/report';
import type { Unit } from '@/domain/units/unit';
import type { Table } from '@mock-server/data/table';

import { brokenInvariants } from '../fund/invariants';
import { linkedList, type LinkedList } from '../linked-list';
import { checkedFigures, listFigure, reportAt } from '../reports/report-desk';
import { todayOf, unitCodes, type World } from './closing-world';
import { differing, everything, pageAt, sumOf, type Comparison } from './comparisons';
import { ofContracts, ofDebtors, ofDossiers, ofLedger, ofSupport, ofWorkers } from './figures-of-people';

const people = ['vinh.pq', 'ngan.dt', 'khoa.tm', 'son.hv', 'dv0049.khaithac', 'dv0007.lanhdao'] as const;

/** What of a record its row in a list repeats. */
function asIn(row: object, record: object): object {
  return Object.fromEntries(Object.keys(row).map((name) => [name, Reflect.get(record, name)]));
}

/** All figures that must be equal and are not, as `what: one ≠ other`; none at a right closing. */
export async function disagreements(world: World): Promise<readonly string[]> {
  const units = unitCodes.map((ma) => world.fund.unitOf(ma)?.id ?? '');
  return [
    ...brokenInvariants(world.database, units),
    ...differing([
      ...(await ofHome(world)),
      ...(await ofTasks(world)),
      ...(await ofVouchers(world)),
      ...(await ofUnits(world)),
      ...(await ofReports(world)),
      ...ofContracts(world),
      ...(await ofLedger(world)),
      ...(await ofDossiers(world)),
      ...(await ofSupport(world)),
      ...(await ofWorkers(world)),
      ...(await ofDebtors(world)),
    ]),
    ...(await ofSevenReports(world)),
    ...(await madeAnew(world)),
  ];
}

const kept = [
  'nguoi-lao-dong',
  'dong-gop-quy',
  'bao-cao-quy',
  'bao-cao-doanh-thu',
  'bao-cao-tai-lieu',
  'nguoi-lao-dong-tu-dong',
  'phieu-nop-quy',
  'yeu-cau-ho-tro',
  'lao-dong-duoc-ho-tro',
  'don-vi',
] as const;

/** What the back end keeps of its lists says the same once every table counts as changed. */
async function madeAnew(world: World): Promise<readonly string[]> {
  const { office, database } = world;
  const asked = async () =>
    Promise.all(
      ['vinh.pq', 'dv0007.lanhdao'].map(async (userName) => {
        const desk = await office.as(userName);
        return Promise.all(
          kept.map(async (resource) => {
            const { status, body } = await desk.get(`/api/app/${resource}?${everything}`);
            return [`${userName} ${resource}`, status, body] as const;
          }),
        );
      }),
    );
  const before = (await asked()).flat();
  for (const table of Object.values(database)) {
    const [row] = (table as Table<{ readonly id: string }>).rows();
    if (row !== undefined) {
      (table as Table<{ readonly id: string }>).put(row);
    }
  }
  const after = (await asked()).flat();
  return before.flatMap(([name, , body], index) =>
    JSON.stringify(body) === JSON.stringify(after[index]?.[2]) ? [] : [`${name} is another list when it is made anew`],
  );
}

/** Where the list behind a tile repeats its figure. */
const figures: Partial<Readonly<Record<HomeTileCode, (list: LinkedList) => number | undefined>>> = {
  'xuat-canh-thang-truoc': ({ tong }) => tong?.['soHopDong'],
  'thu-quy-thang-truoc': ({ tong }) => tong?.['daDoiSoat'],
  'ho-tro-da-chi-thang-truoc': ({ tong }) => tong?.['tienChiTrongKy'],
};

async function ofHome(world: World): Promise<readonly Comparison[]> {
  const found: Comparison[] = [];
  for (const userName of people) {
    const desk = await world.office.as(userName);
    const { o } = parse(homePageSchema, (await desk.get('/api/app/trang-chu')).body);
    for (const { ma, giaTri, lienKet } of o) {
      const isRecord = matchRoute(new URL(lienKet, 'http://page').pathname)?.params['unitId'] !== undefined;
      if (!isRecord && ma !== 'ky-den-han') {
        const list = await linkedList(desk, lienKet, todayOf(world));
        found.push([`home ${userName} ${ma}`, giaTri, (figures[ma] ?? (({ totalCount }) => totalCount))(list)]);
      }
    }
  }
  return found;
}

async function ofTasks(world: World): Promise<readonly Comparison[]> {
  const found: Comparison[] = [];
  for (const userName of people) {
    const desk = await world.office.as(userName);
    const { items } = parse(openTasksSchema, (await desk.get('/api/app/viec-can-lam')).body);
    for (const { ma, soLuong, duongDan } of items) {
      const { totalCount } = await linkedList(desk, duongDan ?? '', todayOf(world));
      found.push([`task ${userName} ${ma}`, soLuong, totalCount]);
    }
  }
  return found;
}

/** The book of vouchers against its rows: all money that came is given to documents or is credit. */
async function ofVouchers({ office, database }: World): Promise<readonly Comparison[]> {
  const desk = await office.as('ngan.dt');
  const { items, tong } = await pageAt<Schemas['PhieuNopQuy']>(desk, `phieu-nop-quy?trangThai=7&${everything}`);
  const rows = [...database.payIns.rows()].filter(({ trangThai }) => trangThai === 7);
  const counted = sumOf(rows, ({ soTien, soTienThucNhan, xuLyChenhLech }) =>
    xuLyChenhLech === 2 ? Math.min(soTien, soTienThucNhan ?? soTien) : (soTienThucNhan ?? soTien),
  );
  const ofReports = sumOf([...database.fundReports.rows()], ({ daNop }) => daNop);
  const ofQuarters = sumOf([...database.revenueReports.rows()], ({ daNop }) => daNop);
  // A dossier may have come in parts, and waits for the rest.
  const waits = (id: string) => (database.selfPaying.find(id)?.tinhTrangDong ?? 3) < 3;
  const given = (kind: string) =>
    sumOf(rows, ({ phanBo }) =>
      sumOf(
        phanBo.filter(({ loai, chungTuId }) => loai === kind && !waits(chungTuId)),
        ({ soTien }) => soTien,
      ),
    );
  const ofDossiers = sumOf([...database.selfPaying.rows()], ({ tinhTrangDong, soTien }) =>
    tinhTrangDong >= 3 ? soTien : 0,
  );
  const whole = items.length === rows.length;
  return [
    ['vouchers in money', tong['daDoiSoat'], counted],
    ['vouchers given and left', sumOf(items, ({ daPhanBo, conLai }) => daPhanBo + conLai), whole ? counted : 'cut'],
    ['vouchers for fund reports', given('bao-cao-quy'), ofReports],
    ['vouchers for old quarters', given('bao-cao-doanh-thu'), ofQuarters],
    ['vouchers for dossiers', given('tu-dong'), ofDossiers],
  ];
}

/** A unit's record, its row, its reports and its home page. */
async function ofUnits(world: World): Promise<readonly Comparison[]> {
  const { office, fund } = world;
  const desk = await office.as('vinh.pq');
  const today = todayOf(world);
  const year = today.slice(0, 4);
  const { items } = await pageAt<Unit>(desk, `don-vi?${everything}`);
  const found: Comparison[] = [];
  for (const ma of unitCodes) {
    const id = fund.unitOf(ma)?.id ?? '';
    const record = (await desk.get(`/api/app/don-vi/${id}`)).body as Unit;
    const own = await office.as(`${ma.toLowerCase()}.lanhdao`);
    const { o } = parse(homePageSchema, (await own.get('/api/app/trang-chu')).body);
    const filters = { tuNgay: `${year}-01-01`, denNgay: `${year}-12-31`, donViId: id };
    const departures = await reportAt(desk, 'lao-dong-xuat-canh', filters);
    const ofYear = departures.tong['tong'] ?? 0;
    const row = items.find((item) => item.id === id);
    found.push(
      [`unit ${ma} row`, row, row === undefined ? record : asIn(row, record)],
      [`unit ${ma} owes`, record.conNo, o.find((tile) => tile.ma === 'du-no')?.giaTri],
      [`unit ${ma} departures of the year`, record.soLaoDongNamNay, ofYear],
    );
  }
  return found;
}

/** A fund report's row, its record and its lines; the list's sums are those of its rows. */
async function ofReports({ office, database, fund }: World): Promise<readonly Comparison[]> {
  const desk = await office.as('vinh.pq');
  const found: Comparison[] = [];
  for (const ma of unitCodes) {
    const donViId = fund.unitOf(ma)?.id ?? '';
    const asked = `bao-cao-quy?donViId=${donViId}&${everything}`;
    const { items, tong } = await pageAt<FundReportListItem>(desk, asked);
    for (const name of [
      'soLaoDong',
      'tienNld',
      'tienDn',
      'phaiNopTrongKy',
      'tongPhaiNop',
      'daNop',
      'noChuyenKySau',
    ] as const) {
      found.push([`reports of ${ma} ${name}`, tong[name], sumOf(items, (item) => item[name])]);
    }
    for (const item of items.filter(({ nam, thang }) => nam > 2026 || (nam === 2026 && thang > 7))) {
      const record = (await desk.get(`/api/app/bao-cao-quy/${item.id}`)).body as Schemas['BaoCaoQuy'];
      const lines = [...database.fundReportLines.rows()].filter(({ baoCaoId }) => baoCaoId === item.id);
      const byMarket = record.bangThiTruong;
      found.push(
        [`report ${item.ma} row`, item, asIn(item, record)],
        [`report ${item.ma} people`, item.soLaoDong, lines.length],
        [`report ${item.ma} women`, item.soNu, lines.filter(({ gioiTinh }) => gioiTinh === 2).length],
        [`report ${item.ma} workers' shares`, item.tienNld, sumOf(lines, ({ tienNld }) => tienNld)],
        [`report ${item.ma} enterprise's shares`, item.tienDn, sumOf(lines, ({ tienDn }) => tienDn)],
        [`report ${item.ma} by market`, item.phaiNopTrongKy, sumOf(byMarket, ({ tong: sum }) => sum)],
        [
          `report ${item.ma} vouchers`,
          item.daNop,
          sumOf(
            record.chungTuNop.filter(({ trangThai }) => trangThai === 7),
            ({ soTien }) => soTien,
          ),
        ],
      );
    }
  }
  return found;
}

/** R1 to R7 of the month before, of the quarter and of the year, against the lists behind their figures (R0). */
async function ofSevenReports(world: World): Promise<readonly string[]> {
  const today = todayOf(world);
  const desk = await world.office.as('vinh.pq');
  const year = Number(today.slice(0, 4));
  const period = { tuNgay: `${String(year)}-10-01`, denNgay: `${String(year)}-12-31` };
  const asked: readonly (readonly [ReportCode, ReportFilters])[] = [
    ['lao-dong-xuat-canh', period],
    ['dong-gop-quy', period],
    ['dong-gop-quy', { tuNgay: '2026-11-01', denNgay: '2026-11-30' }],
    ['tong-hop-so-lao-dong', { nam: String(year), chieu: 'don-vi', chiTieu: 'dong-quy' }],
    ['tong-hop-so-lao-dong', { nam: String(year), chieu: 'don-vi', chiTieu: 'xuat-canh' }],
    ['tong-hop-so-lao-dong', { nam: String(year), chieu: 'thi-truong', chiTieu: 'dang-lam-viec' }],
    ['chua-dong-quy', { denNgay: today }],
    ['theo-doanh-thu', { nam: '2022' }],
    ['lao-dong-tu-dong', period],
  ];
  const found: string[] = [];
  for (const [code, filters] of asked) {
    const report = await reportAt(desk, code, filters);
    const all = checkedFigures(report, filters, today);
    for (const { shown, drill, where } of [...all.slice(0, 12), ...all.slice(-12)]) {
      const listed = await listFigure(desk, drill);
      if (listed !== shown) {
        found.push(`${where}: ${String(shown)} ≠ ${String(listed)} ${JSON.stringify(drill)}`);
      }
    }
  }
  return found;
}
