import { daysBetween } from '../format/calendar';
import { workingDaysBetween } from '../fund/public-holidays';
import type { SupportType } from '../support-types/support-type';
import { amountFrame, isInFrame, totalCeiling, type AmountFrame } from './support-amounts';
import type { SupportCaseInput, SupportCondition, SupportRequestInput } from './support-request';

/** E1 to E11 (domain dictionary §5.8, eligibility). */
export type ConditionCode = SupportCondition['ma'];

/**
 * How a condition came out: its values are days as ISO dates, amounts in integer đồng and ids; `conditionText` words
 * it. `canCu` is the article of the law.
 */
export type JudgedCondition = Omit<SupportCondition, 'lyDo'>;

/** What a case says of itself. */
export type SupportEntry = {
  readonly truongHop: SupportCaseInput;
  /** ISO date on which the request was, or is being, filed: `filingDay`. */
  readonly filedOn: string;
  /** The amount that is judged; the requested one unless told. Integer đồng. */
  readonly amount?: number | null;
};

/** An earlier case that was approved. */
export type EarlierSupport = {
  readonly truongHopId: string;
  readonly loaiHoTroId: string;
  readonly soQd: string | null;
  /** Integer đồng. */
  readonly tienDuyet: number;
  /** It counted against the same contribution. */
  readonly cungDongGop: boolean;
};

/** What only the back end knows of a case. */
export type CaseFacts = {
  /** The contribution of the contract; absent when there is none. */
  readonly contribution:
    | {
        readonly soGcn: string | null;
        /** ISO date. */
        readonly ngayDong: string;
        /** The whole worker share is there and was not paid back. */
        readonly isPaid: boolean;
      }
    | undefined;
  /** Approved cases of the same worker, other requests only. */
  readonly earlier: readonly EarlierSupport[];
  /** What the enterprise owes the Fund. Integer đồng. */
  readonly unitDebt: number;
  /** An approved request of the same type, enterprise, market and year. */
  readonly sameMarketCase: { readonly soQd: string | null } | undefined;
};

type Rules = SupportType;

/** The principles for workers and for enterprises. */
const workerPrinciples = 'Điều 9 Quyết định 40/2021/QĐ-TTg';
const enterprisePrinciples = 'Điều 16 Quyết định 40/2021/QĐ-TTg';

/** The incident must have happened while working abroad (E3 names these types one by one). */
const typesOfWorkAbroad = new Set(['HT01', 'HT02', 'HT03', 'HT04', 'HT05']);

/** The enterprise must have kept its contracts (Art.18). */
const typeOfKeptContracts = 'HT10';

/** The conditions that a kind of support has, in their order. */
export function conditionCodes(type: Rules): readonly ConditionCode[] {
  const isEnterprise = type.doiTuong === 3;
  const isOnceEach = type.gioiHanLan === 1 && !isEnterprise;
  const wanted: readonly (readonly [ConditionCode, boolean])[] = [
    ['E1', !isEnterprise],
    ['E2', !isEnterprise],
    ['E3', typesOfWorkAbroad.has(type.ma)],
    ['E4', isOnceEach],
    ['E5', type.cachTinh !== 6],
    ['E6', type.loaiTruoc.length > 0],
    ['E7', type.loaiTamCap !== null],
    ['E8', isEnterprise],
    ['E9', type.gioiHanLan === 2],
    ['E10', type.hanNopSauChuyenDi !== null],
    ['E11', type.ma === typeOfKeptContracts],
  ];
  return wanted.flatMap(([code, isWanted]) => (isWanted ? [code] : []));
}

/** The conditions that the back end alone can judge; the others a screen judges while somebody types. */
const conditionsOfFacts: ReadonlySet<ConditionCode> = new Set(['E1', 'E2', 'E4', 'E6', 'E7', 'E8', 'E9']);

/** What of a kind's conditions the back end has to be asked for. */
export function factConditionCodes(type: Rules): readonly ConditionCode[] {
  return conditionCodes(type).filter((code) => conditionsOfFacts.has(code));
}

/**
 * Judges what an entry tells by itself: E3, E5, E10 and E11. A condition whose values are not entered yet is left out.
 *
 * @param advance Known advance of HT04, for the frame of E5. Integer đồng.
 */
export function entryConditions(type: Rules, entry: SupportEntry, advance = 0): readonly JudgedCondition[] {
  return judged(type, (code) => judgeEntry(type, entry, code, advance));
}

/** Judges all conditions of the kind by the entry and what the back end knows; the same order as `conditionCodes`. */
export function judgeCase(type: Rules, entry: SupportEntry, facts: CaseFacts): readonly JudgedCondition[] {
  const advance = advanceOf(type, facts);
  return judged(type, (code) =>
    conditionsOfFacts.has(code) ? judgeFact(type, entry, code, facts) : judgeEntry(type, entry, code, advance),
  );
}

/** The advance that is subtracted from a case, granted for the same contribution. Integer đồng. */
export function advanceOf({ loaiTamCap }: Pick<SupportType, 'loaiTamCap'>, { earlier }: CaseFacts): number {
  return earlier
    .filter(({ loaiHoTroId, cungDongGop }) => cungDongGop && loaiHoTroId === loaiTamCap)
    .reduce((sum, { tienDuyet }) => sum + tienDuyet, 0);
}

/** The frame of a case's amount, an advance subtracted. */
export function frameOfCase(type: Rules, truongHop: SupportCaseInput, facts: CaseFacts): AmountFrame {
  return amountFrame(type, truongHop, advanceOf(type, facts));
}

/**
 * ISO date by which a time limit for filing is measured: a request that comes online is filed when it is sent, any other
 * on the day it bears.
 *
 * @param ngayGui Moment of sending; `null` before.
 */
export function filingDay(
  { hinhThucNop, ngayDeNghi }: Pick<SupportRequestInput, 'hinhThucNop' | 'ngayDeNghi'>,
  ngayGui: string | null,
  today: string,
): string {
  return hinhThucNop === 1 || hinhThucNop === 4 ? (ngayGui?.slice(0, 10) ?? today) : ngayDeNghi;
}

type Verdict = Pick<JudgedCondition, 'dat' | 'thamSo'> & { readonly canCu?: string };

function judged(type: Rules, judge: (code: ConditionCode) => Verdict | undefined): readonly JudgedCondition[] {
  return conditionCodes(type).flatMap((ma) => {
    const verdict = judge(ma);
    return verdict === undefined ? [] : [{ ma, canCu: type.canCu, ...verdict }];
  });
}

function judgeEntry(type: Rules, entry: SupportEntry, code: ConditionCode, advance: number): Verdict | undefined {
  const { truongHop, filedOn } = entry;
  const { rieng, ngaySuViec, lvTu, lvDen } = truongHop;
  switch (code) {
    case 'E3':
      return ngaySuViec === null || lvTu === null || lvDen === null
        ? undefined
        : { dat: ngaySuViec >= lvTu && ngaySuViec <= lvDen, thamSo: { ngaySuViec, lvTu, lvDen } };
    case 'E5':
      return judgeAmount(amountFrame(type, truongHop, advance), entry);
    case 'E10':
      return judgeFilingTime(type, rieng.ngayVe, filedOn);
    case 'E11':
      return { dat: rieng.khongViPham, thamSo: {} };
    default:
      return undefined;
  }
}

function judgeAmount(
  frame: AmountFrame,
  { truongHop, amount = truongHop.tienDeNghi }: SupportEntry,
): Verdict | undefined {
  const isKnown = frame.min !== null || frame.max !== null;
  return amount === null || !isKnown
    ? undefined
    : { dat: isInFrame(amount, frame), thamSo: { soTien: amount, ...limits(frame) } };
}

function limits({ min, max }: AmountFrame): JudgedCondition['thamSo'] {
  return { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) };
}

function judgeFilingTime({ hanNopSauChuyenDi }: Rules, ngayVe: string | null, ngayNop: string): Verdict | undefined {
  if (ngayVe === null || hanNopSauChuyenDi === null) {
    return undefined;
  }
  const soNgay = workingDaysBetween(ngayVe, ngayNop);
  return {
    dat: daysBetween(ngayVe, ngayNop) >= 0 && soNgay <= hanNopSauChuyenDi,
    thamSo: { ngayVe, ngayNop, soNgay, toiDa: hanNopSauChuyenDi },
  };
}

function judgeFact(type: Rules, entry: SupportEntry, code: ConditionCode, facts: CaseFacts): Verdict | undefined {
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
    case 'E4':
      return judgeOnce(type, facts);
    case 'E6':
      return judgeEarlierKind(type, truongHop, facts);
    case 'E7':
      return judgeAdvance(type, entry, facts);
    case 'E8':
      return { dat: facts.unitDebt === 0, thamSo: { soTien: facts.unitDebt }, canCu: enterprisePrinciples };
    case 'E9':
      return judgeMarketYear(entry, facts);
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

function judgeOnce(type: Rules, { earlier }: CaseFacts): Verdict {
  const same = earlier.find(({ cungDongGop, loaiHoTroId }) => cungDongGop && loaiHoTroId === type.ma);
  return {
    dat: same === undefined,
    thamSo: same === undefined ? {} : { loai: type.ten, soQd: same.soQd ?? '' },
    canCu: workerPrinciples,
  };
}

function judgeEarlierKind({ loaiTruoc }: Rules, { rieng }: SupportCaseInput, { earlier }: CaseFacts): Verdict {
  const found = earlier.find(
    ({ truongHopId, loaiHoTroId }) =>
      loaiTruoc.includes(loaiHoTroId) && (rieng.truongHopTruocId === null || truongHopId === rieng.truongHopTruocId),
  );
  return {
    dat: found !== undefined && rieng.khongHuongNganSach,
    thamSo: found === undefined ? {} : { loai: found.loaiHoTroId, soQd: found.soQd ?? '' },
  };
}

function judgeAdvance(type: Rules, entry: SupportEntry, facts: CaseFacts): Verdict | undefined {
  const tong = totalCeiling(type, entry.truongHop);
  const { amount = entry.truongHop.tienDeNghi } = entry;
  const tamCap = advanceOf(type, facts);
  return tong === null || amount === null
    ? undefined
    : { dat: amount + tamCap <= tong, thamSo: { tamCap, tong, conLai: Math.max(0, tong - tamCap) } };
}

function judgeMarketYear({ truongHop, filedOn }: SupportEntry, { sameMarketCase }: CaseFacts): Verdict | undefined {
  const market = marketOf(truongHop);
  return market === null
    ? undefined
    : {
        dat: sameMarketCase === undefined,
        thamSo: { thiTruong: market, nam: supportYear(truongHop, filedOn), soQd: sameMarketCase?.soQd ?? '' },
      };
}

/** The market of a case: of the mission, else where the worker went. */
export function marketOf({ rieng, nuocDen }: Pick<SupportCaseInput, 'rieng' | 'nuocDen'>): string | null {
  return rieng.nuocCongTac ?? nuocDen;
}

/** The year for which a market is supported: that of the trip's end, else of filing. */
export function supportYear({ rieng }: Pick<SupportCaseInput, 'rieng'>, filedOn: string): number {
  return Number((rieng.ngayVe ?? filedOn).slice(0, 4));
}

/** The conditions that are not met. */
export function redConditions<Condition extends { readonly dat: boolean }>(
  conditions: readonly Condition[],
): readonly Condition[] {
  return conditions.filter(({ dat }) => !dat);
}
