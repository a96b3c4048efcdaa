import { parse } from 'valibot';

import { homePageSchema, type HomeTileCode } from '@/domain/home/home';
import { matchRoute } from '@/domain/navigation/routes';
import { openTasksSchema } from '@/domain/notifications/notification';
import type { ReportCode, ReportFilters } from '@/domain/reports/report';

import { linkedList, type LinkedList } from '../../linked-list';
import { checkedFigures, listFigure, reportAt } from '../../reports/report-desk';
import type { Desk } from '../../routes/office';
import { placeIn } from './sight';
import { unitCodes, headOf, type Random, type YearWorld } from '../year-world';

/** Somebody of whom figures are asked: a person of the dictionary, or somebody who has come since. */
function reader({ newcomers }: YearWorld, random: Random): string {
  const known = ['vinh.pq', 'ngan.dt', 'khoa.tm', 'ha.lt', 'son.hv', 'admin', 'dv0049.khaithac'];
  return random.pick([...known, ...unitCodes.map(headOf), 'dv0007.nhaplieu', ...newcomers]);
}

/** Where the list behind a tile repeats its figure (§5.0). */
const figures: Partial<Readonly<Record<HomeTileCode, (list: LinkedList) => number | undefined>>> = {
  'xuat-canh-thang-truoc': ({ tong }) => tong?.['soHopDong'],
  'thu-quy-thang-truoc': ({ tong }) => tong?.['daDoiSoat'],
  'ho-tro-da-chi-thang-truoc': ({ tong }) => tong?.['tienChiTrongKy'],
};

/** What home and the tasks of anybody count is what the list behind each shows the same person (§5.0, B-25, S-07). */
export async function differingCounts(world: YearWorld, random: Random): Promise<readonly string[]> {
  const who = reader(world, random);
  const desk = await world.deskOf(who);
  if (desk === undefined) {
    return [];
  }
  const found: string[] = [];
  const compare = async (
    name: string,
    count: number,
    address: string,
    figure?: (list: LinkedList) => number | undefined,
  ) => {
    const list = await linkedList(desk, address, world.today());
    const shown = (figure ?? (({ totalCount }) => totalCount))(list);
    if (shown !== count) {
      found.push(`${who} is told ${name} ${String(count)}, the list ${address} shows ${String(shown)}`);
    }
  };
  const { items } = parse(openTasksSchema, (await desk.get('/api/app/viec-can-lam')).body);
  for (const { ma, soLuong, duongDan } of items) {
    await compare(ma, soLuong, duongDan ?? '');
  }
  const { o } = parse(homePageSchema, (await desk.get('/api/app/trang-chu')).body);
  for (const { ma, giaTri, lienKet } of o) {
    const isRecord = matchRoute(new URL(lienKet, 'http://page').pathname)?.params['unitId'] !== undefined;
    if (!isRecord && ma !== 'ky-den-han') {
      await compare(ma, giaTri, lienKet, figures[ma]);
    }
  }
  return found;
}

const lists = [
  ...['bao-cao-quy', 'bao-cao-doanh-thu', 'bao-cao-tai-lieu', 'phieu-nop-quy', 'yeu-cau-ho-tro'],
  ...['nguoi-lao-dong', 'dong-gop-quy', 'lao-dong-duoc-ho-tro', 'nguoi-lao-dong-tu-dong', 'don-vi'],
] as const;

type Page = {
  readonly totalCount: number;
  readonly items: readonly { readonly id: string }[];
  readonly tong?: Readonly<Record<string, number>>;
  readonly dem?: Readonly<Record<string, number>>;
};

/** A list's pages are the list, each row once; its sums are those of its rows, and its tabs are its parts (§4.7, B-01 to B-11). */
export async function brokenLists(world: YearWorld, random: Random): Promise<readonly string[]> {
  const who = reader(world, random);
  const desk = await world.deskOf(who);
  const resource = random.pick(lists);
  const whole = await pageAt(desk, `${resource}?MaxResultCount=1000`);
  // Of a list that no answer holds whole, nothing can be added up.
  if (desk === undefined || whole === undefined || whole.totalCount > 1_000) {
    return [];
  }
  const { items, totalCount, tong = {}, dem } = whole;
  const half = Math.ceil(items.length / 2);
  const parts = [
    ...((await pageAt(desk, `${resource}?MaxResultCount=${String(Math.max(1, half))}`))?.items ?? []),
    ...((await pageAt(desk, `${resource}?SkipCount=${String(half)}&MaxResultCount=1000`))?.items ?? []),
  ];
  const ids = (rows: Page['items']) => rows.map(({ id }) => id).join();
  const [tab, count] = random.pick([['', 0] as const, ...Object.entries(dem ?? {})]);
  const ofTab = tab === '' ? undefined : await pageAt(desk, `${resource}?trangThai=${tab}&MaxResultCount=1`);
  return [
    ...(totalCount === items.length ? [] : [`counts ${String(totalCount)} of ${String(items.length)}`]),
    ...(new Set(ids(items).split(',')).size === Math.max(1, items.length) ? [] : ['shows a row twice']),
    ...(items.length === 0 || ids(parts) === ids(items) ? [] : ['is another list page by page']),
    ...Object.entries(tong).flatMap(([name, shown]) => {
      const own = items.map((item) => Reflect.get(item, name) as unknown);
      const sum = own.reduce<number>((total, value) => total + Number(value ?? 0), 0);
      const isRepeated = items.length > 0 && own.some((value) => typeof value === 'number');
      return !isRepeated || sum === shown ? [] : [`sums ${name} up to ${String(shown)}, its rows to ${String(sum)}`];
    }),
    ...(ofTab === undefined || ofTab.totalCount === count
      ? []
      : [`has ${String(count)} in tab ${tab}, not ${String(ofTab.totalCount)}`]),
  ].map((what) => `${resource} of ${who} ${what}`);
}

async function pageAt(desk: Desk | undefined, address: string): Promise<Page | undefined> {
  const reply = await desk?.get(`/api/app/${address}`);
  return reply?.status === 200 ? (reply.body as Page) : undefined;
}

/** A figure of any report, for anybody, is that of the list behind it (R0, §6.0). */
export async function differingReports(world: YearWorld, random: Random): Promise<readonly string[]> {
  const who = reader(world, random);
  const desk = await world.deskOf(who);
  const today = world.today();
  const [nam] = today.split('-');
  const [from, to] = [`${nam ?? ''}-01-01`, `${nam ?? ''}-12-31`];
  const period = { tuNgay: from, denNgay: to };
  const [code, filters]: readonly [ReportCode, ReportFilters] = random.pick([
    ['lao-dong-xuat-canh', period],
    ['dong-gop-quy', period],
    ['tong-hop-so-lao-dong', { nam: nam ?? '', chieu: 'thi-truong', chiTieu: 'xuat-canh' }],
    ['tong-hop-so-lao-dong', { nam: nam ?? '', chieu: 'don-vi', chiTieu: 'dong-quy' }],
    ['chua-dong-quy', { denNgay: today }],
    ['theo-doanh-thu', { nam: '2020' }],
    ['lao-dong-tu-dong', period],
    ['su-dung-tai-lieu', { nam: nam ?? '' }],
  ] as const);
  const known =
    desk &&
    (await desk.get(`/api/app/bao-cao/${code}?${new URLSearchParams(filters as Record<string, string>).toString()}`));
  if (desk === undefined || known?.status !== 200) {
    return [];
  }
  // The list of dossiers is the Fund's and the Department's, the report of them everybody's (§3.3, §6).
  const user = [...world.database.users.rows()].find(({ userName }) => userName === who);
  if (code === 'lao-dong-tu-dong' && placeIn(world, user?.donViId ?? '').kind !== 'all') {
    return [];
  }
  const all = checkedFigures(await reportAt(desk, code, filters), filters, today);
  const found: string[] = [];
  for (const { shown, drill, where } of [...all.slice(0, 6), ...all.slice(-3)]) {
    const listed = await listFigure(desk, drill);
    if (listed !== undefined && listed !== shown) {
      found.push(`${who} ${where}: ${String(shown)} ≠ ${String(listed)} ${JSON.stringify(drill)}`);
    }
  }
  return found;
}
