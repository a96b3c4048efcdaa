import type { Database } from '@mock-server/data/database';

import type { Desk } from '../../routes/office';
import { workflowTables } from '../call';
import type { Outcome } from '../outcome';
import { isKnownFrom, ownedTables, placeIn, type OwnedTable, type Place } from './sight';
import { unitCodes, headOf, type Random, type YearWorld } from '../year-world';

/** Lists as they are shown and, whole, as they are exported; pictures, figures, tasks, news and what is looked up. */
const addresses = (foreign: Foreign): readonly string[] => [
  ...[
    'bao-cao-quy',
    'bao-cao-doanh-thu',
    'bao-cao-tai-lieu',
    'phieu-nop-quy',
    'yeu-cau-ho-tro',
    'dong-gop-quy',
  ].flatMap((resource) => [`${resource}?${whole}`, `${resource}?donViId=${foreign.unitId}&${whole}`]),
  ...['nguoi-lao-dong', 'lao-dong-duoc-ho-tro', 'nguoi-lao-dong-tu-dong', 'don-vi', 'nhat-ky'].map(
    (resource) => `${resource}?${whole}`,
  ),
  ...['nguoi-lao-dong', 'dong-gop-quy', 'yeu-cau-ho-tro', 'phieu-nop-quy', 'yeu-cau-ho-tro/nguoi-lao-dong'].map(
    (resource) => `${resource}?filter=${encodeURIComponent(foreign.word)}`,
  ),
  ...[foreign.word, foreign.code].map((word) => `tim-kiem?tuKhoa=${encodeURIComponent(word)}`),
  ...['trang-chu', 'trang-chu/bieu-do', 'viec-can-lam', `${news}?MaxResultCount=100`, 'don-vi/tra-cuu'],
  `phieu-nop-quy/cong-no?loai=bao-cao-quy&donViId=${foreign.unitId}`,
  `bao-cao/chua-dong-quy/chi-tiet?donViId=${foreign.unitId}&denNgay=2027-06-30`,
  ...['lao-dong-xuat-canh', 'tong-hop-so-lao-dong', 'chua-dong-quy', 'lao-dong-tu-dong'].map(
    (ma) => `bao-cao/${ma}?tuNgay=2026-01-01&denNgay=2026-12-31`,
  ),
];

const whole = 'MaxResultCount=1000';

const news = 'thong-bao';

/** Of somebody else's: what a curious person might ask for. */
type Foreign = { readonly unitId: string; readonly word: string; readonly code: string };

/**
 * DS3, DS4 after any act: somebody of a unit or of a province looks at what was just touched, and at a list, a search
 * or a figure; nothing there is of another unit.
 */
export async function foreignSights(world: YearWorld, random: Random, outcome: Outcome): Promise<readonly string[]> {
  const who = onlooker(world, random);
  const user = [...world.database.users.rows()].find(({ userName }) => userName === who);
  const desk = user && (await world.deskOf(who));
  const place = user && placeIn(world, user.donViId);
  if (desk === undefined || place === undefined || place.kind === 'all') {
    return [];
  }
  const isUnitsOwn = user?.roles.some((role) => role.startsWith('don-vi-')) === true && place.kind === 'unit';
  const all = addresses(foreignOf(world, random, place));
  const address = random.pick(world.moved.has(who) ? all.filter((each) => !each.startsWith(news)) : all);
  const { body } = await desk.get(`/api/app/${address}`);
  // A worker leaves a unit with its last contract there; who was told before keeps the message, and its link leads nowhere.
  // That it led somewhere when it came is asked of each (`closedNews`).
  const text = JSON.stringify(body ?? null, (key, value: unknown) =>
    key === 'duongDan' && address.startsWith(news) ? undefined : value,
  );
  const told = foreignMarks(world, text, place);
  return [
    ...told.map((mark) => `${who} is told of ${mark} by ${address}`),
    ...(await touchedRecords(world, desk, place, outcome, isUnitsOwn)).map((what) => `${who} ${what}`),
  ];
}

function onlooker({ newcomers }: YearWorld, random: Random): string {
  const ofUnits = unitCodes.flatMap((ma) => [`${ma.toLowerCase()}.nhaplieu`, headOf(ma)]);
  return random.pick([...ofUnits, 'dv0049.khaithac', ...newcomers]);
}

function foreignOf(world: YearWorld, random: Random, place: Place): Foreign {
  const { database } = world;
  const unit = random.pick([...database.units.rows()].filter((row) => !isKnownFrom(world, 'units', row, place)));
  const workers = [...database.workers.rows()].slice(-25).filter((row) => !isKnownFrom(world, 'workers', row, place));
  const worker = workers.length === 0 ? undefined : random.pick(workers);
  const table = random.pick(['fundReports', 'payIns', 'supportRequests', 'revenueReports'] as const);
  const last = [...database[table].rows()].slice(-12);
  const word = random.isTrue(0.5) ? worker?.soCccd : worker?.hoTen;
  return { unitId: unit.id, word: word ?? unit.ten, code: last.length === 0 ? unit.ma : random.pick(last).ma };
}

const resources: Partial<Record<keyof Database, string>> = {
  ...Object.fromEntries(Object.entries(workflowTables).map(([resource, table]) => [table, resource])),
  ...{ workers: 'nguoi-lao-dong', units: 'don-vi', contributions: 'dong-gop-quy' },
};

/** The pages of what an act has touched, with history and documents: shown to whoever may know of it, and to nobody else. */
async function touchedRecords(
  world: YearWorld,
  desk: Desk,
  place: Place,
  { changes }: Outcome,
  isUnitsOwn: boolean,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { table, id, is } of changes.filter((change) => change.table in resources).slice(0, 2)) {
    const isKnown = is !== undefined && isKnownFrom(world, table as OwnedTable, is, place) && table !== 'selfPaying';
    // Of units that a unit's people may not know of they learn nothing, and of what is gone neither.
    for (const part of table === 'units' || table === 'contributions' ? [''] : ['', '/lich-su', '/tep-dinh-kem']) {
      if (table === 'workers' && part === '/lich-su') {
        continue;
      }
      const { status } = await desk.get(`/api/app/${resources[table] ?? ''}/${id}${part}`);
      const isShown = status === 200;
      const isReversed = table === 'contributions' && status === 404;
      if (isShown && !isKnown) {
        found.push(`is shown ${table} ${id}${part}`);
      }
      if (!isShown && isKnown && isUnitsOwn && !isReversed) {
        found.push(`is not shown ${table} ${id}${part}: ${String(status)}`);
      }
    }
  }
  return found;
}

/** What of an answer is another unit's: ids, codes and personal numbers. */
function foreignMarks(world: YearWorld, text: string, place: Place): readonly string[] {
  const owners = ownersOf(world.database);
  const marks = new Set(
    text.match(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|\b[A-Z]{2,4}\.\d{4}[0-9Q]*\.[A-Z0-9.]+|\b\d{12}\b/gu) ?? [],
  );
  return [...marks].flatMap((mark) => {
    const rows = owners.get(mark) ?? [];
    const isOwn = rows.length === 0 || rows.some(([table, row]) => isKnownFrom(world, table, row, place));
    const isOfWorker = place.kind === 'province' && rows.some(([table]) => namedByWorkers.has(table));
    return isOwn || isOfWorker ? [] : [`${mark} (${rows.map(([table]) => table).join()})`];
  });
}

/** What a worker of a province names, wherever it belongs: the sending unit, and the report by which it has paid. */
const namedByWorkers: ReadonlySet<OwnedTable> = new Set(['units', 'fundReports']);

type Owners = ReadonlyMap<string, readonly (readonly [OwnedTable, { readonly id: string }])[]>;

const known = new WeakMap<Database, { readonly key: string; readonly owners: Owners }>();

/** The rows that go by an id, a code or a personal number. */
function ownersOf(database: Database): Owners {
  const key = ownedTables.map((table) => database[table].version).join(' ');
  const present = known.get(database);
  if (present?.key === key) {
    return present.owners;
  }
  const owners = new Map<string, (readonly [OwnedTable, { readonly id: string }])[]>();
  for (const table of ownedTables) {
    for (const row of database[table].rows()) {
      const { ma, soGcn, soCccd } = row as { readonly ma?: string; readonly soGcn?: string; readonly soCccd?: string };
      for (const mark of [row.id, ma, soGcn, soCccd]) {
        if (typeof mark === 'string') {
          owners.set(mark, [...(owners.get(mark) ?? []), [table, row]]);
        }
      }
    }
  }
  known.set(database, { key, owners });
  return owners;
}
