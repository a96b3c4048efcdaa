import {
  findRule,
  revenueDue,
  revenueRate,
  serviceEnterpriseTypeId,
  type ContributionRule,
} from '../fund/contribution-rules';
import { settle } from '../fund/settlement';
import { firstDayOf, lastDayOf, type Quarter } from '../quarter-reports/quarter';
import type { RevenueLine } from './revenue-report';

/** Số tiền đóng quỹ is the contribution on service-fee revenue (`khoanThu`). */
const serviceFeeRevenue = 3;

/** Which rate a quarter's revenue is subject to, and the last day whose revenue counts where the rate ends within it. */
export type QuarterRate = { readonly tyLe: number; readonly tyLeDenNgay: string | null };

/**
 * The rate of a quarter's revenue.
 *
 * The rate in force on the quarter's first day counts. Where it ends within the quarter, only revenue up to that day is
 * declared: 1 % of the revenue up to 20/02/2022 for 2022Q1, nothing from 2022Q2 on (Decision 144/2007, ended by
 * Decision 40/2021 Art.25; domain dictionary §1.4, §12.11).
 *
 * @param unitTypeId Only service enterprises owe anything.
 */
export function rateOfQuarter(rules: readonly ContributionRule[], unitTypeId: number, quarter: Quarter): QuarterRate {
  const first = firstDayOf(quarter);
  const tyLe = unitTypeId === serviceEnterpriseTypeId ? revenueRate(rules, first) : 0;
  const end = tyLe === 0 ? null : (findRule(rules, serviceFeeRevenue, unitTypeId, first)?.hieuLucDen ?? null);
  return { tyLe, tyLeDenNgay: end !== null && end < lastDayOf(quarter) ? end : null };
}

/** A line's amounts as they are while it is typed: what is no amount counts as nothing. */
type TypedLine = Readonly<Record<Exclude<keyof RevenueLine, 'thiTruongId'>, unknown>>;

/** Sums of a report's lines; integer đồng. */
export function revenueSums(lines: readonly TypedLine[]) {
  const dtNld = sum(lines, ({ dtNld: amount }) => amount);
  const dtNuocNgoai = sum(lines, ({ dtNuocNgoai: amount }) => amount);
  const soLaoDong = sum(lines, ({ soLaoDong: count }) => count);
  return { soLaoDong, dtNld, dtNuocNgoai, tongDoanhThu: dtNld + dtNuocNgoai };
}

/** What was brought forward and paid; integer đồng. */
export type RevenueAccount = {
  readonly duNoKyTruoc: number;
  readonly nopThuaKyTruoc: number;
  readonly daNop: number;
};

/**
 * What is due for a revenue and what is carried on (M1–M3).
 *
 * @param tyLe Per cent.
 * @example
 * settleRevenue(500_000_000, 1, { duNoKyTruoc: 0, nopThuaKyTruoc: 0, daNop: 4_000_000 }).noChuyenKySau; // 1_000_000
 */
export function settleRevenue(tongDoanhThu: number, tyLe: number, account: RevenueAccount) {
  return settle({ tienNld: 0, tienDn: revenueDue(tongDoanhThu, tyLe), ...account });
}

function sum<Line>(lines: readonly Line[], valueOf: (line: Line) => unknown): number {
  return lines.reduce((total, line) => {
    const value = valueOf(line);
    return total + (typeof value === 'number' ? value : 0);
  }, 0);
}
