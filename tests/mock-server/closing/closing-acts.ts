import type { FundReport } from '@/domain/fund-reports/fund-report';
import { stillDue } from '@mock-server/data/fund/ledger';
import type { PayInRow } from '@mock-server/data/fund/pay-in-row';
import type { SelfPayingRow } from '@mock-server/data/fund/self-paying-row';

import { head, lineOf, reason, reportPath } from '../fund/fund-desk';
import { attachProof, payInPath } from '../pay-ins/pay-in-desk';
import { changeWorker, contributionStep, declare, dossierStep, supportStep } from './acts-of-people';
import { intention, isTaken, todayOf, unitAt, unitCodes, type World } from './closing-world';

/** What is drawn for one act; the numbers choose among what is possible then. */
export type Draw = readonly [kind: number, first: number, second: number];

const acts = {
  report: reportLines,
  step: reportStep,
  'step again': reportStep,
  'step once more': reportStep,
  pay: payReport,
  'pay again': payReport,
  voucher: voucherStep,
  declare,
  dossier: dossierStep,
  'dossier again': dossierStep,
  contribution: contributionStep,
  support: supportStep,
  'support again': supportStep,
  worker: changeWorker,
  clock: advance,
} as const satisfies Readonly<Record<string, (world: World, first: number, second: number) => Promise<boolean>>>;

const kinds = Object.keys(acts) as readonly (keyof typeof acts)[];

/** One act by somebody who may take it. @throws Error for an answer of 500. */
export async function act(world: World, [kind, first, second]: Draw): Promise<string> {
  const name = kinds[kind % kinds.length] ?? 'clock';
  world.serial.last += 1;
  const isDone = await acts[name](world, first, second);
  return `${name} ${String(first)}/${String(second)} ${isDone ? 'done' : 'refused'}`;
}

/** Lines in the draft of the last month, of this one, or of an earlier one that was left out. */
async function reportLines(world: World, first: number, second: number): Promise<boolean> {
  const { database, office, serial } = world;
  const { ma, id } = unitAt(world, first);
  const [nam, thisMonth] = todayOf(world).split('-').map(Number) as [number, number];
  const thang = Math.max(1, thisMonth - (second % 3));
  const desk = await office.as(`${ma}.nhaplieu`);
  const open = [...database.fundReports.rows()].find(
    (row) => row.donViId === id && row.nam === nam && row.thang === thang && [1, 6].includes(row.trangThai),
  );
  const made = open ?? ((await desk.post(reportPath, { ...head, nam, thang })).body as FundReport);
  if (typeof made.id !== 'string') {
    return false;
  }
  const day = `${String(nam)}-${String(thang).padStart(2, '0')}-05`;
  const paid = [...database.selfPaying.rows()].filter(({ soGcn, donViId }) => soGcn !== null && donViId === id);
  const self = paid[second % Math.max(1, paid.length)];
  const luu = Array.from({ length: 1 + (second % 3) }, (_, index) => {
    const n = serial.last * 10 + index;
    const own = { gioiTinh: 1 as const, soCccd: `038098${String(n).padStart(6, '0')}`, ngayXuatCanh: day };
    return lineOf(n, { ...own, soHoChieu: `P${String(10_000_000 + n)}`, ngayKy: `${String(nam)}-01-12` });
  });
  const named = self === undefined || second % 5 !== 0 ? [] : [lineOfDossier(self)];
  const reply = await desk.put(`${reportPath}/${made.id}/nguoi-lao-dong`, {
    concurrencyStamp: database.fundReports.find(made.id)?.concurrencyStamp,
    ...intention(),
    luu: [...luu, ...named],
    xoa: [],
  });
  return isTaken(reply);
}

function lineOfDossier({ hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, soHopDong, ...row }: SelfPayingRow) {
  const person = { hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, soHopDong };
  const { thiTruongId, nganhNgheId, ngayXuatCanh, ngayKy, soGcn } = row;
  return lineOf(1, { ...person, thiTruongId, nganhNgheId, ngayXuatCanh, ngayKy: ngayKy ?? '', soGcnTuDong: soGcn });
}

const reportVerbs: Readonly<Record<number, readonly (readonly [who: string, verb: string])[]>> = {
  1: [['lanhdao', 'gui']],
  6: [['lanhdao', 'gui']],
  2: [
    ['ha.lt', 'tham-dinh'],
    ['ha.lt', 'tham-dinh'],
    ['lanhdao', 'thu-hoi'],
    ['ha.lt', 'tra-lai'],
    ['vinh.pq', 'tu-choi'],
  ],
  3: [
    ['vinh.pq', 'phe-duyet'],
    ['vinh.pq', 'phe-duyet'],
    ['vinh.pq', 'phe-duyet'],
    ['vinh.pq', 'tra-lai'],
    ['vinh.pq', 'tu-choi'],
  ],
  // Seldom, so that something stays approved.
  4: [
    ['vinh.pq', 'thu-hoi-phe-duyet'],
    ['', ''],
    ['', ''],
    ['', ''],
  ],
};

async function reportStep(world: World, first: number, second: number): Promise<boolean> {
  const { fund, database } = world;
  const { ma, id } = unitAt(world, first);
  const own = [...database.fundReports.rows()].filter((row) => row.donViId === id && row.nam === 2026);
  const report = own.at(-1 - (second % Math.min(4, own.length)));
  const verbs = reportVerbs[report?.trangThai ?? 0] ?? [];
  const [who = '', verb = ''] = verbs[second % Math.max(1, verbs.length)] ?? [];
  const person = who === 'lanhdao' ? `${ma}.lanhdao` : who;
  return report !== undefined && verb !== '' && isTaken(await fund.step(person, report.id, verb, { lyDo: reason }));
}

/** What is due, a part of it, or more, by transfer or in cash; to the newest report or, now and then, to an old quarter. */
async function payReport(world: World, first: number, second: number): Promise<boolean> {
  const { office, database, serial } = world;
  const { ma, id: donViId } = unitAt(world, first);
  const isRevenue = second % 7 === 0;
  const loai = isRevenue ? 'bao-cao-doanh-thu' : 'bao-cao-quy';
  const reports = [...(isRevenue ? database.revenueReports : database.fundReports).rows()];
  const report = reports.findLast((row) => row.donViId === donViId && stillDue(database, loai, row.id) > 0);
  const due = report === undefined ? 0 : stillDue(database, loai, report.id);
  const soTien = [due, Math.floor(due / 3), due + 130_000, 70_000][second % 4] ?? 0;
  const given = Math.min(due, soTien);
  const isCash = second % 3 === 0;
  const bank = { taiKhoanNhanId: 'vcb-thu-quy', nganHangId: '970436', soTaiKhoanChuyen: '0011004567890' };
  const reply = await (
    await office.as(isCash ? 'ngan.dt' : `${ma}.nhaplieu`)
  ).post(payInPath, {
    ...{ loai, donViId, hinhThuc: isCash ? 2 : 1, ngayNop: todayOf(world), soTien, ghiChu: null, noiDung: null },
    ...(isCash ? { taiKhoanNhanId: null, nganHangId: null, soTaiKhoanChuyen: null } : bank),
    ...{ soChungTu: `CT${String(serial.last)}`, nguoiNopTien: 'Lê Thị Thủ Quỹ' },
    phanBo: report === undefined || given === 0 ? [] : [{ chungTuId: report.id, soTien: given }],
  });
  if (!isTaken(reply) || isCash) {
    return isTaken(reply);
  }
  const { id } = reply.body as PayInRow;
  attachProof(office, id);
  await voucherVerb(world, id, 'gui', `${ma}.lanhdao`);
  return second % 5 === 0 || voucherVerb(world, id, 'doi-soat', 'ngan.dt', second);
}

async function voucherVerb(world: World, id: string, verb: string, who: string, lot = 0): Promise<boolean> {
  const { office, database } = world;
  const row = database.payIns.find(id);
  const slip = [0, 0, 40_000, -40_000][lot % 4] ?? 0;
  const found = {
    ...{ ngayGhiCo: todayOf(world), soTienThucNhan: (row?.soTien ?? 0) + slip, phanBoLai: lot % 6 === 1 },
    xuLyChenhLech: slip === 0 ? null : slip > 0 ? 1 + (lot % 2) : 1,
  };
  const reply = await (
    await office.as(who)
  ).post(`${payInPath}/${id}/${verb}`, {
    ...{ concurrencyStamp: row?.concurrencyStamp ?? '', ...intention(), lyDo: reason },
    ...(verb === 'doi-soat' ? found : {}),
  });
  return isTaken(reply);
}

const voucherVerbs: Readonly<Record<number, readonly string[]>> = {
  1: ['gui'],
  2: ['doi-soat', 'doi-soat', 'tra-lai', 'tu-choi'],
  6: ['gui'],
  7: ['huy-doi-soat'],
};

async function voucherStep(world: World, first: number, second: number): Promise<boolean> {
  const rows = [...world.database.payIns.rows()];
  const units = unitCodes.map((ma) => world.fund.unitOf(ma)?.id);
  const own = rows.filter(({ donViId, loai }) => loai === 'tu-dong' || units.includes(donViId ?? ''));
  const row = own.at(-1 - (first % Math.min(12, own.length)));
  const verbs = voucherVerbs[row?.trangThai ?? 0] ?? [];
  const verb = verbs[second % Math.max(1, verbs.length)];
  const unit = unitCodes.find((ma) => world.fund.unitOf(ma)?.id === row?.donViId)?.toLowerCase();
  const who = verb === 'gui' ? (unit === undefined ? 'ngan.dt' : `${unit}.lanhdao`) : 'ngan.dt';
  return row !== undefined && verb !== undefined && voucherVerb(world, row.id, verb, who, second);
}

/** Some days, at times over the end of the month: late in the evening in Hà Nội it is another day in Greenwich. */
async function advance({ office }: World, first: number, second: number): Promise<boolean> {
  office.clock.advanceSeconds([3_600 * 8, 86_400 * 3, 86_400 * 9, 3_600 * 15][first % 4] ?? 0);
  await Promise.resolve();
  return second >= 0;
}
