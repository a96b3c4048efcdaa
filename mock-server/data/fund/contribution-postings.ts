import { todayAt } from '@/domain/format/calendar';
import { selfPayingPayment } from '@/domain/self-paying/self-paying-dossier';

import { serverTime } from '../../routes/audit';
import type { Database } from '../database';
import type { ContractRow } from '../rows';
import { certificateNumbers } from './certificates';
import type { Coverage } from './coverage';
import { contributionsOf, dossierOf, openContributionOf } from './fund-report-index';
import type { Actor } from './registration';
import { postedAmounts, type ContributionRow, type FundReportLineRow, type PostingRow } from './rows';
import type { SelfPayingRow } from './self-paying-row';

/** Dòng sổ: what is new about a posting; its moment and its author are the actor's. */
export type NewPosting = Pick<PostingRow, 'loai' | 'tienNld' | 'tienDn'> &
  Partial<Pick<PostingRow, 'lyDo' | 'soChungTu' | 'ngayChungTu'>>;

/** A posting as it is kept. */
export function postingOf(posting: NewPosting, { user, now }: Actor): PostingRow {
  return {
    lyDo: null,
    soChungTu: null,
    ngayChungTu: null,
    ...posting,
    id: crypto.randomUUID(),
    thoiGian: serverTime(now),
    nguoiThucHienId: user.id,
  };
}

/**
 * What has to be posted when the money covers another amount of a share than before. Where it covers nothing any more
 * all that stands is taken back, a correction included; what stands never goes below zero. Integer đồng.
 *
 * @param share.posted What the share's postings come to.
 */
export function postingChange({
  wanted,
  before,
  posted,
}: {
  readonly wanted: number;
  readonly before: number;
  readonly posted: number;
}): number {
  if (wanted === before) {
    return 0;
  }
  return wanted === 0 ? 0 - posted : Math.max(wanted - before, 0 - posted);
}

/**
 * What of a contribution is the money of the unit whose line it comes from: no worker share that the line does not ask
 * for, and none that the worker paid himself. Integer đồng.
 */
export function coveredByUnit(
  { nguonDong, daPhuNld, daPhuDn }: Pick<ContributionRow, 'nguonDong' | 'daPhuNld' | 'daPhuDn'>,
  { tienNld }: Pick<FundReportLineRow, 'tienNld'>,
): Coverage {
  return { nld: tienNld === 0 || nguonDong === 2 ? 0 : daPhuNld, dn: daPhuDn };
}

/** The contribution with a new stamp, as every change of it is stored. */
export function changed(row: ContributionRow): ContributionRow {
  return { ...row, concurrencyStamp: crypto.randomUUID().replaceAll('-', '') };
}

/** Puts a certificate in force, on contract, line and dossier too. @param ngayDong ISO value date of the money. */
export function withCertificate(
  database: Database,
  row: ContributionRow,
  soGcn: string,
  {
    ngayDong,
    ngayCap,
    lyDo = null,
  }: { readonly ngayDong: string; readonly ngayCap: string; readonly lyDo?: string | null },
): ContributionRow {
  const contract = database.contracts.find(row.hopDongId);
  if (contract !== undefined) {
    database.contracts.put({ ...contract, dongQuy: 1, soGcn, ngayDong });
  }
  renumber(database, row, soGcn);
  const voided = row.gcn.map((known) => ({ ...known, conHieuLuc: false }));
  return { ...row, soGcn, ngayDong, gcn: [...voided, { soGcn, ngayCap, conHieuLuc: true, lyDo }] };
}

/** Makes the certificate void; the contract owes its contribution again, unless another certificate frees it. */
export function withoutCertificate(database: Database, row: ContributionRow, lyDo: string): ContributionRow {
  const contract = database.contracts.find(row.hopDongId);
  if (contract !== undefined && contract.soGcn === row.soGcn) {
    database.contracts.put({ ...contract, dongQuy: 2, soGcn: null, ngayDong: null });
  }
  const gcn = row.gcn.map((known) => (known.conHieuLuc ? { ...known, conHieuLuc: false, lyDo } : known));
  renumber(database, row, null);
  return { ...row, soGcn: null, gcn };
}

/**
 * Names the certificate in force on the line that the money came for, and on the dossier that got the one before; after a
 * correction below the full share that was none.
 */
function renumber(database: Database, row: ContributionRow, soGcn: string | null): void {
  const line = database.fundReportLines.find(row.dongId ?? '');
  if (line?.soGcnTuDong === null) {
    database.fundReportLines.put({ ...line, soGcn });
  }
  const dossier = dossierOfContribution(database, row);
  if (dossier?.tinhTrangDong === selfPayingPayment.paid && dossier.soGcn === row.soGcn) {
    database.selfPaying.put({ ...dossier, soGcn });
  }
}

/** The dossier whose money a contribution is; those of the years before dossiers were kept name none. */
export function dossierOfContribution(
  database: Database,
  { hoSoTuDongId, hopDongId }: Pick<ContributionRow, 'hoSoTuDongId' | 'hopDongId'>,
): SelfPayingRow | undefined {
  return hoSoTuDongId === null ? dossierOf(database, hopDongId) : database.selfPaying.find(hoSoTuDongId);
}

/**
 * The contribution of a worker who has paid for himself: posted, with the certificate that `soGcn` names or the next one
 * of the year.
 *
 * @param payment.ngayDong ISO value date. @param payment.soTien Integer đồng.
 * @returns The certificate's number.
 */
export function addSelfPaidContribution(
  database: Database,
  contract: ContractRow,
  payment: {
    readonly hoSoTuDongId: string;
    readonly ngayDong: string;
    readonly soTien: number;
    readonly soGcn?: string;
  },
  actor: Actor,
): string {
  const ngayCap = todayAt(actor.now);
  const soGcn = payment.soGcn ?? certificateNumbers(database, ngayCap.slice(0, 4))();
  const known = openContributionOf(database, contract.id);
  const row: ContributionRow = {
    ...(known ?? emptyContribution(contract)),
    hoSoTuDongId: payment.hoSoTuDongId,
    nguonDong: 2,
    tienNldPhaiDong: payment.soTien,
    daPhuNld: payment.soTien,
    butToan: [...(known?.butToan ?? []), postingOf({ loai: 1, tienNld: payment.soTien, tienDn: 0 }, actor)],
  };
  database.contributions.put(changed(withCertificate(database, row, soGcn, { ngayDong: payment.ngayDong, ngayCap })));
  return soGcn;
}

/**
 * Takes a self-payer's contribution back: reversed as it stands after corrections, its certificate void. Nothing is left
 * to be reversed of what was paid back.
 *
 * @param paid.hoSoTuDongId The dossier that was paid; of a contract there may be another one, paid back.
 */
export function takeBackSelfPaid(
  database: Database,
  { hopDongId, hoSoTuDongId }: { readonly hopDongId: string; readonly hoSoTuDongId: string },
  lyDo: string,
  actor: Actor,
): void {
  const row = selfPaidContribution(database, { hopDongId, hoSoTuDongId });
  if (row !== undefined && row.daPhuNld > 0) {
    const tienNld = postingChange({ wanted: 0, before: row.daPhuNld, posted: postedAmounts(row).tienNld });
    const reversed: ContributionRow = {
      ...row,
      daPhuNld: 0,
      butToan: row.daHoan ? row.butToan : [...row.butToan, postingOf({ loai: 5, tienNld, tienDn: 0, lyDo }, actor)],
    };
    database.contributions.put(changed(withoutCertificate(database, reversed, lyDo)));
  }
}

/** The contribution that the money of a dossier has made; of a contract there may be another one, paid back. */
export function selfPaidContribution(
  database: Database,
  { hopDongId, hoSoTuDongId }: { readonly hopDongId: string; readonly hoSoTuDongId: string },
): ContributionRow | undefined {
  const known = contributionsOf(database, hopDongId);
  // Those of the years before dossiers were kept name none; another dossier's stays as it is.
  return known.find((one) => one.hoSoTuDongId === hoSoTuDongId) ?? known.find((one) => one.hoSoTuDongId === null);
}

/** A contribution to which nothing is posted yet. */
export function emptyContribution(contract: Pick<ContractRow, 'id' | 'nguoiLaoDongId'>): ContributionRow {
  return {
    id: crypto.randomUUID(),
    concurrencyStamp: '',
    hopDongId: contract.id,
    nguoiLaoDongId: contract.nguoiLaoDongId,
    dongId: null,
    baoCaoId: null,
    hoSoTuDongId: null,
    nguonDong: 1,
    nam: null,
    thang: null,
    soGcn: null,
    ngayDong: '',
    tienNldPhaiDong: 0,
    tienDnPhaiDong: 0,
    daPhuNld: 0,
    daPhuDn: 0,
    daHoan: false,
    butToan: [],
    gcn: [],
  };
}
