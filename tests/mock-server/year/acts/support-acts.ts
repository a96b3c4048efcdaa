import type { SupportRequestRow } from '@mock-server/data/support/support-request-row';

import { caseOf, requestOf, supportPath } from '../../support-requests/support-desk';
import { recent, stepCall, type Act } from '../call';
import { headOf, type Random, type YearWorld } from '../year-world';

const resource = 'yeu-cau-ho-tro';
/** Kinds of the old regime, which stand last in the catalogue until there are new ones. */
const old = new Set(['HT11', 'HT90', 'HT91']);
const kinds = ['HT01', 'HT02', 'HT01', 'HT02', 'HT09'] as const;

/** A request of Lam Giang for one or two of its workers who came home hurt, or for a trip of its own. */
export const makeRequest: Act = (world, random) => ({
  who: 'dv0007.nhaplieu',
  method: 'POST',
  path: supportPath,
  body: requestFor(world, random),
});

function requestFor(world: YearWorld, random: Random) {
  const { database, support } = world;
  const young = recent(database.supportTypes.rows(), random, 3)?.ma;
  const ma = young !== undefined && !old.has(young) && random.isTrue(0.3) ? young : random.pick(kinds);
  const type = support.typeOf(ma);
  const today = world.today();
  const trip = { nhanVien: 'Trần Văn Bình', nuocCongTac: random.pick(['JP', 'KR']), ngayDi: today, ngayVe: today };
  const used = recent(database.supportRequests.rows(), random, 5)?.truongHop[0]?.hopDongId;
  const paid = recent(
    [...database.contracts.rows()].filter((row) => row.donViId === support.unit.id && row.soGcn !== null),
    random,
    20,
  )?.id;
  const contractOf = () =>
    (random.isTrue(0.3) ? (paid ?? used) : random.isTrue(0.2) ? used : null) ?? support.contractOf();
  const cases =
    ma === 'HT09'
      ? [caseOf(type, null, { tienDeNghi: 9_000_000, rieng: { ...trip, giaVe: 9_000_000, hangVe: 'pho-thong' } })]
      : Array.from({ length: 1 + random.below(2) }, () =>
          caseOf(type, contractOf(), { tienDeNghi: 10_000_000 + 1_000_000 * random.below(4) }),
        );
  return { ...requestOf(ma, cases), ngayDeNghi: today };
}

export const editRequest: Act = (world, random) => {
  const row = pickRequest(world, random);
  return (
    row && {
      who: 'dv0007.nhaplieu',
      method: 'PUT',
      path: `${supportPath}/${row.id}`,
      body: { ...requestFor(world, random), concurrencyStamp: row.concurrencyStamp },
      step: { resource, id: row.id, verb: 'sua' },
    }
  );
};

export const removeRequest: Act = (world, random) => {
  const row = pickRequest(world, random);
  const path = `${supportPath}/${row?.id ?? ''}`;
  return row && { who: 'dv0007.nhaplieu', method: 'DELETE', path, step: { resource, id: row.id, verb: 'xoa' } };
};

const verbs: Readonly<Record<number, readonly string[]>> = {
  1: ['gui', 'gui', 'gui', 'gui', 'tham-dinh'],
  2: ['tham-dinh', 'tham-dinh', 'tham-dinh', 'tham-dinh', 'tham-dinh', 'thu-hoi', 'yeu-cau-bo-sung', 'tu-choi'],
  3: ['phe-duyet', 'phe-duyet', 'phe-duyet', 'phe-duyet', 'phe-duyet', 'yeu-cau-bo-sung', 'tu-choi'],
  4: ['chi-tra', 'chi-tra', 'chi-tra', 'huy-chi', 'sua-tai-khoan'],
  5: ['gui'],
  6: ['gui', 'gui', 'tham-dinh'],
  7: ['huy-chi', 'huy-chi', 'chi-tra'],
};

const actors: Readonly<Record<string, string>> = {
  gui: headOf('DV0007'),
  'thu-hoi': headOf('DV0007'),
  'tham-dinh': 'ha.lt',
  'yeu-cau-bo-sung': 'khoa.tm',
  'chi-tra': 'ngan.dt',
  'huy-chi': 'ngan.dt',
  'sua-tai-khoan': 'ha.lt',
};

export const stepRequest: Act = (world, random) => {
  const row = pickRequest(world, random);
  if (row === undefined) {
    return undefined;
  }
  const verb = random.pick(verbs[row.trangThai] ?? ['gui']);
  const who = actors[verb] ?? 'vinh.pq';
  return stepCall(world, who, { resource, id: row.id, verb }, wordsOf(world, random, row)[verb]);
};

function wordsOf(world: YearWorld, random: Random, row: SupportRequestRow): Record<string, Record<string, unknown>> {
  const day = world.today();
  const most = random.pick([10_000_000, 9_000_000, 5_000_000]);
  const amounts = (amountOf: (each: SupportRequestRow['truongHop'][number]) => number) =>
    row.truongHop.map((each) => ({ truongHopId: each.id, soTien: amountOf(each) }));
  const standing = row.truongHop.flatMap(({ chiTra }) => chiTra.filter(({ huyLuc }) => huyLuc === null));
  return {
    'tham-dinh': {
      ...{ ngayNhanDuHoSo: day, deXuat: amounts(({ tienDeNghi }) => tienDeNghi ?? 0), yKien: null },
      mienDieuKien: random.isTrue(0.5) ? 'Quỹ chấp nhận theo biên bản làm việc.' : null,
    },
    'phe-duyet': {
      ...{ soQd: `${String(world.nextNumber())}/QĐ-QHTVLNN`, ngayQd: day, yKien: null },
      duyet: amounts(({ tienDeXuat, tienDeNghi }) => tienDeXuat ?? tienDeNghi ?? 0),
    },
    'chi-tra': {
      ...{ ngayChi: day, soUnc: `UNC${String(world.nextNumber())}` },
      chi: amounts(({ tienDuyet, tienDeNghi }) => Math.min(most, tienDuyet ?? tienDeNghi ?? 0)),
    },
    'sua-tai-khoan': {
      ...{ truongHopId: random.pick(row.truongHop).id, chuTaiKhoan: 'NGUYEN VAN HAI', chiNhanh: null },
      ...{ soTaiKhoan: `1900${String(world.nextNumber()).padStart(9, '0')}`, nganHangId: '970405' },
    },
    'huy-chi': { lanChiIds: standing.slice(0, 1 + random.below(2)).map(({ id }) => id) },
  };
}

function pickRequest({ database }: YearWorld, random: Random) {
  return recent(
    [...database.supportRequests.rows()].filter(({ nguoiLienHe }) => nguoiLienHe === 'Ngô Thị Mai'),
    random,
    4,
  );
}
