import { todayAt } from '@/domain/format/calendar';
import { policies } from '@/domain/policies/policy-names';
import { searchText } from '@/domain/text/search-text';
import type { Unit, UnitListItem } from '@/domain/units/unit';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { readPaging, type ListSums } from '../../data/query';
import { settleUnit } from '../../data/fund/ledger';
import { settleRevenueOfUnit } from '../../data/fund/revenue-ledger';
import type { UnitRow } from '../../data/rows';
import { followUnit } from '../../data/users';
import { businessFailure, entityNotFound } from '../../failures';
import type { MockRequest, MockRoute } from '../../routing';
import { checkStamp, createdBy, modifiedBy } from '../audit';
import { scopeOf, signedInUser } from '../data-scope';
import { readInteger, readText } from '../filters';
import {
  readContacts,
  readUnitInput,
  refuseDuplicateUnit,
  refuseLockedFields,
  refuseUnknownReferences,
} from './unit-input';
import { isVisibleUnit, unitCondition, unitList, unitText, visibleUnits, wholeUnit } from './unit-list';

const path = '/api/app/don-vi';

/** Totals below the list. */
const debts: ListSums<Unit> = { duNoNld: ({ duNoNld }) => duNoNld, duNoDoanhThu: ({ duNoDoanhThu }) => duNoDoanhThu };

/** Most units that the unit picker is offered at a time. */
const mostPicked = 50;

/** The units database, `csdl/don-vi` (domain dictionary §5.11), and the unit picker. */
export const unitRoutes: readonly MockRoute[] = [
  {
    method: 'GET',
    path: `${path}/tra-cuu`,
    access: 'signedIn',
    handle: (request, { database }) => {
      const filter = readText(request.query, 'filter') ?? '';
      const unitTypeId = readInteger(request.query, 'loaiDonViId');
      const items = visibleUnits(database, scopeOf(signedInUser(request)))
        .filter(({ loaiDonViId }) => unitTypeId === undefined || loaiDonViId === unitTypeId)
        .filter((row) => row.id === filter || unitText(row).includes(searchText(filter)))
        .slice(0, mostPicked);
      return {
        status: 200,
        body: { items: items.map(({ id, ma, ten, loaiDonViId }) => ({ id, ma, ten, loaiDonViId })) },
      };
    },
  },
  {
    method: 'GET',
    path,
    access: { policy: policies.units },
    handle: (request, { database, clock }) => {
      const paging = readPaging(request.query, 'creationTime desc');
      const today = todayAt(clock());
      const list = unitList(database, scopeOf(signedInUser(request)), today);
      const page = list.page(unitCondition(request.query, database, today), paging, debts);
      return { status: 200, body: { ...page, items: page.items.map(listItem) } };
    },
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    access: { policy: policies.units },
    handle: (request, backend) => answer(backend, findUnit(request, backend)),
  },
  {
    method: 'POST',
    path,
    access: { policy: policies.unitsCreate },
    handle: (request, backend) => {
      const { database, clock } = backend;
      const user = signedInUser(request);
      const input = readUnitInput(request.body, todayAt(clock()));
      refuseUnknownReferences(database, input, request.tenantId);
      refuseLockedFields(undefined, input, user);
      refuseDuplicateUnit(database, input, '');
      const audit = createdBy(user, clock());
      const row: UnitRow = { ...audit, ...input, ma: nextCode(database), daPhatSinhBaoCao: false };
      database.units.put(row);
      return answer(backend, row);
    },
  },
  {
    method: 'PUT',
    path: `${path}/:id`,
    access: { policy: `${policies.unitsEdit} || ${policies.unitsEditContacts}` },
    handle: (request, backend) => {
      const { database, clock } = backend;
      const user = signedInUser(request);
      if (!user.grantedPolicies.has(policies.unitsEdit)) {
        const own = findUnit(request, backend);
        checkStamp(own, request.body);
        const kept = { ...own, ...readContacts(request.body, own), ...modifiedBy(user, clock()) };
        database.units.put(kept);
        return answer(backend, kept);
      }
      const input = readUnitInput(request.body, todayAt(clock()));
      refuseUnknownReferences(database, input, request.tenantId);
      const row = findUnit(request, backend);
      checkStamp(row, request.body);
      refuseLockedFields(wholeUnit(database, row, todayAt(clock())), input, user);
      refuseDuplicateUnit(database, input, row.id);
      const changed: UnitRow = { ...row, ...input, ...modifiedBy(user, clock()) };
      database.units.put(changed);
      if (changed.loaiDonViId !== row.loaiDonViId || changed.tinhThanhMa !== row.tinhThanhMa) {
        followUnit(database.users, changed);
      }
      if (changed.duNoNld !== row.duNoNld || changed.duNoDoanhThu !== row.duNoDoanhThu) {
        settleUnit(database, row.id, { user, now: clock() });
        settleRevenueOfUnit(database, row.id);
      }
      return answer(backend, changed);
    },
  },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    access: { policy: policies.unitsDelete },
    handle: (request, { database }) => {
      const row = database.units.find(request.params['id'] ?? '');
      if (row === undefined || !isVisibleUnit(row, scopeOf(signedInUser(request)))) {
        return { status: 204 };
      }
      if (isReferredTo(database, row)) {
        throw businessFailure('QuyHoTro:07004', {
          vi: 'Không thể xóa đơn vị đã phát sinh dữ liệu.',
          en: 'A unit that has data cannot be deleted.',
        });
      }
      database.units.retire(row.id);
      return { status: 204 };
    },
  },
];

function answer({ database, clock }: MockBackend, row: UnitRow) {
  return { status: 200, body: wholeUnit(database, row, todayAt(clock())) };
}

/** @throws MockFailure 404 for a unit that does not exist or that the caller may not know of. */
function findUnit(request: MockRequest, { database }: MockBackend): UnitRow {
  const row = database.units.find(request.params['id'] ?? '');
  if (row === undefined || !isVisibleUnit(row, scopeOf(signedInUser(request)))) {
    throw entityNotFound();
  }
  return row;
}

/** Codes are never used again, not even that of a unit which was removed (domain dictionary §4.1). */
function nextCode(database: Database): string {
  const numbers = [...database.units.everRows()].map(({ ma }) => Number(ma.slice(2)));
  return `DV${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`;
}

/** Whether anything names the unit: its people, contracts, reports, vouchers, dossiers and requests, drafts as well. */
function isReferredTo(database: Database, { id, daPhatSinhBaoCao }: UnitRow): boolean {
  const { users, contracts, fundReports, revenueReports, documentReports, payIns, selfPaying, supportRequests } =
    database;
  const tables = [users, contracts, fundReports, revenueReports, documentReports, payIns, selfPaying, supportRequests];
  return daPhatSinhBaoCao || tables.some((table) => namesUnit(table.rows(), id));
}

function namesUnit(rows: Iterable<{ readonly donViId: string | null }>, id: string): boolean {
  for (const { donViId } of rows) {
    if (donViId === id) {
      return true;
    }
  }
  return false;
}

function listItem(unit: Unit): UnitListItem {
  return {
    id: unit.id,
    ma: unit.ma,
    ten: unit.ten,
    tenGiaoDich: unit.tenGiaoDich,
    loaiDonViId: unit.loaiDonViId,
    mst: unit.mst,
    soGiayPhep: unit.soGiayPhep,
    ngayCapGp: unit.ngayCapGp,
    tinhThanhMa: unit.tinhThanhMa,
    dienThoai: unit.dienThoai,
    email: unit.email,
    nguoiDaiDien: unit.nguoiDaiDien,
    canBoPhuTrachId: unit.canBoPhuTrachId,
    canBoPhuTrachTen: unit.canBoPhuTrachTen,
    duNoNld: unit.duNoNld,
    duNoDoanhThu: unit.duNoDoanhThu,
    soLaoDongNamNay: unit.soLaoDongNamNay,
    trangThai: unit.trangThai,
  };
}
