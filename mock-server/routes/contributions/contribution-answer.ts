import { fundUnitTypeId } from '@/domain/constants';
import type {
  Contribution,
  ContributionListItem,
  ContributionStatus,
  ContributionStep,
} from '@/domain/contributions/contribution';
import { maskIdentity } from '@/domain/format/identities';
import { policies } from '@/domain/policies/policy-names';
import { inCodeOrder } from '@/domain/text/code-order';

import type { Database } from '../../data/database';
import { dossierOfContribution } from '../../data/fund/contribution-postings';
import { postedAmounts, type ContributionRow } from '../../data/fund/rows';
import type { ContractRow, WorkerRow } from '../../data/rows';
import { grantedForContract } from '../../data/support/granted-support';
import { nameOfUser } from '../../data/user-names';
import type { MockUser } from '../../routing';
import { isOfScope, type DataScope } from '../data-scope';
import { supportTypeOf } from '../support-requests/support-request-answer';

const refunded = 3;

/** A contribution with what it hangs on. */
export type ContributionEntry = {
  readonly row: ContributionRow;
  readonly contract: ContractRow;
  readonly worker: WorkerRow;
  readonly item: ContributionListItem;
};

/** Joins a contribution with its contract and worker; `undefined` for what is wholly reversed, or not the scope's. */
export function contributionEntry(
  database: Database,
  row: ContributionRow,
  scope: DataScope,
): ContributionEntry | undefined {
  const contract = database.contracts.find(row.hopDongId);
  const worker = database.workers.find(row.nguoiLaoDongId);
  if (
    contract === undefined ||
    worker === undefined ||
    !isOfScope({ donViId: contract.donViId, tinhThanhMa: worker.tinhThanhMa }, scope)
  ) {
    return undefined;
  }
  const { tienNld, tienDn } = postedAmounts(row);
  return tienNld + tienDn === 0 && !row.daHoan
    ? undefined
    : { row, contract, worker, item: listItem(database, { row, contract, worker }, { tienNld, tienDn }) };
}

function listItem(
  database: Database,
  { row, contract, worker }: Omit<ContributionEntry, 'item'>,
  { tienNld, tienDn }: { readonly tienNld: number; readonly tienDn: number },
): ContributionListItem {
  const unit = contract.donViId === null ? undefined : database.units.find(contract.donViId);
  return {
    id: row.id,
    concurrencyStamp: row.concurrencyStamp,
    soGcn: row.soGcn,
    nguoiLaoDongId: row.nguoiLaoDongId,
    hopDongId: row.hopDongId,
    hoTen: worker.hoTen,
    ngaySinh: worker.ngaySinh,
    gioiTinh: worker.gioiTinh,
    soCccd: worker.soCccd,
    soHoChieu: worker.soHoChieu,
    tinhThanhMa: worker.tinhThanhMa,
    donViId: contract.donViId,
    donViTen: unit?.ten ?? null,
    hinhThucDi: contract.hinhThucDi,
    thiTruongId: contract.thiTruongId,
    nganhNgheId: contract.nganhNgheId,
    soHopDong: contract.soHopDong,
    ngayXuatCanh: contract.ngayXuatCanh,
    nam: row.nam,
    thang: row.thang,
    baoCaoId: row.baoCaoId,
    baoCaoMa: row.baoCaoId === null ? null : (database.fundReports.find(row.baoCaoId)?.ma ?? null),
    hoSoTuDongId: dossierOfContribution(database, row)?.id ?? null,
    tienNld,
    tienDn,
    tong: tienNld + tienDn,
    tienNldPhaiDong: row.tienNldPhaiDong,
    tienDnPhaiDong: row.tienDnPhaiDong,
    ngayDong: row.ngayDong,
    nguonDong: row.nguonDong,
    soLanHoTro: row.daHoan ? 0 : grantedForContract(database, row.hopDongId).length,
    trangThai: statusOf(row, tienNld, tienDn),
  };
}

function statusOf(row: ContributionRow, tienNld: number, tienDn: number): ContributionStatus {
  if (row.daHoan) {
    return refunded;
  }
  return tienNld >= row.tienNldPhaiDong && tienDn >= row.tienDnPhaiDong ? 1 : 2;
}

/** A row as it is answered: identity numbers are masked for whoever may not see them. */
export function listedContribution({ item }: ContributionEntry, canViewSensitive: boolean): ContributionListItem {
  return canViewSensitive
    ? item
    : {
        ...item,
        soCccd: maskIdentity(item.soCccd),
        soHoChieu: item.soHoChieu === null ? null : maskIdentity(item.soHoChieu),
      };
}

/** A contribution with postings, certificates and timeline. */
export function wholeContribution(database: Database, entry: ContributionEntry, user: MockUser): Contribution {
  const { row, contract } = entry;
  return {
    ...listedContribution(entry, user.grantedPolicies.has(policies.workersViewSensitive)),
    ngayKy: contract.ngayKy,
    tuNgay: contract.tuNgay,
    denNgay: contract.denNgay,
    nsdld: contract.nsdld,
    donViMa: contract.donViId === null ? null : (database.units.find(contract.donViId)?.ma ?? null),
    butToan: row.butToan.map(({ nguoiThucHienId, ...posting }) => ({
      ...posting,
      nguoiThucHienTen: nameOfUser(database, nguoiThucHienId),
    })),
    gcn: row.gcn,
    dongThoiGian: timeline(database, entry),
    cacBuoc: stepsFor(entry, user),
  };
}

/** What each step asks for. */
export const stepPolicies: Readonly<Record<ContributionStep, string>> = {
  'cap-lai-gcn': policies.contributionsReissue,
  'dieu-chinh': policies.contributionsAdjust,
  'hoan-tra': policies.contributionsRefund,
};

/**
 * The steps that a person may take: staff of the Fund, by their policies, until the contribution was paid back. What
 * support was granted on is not paid back.
 */
export function stepsFor({ item }: ContributionEntry, user: MockUser): readonly ContributionStep[] {
  const isPossible: Readonly<Record<ContributionStep, boolean>> = {
    'cap-lai-gcn': item.soGcn !== null,
    'dieu-chinh': true,
    'hoan-tra': item.soLanHoTro === 0,
  };
  return item.trangThai === refunded || user.loaiDonViId !== fundUnitTypeId
    ? []
    : contributionSteps.filter((step) => isPossible[step] && user.grantedPolicies.has(stepPolicies[step]));
}

const contributionSteps = Object.keys(stepPolicies) as readonly ContributionStep[];

type Milestone = Contribution['dongThoiGian'][number];

function timeline(database: Database, { row, contract }: ContributionEntry): readonly Milestone[] {
  const { ngayKy, ngayXuatCanh, ngayVeNuoc, soHopDong } = contract;
  const postings = row.butToan.map(({ thoiGian, loai, tienNld, tienDn, lyDo }, index): Milestone => {
    const kind = loai === 4 ? 'hoan-tra' : loai === 1 || loai === 2 ? 'dong-gop' : 'dieu-chinh';
    const postedOn = thoiGian.slice(0, 10);
    // The day of the money is that of the last that came: one that was taken back before it is not of that day.
    const isOfMoney = index === 0 && row.ngayDong !== '' && row.ngayDong < postedOn;
    const ngay = isOfMoney ? row.ngayDong : postedOn;
    return { ngay, loai: kind, noiDung: lyDo, soTien: tienNld + tienDn };
  });
  const found: readonly (Milestone | undefined)[] = [
    ngayKy === null ? undefined : milestone(ngayKy, 'ky-hop-dong', soHopDong),
    ngayXuatCanh === null ? undefined : milestone(ngayXuatCanh, 'xuat-canh', null),
    ...postings,
    ...row.gcn.map(({ ngayCap, soGcn }) => milestone(ngayCap, 'cap-gcn', soGcn)),
    ...grantedForContract(database, row.hopDongId).map(({ request, truongHop }): Milestone => {
      const noiDung = supportTypeOf(database, request.loaiHoTroId).ten;
      return { ngay: request.ngayQd ?? '', loai: 'ho-tro', noiDung, soTien: truongHop.tienDuyet };
    }),
    ngayVeNuoc === null ? undefined : milestone(ngayVeNuoc, 've-nuoc', null),
  ];
  return found.filter((entry) => entry !== undefined).sort((left, right) => inCodeOrder(left.ngay, right.ngay));
}

function milestone(ngay: string, loai: Milestone['loai'], noiDung: string | null): Milestone {
  return { ngay, loai, noiDung, soTien: null };
}
