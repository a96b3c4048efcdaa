import type { Report, ReportRow, UnpaidContract } from '@/domain/reports/report';

/** R1 with one region folded out and one country without a year before. */
export const departures: Report = {
  ma: 'lao-dong-xuat-canh',
  lucLay: '2026-11-15T01:30:00Z',
  nhom: [
    departureRow('dong-bac-a', null, 'Đông Bắc Á', 5, 4),
    departureRow('JP', 'dong-bac-a', 'Nhật Bản', 3, 4),
    departureRow('KR', 'dong-bac-a', 'Hàn Quốc', 2, 0),
  ],
  tong: departureRow('', null, '', 5, 4).giaTri,
  theoThang: [
    { thang: '2026-01', tong: 3, nu: 1 },
    { thang: '2026-02', tong: 2, nu: 1 },
  ],
  keHoach: { nam: 2026, soNguoi: 1_560, daDat: 1_455 },
};

function departureRow(ma: string, chaId: string | null, ten: string, tong: number, cungKy: number): ReportRow {
  return {
    id: chaId === null ? ma : `${chaId}/${ma}`,
    loai: chaId === null ? 'khu-vuc' : 'thi-truong',
    ma,
    ten,
    chaId,
    giaTri: {
      tong,
      nu: 1,
      tyLeNu: 33.3,
      luyKeTong: tong,
      luyKeNu: 1,
      cungKy,
      soSanh: cungKy === 0 ? null : -25,
      tyTrong: 60,
      daDong: 1,
      chuaDong: tong - 1,
    },
  };
}

/** R4 of `count` units. */
export function unpaidReport(count: number): Report {
  const giaTri = {
    soChuaDong: 12,
    quaHan30: 1,
    quaHan60: 0,
    quaHan90: 0,
    quaHanTren90: 1,
    chuaDenHan: 10,
    tienNld: 1_200_000,
    tienDn: 1_800_000,
    tong: 3_000_000,
  };
  return {
    ma: 'chua-dong-quy',
    lucLay: '2026-11-15T01:30:00Z',
    nhom: Array.from({ length: count }, (_, index) => ({
      id: `unit-${index}`,
      loai: 'don-vi' as const,
      ma: `unit-${index}`,
      ten: `Công ty ${index}`,
      chaId: null,
      giaTri,
    })),
    tong: giaTri,
    theoThang: [],
    keHoach: null,
  };
}

export function unpaidPerson(index: number, soHoChieu = 'C***123'): UnpaidContract {
  return {
    hopDongId: `contract-${index}`,
    nguoiLaoDongId: `worker-${index}`,
    hoTen: 'Nguyễn Văn Hải',
    ngaySinh: '1996-01-01',
    soCccd: '042***000031',
    soHoChieu,
    donViTen: '=HYPERLINK("http://x")',
    thiTruongId: 'JP',
    ngayXuatCanh: '2026-08-10',
    hanDong: null,
    soNgayQuaHan: 0,
    tienNld: 100_000,
    tienDn: 150_000,
    tong: 250_000,
  };
}
