import type { Contract, WorkerInput } from '@/domain/workers/worker';
import type { ContractRow } from '@mock-server/data/rows';

import type { Office } from './office';

/** A contract that is not yet due; its unit is still to be named. */
export const contract: Contract = {
  hinhThucDi: '2',
  donViId: null,
  thiTruongId: 'JP',
  nganhNgheId: 'TP',
  nsdld: 'Aozora Foods Co., Ltd',
  diaChiLamViec: 'Aichi, Nhật Bản',
  soHopDong: '999/2026/HĐĐĐ-LG',
  ngayKy: '2026-10-01',
  tuNgay: '2026-12-01',
  denNgay: '2029-11-30',
  mucLuong: 180_000,
  tienTe: 'JPY',
  tienDichVu: 30_000_000,
  ngayXuatCanh: '2026-12-01',
  ngayVeNuoc: null,
  lyDoVeNuoc: null,
  tinhTrang: 1,
};

/** A person whom the seed does not hold, without a contract. */
export const person: WorkerInput = {
  soCccd: '042196000045',
  lyDoCccd: null,
  ngayCapCccd: '2021-08-12',
  noiCapCccd: 'Cục Cảnh sát QLHC về TTXH',
  hoTen: 'Phạm Thị Hồng Sen',
  ngaySinh: '1996-06-14',
  gioiTinh: 2,
  soHoChieu: 'C7654321',
  ngayCapHc: '2024-10-10',
  noiCapHc: 'Cục Quản lý xuất nhập cảnh',
  ngayHetHanHc: '2034-10-10',
  dienThoai: '0900000045',
  email: null,
  tinhThanhMa: '42',
  xaPhuongMa: '18073',
  diaChi: 'Số 10, tổ 3',
  lienHeTen: 'Nguyễn Thị Hoa',
  lienHeQuanHe: 'Mẹ',
  lienHeDienThoai: '0900000777',
  trinhDo: 3,
  ngoaiNgu: 'Tiếng Nhật N4',
  kyNangNghe: null,
  ghiChu: null,
  hopDong: [],
};

/** The id of the unit with this code. */
export function unitIdOf({ backend }: Office, ma: string): string {
  return [...backend.database.units.rows()].find((row) => row.ma === ma)?.id ?? '';
}

/** Gives a unit's worker one more contract, with DV0001. */
export function addForeignContract({ backend }: Office, own: ContractRow | undefined, donViId: string): ContractRow {
  if (own === undefined) {
    throw new Error('There is no contract to copy');
  }
  const foreign: ContractRow = { ...own, id: 'b1f0a3b4-0000-4000-8000-000000000001', donViId, soGcn: null };
  backend.database.contracts.put(foreign);
  return foreign;
}
