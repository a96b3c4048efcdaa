import type { FundReport, FundReportLine } from '@/domain/fund-reports/fund-report';
import { normalizeLine, type TypedLine } from '@/domain/fund-reports/line-input';
import type { EditedLine } from '@/domain/fund-reports/report-edit';

export const october = { nam: 2026, thang: 10 } as const;

/** The n-th worker, a woman without a fault, whose contract is the n-th too. */
export function typedLine(n: number, change: Partial<TypedLine> = {}): TypedLine {
  return {
    hoTen: 'Phạm Thị Hồng Sen',
    ngaySinh: '1996-06-14',
    gioiTinh: 2,
    soCccd: `042196${String(n + 45).padStart(6, '0')}`,
    lyDoCccd: null,
    soHoChieu: `C${String(7_000_000 + n)}`,
    thiTruongId: 'JP',
    nganhNgheId: 'CBTP',
    soHopDong: `${n}/HĐ`,
    ngayKy: '2026-08-01',
    thoiHanThang: 36,
    ngayXuatCanh: '2026-10-15',
    boSungKyTruoc: false,
    luongThang: null,
    tienDichVu: null,
    soGcnTuDong: null,
    ...change,
  };
}

/** The same as the back end has it. */
export function storedLine(n: number, change: Partial<TypedLine> = {}): FundReportLine {
  return {
    ...normalizeLine(typedLine(n, change)),
    id: `line-${n}`,
    stt: n + 1,
    tienNld: 100_000,
    tienDn: 150_000,
    soGcn: null,
    hopDongId: null,
    canhBao: [],
  };
}

/** A line that the page has added. */
export function newLine(n: number, change: Partial<TypedLine> = {}): EditedLine {
  return { ...typedLine(n, change), key: `new-${n}`, stored: undefined };
}

/** The draft of DV0007 for 10/2026 with its stamp. */
export function report(change: Partial<FundReport> = {}): FundReport {
  return {
    id: 'report',
    concurrencyStamp: 'stamp-0',
    creationTime: '2026-11-02T08:00:00+07:00',
    creatorId: 'user',
    lastModificationTime: null,
    lastModifierId: null,
    ma: 'BCQ.202610.DV0007',
    donViId: 'unit-7',
    donViMa: 'DV0007',
    donViTen: 'Công ty Cổ phần Nhân lực Lam Giang',
    loaiDonViId: 2,
    ...october,
    soLaoDong: 0,
    soNu: 0,
    tienNld: 0,
    tienDn: 0,
    phaiNopTrongKy: 0,
    duNoKyTruoc: 500_000,
    nopThuaKyTruoc: 0,
    tongPhaiNop: 500_000,
    daNop: 0,
    noChuyenKySau: 500_000,
    nopThua: 0,
    tinhTrangNop: 4,
    hanNop: '2026-11-10',
    conNo: 500_000,
    soNgayQuaHan: 0,
    ngayGui: null,
    canBoPhuTrachId: null,
    canBoPhuTrachTen: null,
    trangThai: 1,
    khongPhatSinh: false,
    nguoiLap: 'Lê Thị Kế',
    dienThoaiNguoiLap: '0912345678',
    ghiChu: null,
    ngayQtTruoc: null,
    ngayQt: null,
    bangThiTruong: [],
    chungTuNop: [],
    nguoiThamDinhId: null,
    nguoiThamDinhTen: null,
    ngayThamDinh: null,
    yKienThamDinh: null,
    nguoiPheDuyetId: null,
    nguoiPheDuyetTen: null,
    ngayPheDuyet: null,
    yKienPheDuyet: null,
    lyDo: null,
    coNoiDung: false,
    daGui: false,
    daMo: false,
    coKySauDuocDuyet: false,
    coHoTro: false,
    coHoanTra: false,
    batBuocHaiNguoi: true,
    ...change,
  };
}
