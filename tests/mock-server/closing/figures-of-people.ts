import type { Schemas } from '@/domain/contract/schemas';
import type { FundReportListItem } from '@/domain/fund-reports/fund-report';
import { inCodeOrder } from '@/domain/text/code-order';
import type { Unit } from '@/domain/units/unit';
import type { Worker } from '@/domain/workers/worker';

import { reportAt } from '../reports/report-desk';
import { todayOf, type World } from './closing-world';
import { everything, pageAt, sumOf, type Comparison } from './comparisons';

/** A contract is paid, certified and in the ledger together, or none of them; a certificate is one contract's. */
export function ofContracts({ database }: World): readonly Comparison[] {
  const contributions = [...database.contributions.rows()];
  const open = new Map(contributions.filter(({ daHoan }) => !daHoan).map((row) => [row.hopDongId, row]));
  const certified = contributions.flatMap(({ soGcn }) => soGcn ?? []);
  return [
    ['certificates in force twice', certified.length, new Set(certified).size],
    ['open contributions of one contract', open.size, contributions.filter(({ daHoan }) => !daHoan).length],
    ...[...database.contracts.rows()].flatMap(({ id, dongQuy, soGcn, ngayDong }): readonly Comparison[] => {
      const row = open.get(id);
      const inForce = row?.soGcn ?? null;
      return [
        [`contract ${id} certificate`, soGcn, inForce],
        [`contract ${id} is paid`, dongQuy === 1, soGcn !== null],
        [`contract ${id} paid on`, ngayDong, inForce === null ? null : (row?.ngayDong ?? null)],
      ];
    }),
  ];
}

function postedOf(butToan: readonly { readonly tienNld: number; readonly tienDn: number }[]) {
  return { nld: sumOf(butToan, ({ tienNld }) => tienNld), dn: sumOf(butToan, ({ tienDn }) => tienDn) };
}

/** The ledger's list against its postings, and its rows against contract and support. */
export async function ofLedger({ office, database }: World): Promise<readonly Comparison[]> {
  const desk = await office.as('ngan.dt');
  const { items, tong, totalCount } = await pageAt<Schemas['DongGopQuyDong']>(desk, `dong-gop-quy?${everything}`);
  const rows = [...database.contributions.rows()];
  const posted = rows.map(({ butToan }) => postedOf(butToan));
  const shown = rows.filter(
    ({ daHoan }, index) => daHoan || (posted[index]?.nld ?? 0) + (posted[index]?.dn ?? 0) !== 0,
  );
  const refunded = rows.filter(({ daHoan }) => daHoan);
  return [
    ['ledger people', tong['soLaoDong'], shown.length],
    ['ledger rows', totalCount, shown.length],
    ['ledger of workers', tong['tienNld'], sumOf(posted, ({ nld }) => nld)],
    ['ledger of enterprises', tong['tienDn'], sumOf(posted, ({ dn }) => dn)],
    ['ledger in all', tong['tong'], sumOf(items, (item) => item.tong)],
    ['money paid back that stands', 0, sumOf(refunded, ({ butToan }) => postedOf(butToan).nld + postedOf(butToan).dn)],
    ['below nothing', 0, posted.filter(({ nld, dn }) => nld < 0 || dn < 0).length],
    ...refunded.map(({ hopDongId, id, soGcn }): Comparison => [
      `paid back ${id} of ${hopDongId} is certified`,
      soGcn,
      null,
    ]),
  ];
}

/** A dossier is paid by reconciled vouchers, and its certificate is its contract's. */
export async function ofDossiers({ office, database }: World): Promise<readonly Comparison[]> {
  const desk = await office.as('ngan.dt');
  const { tong } = await pageAt(desk, `nguoi-lao-dong-tu-dong?${everything}`);
  const rows = [...database.selfPaying.rows()];
  const reconciled = [...database.payIns.rows()].filter(({ trangThai }) => trangThai === 7);
  const paidFor = (id: string) =>
    sumOf(reconciled, ({ phanBo }) =>
      sumOf(
        phanBo.filter(({ chungTuId }) => chungTuId === id),
        ({ soTien }) => soTien,
      ),
    );
  return [
    [
      'dossiers in money',
      tong['daDong'],
      sumOf(rows, ({ tinhTrangDong, soTien }) => (tinhTrangDong === 3 ? soTien : 0)),
    ],
    ...rows.flatMap(({ id, ma, tinhTrangDong, soTien, soGcn, hopDongId }): readonly Comparison[] => {
      const own = [...database.contributions.rows()].filter((row) => row.hoSoTuDongId === id);
      const known = soGcn === null ? null : (database.contracts.find(hopDongId ?? '')?.soGcn ?? null);
      return [
        [`dossier ${ma} is paid`, tinhTrangDong >= 3, paidFor(id) >= soTien],
        [`dossier ${ma} certificate`, soGcn, known],
        [`dossier ${ma} is paid back`, tinhTrangDong === 4, own.some(({ daHoan }) => daHoan)],
      ];
    }),
  ];
}

/** Requests, their cases, the people who were supported, and what the ledger says of them. */
export async function ofSupport({ office, database }: World): Promise<readonly Comparison[]> {
  const desk = await office.as('vinh.pq');
  const list = await pageAt<Schemas['YeuCauHoTroDong']>(desk, `yeu-cau-ho-tro?${everything}`);
  const cases = await pageAt<Schemas['LaoDongDuocHoTro']>(desk, `lao-dong-duoc-ho-tro?${everything}`);
  const ledger = await pageAt<Schemas['DongGopQuyDong']>(desk, `dong-gop-quy?daDuocHoTro=true&${everything}`);
  const rows = [...database.supportRequests.rows()];
  const granted = rows
    .filter(({ trangThai }) => trangThai === 4 || trangThai === 7)
    .flatMap(({ truongHop }) => truongHop.filter(({ tienDuyet }) => (tienDuyet ?? 0) > 0));
  const ofWorkers = granted.filter(({ hopDongId }) => hopDongId !== null);
  const paid = (some: typeof granted) =>
    sumOf(some, ({ chiTra }) =>
      sumOf(
        chiTra.filter(({ huyLuc }) => huyLuc === null),
        ({ soTien }) => soTien,
      ),
    );
  const persons = new Set(ofWorkers.map(({ hopDongId }) => database.contracts.find(hopDongId ?? '')?.nguoiLaoDongId));
  return [
    ['support granted', list.tong['tienDuyet'], sumOf(granted, ({ tienDuyet }) => tienDuyet ?? 0)],
    ['support paid', list.tong['tienChi'], paid(granted)],
    ['support cases', list.tong['soTruongHop'], sumOf(rows, ({ truongHop }) => truongHop.length)],
    ['supported cases', cases.tong['soTruongHop'], ofWorkers.length],
    ['supported people', cases.tong['soNguoi'], persons.size],
    ['supported granted', cases.tong['tienDuyet'], sumOf(ofWorkers, ({ tienDuyet }) => tienDuyet ?? 0)],
    ['supported paid', cases.tong['tienChi'], paid(ofWorkers)],
    ...ledger.items.map((item): Comparison => {
      const own = ofWorkers.filter(({ hopDongId }) => hopDongId === item.hopDongId);
      return [`support of ${item.hoTen}`, item.soLanHoTro, own.length];
    }),
    ...list.items.map(({ ma, trangThai, tienDuyet, tienChi }): Comparison => {
      const whole = trangThai === 7;
      return [`request ${ma} is paid whole`, whole && tienChi === tienDuyet, whole];
    }),
  ];
}

/** The latest workers: row and record say the same of their money. */
export async function ofWorkers({ office, database }: World): Promise<readonly Comparison[]> {
  const desk = await office.as('ha.lt');
  const found: Comparison[] = [];
  for (const { id, soCccd } of [...database.workers.rows()].slice(-12)) {
    const { items } = await pageAt<Schemas['NguoiLaoDongDong']>(desk, `nguoi-lao-dong?filter=${soCccd}`);
    const { hopDong } = (await desk.get(`/api/app/nguoi-lao-dong/${id}`)).body as Worker;
    const [item] = items;
    const present = hopDong.find(
      ({ ngayXuatCanh, thiTruongId, donViId }) =>
        ngayXuatCanh === item?.ngayXuatCanh && thiTruongId === item.thiTruongId && donViId === item.donViId,
    );
    found.push([`worker ${soCccd} payment`, item?.dongQuy, present?.dongQuy ?? 3]);
  }
  return found;
}

/** Who has not paid, and which units owe what is overdue: R4, the lists and an own count of the contracts. */
export async function ofDebtors(world: World): Promise<readonly Comparison[]> {
  const { office, database } = world;
  const desk = await office.as('vinh.pq');
  const today = todayOf(world);
  const { tong } = await reportAt(desk, 'chua-dong-quy', { denNgay: today });
  const late = sumOf(['quaHan30', 'quaHan60', 'quaHan90', 'quaHanTren90'], (column) => Number(tong[column] ?? 0));
  const unpaid = await pageAt(desk, 'nguoi-lao-dong?moiHopDong=true&dongQuy=2&MaxResultCount=1');
  const open = [...database.contracts.rows()].filter(
    ({ ngayXuatCanh, ngayKy, soGcn, ngayDong }) =>
      ngayXuatCanh !== null && (ngayKy ?? ngayXuatCanh) <= today && (soGcn === null || (ngayDong ?? '') > today),
  );
  const reports = await pageAt<FundReportListItem>(desk, `bao-cao-quy?quaHan=true&${everything}`);
  const units = await pageAt<Unit>(desk, `don-vi?quaHanNop=true&${everything}`);
  const owing = new Set(reports.items.map(({ donViId }) => donViId));
  return [
    ['unpaid contracts', tong['soChuaDong'], open.length],
    ['unpaid and late', late, unpaid.tong['soHopDong']],
    [
      'units that owe what is overdue',
      units.items.map(({ id }) => id).toSorted(inCodeOrder),
      [...owing].toSorted(inCodeOrder),
    ],
  ];
}
