import { contributionStates, departureForms, employmentStates } from '@/domain/reference/contract-lists';
import { educationLevels, sexes } from '@/domain/reference/person-lists';
import { regions } from '@/domain/reference/regions';
import { unitTypes } from '@/domain/reference/unit-types';
import { debtAges } from '@/domain/reports/contract-facts';
import type { ListFilter } from '@/views/shared/list/list-description';

import type { WorkersListTextKey } from './workers-list-texts';

/** Nobody is older; keeps a slip of the finger from being asked for. */
const highestAge = 120;

const sendingUnitTypes = unitTypes.filter(({ sendsWorkers }) => sendsWorkers);

/** Names are those of the request's parameters; reports open the list with those behind the contract's end. */
// prettier-ignore
export const workersListFilters: readonly ListFilter<WorkersListTextKey>[] = [
  { kind: 'select', field: 'thiTruongId', label: 'workers.thiTruongId', isPrimary: true, options: { kind: 'lookup', name: 'thi-truong' } },
  { kind: 'select', field: 'tinhTrang', label: 'workers.employment', isPrimary: true, options: { kind: 'values', values: employmentStates } },
  { kind: 'multiSelect', field: 'dongQuy', label: 'workers.contribution', isPrimary: true, options: { kind: 'values', values: contributionStates } },
  { kind: 'unit', field: 'donViId', label: 'workers.unit' },
  { kind: 'select', field: 'tinhThanhMa', label: 'workers.tinhThanhMa', options: { kind: 'lookup', name: 'tinh-thanh' } },
  { kind: 'select', field: 'xaPhuongMa', label: 'workers.xaPhuongMa', options: { kind: 'dependentLookup', name: 'xa-phuong', on: 'tinhThanhMa' } },
  { kind: 'select', field: 'nganhNgheId', label: 'workers.nganhNgheId', options: { kind: 'lookup', name: 'nganh-nghe' } },
  { kind: 'select', field: 'gioiTinh', label: 'workers.gioiTinh', options: { kind: 'values', values: sexes } },
  { kind: 'numberRange', from: 'tuoiTu', to: 'tuoiDen', label: 'workers.age', limit: highestAge },
  { kind: 'select', field: 'trinhDo', label: 'workers.trinhDo', options: { kind: 'values', values: educationLevels } },
  { kind: 'dateRange', from: 'ngayXuatCanhTu', to: 'ngayXuatCanhDen', label: 'workers.ngayXuatCanh' },
  { kind: 'dateRange', from: 'ngayHetHanHdTu', to: 'ngayHetHanHdDen', label: 'workers.contractEnd' },
  { kind: 'dateRange', from: 'ngayVeNuocTu', to: 'ngayVeNuocDen', label: 'workers.ngayVeNuoc' },
  { kind: 'dateRange', from: 'lamViecTu', to: 'lamViecDen', label: 'workers.workedBetween' },
  { kind: 'boolean', field: 'moiHopDong', label: 'workers.everyContract' },
  { kind: 'select', field: 'khuVuc', label: 'workers.region', options: { kind: 'values', values: regions } },
  { kind: 'select', field: 'loaiDonViId', label: 'workers.unitType', options: { kind: 'values', values: sendingUnitTypes } },
  { kind: 'select', field: 'canBoPhuTrachId', label: 'workers.canBoPhuTrachId', options: { kind: 'lookup', name: 'can-bo-quy' } },
  { kind: 'boolean', field: 'coDonVi', label: 'workers.sentByUnit' },
  { kind: 'select', field: 'hinhThucDi', label: 'workers.departureForm', options: { kind: 'values', values: departureForms } },
  { kind: 'date', field: 'chuaDongDenNgay', label: 'workers.unpaidOn' },
  { kind: 'multiSelect', field: 'tuoiNo', label: 'workers.debtAge', options: { kind: 'values', values: debtAges } },
];
