import { revenueReportCode } from '@/domain/fund/record-codes';
import type { Quarter } from '@/domain/quarter-reports/quarter';
import type { RevenueLine } from '@/domain/revenue-reports/revenue-report';

import type { RevenueReportRow } from '../../fund/quarter-report-row';
import type { UnitRow } from '../../rows';
import { numberedEnterprises, seedHead, seedStatus, supervisedQuarters } from './quarter-report-seed';
import { createRandom, type Random } from '../random';

/** The last quarters in which 1 % of the revenue was due (until 20/02/2022). */
const legacyQuarters: readonly Quarter[] = [...[1, 2, 3, 4].map((quy) => ({ nam: 2021, quy })), { nam: 2022, quy: 1 }];
const marketIds = ['JP', 'TW', 'KR', 'CN', 'SG'] as const;

/**
 * Five quarters at 1 % of each unit that still owes of that time, none of it paid, and every enterprise's quarters since
 * 2025 at 0 %, which carry the old debt on: in the end it is the debt in the unit's own record (M4, M7).
 */
export function seedRevenueReports(units: readonly UnitRow[]): readonly RevenueReportRow[] {
  const random = createRandom('revenueReports');
  let number = 0;
  const next = () => (number += 1);
  return numberedEnterprises(units).flatMap(({ unit, number: unitNumber }) => [
    ...(unit.duNoDoanhThu > 0 ? legacyReports(random, unit, next) : []),
    ...supervisedQuarters.map((quarter) => ({
      ...seedHead(
        random,
        'revenueReports',
        { number: next(), unit, quarter, ma: revenueReportCode({ ...quarter, maDonVi: unit.ma }) },
        seedStatus(quarter, unitNumber),
      ),
      khongPhatSinh: false,
      tyLe: 0,
      duNoKyTruoc: unit.duNoDoanhThu,
      nopThuaKyTruoc: 0,
      daNop: 0,
      duNoMoSo: 0,
      chiTiet: presentLines(random, unitNumber),
    })),
  ]);
}

function legacyReports(random: Random, unit: UnitRow, next: () => number): readonly RevenueReportRow[] {
  const shares = splitDebt(random, unit.duNoDoanhThu, legacyQuarters.length);
  let carried = 0;
  return legacyQuarters.map((quarter, place) => {
    const due = shares[place] ?? 0;
    const row: RevenueReportRow = {
      ...seedHead(
        random,
        'revenueReports',
        { number: next(), unit, quarter, ma: revenueReportCode({ ...quarter, maDonVi: unit.ma }) },
        4,
      ),
      khongPhatSinh: false,
      tyLe: 1,
      duNoKyTruoc: carried,
      nopThuaKyTruoc: 0,
      daNop: 0,
      duNoMoSo: 0,
      chiTiet: linesOfRevenue(random, due * 100),
    };
    carried += due;
    return row;
  });
}

/** Parts of a debt that are whole thousands but for the last, which makes them add up. */
function splitDebt(random: Random, debt: number, parts: number): readonly number[] {
  const shares = Array.from({ length: parts - 1 }, () => {
    const share = (debt / parts) * (0.7 + 0.5 * random.next());
    return Math.floor(share / 1_000) * 1_000;
  });
  return [...shares, debt - shares.reduce((sum, share) => sum + share, 0)];
}

/** Two markets that share a revenue of two thirds and one third, mostly taken from workers. */
function linesOfRevenue(random: Random, revenue: number): readonly RevenueLine[] {
  const first = Math.floor((revenue * 2) / 3 / 100_000) * 100_000;
  return [first, revenue - first].map((amount, place) => {
    const dtNuocNgoai = Math.floor((amount * random.integer(10, 30)) / 100 / 10_000) * 10_000;
    return {
      thiTruongId: marketIds[place] ?? 'JP',
      soLaoDong: Math.max(1, Math.round(amount / 22_000_000)),
      dtNld: amount - dtNuocNgoai,
      dtNuocNgoai,
    };
  });
}

function presentLines(random: Random, unitNumber: number): readonly RevenueLine[] {
  const size = unitNumber <= 6 ? 40 : unitNumber <= 20 ? 15 : 5;
  return marketIds.slice(0, random.integer(1, 4)).map((thiTruongId, place) => {
    const soLaoDong = Math.max(1, Math.round((size * random.integer(60, 140)) / 100 / (place + 1)));
    return {
      thiTruongId,
      soLaoDong,
      dtNld: soLaoDong * 500_000 * random.integer(20, 90),
      dtNuocNgoai: soLaoDong * 500_000 * random.integer(0, 20),
    };
  });
}
