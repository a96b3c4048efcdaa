import { maskIdentity } from '@/domain/format/identities';
import { policies } from '@/domain/policies/policy-names';
import type { Schemas } from '@/domain/contract/schemas';
import { foldedNumber } from '@/domain/text/folded-number';
import { searchText } from '@/domain/text/search-text';

import type { Database } from '../../data/database';
import { contributionOf } from '../../data/fund/fund-report-index';
import type { ContributionRow } from '../../data/fund/rows';
import type { ContractRow, WorkerRow } from '../../data/rows';
import { earlierSupport } from '../../data/support/case-facts';
import { rankNames } from '../../data/ranks';
import { grantedForWorker, type GrantedCase } from '../../data/support/granted-support';
import type { MockRequest } from '../../routing';
import { isOfScope, scopeOf, signedInUser } from '../data-scope';
import { heldNumber, readText } from '../filters';
import { isVisibleGrant } from '../supported-workers/supported-worker-list';

type Applicant = Schemas['NguoiDeNghi'];

/** Most that one answer offers. */
const mostOffered = 20;

/** Contracts with a contribution that a case can be filled from, by given name as every list; what was granted before as far as the caller may know of it. */
export function offeredApplicants(request: MockRequest, database: Database): readonly Applicant[] {
  const user = signedInUser(request);
  const scope = scopeOf(user);
  const filter = readText(request.query, 'filter');
  const contractId = readText(request.query, 'hopDongId');
  const unitId = readText(request.query, 'donViId');
  if (filter === undefined && contractId === undefined) {
    return [];
  }
  const contracts = contractId === undefined ? database.contracts.rows() : [database.contracts.find(contractId)];
  const found: Applicant[] = [];
  for (const contract of contracts) {
    const worker = contract === undefined ? undefined : database.workers.find(contract.nguoiLaoDongId);
    const contribution = contract === undefined ? undefined : contributionOf(database, contract.id);
    const isOffered =
      contract !== undefined &&
      worker !== undefined &&
      contribution?.soGcn !== undefined &&
      contribution.soGcn !== null &&
      isOfScope({ donViId: contract.donViId, tinhThanhMa: worker.tinhThanhMa }, scope) &&
      (unitId === undefined || contract.donViId === unitId) &&
      (filter === undefined || matches(filter, worker, contribution));
    if (isOffered) {
      const granted = grantedForWorker(database, worker.id).filter((each) => isVisibleGrant(database, each, scope));
      found.push(applicantOf(database, contract, worker, contribution, granted));
    }
  }
  const ranks = rankNames(found.map(({ hoTen }) => hoTen));
  const offered = found
    .map((applicant, position) => ({ applicant, rank: ranks[position] ?? 0 }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostOffered)
    .map(({ applicant }) => applicant);
  return user.grantedPolicies.has(policies.workersViewSensitive) ? offered : offered.map(masked);
}

/** Numbers are found whole, names in part. */
function matches(filter: string, { hoTen, soCccd, soHoChieu }: WorkerRow, { soGcn }: ContributionRow): boolean {
  return (
    [soCccd, soHoChieu].includes(heldNumber(filter)) ||
    soGcn === foldedNumber(filter) ||
    searchText(hoTen).includes(searchText(filter))
  );
}

function applicantOf(
  database: Database,
  contract: ContractRow,
  worker: WorkerRow,
  { soGcn, ngayDong }: ContributionRow,
  granted: readonly GrantedCase[],
): Applicant {
  return {
    hopDongId: contract.id,
    nguoiLaoDongId: worker.id,
    hoTen: worker.hoTen,
    ngaySinh: worker.ngaySinh,
    gioiTinh: worker.gioiTinh,
    soCccd: worker.soCccd,
    soHoChieu: worker.soHoChieu,
    ngayCapHc: worker.ngayCapHc ?? null,
    noiCapHc: worker.noiCapHc ?? null,
    donViId: contract.donViId,
    donViTen: contract.donViId === null ? null : (database.units.find(contract.donViId)?.ten ?? null),
    thiTruongId: contract.thiTruongId,
    tuNgay: contract.tuNgay,
    denNgay: contract.denNgay,
    ngayXuatCanh: contract.ngayXuatCanh,
    ngayVeNuoc: contract.ngayVeNuoc,
    soGcn,
    ngayDong,
    daHoTro: granted.map((each) => ({
      ...earlierSupport(each, contract.id),
      yeuCauId: each.request.id,
      maYeuCau: each.request.ma,
      ngayQd: each.request.ngayQd,
    })),
  };
}

function masked(applicant: Applicant): Applicant {
  const { soCccd, soHoChieu } = applicant;
  return {
    ...applicant,
    soCccd: maskIdentity(soCccd),
    soHoChieu: soHoChieu === null ? null : maskIdentity(soHoChieu),
  };
}
