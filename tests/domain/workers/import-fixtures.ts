import type { SheetCell, SheetRow } from '@/domain/import/sheet';
import { communes } from '@/domain/reference/communes';
import { markets } from '@/domain/reference/markets';
import { occupations } from '@/domain/reference/occupations';
import { provinces } from '@/domain/reference/provinces';
import { createWorkerRowReader, withDuplicates } from '@/domain/workers/worker-import';
import type { WorkerReferences } from '@/domain/workers/worker-import-choices';
import type { WorkerImportField } from '@/domain/workers/worker-import-columns';

export const importToday = '2026-11-15';

const unitSeven = {
  id: 'unit-7',
  ma: 'DV0007',
  ten: 'Công ty Cổ phần Nhân lực Lam Giang',
  tenGiaoDich: 'LAM GIANG HR',
  mst: '9900000016',
};

export const references: WorkerReferences = {
  provinces,
  communes: communes.map(({ id, ten, provinceId }) => ({ id, ten, thuocId: provinceId })),
  markets,
  occupations,
  units: [
    unitSeven,
    { ...unitSeven, id: 'unit-8', ma: 'DV0008', ten: 'Công ty Sao Mai', tenGiaoDich: null, mst: '9900000023' },
  ],
};

export type WorkerCells = Partial<Record<WorkerImportField, SheetCell>>;

/** A person without a fault and without a contract. */
export const personCells: WorkerCells = {
  hoTen: 'Phạm Thị Hồng Sen',
  soCccd: '042196000045',
  ngaySinh: { date: '1996-06-14' },
  gioiTinh: 'Nữ',
  tinhThanhMa: 'Hà Tĩnh',
};

/** The contract of a person without a fault. */
export const contractCells: WorkerCells = {
  'hopDong[0].hinhThucDi': 'Doanh nghiệp dịch vụ',
  'hopDong[0].donViId': 'DV0007',
  'hopDong[0].thiTruongId': 'Nhật Bản',
  'hopDong[0].nganhNgheId': 'Chế biến thực phẩm',
  'hopDong[0].tinhTrang': 'Chưa xuất cảnh',
};

export function sheetRow(cells: WorkerCells, rowNumber = 2): SheetRow {
  return { rowNumber, cells: cells as SheetRow['cells'] };
}

/** All rows of a file, judged one by one and then together. */
export function readWorkerRows(rows: readonly SheetRow[], known: WorkerReferences, today: string) {
  return withDuplicates(rows.map(createWorkerRowReader(known, today)));
}
