import { searchText } from '@/domain/text/search-text';
import type { Unit } from '@/domain/units/unit';

import type { Database } from '../../data/database';
import { reportsOfUnit } from '../../data/fund/fund-report-index';
import { owesOverdue } from '../../data/fund/overdue-debt';
import { debtOfUnit } from '../../data/fund/unit-debt';
import { ListIndex, type ListColumns } from '../../data/query';
import { provinceNames, unitTypeNames } from '../../data/reference-keys';
import type { UnitRow } from '../../data/rows';
import { nameOfUser } from '../../data/user-names';
import type { DataScope } from '../data-scope';
import { all, isPartOfNumber, readFlag, readInteger, readText, when, type Condition } from '../filters';

const departures = new WeakMap<Database, { readonly key: string; readonly counts: ReadonlyMap<string, number> }>();

/** Columns that `GET /api/app/don-vi` can be sorted by; codes sort as the names that staff see for them. */
const columns: ListColumns<Unit> = {
  creationTime: { kind: 'code', value: ({ creationTime }) => creationTime },
  ma: { kind: 'code', value: ({ ma }) => ma },
  ten: { kind: 'text', value: ({ ten }) => ten },
  tenGiaoDich: { kind: 'text', value: ({ tenGiaoDich }) => tenGiaoDich },
  loaiDonViId: { kind: 'text', value: ({ loaiDonViId }) => unitTypeNames.get(loaiDonViId) ?? null },
  mst: { kind: 'code', value: ({ mst }) => mst },
  soGiayPhep: { kind: 'code', value: ({ soGiayPhep }) => soGiayPhep },
  ngayCapGp: { kind: 'code', value: ({ ngayCapGp }) => ngayCapGp },
  tinhThanhMa: { kind: 'text', value: ({ tinhThanhMa }) => provinceNames.get(tinhThanhMa) ?? null },
  dienThoai: { kind: 'code', value: ({ dienThoai }) => dienThoai },
  email: { kind: 'code', value: ({ email }) => email },
  nguoiDaiDien: { kind: 'name', value: ({ nguoiDaiDien }) => nguoiDaiDien },
  canBoPhuTrachId: { kind: 'name', value: ({ canBoPhuTrachTen }) => canBoPhuTrachTen },
  canBoPhuTrachTen: { kind: 'name', value: ({ canBoPhuTrachTen }) => canBoPhuTrachTen },
  duNoNld: { kind: 'number', value: ({ duNoNld }) => duNoNld },
  duNoDoanhThu: { kind: 'number', value: ({ duNoDoanhThu }) => duNoDoanhThu },
  soLaoDongNamNay: { kind: 'number', value: ({ soLaoDongNamNay }) => soLaoDongNamNay },
  trangThai: { kind: 'number', value: ({ trangThai }) => trangThai },
};

/** Whether the scope shows the unit: everybody their own, a provincial authority also those seated in its province. */
export function isVisibleUnit({ id, tinhThanhMa }: UnitRow, scope: DataScope): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'province':
      return id === scope.donViId || tinhThanhMa === scope.tinhThanhMa;
    case 'unit':
      return id === scope.donViId;
  }
}

/** The units that the scope shows. */
export function visibleUnits(database: Database, scope: DataScope): readonly UnitRow[] {
  return [...database.units.rows()].filter((row) => isVisibleUnit(row, scope));
}

/** The units that the scope shows, ready to be filtered and sorted. @param today ISO date; its year is "this year". */
export function unitList(database: Database, scope: DataScope, today: string): ListIndex<Unit> {
  return new ListIndex(
    visibleUnits(database, scope).map((row) => wholeUnit(database, row, today)),
    columns,
  );
}

/** A unit with what the server works out for it. @param today ISO date; its year is "this year", its debts those of the day. */
export function wholeUnit(database: Database, row: UnitRow, today: string): Unit {
  return {
    ...row,
    canBoPhuTrachTen: nameOfUser(database, row.canBoPhuTrachId),
    soLaoDongNamNay: departuresOf(database, today.slice(0, 4)).get(row.id) ?? 0,
    conNo: debtOfUnit(database, row.id, today),
    coBaoCao: row.daPhatSinhBaoCao || hasReport(database, row.id),
  };
}

function hasReport(database: Database, donViId: string): boolean {
  const { revenueReports, documentReports } = database;
  return (
    reportsOfUnit(database, donViId).length > 0 ||
    [revenueReports, documentReports].some((table) => [...table.rows()].some((report) => report.donViId === donViId))
  );
}

/** What a list request asks for, as one test of a unit. @param today ISO date by which "overdue" is measured. */
export function unitCondition(query: ReadonlyMap<string, string>, database: Database, today: string): Condition<Unit> {
  const typed = readText(query, 'filter') ?? '';
  const filter = searchText(typed);
  return all<Unit>([
    filter === ''
      ? undefined
      : (unit) => unitText(unit).includes(filter) || isPartOfNumber(typed, [unit.mst, unit.dienThoai]),
    when(readText(query, 'tinhThanhMa'), (unit, value) => unit.tinhThanhMa === value),
    when(readInteger(query, 'loaiDonViId'), (unit, value) => unit.loaiDonViId === value),
    when(readInteger(query, 'trangThai'), (unit, value) => unit.trangThai === value),
    when(readText(query, 'canBoPhuTrachId'), (unit, value) => unit.canBoPhuTrachId === value),
    when(readFlag(query, 'quaHanNop'), (unit, value) => owesOverdue(database, unit.id, today) === value),
  ]);
}

/** Everything of a unit that a search looks through. */
export function unitText(unit: UnitRow): string {
  const { ma, ten, tenGiaoDich, tenVietTat, mst, soGiayPhep, dienThoai, email, nguoiDaiDien } = unit;
  const texts = [ma, ten, tenGiaoDich, tenVietTat, mst, soGiayPhep, dienThoai, email, nguoiDaiDien];
  return texts.map((text) => searchText(text ?? '')).join('\n');
}

/** Departures of a year by sending unit. */
function departuresOf(database: Database, year: string): ReadonlyMap<string, number> {
  const key = `${year}/${database.contracts.version}`;
  const known = departures.get(database);
  if (known?.key === key) {
    return known.counts;
  }
  const counts = new Map<string, number>();
  for (const { donViId, ngayXuatCanh } of database.contracts.rows()) {
    if (donViId !== null && ngayXuatCanh?.startsWith(year) === true) {
      counts.set(donViId, (counts.get(donViId) ?? 0) + 1);
    }
  }
  departures.set(database, { key, counts });
  return counts;
}
