import { isInChain } from '@/domain/fund/carry-forward';
import type { Report } from '@/domain/reports/report';

import { CarriedDebt } from '../../data/fund/carried-debt';
import type { RevenueReportRow } from '../../data/fund/quarter-report-row';
import { revenueFigures } from '../../data/fund/revenue-ledger';
import { isVisibleReport } from '../quarter-reports/quarter-report-records';
import { valuesOf, type ReportRequest } from './report-request';
import { add, plainAnswer, summedColumns, tableOf, type Leaf, type Sums } from './report-rows';
import { inOrder, rowNames } from './row-names';

const code = 'theo-doanh-thu';

/** What the quarters of one unit come to: money by unit, revenue also by market. */
type UnitRevenue = {
  readonly debt: CarriedDebt;
  readonly sums: Sums;
  readonly markets: Map<string, Sums>;
  readonly rates: Set<number>;
};

/** R5: contributions by revenue, by unit and market (domain dictionary §6; register B-16). */
export function revenueReport(request: ReportRequest, now: number): Report {
  const units = new Map<string, UnitRevenue>();
  for (const row of request.database.revenueReports.rows()) {
    if (isWanted(row, request)) {
      const own = units.get(row.donViId) ?? { debt: new CarriedDebt(), sums: {}, markets: new Map(), rates: new Set() };
      units.set(row.donViId, own);
      addReport(own, row);
    }
  }
  const names = rowNames(request.database);
  const leaves = [...units].flatMap(([id, { debt, sums, markets }]): readonly Leaf[] => {
    const unit = names.row('don-vi', id);
    const { noDauKy, phaiNopCaKy, noCuoiKy } = debt;
    const money = { ...sums, duNoKyTruoc: noDauKy, tongPhaiNop: phaiNopCaKy, noChuyenKySau: noCuoiKy };
    const own = inOrder(
      names,
      [...markets].map(([market, counts]) => ({ path: [unit, names.row('thi-truong', market)], sums: counts })),
    );
    return [{ path: [unit], sums: money }, ...own];
  });
  const table = tableOf(byUnit(names, leaves), (sums, _, path) => {
    const columns = summedColumns(code, sums);
    const unit = path[0] === undefined ? undefined : units.get(path[0].ma);
    const rates =
      path[0] === undefined ? [...units.values()].flatMap((one) => [...one.rates]) : [...(unit?.rates ?? [])];
    const isMarket = path.length > 1;
    return {
      ...columns,
      tyLe: sameOf(rates),
      ...(isMarket ? Object.fromEntries(ofUnitAlone.map((name) => [name, null])) : {}),
    };
  });
  return plainAnswer(code, now, table);
}

/** What is owed and paid belongs to a unit, not to one of its markets. */
const ofUnitAlone = ['phaiNop', 'duNoKyTruoc', 'tongPhaiNop', 'daNop', 'noChuyenKySau'] as const;

/** A rejected report shows its revenue where it is asked for; it asks for no money, and its debt stands in the others. */
function addReport(own: UnitRevenue, row: RevenueReportRow): void {
  const figures = revenueFigures(row);
  if (isInChain(row)) {
    own.debt.add({ ...row, ...figures, ky: row.nam * 4 + row.quy });
    add(own.sums, { phaiNop: figures.phaiNopTrongKy, daNop: row.daNop });
  }
  own.rates.add(row.tyLe);
  for (const { thiTruongId, soLaoDong, dtNld, dtNuocNgoai } of row.chiTiet) {
    const market = own.markets.get(thiTruongId) ?? {};
    own.markets.set(thiTruongId, market);
    add(market, { soLaoDong, dtNld, dtNuocNgoai, tongDoanhThu: dtNld + dtNuocNgoai });
  }
}

function isWanted(row: RevenueReportRow, { database, user, filters }: ReportRequest): boolean {
  const statuses = valuesOf(filters.trangThai);
  return (
    isVisibleReport(database, row, user) &&
    String(row.nam) === filters.nam &&
    (filters.quy === undefined || String(row.quy) === filters.quy) &&
    (filters.donViId === undefined || row.donViId === filters.donViId) &&
    (statuses === undefined ? isInChain(row) : statuses.has(String(row.trangThai)))
  );
}

/** The rate that all have; none where they differ. */
function sameOf(rates: readonly number[]): number | null {
  const [first] = rates;
  return first !== undefined && rates.every((rate) => rate === first) ? first : null;
}

/** Units by their code; their markets stay behind them. */
function byUnit(names: ReturnType<typeof rowNames>, leaves: readonly Leaf[]): readonly Leaf[] {
  const placeOf = ({ path: [unit] }: Leaf) => names.place('don-vi', unit?.ma ?? null);
  return [...leaves].sort((left, right) => placeOf(left) - placeOf(right));
}
