import type { Audited } from '@/domain/abp/paging';
import type { Contribution, Posting } from '@/domain/contributions/contribution';
import type { FundReport, FundReportLine, LineWarning } from '@/domain/fund-reports/fund-report';

/** A stored fund report; names, tables and what depends on the day are worked out when it is answered. */
export type FundReportRow = Audited &
  Pick<
    FundReport,
    | 'ma'
    | 'donViId'
    | 'nam'
    | 'thang'
    | 'khongPhatSinh'
    | 'nguoiLap'
    | 'dienThoaiNguoiLap'
    | 'ghiChu'
    | 'soLaoDong'
    | 'soNu'
    | 'tienNld'
    | 'tienDn'
    | 'phaiNopTrongKy'
    | 'duNoKyTruoc'
    | 'nopThuaKyTruoc'
    | 'tongPhaiNop'
    | 'daNop'
    | 'noChuyenKySau'
    | 'nopThua'
    | 'hanNop'
    | 'ngayGui'
    | 'ngayQt'
    | 'trangThai'
    | 'nguoiThamDinhId'
    | 'ngayThamDinh'
    | 'yKienThamDinh'
    | 'nguoiPheDuyetId'
    | 'ngayPheDuyet'
    | 'yKienPheDuyet'
    | 'lyDo'
    | 'daGui'
    | 'daMo'
  > & {
    /** Debt of the unit before its first report; the same on all its reports. Integer đồng. */
    readonly duNoMoSo: number;
  };

/** A stored line of a fund report. */
export type FundReportLineRow = Omit<FundReportLine, 'canhBao'> & {
  readonly baoCaoId: string;
  readonly canhBao: readonly LineWarning[];
};

/** A posting of a contribution, with the person by id. */
export type PostingRow = Omit<Posting, 'nguoiThucHienTen'> & { readonly nguoiThucHienId: string | null };

/** One contract's contribution: what was posted for it, and the certificates that were issued. */
export type ContributionRow = {
  readonly id: string;
  readonly concurrencyStamp: string;
  readonly hopDongId: string;
  readonly nguoiLaoDongId: string;
  /** The line of the approved report that it comes from; none for who paid himself, and for years without reports. */
  readonly dongId: string | null;
  readonly baoCaoId: string | null;
  readonly hoSoTuDongId: string | null;
  readonly nguonDong: Contribution['nguonDong'];
  readonly nam: number | null;
  readonly thang: number | null;
  readonly soGcn: string | null;
  readonly ngayDong: string;
  readonly tienNldPhaiDong: number;
  readonly tienDnPhaiDong: number;
  /** What the unit's money covers at present; corrections and refunds are postings beside it. Integer đồng. */
  readonly daPhuNld: number;
  readonly daPhuDn: number;
  /** True once it was paid back: money that comes later covers it no more. */
  readonly daHoan: boolean;
  /** Oldest first; only ever added to. */
  readonly butToan: readonly PostingRow[];
  readonly gcn: Contribution['gcn'];
};

/** What a contribution's postings come to. Integer đồng. */
export function postedAmounts({ butToan }: Pick<ContributionRow, 'butToan'>): {
  readonly tienNld: number;
  readonly tienDn: number;
} {
  let [tienNld, tienDn] = [0, 0];
  for (const posting of butToan) {
    tienNld += posting.tienNld;
    tienDn += posting.tienDn;
  }
  return { tienNld, tienDn };
}
