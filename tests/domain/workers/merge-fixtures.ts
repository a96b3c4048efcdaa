import { emptyContract } from '@/domain/workers/contract-schema';
import { emptyWorker } from '@/domain/workers/worker-input';
import type { Contract, Worker } from '@/domain/workers/worker';

export const today = '2026-11-15';

/** A contract of 2020 with a certificate. */
export const firstContract: Contract = {
  ...emptyContract(),
  id: 'c1',
  donViId: 'unit-1',
  donViTen: 'Công ty Cổ phần Nhân lực Lam Giang',
  thiTruongId: 'JP',
  nganhNgheId: 'TP',
  soHopDong: '118/2020/HĐĐĐ-LG',
  tuNgay: '2020-03-01',
  denNgay: '2023-02-28',
  ngayXuatCanh: '2020-03-01',
  ngayVeNuoc: '2023-02-20',
  lyDoVeNuoc: 1,
  tinhTrang: 3,
  dongQuy: 1,
  soGcn: 'GCN.2020.0000118',
  ngayDong: '2020-04-09',
};

/** A contract of 2024 with another unit. */
export const secondContract: Contract = {
  ...firstContract,
  id: 'c2',
  donViId: 'unit-2',
  donViTen: 'Công ty TNHH Cung ứng nhân lực Bình Nguyên',
  thiTruongId: 'TW',
  soHopDong: '77/2024/HĐĐĐ-BN',
  tuNgay: '2024-05-01',
  denNgay: '2027-04-30',
  ngayXuatCanh: '2024-05-01',
  ngayVeNuoc: null,
  lyDoVeNuoc: null,
  tinhTrang: 2,
  soGcn: 'GCN.2024.0000077',
  ngayDong: '2024-06-07',
};

/** Entered in 2020 by the first unit; without a phone. */
export const left: Worker = {
  ...emptyWorker(),
  id: 'left',
  creationTime: '2020-02-10T08:00:00',
  creatorId: null,
  lastModificationTime: null,
  lastModifierId: null,
  concurrencyStamp: 'stamp-left',
  soCccd: '042196000045',
  ngayCapCccd: '2021-08-12',
  hoTen: 'Đào Thị Ứng',
  ngaySinh: '1996-06-03',
  gioiTinh: 2,
  soHoChieu: 'C1234567',
  ngayCapHc: '2016-01-10',
  ngayHetHanHc: '2026-01-10',
  tinhThanhMa: '42',
  xaPhuongMa: '18100',
  diaChi: 'Số 10, tổ 3',
  email: 'ung@example.com',
  hopDong: [firstContract],
};

/** Entered again in 2024, with two digits of the number swapped and a new passport. */
export const right: Worker = {
  ...left,
  id: 'right',
  creationTime: '2024-04-01T09:00:00',
  concurrencyStamp: 'stamp-right',
  soCccd: '042196000054',
  ngayCapCccd: null,
  hoTen: 'Đào Thị Ứng',
  soHoChieu: 'P7654321',
  ngayCapHc: '2024-01-10',
  ngayHetHanHc: '2034-01-10',
  dienThoai: '0912345678',
  email: null,
  hopDong: [secondContract],
};
