import type { Audited } from '../abp/paging';

/** Trạng thái đơn vị: 1 hoạt động, 2 tạm dừng, 3 đã thu hồi giấy phép, 4 nộp lại giấy phép, 5 giải thể. */
export type UnitState = 1 | 2 | 3 | 4 | 5;

/** Loại đơn vị (domain dictionary §7.1). */
export type UnitTypeId = 2 | 3 | 4 | 5 | 6 | 7 | 13 | 100;

/** A row of `GET /api/app/don-vi`. */
export type UnitListItem = {
  readonly id: string;
  readonly ma: string;
  readonly ten: string;
  readonly tenGiaoDich: string | null;
  readonly loaiDonViId: UnitTypeId;
  readonly mst: string;
  readonly soGiayPhep: string | null;
  readonly ngayCapGp: string | null;
  readonly tinhThanhMa: string;
  readonly dienThoai: string;
  readonly email: string;
  readonly nguoiDaiDien: string;
  readonly canBoPhuTrachId: string | null;
  readonly canBoPhuTrachTen: string | null;
  /** Integer đồng. */
  readonly duNoNld: number;
  /** Integer đồng. */
  readonly duNoDoanhThu: number;
  readonly soLaoDongNamNay: number;
  readonly trangThai: UnitState;
};

/** Tài khoản ngân hàng. */
export type BankAccount = {
  readonly nganHangId: string;
  readonly soTaiKhoan: string;
  readonly chuTaiKhoan: string;
};

/** Người liên lạc. */
export type ContactPerson = {
  readonly hoTen: string;
  readonly chucVu: string | null;
  readonly dienThoai: string;
  readonly email: string | null;
};

/** Body of `POST`; `PUT` adds the concurrency stamp. The code `ma` is given by the server. */
export type UnitInput = {
  readonly ten: string;
  readonly tenGiaoDich: string | null;
  readonly tenVietTat: string | null;
  readonly loaiDonViId: UnitTypeId;
  readonly mst: string;
  readonly soGiayPhep: string | null;
  readonly ngayCapGp: string | null;
  readonly coQuanCapGp: string | null;
  readonly tinhThanhMa: string;
  readonly xaPhuongMa: string;
  readonly diaChi: string;
  readonly dienThoai: string;
  readonly email: string;
  readonly website: string | null;
  readonly nguoiDaiDien: string;
  readonly chucVu: string | null;
  readonly canBoPhuTrachId: string;
  readonly duNoNld: number;
  readonly duNoDoanhThu: number;
  readonly taiKhoan: readonly BankAccount[];
  readonly lienHe: readonly ContactPerson[];
  readonly trangThai: UnitState;
};

/** A whole unit record, `GET /api/app/don-vi/{id}`. */
export type Unit = Audited &
  UnitInput & {
    readonly ma: string;
    readonly canBoPhuTrachTen: string | null;
    readonly soLaoDongNamNay: number;
    /** What of both debts is still owed by now, with what is overdue before its report is approved. Integer đồng. */
    readonly conNo: number;
    /** True once there is a report, of whatever status: the type is fixed from then on (domain dictionary §5.11). */
    readonly coBaoCao: boolean;
    /** True once a report was approved: the opening debts are fixed from then on. */
    readonly daPhatSinhBaoCao: boolean;
  };
