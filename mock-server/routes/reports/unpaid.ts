import { daysOverdue } from '@/domain/fund/deadlines';
import { maskIdentity } from '@/domain/format/identities';
import { policies } from '@/domain/policies/policy-names';
import { debtAgeOn, isUnpaidOn } from '@/domain/reports/contract-facts';
import { withoutUnit } from '@/domain/reports/drill-filters';
import type { DebtAge, Report, UnpaidContract } from '@/domain/reports/report';
import { inCodeOrder } from '@/domain/text/code-order';

import { dueDayOfContract, sharesLeft } from '../../data/fund/obligations';
import type { ContractRow } from '../../data/rows';
import type { Paging } from '../../data/query';
import { contractIndex } from './contract-index';
import { contractMatch } from './contract-match';
import { valuesOf, type ReportRequest } from './report-request';
import { add, plainAnswer, summedColumns, tableOf, type Leaf, type Sums } from './report-rows';
import { inOrder, rowNames } from './row-names';

const code = 'chua-dong-quy';

const columnOfAge: Readonly<Record<DebtAge, string>> = {
  'chua-den-han': 'chuaDenHan',
  '1-30': 'quaHan30',
  '31-60': 'quaHan60',
  '61-90': 'quaHan90',
  'tren-90': 'quaHanTren90',
};

/** A contract that stood unpaid on the day of reckoning. */
type Unpaid = { readonly contract: ContractRow; readonly dueDay: string | undefined; readonly age: DebtAge };

/** R4: who has not contributed, by unit and by age of the debt (domain dictionary §6; register B-15). */
export function unpaidReport(request: ReportRequest, now: number): Report {
  const { database, filters } = request;
  const units = new Map<string | null, Sums>();
  for (const { contract, age } of unpaidContracts(request)) {
    const { tienNld, tienDn } = sharesLeft(database, contract, filters.denNgay ?? '');
    const sums = units.get(contract.donViId) ?? {};
    units.set(contract.donViId, sums);
    add(sums, { soChuaDong: 1, [columnOfAge[age]]: 1, tienNld, tienDn, tong: tienNld + tienDn });
  }
  const names = rowNames(database);
  const leaves = [...units].map(([id, sums]): Leaf => ({ path: [names.row('don-vi', id)], sums }));
  return plainAnswer(
    code,
    now,
    tableOf(inOrder(names, leaves), (sums) => summedColumns(code, sums)),
  );
}

/** The people behind R4, those longest overdue first. */
export function unpaidPage(
  request: ReportRequest,
  { skipCount, maxResultCount }: Paging,
): { readonly totalCount: number; readonly items: readonly UnpaidContract[] } {
  const found = unpaidContracts(request).sort((left, right) => compareDueDays(left.dueDay, right.dueDay));
  const seesNumbers = request.user.grantedPolicies.has(policies.workersViewSensitive);
  const items = found
    .slice(skipCount, skipCount + maxResultCount)
    .flatMap((unpaid) => itemOf(request, unpaid, seesNumbers) ?? []);
  return { totalCount: found.length, items };
}

function unpaidContracts(request: ReportRequest): Unpaid[] {
  const { database, filters } = request;
  const index = contractIndex(database);
  const isWanted = contractMatch(index, withoutUnitName(request));
  const day = filters.denNgay ?? '';
  const ages = valuesOf(filters.tuoiNo);
  const ageOf = new Map<string | undefined, DebtAge>();
  const found: Unpaid[] = [];
  for (let place = 0; place < index.rows.length; place += 1) {
    const contract = index.rows[place];
    if (contract === undefined || !isWanted(place) || !isUnpaidOn(contract, day)) {
      continue;
    }
    if (filters.donViId === withoutUnit && contract.donViId !== null) {
      continue;
    }
    const dueDay = dueDayOfContract(database, contract);
    const age = ageOf.get(dueDay) ?? debtAgeOn(dueDay, day);
    ageOf.set(dueDay, age);
    if (ages === undefined || ages.has(age)) {
      found.push({ contract, dueDay, age });
    }
  }
  return found;
}

/** The row of those without a unit has a name of its own, which is no unit's id. */
function withoutUnitName(request: ReportRequest): ReportRequest {
  const { donViId, ...filters } = request.filters;
  return donViId === withoutUnit ? { ...request, filters } : request;
}

function itemOf(
  { database, filters: { denNgay = '' } }: ReportRequest,
  { contract, dueDay }: Unpaid,
  seesNumbers: boolean,
): UnpaidContract | undefined {
  const worker = database.workers.find(contract.nguoiLaoDongId);
  if (worker === undefined) {
    return undefined;
  }
  const { tienNld, tienDn } = sharesLeft(database, contract, denNgay);
  const masked = (text: string) => (seesNumbers ? text : maskIdentity(text));
  return {
    hopDongId: contract.id,
    nguoiLaoDongId: worker.id,
    hoTen: worker.hoTen,
    ngaySinh: worker.ngaySinh,
    soCccd: masked(worker.soCccd),
    soHoChieu: worker.soHoChieu === null ? null : masked(worker.soHoChieu),
    donViTen: contract.donViId === null ? null : (database.units.find(contract.donViId)?.ten ?? null),
    thiTruongId: contract.thiTruongId,
    ngayXuatCanh: contract.ngayXuatCanh ?? '',
    hanDong: dueDay ?? null,
    soNgayQuaHan: dueDay === undefined ? 0 : daysOverdue(dueDay, denNgay),
    tienNld,
    tienDn,
    tong: tienNld + tienDn,
  };
}

/** What is due on no day yet stands last. */
function compareDueDays(left: string | undefined, right: string | undefined): number {
  return inCodeOrder(left ?? '9', right ?? '9');
}
