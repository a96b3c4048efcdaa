import type { FundReport } from '@/domain/fund-reports/fund-report';
import { todayAt } from '@/domain/format/calendar';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import type { SupportRequest } from '@/domain/support/support-request';
import type { Worker } from '@/domain/workers/worker';
import { stillDue } from '@mock-server/data/fund/ledger';
import type { PayInRow } from '@mock-server/data/fund/pay-in-row';

import { declarationOfSen } from '../../support/self-paying';
import { head, lineOf, openFund, reason, reportPath, type Fund } from '../fund/fund-desk';
import { attach, dossiers } from '../fund/self-paying-desk';
import { attachProof, payInPath } from '../pay-ins/pay-in-desk';
import type { Reply } from '../routes/office';
import { caseOf, requestOf, supportDeskIn } from '../support-requests/support-desk';

/** Units with clerks and heads of their own that take part. */
export const unitCodes = ['DV0003', 'DV0007', 'DV0012'] as const;

/** What is drawn for one act; the numbers choose among what is possible then. */
export type Draw = readonly [kind: number, first: number, second: number];

export type World = Awaited<ReturnType<typeof openWorld>>;

export async function openWorld() {
  const fund = await openFund(200);
  return {
    fund,
    office: fund.office,
    database: fund.database,
    support: supportDeskIn(fund.office),
    serial: { last: 0 },
  };
}

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

function unitAt({ fund }: World, lot: number) {
  const ma = unitCodes[lot % unitCodes.length] ?? 'DV0007';
  return { ma: ma.toLowerCase(), id: fund.unitOf(ma)?.id ?? '' };
}

function today({ office }: World): string {
  return todayAt(office.clock.read());
}

function isTaken({ status, body }: Reply): boolean {
  if (status >= 500) {
    throw new Error(`${String(status)} ${JSON.stringify(body)}`);
  }
  return status < 300;
}

const intention = () => ({ maLanGui: crypto.randomUUID() });

/** Lines in the draft of the last month, of this one, or of an earlier one that was left out. */
async function reportLines(world: World, first: number, second: number): Promise<boolean> {
  const { database, office, serial } = world;
  const { ma, id } = unitAt(world, first);
  const [nam, thisMonth] = today(world).split('-').map(Number) as [number, number];
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

function lineOfDossier({ hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, soHopDong, ...row }: SelfPayingDossierRow) {
  const person = { hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, soHopDong };
  const { thiTruongId, nganhNgheId, ngayXuatCanh, ngayKy, soGcn } = row;
  return lineOf(1, { ...person, thiTruongId, nganhNgheId, ngayXuatCanh, ngayKy: ngayKy ?? '', soGcnTuDong: soGcn });
}

type SelfPayingDossierRow = Omit<SelfPayingDossier, 'canhBao'> & { readonly soGcn: string | null };

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
    ...{ loai, donViId, hinhThuc: isCash ? 2 : 1, ngayNop: today(world), soTien, ghiChu: null, noiDung: null },
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
    ...{ ngayGhiCo: today(world), soTienThucNhan: (row?.soTien ?? 0) + slip, phanBoLai: lot % 6 === 1 },
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

/** A new declaration, alone or of a unit's worker, accepted at once now and then. */
async function declare(world: World, first: number, second: number): Promise<boolean> {
  const { office, serial } = world;
  const unit = unitAt(world, first);
  const n = String(serial.last).padStart(6, '0');
  const ofUnit = second % 2 === 0 ? ({ hinhThuc: 'qua-don-vi', donViId: unit.id } as const) : {};
  const [nam = '', thang = ''] = today(world).split('-');
  const declared = declarationOfSen({
    ...{ soCccd: `042196${n}`, soHoChieu: `C${String(20_000_000 + serial.last)}`, soHopDong: `${n}/2026/HĐLĐ` },
    ngayXuatCanh: second % 2 === 0 ? `${nam}-${thang}-05` : '2027-03-02',
    ...{ tuNgay: '2027-03-02', denNgay: '2029-12-01' },
    ...ofUnit,
  });
  const reply = await (await office.as('khoa.tm')).post(dossiers, declared);
  if (!isTaken(reply)) {
    return false;
  }
  const dossier = reply.body as SelfPayingDossier;
  attach(office, dossier, ...requiredPapers('6a'), ...requiredPapers('qua-don-vi'));
  for (const verb of ['phe-duyet', 'ghi-nhan-dong', 'xac-nhan-dong'].slice(0, second % 4)) {
    await dossierVerb(world, dossier.id, verb, second);
  }
  return true;
}

async function dossierStep(world: World, first: number, second: number): Promise<boolean> {
  const own = [...world.database.selfPaying.rows()].filter(({ soCccd }) => soCccd.startsWith('042196000'));
  const row = own.at(-1 - (first % Math.min(3, Math.max(1, own.length))));
  if (row === undefined) {
    return false;
  }
  const ofPayment = [
    ['ghi-nhan-dong', 'ghi-nhan-dong', 'mo-lai'],
    ['xac-nhan-dong', 'xac-nhan-dong', 'khong-tim-thay'],
  ];
  const open = ['phe-duyet', 'phe-duyet', 'yeu-cau-bo-sung', 'bo-sung'];
  const verbs = row.trangThai === 4 ? (ofPayment[row.tinhTrangDong - 1] ?? []) : open;
  const verb = verbs[second % Math.max(1, verbs.length)];
  return verb !== undefined && dossierVerb(world, row.id, verb, second);
}

async function dossierVerb(world: World, id: string, verb: string, lot: number): Promise<boolean> {
  const { office, database, serial } = world;
  const row = database.selfPaying.find(id);
  const day = today(world);
  const isCash = lot % 5 === 0;
  const words: Readonly<Record<string, object>> = {
    'yeu-cau-bo-sung': { lyDo: reason, giayTo: [] },
    'mo-lai': { lyDo: reason },
    'khong-tim-thay': { lyDo: reason },
    'ghi-nhan-dong': {
      ...{ hinhThucNop: isCash ? 2 : 1, ngayNop: day, nganHangId: isCash ? null : '970436' },
      soGiaoDich: isCash ? null : `GD${String(serial.last)}`,
    },
    'xac-nhan-dong': {
      ...{ soTienThucNhan: (row?.soTien ?? 0) + (lot % 7 === 0 ? 20_000 : 0), ngayGhiCo: day, noiDung: null },
      soChungTu: lot % 2 === 0 ? null : `FT${String(serial.last)}`,
    },
  };
  const who: Readonly<Record<string, string>> = {
    'xac-nhan-dong': 'ngan.dt',
    'khong-tim-thay': 'ngan.dt',
    'mo-lai': 'vinh.pq',
  };
  const reply = await (
    await office.as(who[verb] ?? 'khoa.tm')
  ).post(`${dossiers}/${id}/${verb}`, {
    ...{ concurrencyStamp: row?.concurrencyStamp ?? '', ...intention() },
    ...words[verb],
  });
  return isTaken(reply);
}

async function contributionStep(world: World, first: number, second: number): Promise<boolean> {
  const { office, database } = world;
  const all = [...database.contributions.rows()];
  const own = all.filter(({ hoSoTuDongId, daHoan }) => hoSoTuDongId !== null && !daHoan);
  const rows = first % 3 === 0 && own.length > 0 ? own : all;
  const row = rows.at(-1 - (first % Math.min(25, rows.length)));
  const verb = (['dieu-chinh', 'hoan-tra', 'cap-lai-gcn'] as const)[second % 3] ?? 'hoan-tra';
  const amounts = [
    { tienNld: 60_000, tienDn: 150_000 },
    { tienNld: row?.tienNldPhaiDong ?? 0, tienDn: row?.tienDnPhaiDong ?? 0 },
  ][first % 2];
  const reply = await (
    await office.as('ngan.dt')
  ).post(`/api/app/dong-gop-quy/${row?.id ?? ''}/${verb}`, {
    ...{ concurrencyStamp: row?.concurrencyStamp, ...intention(), lyDo: reason },
    ...(verb === 'dieu-chinh' ? amounts : {}),
    ...(verb === 'hoan-tra' ? { soChungTu: `UNC${String(world.serial.last)}`, ngayChungTu: today(world) } : {}),
  });
  return isTaken(reply);
}

/** A request goes one step on, or one of its payments comes back; where there is none, one is made. */
async function supportStep(world: World, first: number, second: number): Promise<boolean> {
  const { database, support } = world;
  const open = [...database.supportRequests.rows()].filter(({ nguoiLienHe }) => nguoiLienHe === contact);
  const row = open.at(-1 - (first % Math.min(2, Math.max(1, open.length))));
  if (row === undefined || second % 9 === 0) {
    const type = support.typeOf('HT02');
    const cases = [support.contractOf(), support.contractOf()].map((id) =>
      caseOf(type, id, { tienDeNghi: 12_000_000 }),
    );
    const made = await support.create({ ...requestOf('HT02', cases), nguoiLienHe: contact });
    return isTaken(made);
  }
  const amounts = support.amounts(row, [12_000_000, 10_000_000][second % 2] ?? 10_000_000);
  const half = support.amounts(row, 5_000_000);
  const request = row as unknown as SupportRequest;
  switch (row.trangThai) {
    case 1:
      return isTaken(await support.step('dv0007.lanhdao', row, 'gui'));
    case 2:
      return isTaken(await support.appraise(request, amounts[0]?.soTien ?? 0));
    case 3:
      return isTaken(await support.approve(request, 10_000_000));
    case 4:
      return isTaken(await support.pay(request, 0, { chi: second % 2 === 0 ? half : amounts }));
    case 7: {
      const standing = row.truongHop.flatMap(({ chiTra }) => chiTra.filter(({ huyLuc }) => huyLuc === null));
      const lanChiIds = standing.slice(0, 1).map(({ id }) => id);
      return isTaken(await support.step('ngan.dt', row, 'huy-chi', { lyDo: reason, lanChiIds }));
    }
    default:
      return false;
  }
}

const contact = 'Ngô Thị Khóa Sổ';

/** A worker comes back, or goes by another unit. */
async function changeWorker(world: World, first: number, second: number): Promise<boolean> {
  const { office, database } = world;
  const contracts = [...database.contracts.rows()];
  const contract = contracts.at(-1 - (first % Math.min(30, contracts.length)));
  const path = `/api/app/nguoi-lao-dong/${contract?.nguoiLaoDongId ?? ''}`;
  const desk = await office.as('ha.lt');
  const worker = (await desk.get(path)).body as Worker;
  const to = unitAt(world, second).id;
  const back = { ngayVeNuoc: today(world), lyDoVeNuoc: 1, tinhTrang: 3 } as const;
  const change = second % 2 === 0 ? { donViId: to } : back;
  const hopDong = worker.hopDong.map((own) =>
    own.id === contract?.id && (second % 2 === 0 ? own.donViId !== null : own.ngayXuatCanh !== null)
      ? { ...own, ...change }
      : own,
  );
  return isTaken(await desk.put(path, { ...worker, hopDong }));
}

/** Some days, at times over the end of the month: late in the evening in Hà Nội it is another day in Greenwich. */
async function advance({ office }: World, first: number, second: number): Promise<boolean> {
  office.clock.advanceSeconds([3_600 * 8, 86_400 * 3, 86_400 * 9, 3_600 * 15][first % 4] ?? 0);
  await Promise.resolve();
  return second >= 0;
}
