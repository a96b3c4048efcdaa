import type { SupportCase, SupportRequest } from '@/domain/support/support-request';
import { emptySupportCase, emptySupportRequest } from '@/domain/support/support-request-input';
import type { SupportType } from '@/domain/support-types/support-type';

import { seedSupportTypes } from '@mock-server/data/fund/support-types';

export const supportTypes = seedSupportTypes() as unknown as readonly SupportType[];

export function supportTypeOf(code: string): SupportType {
  const found = supportTypes.find(({ ma }) => ma === code);
  if (found === undefined) {
    throw new Error(`There is no kind of support ${code}`);
  }
  return found;
}

/** A draft of one kind with one case, as the back end answers it. */
export function storedRequest(
  code: string,
  ofCase: Partial<SupportCase> = {},
  ofRequest: Partial<SupportRequest> = {},
): SupportRequest {
  const type = supportTypeOf(code);
  const stored: SupportCase = {
    ...emptySupportCase(type),
    id: 'case-1',
    nguoiLaoDongId: null,
    hoTen: null,
    ngaySinh: null,
    soCccd: null,
    gioiTinh: null,
    soGcn: null,
    ngayDong: null,
    donViTen: null,
    mucMin: null,
    mucMax: null,
    goiY: null,
    daTamCap: 0,
    tienDeXuat: null,
    tienDuyet: null,
    tienChi: 0,
    tinhTrangChi: 1,
    chiTra: [],
    dieuKien: [],
    ...ofCase,
  };
  return {
    ...emptySupportRequest('2026-11-02', 'unit-1'),
    id: 'request-1',
    concurrencyStamp: 's1',
    creationTime: '2026-11-02T08:00:00',
    creatorId: null,
    lastModificationTime: null,
    lastModifierId: null,
    ma: 'YCHT.2026.00031',
    loaiHoTroId: code,
    loaiHoTroTen: type.ten,
    doiTuong: type.doiTuong,
    donViTen: 'Lam Giang',
    nguoiLienHe: 'Trần Thị Hoa',
    dienThoai: '0912345678',
    trangThai: 1,
    ngayGui: null,
    ngayNhanDu: null,
    hanXuLy: null,
    soNgayDung: 0,
    nguoiThamDinhId: null,
    nguoiThamDinhTen: null,
    ngayThamDinh: null,
    yKienThamDinh: null,
    nguoiPheDuyetId: null,
    nguoiPheDuyetTen: null,
    ngayPheDuyet: null,
    yKienPheDuyet: null,
    soQd: null,
    ngayQd: null,
    lyDoTuChoi: null,
    lyDoBoSung: null,
    tienDeNghi: 0,
    tienDuyet: null,
    tienChi: 0,
    batBuocHaiNguoi: true,
    daGui: false,
    duHoSo: true,
    thieuHoSo: [],
    coKhoanChi: false,
    mienDieuKien: null,
    quaHan: false,
    truongHop: [stored],
    ...ofRequest,
  };
}
