import { settle, type Settlement } from '@/domain/fund/settlement';
import { reportStatus } from '@/domain/reference/report-statuses';

import { coverPeriods, type Coverage } from '../../fund/coverage';
import type { ContractRow, UnitRow } from '../../rows';
import {
  demoUnitNumber,
  firstReportMonth,
  lastReportMonth,
  lotOf,
  monthNumber,
  occasionalUnits,
  reportPlan,
  type ReportPlan,
} from './fund-plan';
import { seedId } from '../ids';

/** Shares of one contract (QĐ 40/2021 and QĐ 34/2025 Art.7, 8); both hold in every month that the demo reports. */
export const workerShare = 100_000;
export const enterpriseShare = 150_000;

/** What the demo unit owes from before its first report, and still does at the end of 09/2026 (domain dictionary §12.1). */
const demoDebt = 500_000;
const september2026 = lastReportMonth - 1;

/** One unit's month in the demo: who left, and what was paid for them. Amounts in integer đồng. */
export type FundMonth = Settlement & {
  readonly number: number;
  readonly unit: UnitRow;
  readonly unitNumber: number;
  readonly month: number;
  readonly plan: ReportPlan;
  /** Debt of the unit before its first month. */
  readonly opening: number;
  /** Those with a contract in the database, paid ones first. */
  readonly contracts: readonly ContractRow[];
  /** How many more people the report names whom the database does not know yet. */
  readonly newcomers: number;
  readonly tienNld: number;
  readonly tienDn: number;
  readonly duNoKyTruoc: number;
  readonly nopThuaKyTruoc: number;
  readonly daNop: number;
  /** Money on its way that no accountant has found yet. */
  readonly dangCho: number;
  /** What the money of a contract pays, by the contract's id; newcomers are not in it. */
  readonly coverage: ReadonlyMap<string, Coverage>;
};

type Departures = { readonly paid: ContractRow[]; readonly unpaid: ContractRow[] };

/** The money of every unit's months, in the order of units and months. */
export function planMoney(units: readonly UnitRow[], contracts: readonly ContractRow[]): readonly FundMonth[] {
  const departures = departuresByMonth(units, contracts);
  const months: FundMonth[] = [];
  for (const [index, unit] of units.entries()) {
    const unitNumber = index + 1;
    if (unit.loaiDonViId === 2 || occasionalUnits.some((number) => number === unitNumber)) {
      months.push(...unitMonths(unit, unitNumber, departures, months.length));
    }
  }
  return months;
}

/** M7: what each unit owes after its last approved month. */
export function unitDebts(months: readonly FundMonth[]): ReadonlyMap<string, number> {
  const approved = months.filter(({ plan }) => plan.trangThai === reportStatus.approved);
  return new Map(approved.map(({ unit, noChuyenKySau }) => [unit.id, noChuyenKySau]));
}

function departuresByMonth(
  units: readonly UnitRow[],
  contracts: readonly ContractRow[],
): ReadonlyMap<string, Departures> {
  const numbers = new Map(units.map(({ id }, index) => [id, index + 1]));
  const found = new Map<string, Departures>();
  for (const contract of contracts) {
    const { donViId, ngayXuatCanh, dongQuy } = contract;
    const month =
      ngayXuatCanh === null ? 0 : monthNumber(Number(ngayXuatCanh.slice(0, 4)), Number(ngayXuatCanh.slice(5, 7)));
    if (donViId === null || month < firstReportMonth || month > lastReportMonth) {
      continue;
    }
    const key = `${numbers.get(donViId) ?? 0}/${month}`;
    const known = found.get(key) ?? { paid: [], unpaid: [] };
    (dongQuy === 1 ? known.paid : known.unpaid).push(contract);
    found.set(key, known);
  }
  return found;
}

const nobody: Departures = { paid: [], unpaid: [] };

function unitMonths(
  unit: UnitRow,
  unitNumber: number,
  departures: ReadonlyMap<string, Departures>,
  before: number,
): readonly FundMonth[] {
  const isService = unit.loaiDonViId === 2;
  const dnShare = isService ? enterpriseShare : 0;
  const monthsOfUnit = Array.from({ length: lastReportMonth - firstReportMonth + 1 }, (_, i) => firstReportMonth + i);
  const leavers = (month: number) => departures.get(`${unitNumber}/${month}`) ?? nobody;
  const opening = unitNumber === demoUnitNumber ? demoDebt : 0;
  const isLate = opening > 0 || monthsOfUnit.some((month) => leavers(month).unpaid.length > 0);
  const made: Omit<FundMonth, 'coverage'>[] = [];
  for (const month of monthsOfUnit) {
    const plan = reportPlan(unitNumber, month);
    const { paid, unpaid } = leavers(month);
    if (plan === undefined || (!isService && paid.length + unpaid.length === 0)) {
      continue;
    }
    const newcomers = plan.trangThai === reportStatus.approved ? 0 : newcomersOf(unitNumber, month);
    const count = paid.length + unpaid.length + newcomers;
    const last = made.at(-1);
    const shares = { tienNld: count * workerShare, tienDn: count * dnShare };
    const brought = { duNoKyTruoc: last?.noChuyenKySau ?? opening, nopThuaKyTruoc: last?.nopThua ?? 0 };
    const due = shares.tienNld + shares.tienDn + (isLate ? 0 : brought.duNoKyTruoc) - brought.nopThuaKyTruoc;
    const { daNop, dangCho } = paymentOf({ unitNumber, month, plan, due: Math.max(0, due), count, dnShare, isLate });
    const settled =
      isLate && unpaid.length > 0 && plan.trangThai === reportStatus.approved
        ? paid.length * workerShare
        : Math.max(0, daNop);
    made.push({
      ...shares,
      ...brought,
      ...settle({ ...shares, ...brought, daNop: settled }),
      daNop: settled,
      dangCho,
      number: before + made.length + 1,
      unit,
      unitNumber,
      month,
      plan,
      opening,
      contracts: [...paid, ...unpaid],
      newcomers,
    });
  }
  const coverage = coverPeriods(
    made.map(({ daNop, contracts, newcomers, month }) => ({
      daNop,
      lines: [
        ...contracts.map(({ id }) => ({ id, tienNld: workerShare, tienDn: dnShare })),
        ...Array.from({ length: newcomers }, (_, index) => ({
          id: `${month}/${index}`,
          tienNld: workerShare,
          tienDn: dnShare,
        })),
      ],
    })),
    opening,
  );
  return made.map((month) => ({ ...month, coverage }));
}

type Payment = {
  readonly unitNumber: number;
  readonly month: number;
  readonly plan: ReportPlan;
  /** What would settle the month. */
  readonly due: number;
  readonly count: number;
  readonly dnShare: number;
  readonly isLate: boolean;
};

/** Most pay what is due; a few pay too little or too much and make up for it a month later. */
function paymentOf({ unitNumber, month, plan, due, count, dnShare, isLate }: Payment): {
  readonly daNop: number;
  readonly dangCho: number;
} {
  const lot = lotOf(`money ${unitNumber}/${month}`, 100);
  switch (plan.trangThai) {
    case reportStatus.approved: {
      const isUneven = !isLate && count > 1 && dnShare > 0 && month < september2026;
      const difference = isUneven && lot < 3 ? -2 * dnShare : isUneven && lot < 5 ? dnShare + workerShare : 0;
      return { daNop: due + difference, dangCho: 0 };
    }
    case reportStatus.submitted:
    case reportStatus.appraised:
      return lot < 25 ? { daNop: due, dangCho: 0 } : { daNop: 0, dangCho: due };
    case reportStatus.returned:
      return lot < 50 ? { daNop: due, dangCho: 0 } : { daNop: 0, dangCho: 0 };
    case reportStatus.draft:
      return { daNop: 0, dangCho: 0 };
  }
}

/** People whom only the report knows until it is approved; more of them in the big enterprises. */
function newcomersOf(unitNumber: number, month: number): number {
  const most = unitNumber <= 6 ? 12 : unitNumber <= 20 ? 6 : 3;
  return lotOf(`newcomers ${unitNumber}/${month}`, most + 1);
}

/** The id of a month's report, and of its n-th line counted over all reports. */
export function reportIdOf({ number }: Pick<FundMonth, 'number'>): string {
  return seedId('fundReports', number);
}

export function lineIdOf({ number }: Pick<FundMonth, 'number'>, place: number): string {
  return seedId('fundReportLines', number * 10_000 + place);
}
