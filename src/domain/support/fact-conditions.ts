import { citedDecision } from '../fund/fund-decision';
import type { SupportType } from '../support-types/support-type';
import { costKind } from './same-cost';
import { totalCeiling } from './support-amounts';
import type { ConditionCode, Verdict } from './support-condition';
import { marketOf, supportYear, type SupportEntry } from './support-entry';
import { advanceOf, type CaseFacts, type EarlierSupport } from './support-facts';
import type { SupportCaseInput } from './support-request';

/** The conditions that the back end alone can judge; the others a screen judges while somebody types. */
export const conditionsOfFacts: ReadonlySet<ConditionCode> = new Set(['E1', 'E2', 'E3', 'E4', 'E6', 'E7', 'E8', 'E9']);

/** The principles for workers and for enterprises. */
const workerPrinciples = `Điều 9 ${citedDecision}`;
const enterprisePrinciples = `Điều 16 ${citedDecision}`;

/** Judges what the back end knows of a case: E1 to E4 and E6 to E9. Nothing where the values are not entered yet. */
export function judgeFact(
  type: SupportType,
  entry: SupportEntry,
  code: ConditionCode,
  facts: CaseFacts,
): Verdict | undefined {
  const { truongHop } = entry;
  switch (code) {
    case 'E1':
      return {
        dat: facts.contribution?.isPaid === true,
        thamSo:
          facts.contribution?.soGcn === undefined || facts.contribution.soGcn === null
            ? {}
            : { soGcn: facts.contribution.soGcn },
        canCu: workerPrinciples,
      };
    case 'E2':
      return judgeContributionDay(truongHop.ngaySuViec, facts);
    case 'E3':
      return judgeTimeAbroad(truongHop, facts);
    case 'E4':
      return costKind(type.ma) === undefined
        ? judgeOnce(type, truongHop, facts)
        : judgeCostOnce(type, truongHop, facts);
    case 'E6':
      return judgeEarlierKind(type, truongHop, facts);
    case 'E7':
      return judgeAdvance(type, entry, facts);
    case 'E8':
      return judgeDebt(facts);
    case 'E9':
      return judgeMarketYear(type, entry, facts);
    default:
      return undefined;
  }
}

function judgeContributionDay(ngaySuViec: string | null, { contribution }: CaseFacts): Verdict | undefined {
  return ngaySuViec === null || contribution === undefined
    ? undefined
    : {
        dat: ngaySuViec >= contribution.ngayDong,
        thamSo: { ngaySuViec, ngayDong: contribution.ngayDong },
        canCu: workerPrinciples,
      };
}

/** Abroad is where both the dossier and the worker's record have the worker on that day: the dossier is the claimant's word. */
function judgeTimeAbroad({ ngaySuViec, lvTu, lvDen }: SupportCaseInput, { abroad }: CaseFacts): Verdict | undefined {
  if (ngaySuViec === null || lvTu === null || lvDen === null) {
    return undefined;
  }
  const thamSo = { ngaySuViec, lvTu, lvDen };
  if (ngaySuViec < lvTu || ngaySuViec > lvDen || abroad === undefined) {
    return { dat: ngaySuViec >= lvTu && ngaySuViec <= lvDen, thamSo };
  }
  const { ngayXuatCanh, ngayVeNuoc } = abroad;
  const isRecorded =
    ngayXuatCanh !== null && ngaySuViec >= ngayXuatCanh && (ngayVeNuoc === null || ngaySuViec <= ngayVeNuoc);
  return isRecorded
    ? { dat: true, thamSo }
    : { dat: false, thamSo: { ...thamSo, ngayXuatCanh: ngayXuatCanh ?? '', ngayVeNuoc: ngayVeNuoc ?? '' } };
}

/** Art.10 to 12: a contract ends before its time once, for one reason. */
const earlyReturns: ReadonlySet<string> = new Set(['HT01', 'HT02', 'HT03']);

/**
 * Once for each contribution, an advance not after its settlement, and one early return whichever of its kinds names it;
 * and what happened once is no second case, though the worker has another contract that names it.
 */
function judgeOnce(type: SupportType, { ngaySuViec }: SupportCaseInput, { earlier }: CaseFacts): Verdict {
  const isSameMatter = ({ loaiHoTroId }: EarlierSupport) =>
    loaiHoTroId === type.ma || (earlyReturns.has(type.ma) && earlyReturns.has(loaiHoTroId));
  const counted = earlier.find((each) => each.cungDongGop && (isSameMatter(each) || each.loaiTamCap === type.ma));
  const isSameEvent = (each: EarlierSupport) => isSameMatter(each) && each.ngaySuViec === ngaySuViec;
  const sameEvent = ngaySuViec === null ? undefined : earlier.find(isSameEvent);
  const same = counted ?? sameEvent;
  if (same?.trungVoi !== undefined) {
    return { dat: false, thamSo: { trungVoi: same.trungVoi }, canCu: workerPrinciples };
  }
  const event = counted === undefined && ngaySuViec !== null ? { ngaySuViec } : {};
  const loai =
    same !== undefined && earlyReturns.has(same.loaiHoTroId) && same.loaiHoTroId !== type.ma
      ? same.loaiHoTroId
      : type.ten;
  return {
    dat: same === undefined,
    thamSo: same === undefined ? {} : { loai, soQd: same.soQd ?? '', ...event },
    canCu: workerPrinciples,
  };
}

/** Nothing of an enterprise that is not chosen yet. */
function judgeDebt({ unitDebt }: CaseFacts): Verdict | undefined {
  return unitDebt === undefined
    ? undefined
    : { dat: unitDebt === 0, thamSo: { soTien: unitDebt }, canCu: enterprisePrinciples };
}

/** An enterprise is paid once for one trip or transport. Nothing where it, or the cost, is not entered yet. */
function judgeCostOnce(
  type: SupportType,
  { rieng }: SupportCaseInput,
  { sameCostCase, unitDebt }: CaseFacts,
): Verdict | undefined {
  const { ngayDi, ngayVe, chiPhi } = rieng;
  const trip = ngayDi === null || ngayVe === null ? undefined : { ngayDi, ngayVe };
  const cost = costKind(type.ma) === 'trip' ? trip : chiPhi === null ? undefined : { soTien: chiPhi };
  const before = sameCostCase === undefined ? {} : { loai: sameCostCase.loaiHoTroId, soQd: sameCostCase.soQd ?? '' };
  return cost === undefined || unitDebt === undefined
    ? undefined
    : { dat: sameCostCase === undefined, thamSo: { ...cost, ...before }, canCu: enterprisePrinciples };
}

/** The early return was supported by the same contribution: by another one a course would be paid for twice. */
function judgeEarlierKind({ loaiTruoc }: SupportType, { rieng }: SupportCaseInput, { earlier }: CaseFacts): Verdict {
  const found = earlier.find(
    ({ truongHopId, loaiHoTroId, cungDongGop }) =>
      cungDongGop &&
      loaiTruoc.includes(loaiHoTroId) &&
      (rieng.truongHopTruocId === null || truongHopId === rieng.truongHopTruocId),
  );
  return {
    dat: found !== undefined && rieng.khongHuongNganSach,
    thamSo: found === undefined ? {} : { loai: found.loaiHoTroId, soQd: found.soQd ?? '' },
  };
}

function judgeAdvance(type: SupportType, entry: SupportEntry, facts: CaseFacts): Verdict | undefined {
  const tong = totalCeiling(type, entry.truongHop);
  const { amount = entry.truongHop.tienDeNghi } = entry;
  const tamCap = advanceOf(type, facts);
  return tong === null || amount === null
    ? undefined
    : { dat: amount + tamCap <= tong, thamSo: { tamCap, tong, conLai: Math.max(0, tong - tamCap) } };
}

function judgeMarketYear(
  { doiTuong }: SupportType,
  { truongHop, filedOn }: SupportEntry,
  { sameMarketCase, unitDebt }: CaseFacts,
): Verdict | undefined {
  const market = marketOf(truongHop);
  const isUnitOpen = doiTuong === 3 && unitDebt === undefined;
  return market === null || isUnitOpen
    ? undefined
    : {
        dat: sameMarketCase === undefined,
        thamSo: { thiTruong: market, nam: supportYear(truongHop, filedOn), soQd: sameMarketCase?.soQd ?? '' },
      };
}
