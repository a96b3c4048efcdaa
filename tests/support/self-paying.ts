import type { SelfPayingInput } from '@/domain/self-paying/self-paying-dossier';
import { emptyDossier } from '@/domain/self-paying/self-paying-input';

/** The declaration of the domain dictionary's example (§5.2, §12.3): form 6a to Germany, departure 02/12/2026. */
export function declarationOfSen(changes: Partial<SelfPayingInput> = {}): SelfPayingInput {
  return {
    ...emptyDossier(),
    hoTen: 'Phạm Thị Hồng Sen',
    ngaySinh: '1996-06-14',
    gioiTinh: 2,
    soCccd: '042196000045',
    ngayCapCccd: '2021-08-12',
    soHoChieu: 'C1234567',
    ngayCapHc: '2024-10-10',
    ngayHetHanHc: '2034-10-10',
    dienThoai: '0900000045',
    email: 'sen@example.com',
    tinhThanhMa: '42',
    xaPhuongMa: '18073',
    trinhDo: 3,
    hinhThuc: '6a',
    thiTruongId: 'DE',
    nganhNgheId: 'HL',
    nsdld: 'Pflegeheim Sonnenhof GmbH',
    soHopDong: '45/2026/HĐLĐ',
    soXacNhan: '45/XN-UBND',
    ngayXacNhan: '2026-11-10',
    coQuanXacNhan: 'UBND phường Thành Sen',
    ngayKy: '2026-10-20',
    tuNgay: '2026-12-02',
    denNgay: '2029-12-01',
    mucLuong: 2_800,
    tienTe: 'EUR',
    ngayXuatCanh: '2026-12-02',
    nguon: 1,
    ...changes,
  };
}
