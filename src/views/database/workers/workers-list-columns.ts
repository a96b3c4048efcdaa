import { formatPhone } from '@/domain/format/identities';
import { contributionStates, employmentStates } from '@/domain/reference/contract-lists';
import { educationLevels, sexes } from '@/domain/reference/person-lists';
import { unitNameParts } from '@/domain/units/short-unit-name';
import type { ContributionState, EmploymentState, WorkerListItem } from '@/domain/workers/worker';
import type { ListColumn, NameParts, Tone } from '@/views/shared/list/list-description';
import type { Names } from '@/views/shared/list/cells/names';

import type { WorkersListTextKey } from './workers-list-texts';

const employmentTones: Readonly<Record<EmploymentState, Tone>> = {
  1: 'default',
  2: 'info',
  3: 'default',
  4: 'warning',
  5: 'error',
  6: 'error',
};

const contributionTones: Readonly<Record<ContributionState, Tone>> = { 1: 'success', 2: 'error', 3: 'default' };

/** Between the market and the unit of a contract. */
const parting = ' – ';

// prettier-ignore
export const workersListColumns: readonly ListColumn<WorkerListItem, WorkersListTextKey>[] = [
  { field: 'soCccd', header: 'workers.soCccd', kind: 'code', width: 132, isDefault: true, value: ({ soCccd }) => soCccd },
  { field: 'hoTen', header: 'workers.hoTen', kind: 'text', width: 124, isDefault: true, value: ({ hoTen }) => hoTen },
  { field: 'ngaySinh', header: 'workers.ngaySinh', kind: 'date', width: 104, isDefault: true, value: ({ ngaySinh }) => ngaySinh },
  { field: 'gioiTinh', header: 'workers.gioiTinh', kind: 'tag', width: 90, isDefault: true, value: ({ gioiTinh }, names) => names.in(sexes, gioiTinh) },
  { field: 'soHoChieu', header: 'workers.soHoChieu', kind: 'code', width: 116, value: ({ soHoChieu }) => soHoChieu },
  { field: 'dienThoai', header: 'workers.dienThoai', kind: 'code', width: 128, value: ({ dienThoai }) => dienThoai, format: formatPhone },
  { field: 'tinhThanhMa', header: 'workers.tinhThanhMa', kind: 'text', width: 94, isDefault: true, value: ({ tinhThanhMa }, names) => names.of('tinh-thanh', tinhThanhMa) },
  { field: 'trinhDo', header: 'workers.trinhDo', kind: 'tag', width: 140, value: ({ trinhDo }, names) => (trinhDo === null ? null : names.in(educationLevels, trinhDo)) },
  { field: 'thiTruongId', header: 'workers.contract', kind: 'text', width: 172, isDefault: true, parts: contractParts, value: currentContract },
  { field: 'ngayXuatCanh', header: 'workers.ngayXuatCanh', kind: 'date', width: 104, isDefault: true, value: ({ ngayXuatCanh }) => ngayXuatCanh },
  { field: 'ngayHetHanHd', header: 'workers.contractEnd', kind: 'date', width: 148, value: ({ ngayHetHanHd }) => ngayHetHanHd },
  { field: 'tinhTrang', header: 'workers.employment', kind: 'tag', width: 138, isDefault: true, value: ({ tinhTrang }, names) => names.in(employmentStates, tinhTrang), tone: ({ tinhTrang }) => employmentTones[tinhTrang] },
  { field: 'dongQuy', header: 'workers.contribution', kind: 'tag', width: 109, isDefault: true, value: ({ dongQuy }, names) => names.in(contributionStates, dongQuy), tone: ({ dongQuy }) => contributionTones[dongQuy] },
];

/** The market above the unit, parted for the eye by the line's end; what is only one of them stands alone. */
function contractParts(contract: string): NameParts {
  const marketEnd = contract.indexOf(parting);
  const unit = unitNameParts(contract.slice(marketEnd === -1 ? 0 : marketEnd + parting.length));
  return marketEnd === -1
    ? unit
    : { ...unit, heading: contract.slice(0, marketEnd), form: `${parting.trim()} ${unit.form}`.trim() };
}

/** `Nhật Bản – Công ty …`; a worker without a contract has none, one who went without a unit has the market alone. */
function currentContract({ thiTruongId, donViTen }: WorkerListItem, names: Names): string | null {
  const parts = [thiTruongId === null ? null : names.of('thi-truong', thiTruongId), donViTen];
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.join(parting);
}
