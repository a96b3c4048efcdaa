import { daysBetween } from '../format/calendar';
import { workingDaysBetween } from '../fund/public-holidays';
import type { SupportType } from '../support-types/support-type';
import { amountFrame, isInFrame, type AmountFrame } from './support-amounts';
import type { ConditionCode, JudgedCondition, Verdict } from './support-condition';
import type { SupportEntry } from './support-entry';

/**
 * Judges what an entry tells by itself: E5, E10 and E11. Nothing where the values are not entered yet.
 *
 * @param advance Known advance of HT04, for the frame of E5. Integer đồng.
 */
export function judgeEntry(
  type: SupportType,
  entry: SupportEntry,
  code: ConditionCode,
  advance: number,
): Verdict | undefined {
  const { truongHop } = entry;
  const { rieng } = truongHop;
  switch (code) {
    case 'E5':
      return judgeAmount(amountFrame(type, truongHop, advance), entry);
    case 'E10':
      return judgeFilingTime(type, rieng.ngayVe, entry);
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

function judgeFilingTime(
  { hanNopSauChuyenDi }: SupportType,
  ngayVe: string | null,
  { filedOn: ngayNop, calendar }: Pick<SupportEntry, 'filedOn' | 'calendar'>,
): Verdict | undefined {
  if (ngayVe === null || hanNopSauChuyenDi === null) {
    return undefined;
  }
  const soNgay = workingDaysBetween(ngayVe, ngayNop, calendar);
  return {
    dat: daysBetween(ngayVe, ngayNop) >= 0 && soNgay <= hanNopSauChuyenDi,
    thamSo: { ngayVe, ngayNop, soNgay, toiDa: hanNopSauChuyenDi },
  };
}
