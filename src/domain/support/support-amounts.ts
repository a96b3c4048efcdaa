import { daysBetween, isIsoDate } from '../format/calendar';
import type { SupportTier, SupportType } from '../support-types/support-type';
import { detailFieldsOf } from './support-detail-fields';
import type { SupportCaseInput } from './support-request';

/** What an amount may be; `null` where there is no such limit, or where it cannot be told yet. Integer đồng. */
export type AmountFrame = { readonly min: number | null; readonly max: number | null };

/** What the tiers of a kind of support suggest, inside its frame. Integer đồng. */
export type AmountSuggestion = { readonly tu: number; readonly den: number; readonly soTien: number };

/** What of a kind of support its amounts are counted by. */
export type AmountRules = Pick<
  SupportType,
  | 'ma'
  | 'cachTinh'
  | 'doiTuong'
  | 'mucToiThieu'
  | 'mucToiDa'
  | 'mucToiDaNhom'
  | 'tyLe'
  | 'donGia'
  | 'soThangToiDa'
  | 'loaiTamCap'
  | 'bangMuc'
>;

/** What of a case its amount depends on. */
export type AmountCase = Pick<SupportCaseInput, 'rieng' | 'mucDo' | 'hdTu' | 'hdDen' | 'lvTu' | 'lvDen'>;

/** Suggested amounts are rounded to this, as long as that stays inside their range. Integer đồng. */
const suggestionStep = 500_000;

const daysPerMonth = 30.4375;
const unknown: AmountFrame = { min: null, max: null };

/**
 * The frame of a case's amount (domain dictionary §1.5, §5.13; Decision 40/2021 Art.10–19).
 *
 * A frame as the kind says it; a fixed amount is its own frame; a rate of the cost up to the ceiling of one worker or of
 * several; so much for each month of a course; the actual cost, of a flight at most the economy fare.
 *
 * @param advance What was paid in advance for the same matter (HT04) and is subtracted (HT05). Integer đồng.
 * @example
 * amountFrame(ht05, caseOf({ giaTriHopDong: 150_000_000, soNguoi: 1 }), 25_000_000); // { min: 1, max: 25_000_000 }
 */
export function amountFrame(rules: AmountRules, entry: AmountCase, advance = 0): AmountFrame {
  switch (rules.cachTinh) {
    case 1:
      return { min: rules.mucToiThieu, max: rules.mucToiDa };
    case 2:
      return { min: rules.mucToiDa, max: rules.mucToiDa };
    case 4:
      return monthsFrame(rules, entry);
    case 3:
    case 5:
      return costFrame(rules, entry, advance);
    case 6:
      return unknown;
  }
}

/** The most that is granted for a matter before an advance is subtracted; `null` where it cannot be told. Integer đồng. */
export function totalCeiling(rules: AmountRules, entry: AmountCase): number | null {
  return amountFrame(rules, entry).max;
}

/** True for an amount inside the frame, both ends included. */
export function isInFrame(amount: number, { min, max }: AmountFrame): boolean {
  return (min === null || amount >= min) && (max === null || amount <= max);
}

/** What of a frame is worth saying: at least one đồng is no end. */
export type FrameWording = 'exactly' | 'most' | 'least' | 'bounds';

/** How a frame is put into words, beside the field and where an amount is outside of it; `undefined` without ends. */
export function frameWording({ min, max }: AmountFrame): FrameWording | undefined {
  const hasLeast = min !== null && min > 1;
  if (max === null) {
    return hasLeast ? 'least' : undefined;
  }
  if (min === max) {
    return 'exactly';
  }
  return hasLeast ? 'bounds' : 'most';
}

function monthsFrame(rules: AmountRules, { rieng }: AmountCase): AmountFrame {
  const { donGia, soThangToiDa } = rules;
  if (donGia === null || rieng.soThang === null) {
    return uncountedFrame(rules);
  }
  const amount = donGia * Math.min(rieng.soThang, soThangToiDa ?? rieng.soThang);
  return { min: amount, max: amount };
}

function costFrame(rules: AmountRules, entry: AmountCase, advance: number): AmountFrame {
  const cost = costOf(rules, entry);
  if (cost === null) {
    return uncountedFrame(rules, advance);
  }
  const ceiling = ceilingOf(rules, entry);
  const share = partOf(cost, rules.tyLe ?? 100);
  const total = ceiling === null ? share : Math.min(share, ceiling);
  return { min: 1, max: Math.max(0, total - advance) };
}

/** While cost or months are not entered nothing is said; a kind that never asks for them has its ceiling all the same. */
function uncountedFrame({ ma, mucToiDa }: AmountRules, advance = 0): AmountFrame {
  return detailFieldsOf(ma).length > 0 || mucToiDa === null
    ? unknown
    : { min: null, max: Math.max(0, mucToiDa - advance) };
}

/** The cost that support is a part of; `null` while it is not entered. Integer đồng. */
function costOf(rules: AmountRules, { rieng }: AmountCase): number | null {
  if (rules.cachTinh === 5 && rules.doiTuong === 3) {
    return ticketCost(rieng);
  }
  if (rules.doiTuong === 3) {
    return quotedCost(rieng);
  }
  if (rules.cachTinh === 5) {
    return rieng.chiPhi;
  }
  const fees = rules.loaiTamCap === null ? 0 : (rieng.anPhi ?? 0);
  return rieng.giaTriHopDong === null ? null : rieng.giaTriHopDong + fees;
}

/** A ticket of a higher class counts as the economy fare of the same trip (Art.17). */
function ticketCost({ giaVe, hangVe, giaVePhoThong }: AmountCase['rieng']): number | null {
  if (giaVe === null || hangVe === null || hangVe === 'pho-thong') {
    return giaVe;
  }
  return giaVePhoThong === null ? null : Math.min(giaVe, giaVePhoThong);
}

/** The carrier was one of those that were asked (Art.19): what goes beyond all their quotes is not counted. */
function quotedCost({ chiPhi, baoGia }: AmountCase['rieng']): number | null {
  return chiPhi === null || baoGia.length === 0 ? chiPhi : Math.min(chiPhi, Math.max(...baoGia));
}

function ceilingOf({ mucToiDa, mucToiDaNhom }: AmountRules, { rieng }: AmountCase): number | null {
  return mucToiDaNhom !== null && (rieng.soNguoi ?? 1) > 1 ? mucToiDaNhom : mucToiDa;
}

/** A part of an amount in per cent of up to two decimals, rounded down: the rate is a ceiling. */
function partOf(amount: number, percent: number): number {
  return Math.floor((amount * Math.round(percent * 100)) / 10_000);
}

/**
 * What the tiers suggest for a case: the range of the degree of injury or of the months worked abroad, and in it the
 * middle of the upper half where less than half of the contract was worked, else of the lower half (domain dictionary
 * §5.13). `undefined` where no tier fits or what it looks at is not entered.
 */
export function suggestedAmount(rules: AmountRules, entry: AmountCase): AmountSuggestion | undefined {
  const worked = monthsBetween(entry.lvTu, entry.lvDen);
  const ranges = ([1, 2] as const).flatMap((criterion) => {
    const found = tierFor(rules.bangMuc, criterion, criterion === 1 ? entry.mucDo : worked);
    return found === undefined ? [] : [found];
  });
  if (ranges.length === 0) {
    return undefined;
  }
  const tu = Math.max(...ranges.map(({ soTienTu }) => soTienTu));
  const den = Math.max(tu, Math.min(...ranges.map(({ soTienDen }) => soTienDen)));
  const term = monthsBetween(entry.hdTu, entry.hdDen);
  const workedLittle = worked !== null && term !== null && worked * 2 < term;
  const middle = tu + (den - tu) * (workedLittle ? 0.75 : 0.25);
  return { tu, den, soTien: Math.max(tu, Math.min(den, Math.round(middle / suggestionStep) * suggestionStep)) };
}

function tierFor(
  tiers: readonly SupportTier[],
  criterion: SupportTier['tieuChi'],
  value: number | null,
): SupportTier | undefined {
  return value === null
    ? undefined
    : tiers.find(({ tieuChi, tu, den }) => tieuChi === criterion && value >= tu && (den === null || value <= den));
}

/** Whole months from a first to a last day, both counted; `null` where one of them is no date. */
export function monthsBetween(from: string | null, to: string | null): number | null {
  return from === null || to === null || !isIsoDate(from) || !isIsoDate(to)
    ? null
    : Math.max(0, Math.round((daysBetween(from, to) + 1) / daysPerMonth));
}
