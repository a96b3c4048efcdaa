import type { CaseFacts, EarlierSupport } from '@/domain/support/support-facts';
import { costKind, isSameCost } from '@/domain/support/same-cost';
import { filingDay, marketOf, supportYear } from '@/domain/support/support-entry';
import type { SupportCaseInput } from '@/domain/support/support-request';

import type { Database } from '../database';
import { contributionOf } from '../fund/fund-report-index';
import { postedAmounts } from '../fund/rows';
import type { SupportTypeRow } from '../fund/support-types';
import { debtOfUnit } from '../fund/unit-debt';
import type { ContractRow } from '../rows';
import { grantedCases, grantedForWorker, type GrantedCase } from './granted-support';

/** What a case belongs to. */
export type CaseOwner = {
  /** Id of the request; `''` for one that is not stored. */
  readonly requestId: string;
  readonly type: SupportTypeRow;
  readonly donViId: string | null;
  /** ISO date. */
  readonly filedOn: string;
  /** ISO date on which it is judged. */
  readonly today: string;
};

/** A case of a request with its number, from 1. */
export type NumberedCase = { readonly thuTu: number; readonly truongHop: SupportCaseInput };

/**
 * What the back end knows of a case, for the eligibility rules.
 *
 * @param before Cases of the same request that something is given to before this one. No two of them are of one worker
 *   when they are entered, but records may be merged since.
 */
export function factsOfCase(
  database: Database,
  owner: CaseOwner,
  truongHop: SupportCaseInput,
  before: readonly NumberedCase[] = [],
): CaseFacts {
  const contract = truongHop.hopDongId === null ? undefined : database.contracts.find(truongHop.hopDongId);
  const earlier = contract === undefined ? [] : grantedForWorker(database, contract.nguoiLaoDongId);
  const advances = new Map([...database.supportTypes.rows()].map(({ ma, loaiTamCap }) => [ma, loaiTamCap]));
  return {
    contribution: contract === undefined ? undefined : contributionFact(database, contract.id),
    abroad: contract,
    earlier: [
      ...earlier
        .filter(({ request }) => request.id !== owner.requestId)
        .map((granted) => ({
          ...earlierSupport(granted, contract?.id),
          ngaySuViec: granted.truongHop.ngaySuViec,
          loaiTamCap: advances.get(granted.request.loaiHoTroId) ?? null,
        })),
      ...(contract === undefined ? [] : besideInRequest(database, owner, contract, before)),
    ],
    unitDebt: owner.donViId === null ? undefined : debtOfUnit(database, owner.donViId, owner.today),
    sameMarketCase: sameMarketCase(database, owner, truongHop),
    sameCostCase: sameCostCase(database, owner, truongHop),
  };
}

/** Cases of the request that are of the contract's worker too. */
function besideInRequest(
  { contracts }: Database,
  { type }: CaseOwner,
  contract: ContractRow,
  before: readonly NumberedCase[],
): readonly EarlierSupport[] {
  return before
    .filter(({ truongHop }) => contracts.find(truongHop.hopDongId ?? '')?.nguoiLaoDongId === contract.nguoiLaoDongId)
    .map(({ thuTu, truongHop }) => ({
      truongHopId: '',
      loaiHoTroId: type.ma,
      soQd: null,
      tienDuyet: 0,
      cungDongGop: truongHop.hopDongId === contract.id,
      ngaySuViec: truongHop.ngaySuViec,
      loaiTamCap: type.loaiTamCap,
      trungVoi: thuTu,
    }));
}

function contributionFact(database: Database, contractId: string): CaseFacts['contribution'] {
  const contribution = contributionOf(database, contractId);
  return contribution === undefined
    ? undefined
    : {
        soGcn: contribution.soGcn,
        ngayDong: contribution.ngayDong,
        isPaid:
          !contribution.daHoan &&
          contribution.soGcn !== null &&
          postedAmounts(contribution).tienNld >= contribution.tienNldPhaiDong,
      };
}

/** A granted case, as the rules look at it from a contract. */
export function earlierSupport({ request, truongHop }: GrantedCase, contractId: string | undefined): EarlierSupport {
  return {
    truongHopId: truongHop.id,
    loaiHoTroId: request.loaiHoTroId,
    soQd: request.soQd,
    tienDuyet: truongHop.tienDuyet ?? 0,
    cungDongGop: truongHop.hopDongId === contractId,
  };
}

function sameMarketCase(
  database: Database,
  { requestId, type, donViId, filedOn }: CaseOwner,
  truongHop: SupportCaseInput,
): CaseFacts['sameMarketCase'] {
  const market = marketOf(truongHop);
  const year = supportYear(truongHop, filedOn);
  const found = grantedCases(database).find(
    ({ request, truongHop: other }) =>
      request.id !== requestId &&
      request.loaiHoTroId === type.ma &&
      request.donViId === donViId &&
      marketOf(other) === market &&
      supportYear(other, filingDay(request, request.ngayGui, request.ngayDeNghi)) === year,
  );
  return found === undefined ? undefined : { soQd: found.request.soQd };
}

function sameCostCase(
  database: Database,
  { requestId, type, donViId }: CaseOwner,
  { rieng }: SupportCaseInput,
): CaseFacts['sameCostCase'] {
  const kind = costKind(type.ma);
  const found = grantedCases(database).find(
    ({ request, truongHop: other }) =>
      kind !== undefined &&
      request.id !== requestId &&
      request.donViId === donViId &&
      costKind(request.loaiHoTroId) === kind &&
      isSameCost(rieng, other.rieng),
  );
  return found === undefined ? undefined : { loaiHoTroId: found.request.loaiHoTroId, soQd: found.request.soQd };
}
