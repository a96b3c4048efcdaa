import { documentInputOf } from '@/domain/document-reports/document-report-input';
import type { DocumentReport } from '@/domain/document-reports/document-report';
import type { DocumentReportRow, RevenueReportRow } from '@mock-server/data/fund/quarter-report-row';

import { documentPath, head, lineOf, revenuePath } from '../../fund/quarter-reports';
import { recent, stepCall, type Act } from '../call';
import type { Random, YearWorld } from '../year-world';
import { reportActor } from './fund-report-acts';

/** The quarter that runs, one before it, or one under the old rules. */
function someQuarter(world: YearWorld, random: Random) {
  const [nam = 2026, month = 1] = world.today().split('-').map(Number);
  const quy = Math.ceil(month / 3);
  return random.pick([
    { nam, quy },
    quy === 1 ? { nam: nam - 1, quy: 4 } : { nam, quy: quy - 1 },
    { nam: 2022, quy: random.pick([1, 2]) },
    { nam: 2020, quy: random.pick([1, 2, 3, 4]) },
  ]);
}

export const draftRevenue: Act = (world, random) => ({
  who: world.unitAt(random).clerk,
  method: 'POST',
  path: revenuePath,
  body: { ...head, ...someQuarter(world, random), ...revenueLines(random) },
});

function revenueLines(random: Random) {
  const chiTiet = [lineOf('JP', 100_000_001 * random.below(4)), lineOf('TW', 40_000_000, 10_000_000 * random.below(3))];
  const tongDoanhThu = chiTiet.reduce((sum, { dtNld, dtNuocNgoai }) => sum + dtNld + dtNuocNgoai, 0);
  return random.isTrue(0.2)
    ? { khongPhatSinh: true, tongDoanhThu: 0, chiTiet: [] }
    : { khongPhatSinh: false, tongDoanhThu, chiTiet };
}

export const editRevenue: Act = (world, random) => {
  const { id: donViId, clerk } = world.unitAt(random);
  const row = pick(world.database.revenueReports.rows(), random, donViId, true);
  return (
    row && {
      who: clerk,
      method: 'PUT',
      path: `${revenuePath}/${row.id}`,
      body: {
        ...{ ...head, nam: row.nam, quy: row.quy, concurrencyStamp: row.concurrencyStamp },
        ...revenueLines(random),
      },
      step: { resource: 'bao-cao-doanh-thu', id: row.id, verb: 'sua' },
    }
  );
};

export const draftDocuments: Act = async (world, random) => {
  const { clerk } = world.unitAt(random);
  const { nam, quy } = someQuarter(world, random);
  const asked = `${documentPath}/chuan-bi?nam=${String(nam)}&quy=${String(quy)}`;
  const reply = await (await world.deskOf(clerk))?.get(asked);
  const stocks = reply?.status === 200 ? (reply.body as { readonly tonDau: readonly Stock[] }).tonDau : [];
  const known = stocks.find(({ taiLieuId, thiTruongId }) => taiLieuId === 'GDDH-JP' && thiTruongId === 'JP');
  const line = { taiLieuId: 'GDDH-JP', thiTruongId: 'JP', tonDau: known?.tonCuoi ?? 100, ...usage(random) };
  return { who: clerk, method: 'POST', path: documentPath, body: { ...head, nam, quy, chiTiet: [line] } };
};

type Stock = { readonly taiLieuId: string; readonly thiTruongId: string | null; readonly tonCuoi: number };

const usage = (random: Random) => ({
  ...{
    nhan: 10 * random.below(4),
    daCap: 10 * random.below(5),
    hongMat: random.below(4),
    deNghi: 10 * random.below(5),
  },
});

export const editDocuments: Act = async (world, random) => {
  const { id: donViId, clerk } = world.unitAt(random);
  const row = pick(world.database.documentReports.rows(), random, donViId, true);
  const reply = row && (await (await world.deskOf(clerk))?.get(`${documentPath}/${row.id}`));
  if (row === undefined || reply?.status !== 200) {
    return undefined;
  }
  const input = documentInputOf(reply.body as DocumentReport);
  const chiTiet = input.chiTiet.map((line) => ({ ...line, ...usage(random) }));
  return {
    who: clerk,
    method: 'PUT',
    path: `${documentPath}/${row.id}`,
    body: { ...input, chiTiet, concurrencyStamp: row.concurrencyStamp },
    step: { resource: 'bao-cao-tai-lieu', id: row.id, verb: 'sua' },
  };
};

const verbs: Readonly<Record<number, readonly string[]>> = {
  1: ['gui', 'gui', 'gui', 'xoa'],
  2: ['tham-dinh', 'tham-dinh', 'tham-dinh', 'thu-hoi', 'tra-lai', 'tu-choi'],
  3: ['phe-duyet', 'phe-duyet', 'phe-duyet', 'tra-lai', 'tu-choi'],
  4: ['thu-hoi-phe-duyet', 'gui'],
  5: ['gui'],
  6: ['gui', 'gui', 'xoa'],
};

export const stepQuarter: Act = (world, random) => {
  const { id: donViId, head: unitHead } = world.unitAt(random);
  const { revenueReports, documentReports } = world.database;
  const resource = random.pick(['bao-cao-doanh-thu', 'bao-cao-tai-lieu'] as const);
  const rows: Iterable<RevenueReportRow | DocumentReportRow> =
    resource === 'bao-cao-doanh-thu' ? revenueReports.rows() : documentReports.rows();
  const row = pick(rows, random, donViId);
  if (row === undefined) {
    return undefined;
  }
  const verb = random.pick(verbs[row.trangThai] ?? ['gui']);
  const step = { resource, id: row.id, verb };
  if (verb === 'xoa') {
    return { who: unitHead, method: 'DELETE', path: `/api/app/${resource}/${row.id}`, step };
  }
  const granted = (documentReports.find(row.id)?.chiTiet ?? []).map(({ id }) => ({ id, duocDuyet: 0 }));
  const more = verb === 'phe-duyet' && resource === 'bao-cao-tai-lieu' ? { chiTiet: granted } : {};
  return stepCall(world, reportActor(verb, unitHead, random), step, more);
};

/** One of the unit's newest reports; rather one that its unit may change, where that is wanted. */
function pick<Row extends { readonly donViId: string; readonly trangThai: number }>(
  rows: Iterable<Row>,
  random: Random,
  donViId: string,
  isForUnit = false,
) {
  const own = [...rows].filter((row) => row.donViId === donViId);
  const open = own.filter(({ trangThai }) => trangThai === 1 || trangThai === 6);
  return recent(isForUnit && open.length > 0 && random.isTrue(0.85) ? open : own, random, 4);
}
