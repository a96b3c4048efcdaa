import type { FundReport, FundReportLineInput } from '@/domain/fund-reports/fund-report';
import type { PayInRow } from '@mock-server/data/fund/pay-in-row';
import { postVoucher } from '@mock-server/data/fund/ledger';
import { installationTime } from '@mock-server/data/seed/ids';

import { openOffice, type Reply } from '../routes/office';

export const reportPath = '/api/app/bao-cao-quy';

/** Demo people by their role (domain dictionary §3.1, §11). */
export const peopleByRole = {
  'don-vi-nhap-lieu': 'dv0007.nhaplieu',
  'don-vi-lanh-dao': 'dv0007.lanhdao',
  'chuyen-vien-quy': 'ha.lt',
  'ke-toan-quy': 'ngan.dt',
  'lanh-dao-quy': 'vinh.pq',
  'dolab-khai-thac': 'son.hv',
  'so-khai-thac': 'dv0049.khaithac',
  'quan-tri': 'admin',
} as const;

export const reason = 'Thiếu hợp đồng của 02 lao động trong danh sách.';

/** A back end with the demo people at their desks, and the calls of a fund report. */
export async function openFund(workerCount = 200) {
  const office = await openOffice(workerCount);
  const { database } = office.backend;
  const unitOf = (ma: string) => [...database.units.rows()].find((row) => row.ma === ma);
  return {
    office,
    database,
    unitOf,
    reportOf: (ma: string) => [...database.fundReports.rows()].find((row) => row.ma === ma),
    /** Takes a step with the present stamp. */
    step: async (userName: string, id: string, verb: string, body: object = {}): Promise<Reply> =>
      (await office.as(userName)).post(`${reportPath}/${id}/${verb}`, {
        concurrencyStamp: database.fundReports.find(id)?.concurrencyStamp ?? '',
        maLanGui: crypto.randomUUID(),
        ...body,
      }),
    /** A draft of a month with lines, made at the desk of the demo unit. */
    draft: async (thang: number, lines: readonly FundReportLineInput[]): Promise<FundReport> => {
      const desk = await office.as('dv0007.nhaplieu');
      const made = (await desk.post(reportPath, { ...head, nam: 2026, thang })).body as FundReport;
      const { body } = await desk.put(`${reportPath}/${made.id}/nguoi-lao-dong`, {
        concurrencyStamp: made.concurrencyStamp,
        maLanGui: crypto.randomUUID(),
        luu: lines,
        xoa: [],
      });
      return (body as { readonly baoCao: FundReport }).baoCao;
    },
    /** Money for a report that the accountant has found on the account. */
    pay: (report: Pick<FundReport, 'id' | 'donViId'>, soTien: number, ngayGhiCo: string): PayInRow => {
      const accountant = [...database.users.rows()].find(({ userName }) => userName === 'ngan.dt');
      const voucher = voucherOf(report, soTien, ngayGhiCo);
      database.payIns.put(voucher);
      if (accountant !== undefined) {
        const user = { ...accountant, grantedPolicies: new Set<string>() };
        postVoucher(database, voucher, user, office.clock.read());
      }
      return voucher;
    },
  };
}

export type Fund = Awaited<ReturnType<typeof openFund>>;

export const head = {
  khongPhatSinh: false,
  nguoiLap: 'Nguyễn Thị Thu Trang',
  dienThoaiNguoiLap: '0900000007',
  ghiChu: null,
} as const;

/** The n-th worker of a list; every third of the first 36 is a woman. */
export function lineOf(n: number, changes: Partial<FundReportLineInput> = {}): FundReportLineInput {
  const isWoman = n % 3 === 0 && n < 36 + 1;
  return {
    hoTen: `Nguyễn Văn Số ${['Một', 'Hai', 'Ba', 'Bốn', 'Năm'][n % 5] ?? 'Sáu'}`,
    ngaySinh: '1998-06-14',
    gioiTinh: isWoman ? 2 : 1,
    lyDoCccd: null,
    soCccd: `038${isWoman ? 1 : 0}98${String(900_000 + n)}`,
    soHoChieu: `P${String(90_000_000 + n)}`,
    thiTruongId: n % 4 === 0 ? 'TW' : 'JP',
    nganhNgheId: 'TP',
    soHopDong: `${n}/2026/HĐĐĐ-LG`,
    ngayKy: '2026-09-12',
    thoiHanThang: 36,
    ngayXuatCanh: '2026-10-20',
    boSungKyTruoc: false,
    luongThang: 30_000_000,
    tienDichVu: 30_000_000,
    soGcnTuDong: null,
    ...changes,
  };
}

/** Lines 1 to `count`. */
export function linesOf(count: number): readonly FundReportLineInput[] {
  return Array.from({ length: count }, (_, index) => lineOf(index + 1));
}

export function voucherOf(
  { id, donViId }: Pick<FundReport, 'id' | 'donViId'>,
  soTien: number,
  ngayGhiCo: string,
): PayInRow {
  const own = crypto.randomUUID();
  return {
    id: own,
    ma: `NQ.2026.${own.slice(0, 6)}`,
    loai: 'bao-cao-quy',
    donViId,
    hinhThuc: 1,
    ngayNop: ngayGhiCo,
    soTien,
    taiKhoanNhanId: 'vcb-thu-quy',
    nganHangId: '970436',
    soTaiKhoanChuyen: '9900000001',
    soChungTu: own,
    nguoiNopTien: 'Ngô Thị Mai',
    noiDung: null,
    ghiChu: null,
    ngayGhiCo,
    soTienThucNhan: soTien,
    xuLyChenhLech: null,
    lyDoChenhLech: null,
    lyDo: null,
    maGiaoDichSaoKe: null,
    trangThai: 7,
    nguoiDoiSoatId: null,
    phanBo: [{ loai: 'bao-cao-quy', chungTuId: id, soTien }],
    creationTime: installationTime,
    creatorId: null,
    lastModificationTime: null,
    lastModifierId: null,
    concurrencyStamp: own,
  };
}
