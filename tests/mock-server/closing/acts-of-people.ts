import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import type { SupportRequest } from '@/domain/support/support-request';
import type { Worker } from '@/domain/workers/worker';

import { declarationOfSen } from '../../support/self-paying';
import { reason } from '../fund/fund-desk';
import { attach, dossiers } from '../fund/self-paying-desk';
import { caseOf, requestOf } from '../support-requests/support-desk';
import { intention, isTaken, todayOf, unitAt, type World } from './closing-world';

/** A new declaration, alone or of a unit's worker, accepted at once now and then. */
export async function declare(world: World, first: number, second: number): Promise<boolean> {
  const { office, serial } = world;
  const unit = unitAt(world, first);
  const n = String(serial.last).padStart(6, '0');
  const ofUnit = second % 2 === 0 ? ({ hinhThuc: 'qua-don-vi', donViId: unit.id } as const) : {};
  const [nam = '', thang = ''] = todayOf(world).split('-');
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

export async function dossierStep(world: World, first: number, second: number): Promise<boolean> {
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
  const day = todayOf(world);
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

export async function contributionStep(world: World, first: number, second: number): Promise<boolean> {
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
    ...(verb === 'hoan-tra' ? { soChungTu: `UNC${String(world.serial.last)}`, ngayChungTu: todayOf(world) } : {}),
  });
  return isTaken(reply);
}

/** A request goes one step on, or one of its payments comes back; where there is none, one is made. */
export async function supportStep(world: World, first: number, second: number): Promise<boolean> {
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
export async function changeWorker(world: World, first: number, second: number): Promise<boolean> {
  const { office, database } = world;
  const contracts = [...database.contracts.rows()];
  const contract = contracts.at(-1 - (first % Math.min(30, contracts.length)));
  const path = `/api/app/nguoi-lao-dong/${contract?.nguoiLaoDongId ?? ''}`;
  const desk = await office.as('ha.lt');
  const worker = (await desk.get(path)).body as Worker;
  const to = unitAt(world, second).id;
  const back = { ngayVeNuoc: todayOf(world), lyDoVeNuoc: 1, tinhTrang: 3 } as const;
  const change = second % 2 === 0 ? { donViId: to } : back;
  const hopDong = worker.hopDong.map((own) =>
    own.id === contract?.id && (second % 2 === 0 ? own.donViId !== null : own.ngayXuatCanh !== null)
      ? { ...own, ...change }
      : own,
  );
  return isTaken(await desk.put(path, { ...worker, hopDong }));
}
