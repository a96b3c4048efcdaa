import { dayKinds } from '../days-off/day-off-lists';
import { payInKinds, payInMethods, payInStatuses } from '../pay-ins/pay-in';
import { contributionStates, departureForms, employmentStates, returnReasons } from '../reference/contract-lists';
import type { NamedValue } from '../reference/named-value';
import { educationLevels, sexes } from '../reference/person-lists';
import { reportStatuses } from '../reference/report-statuses';
import { unitStates } from '../reference/unit-lists';
import {
  dossierSources,
  paymentHistoryOffset,
  paymentMethods,
  paymentStates,
  selfPayingForms,
  selfPayingStatuses,
} from '../self-paying/self-paying-dossier';
import { filingWays, supportStatuses } from '../support/support-lists';
import type { LogKind } from './log-entry';

/** How a logged value is to be read. */
export type LogFieldKind = 'text' | 'money' | 'count' | 'date' | 'dateTime';

/** A field as people call it. */
type LogField = { readonly ten: string; readonly tenEn: string; readonly kind: LogFieldKind };

const text = (ten: string, tenEn: string): LogField => ({ ten, tenEn, kind: 'text' });
const money = (ten: string, tenEn: string): LogField => ({ ten, tenEn, kind: 'money' });
const count = (ten: string, tenEn: string): LogField => ({ ten, tenEn, kind: 'count' });
const date = (ten: string, tenEn: string): LogField => ({ ten, tenEn, kind: 'date' });
const moment = (ten: string, tenEn: string): LogField => ({ ten, tenEn, kind: 'dateTime' });

/** Wire fields that entries name; one that is missing here goes by its wire name. */
const fields: Readonly<Record<string, LogField>> = {
  ma: text('Mã', 'Code'),
  ten: text('Tên', 'Name'),
  trangThai: text('Trạng thái', 'Status'),
  ghiChu: text('Ghi chú', 'Note'),
  lyDo: text('Lý do', 'Reason'),
  donViId: text('Đơn vị', 'Unit'),
  nam: text('Năm', 'Year'),
  thang: text('Tháng', 'Month'),
  quy: text('Quý', 'Quarter'),
  soDong: count('Số dòng', 'Rows'),
  soDongTuChoi: count('Số dòng bị từ chối', 'Refused rows'),
  // Người lao động, hợp đồng
  hoTen: text('Họ và tên', 'Full name'),
  ngaySinh: date('Ngày sinh', 'Date of birth'),
  gioiTinh: text('Giới tính', 'Sex'),
  soCccd: text('Số CCCD', 'Personal ID number'),
  lyDoCccd: text('Lý do số CCCD không khớp', 'Why the ID number differs'),
  ngayCapCccd: date('Ngày cấp CCCD', 'ID issued on'),
  noiCapCccd: text('Nơi cấp CCCD', 'ID issued by'),
  soHoChieu: text('Số hộ chiếu', 'Passport number'),
  ngayCapHc: date('Ngày cấp hộ chiếu', 'Passport issued on'),
  noiCapHc: text('Nơi cấp hộ chiếu', 'Passport issued by'),
  ngayHetHanHc: date('Ngày hết hạn hộ chiếu', 'Passport expires on'),
  dienThoai: text('Điện thoại', 'Phone'),
  email: text('Email', 'Email'),
  tinhThanhMa: text('Tỉnh/Thành phố', 'Province or city'),
  xaPhuongMa: text('Xã/Phường/Đặc khu', 'Commune, ward or zone'),
  diaChi: text('Địa chỉ cụ thể', 'Street address'),
  lienHeTen: text('Người liên hệ khẩn cấp', 'Emergency contact'),
  lienHeQuanHe: text('Quan hệ', 'Relation'),
  lienHeDienThoai: text('Điện thoại người liên hệ', 'Phone of the contact'),
  trinhDo: text('Trình độ học vấn', 'Education'),
  ngoaiNgu: text('Trình độ ngoại ngữ', 'Language level'),
  kyNangNghe: text('Kỹ năng nghề', 'Skills'),
  hopDong: text('Hợp đồng', 'Contract'),
  soHopDong: text('Số hợp đồng', 'Contract number'),
  ngayKyHd: date('Ngày ký hợp đồng', 'Contract signed on'),
  ngayHetHanHd: date('Ngày hết hạn hợp đồng', 'Contract ends on'),
  ngayXuatCanh: date('Ngày xuất cảnh', 'Departure'),
  ngayVeNuoc: date('Ngày về nước', 'Return'),
  hinhThucDi: text('Hình thức đi', 'Form of going abroad'),
  lyDoVeNuoc: text('Lý do về nước', 'Reason of return'),
  thiTruongId: text('Thị trường', 'Market'),
  nganhNgheId: text('Ngành nghề', 'Occupation'),
  tinhTrang: text('Tình trạng', 'State'),
  dongQuy: text('Đóng quỹ', 'Contribution'),
  soGcn: text('Số GCN', 'Certificate number'),
  ngayDong: date('Ngày đóng', 'Paid on'),
  tinhTrangDong: text('Tình trạng đóng', 'Payment'),
  // Đơn vị
  tenGiaoDich: text('Tên giao dịch', 'Trading name'),
  tenVietTat: text('Tên viết tắt', 'Short name'),
  loaiDonViId: text('Loại đơn vị', 'Kind of unit'),
  mst: text('Mã số thuế', 'Tax code'),
  soGiayPhep: text('Số giấy phép', 'Licence number'),
  ngayCapGp: date('Ngày cấp giấy phép', 'Licence issued on'),
  coQuanCapGp: text('Cơ quan cấp giấy phép', 'Licence issued by'),
  website: text('Website', 'Website'),
  nguoiDaiDien: text('Người đại diện', 'Representative'),
  chucVu: text('Chức vụ', 'Position'),
  canBoPhuTrachId: text('Cán bộ phụ trách', 'Officer in charge'),
  duNoNld: money('Dư nợ theo NLĐ', 'Debt by workers'),
  duNoDoanhThu: money('Dư nợ theo doanh thu', 'Debt by revenue'),
  taiKhoan: text('Tài khoản', 'Account'),
  nganHangId: text('Ngân hàng', 'Bank'),
  soTaiKhoan: text('Số tài khoản', 'Account number'),
  chuTaiKhoan: text('Chủ tài khoản', 'Account holder'),
  lienHe: text('Người liên hệ', 'Contact'),
  // Quản lý quỹ
  khongPhatSinh: text('Không phát sinh', 'Nothing to report'),
  nguoiLap: text('Người lập', 'Prepared by'),
  dienThoaiNguoiLap: text('Điện thoại người lập', 'Phone of who prepared it'),
  soLaoDong: count('Số lao động', 'Workers'),
  soNu: count('Số nữ', 'Women'),
  tienNld: money('Phần NLĐ đóng', 'Worker share'),
  tienDn: money('Phần DN đóng', 'Enterprise share'),
  phaiNopTrongKy: money('Phải nộp trong kỳ', 'Due in the period'),
  duNoKyTruoc: money('Dư nợ kỳ trước', 'Debt brought forward'),
  nopThuaKyTruoc: money('Nộp thừa kỳ trước', 'Overpayment brought forward'),
  tongPhaiNop: money('Tổng phải nộp', 'Total due'),
  daNop: money('Đã nộp', 'Paid in'),
  noChuyenKySau: money('Nợ chuyển kỳ sau', 'Debt carried forward'),
  nopThua: money('Nộp thừa', 'Overpaid'),
  hanNop: date('Hạn nộp', 'Due day'),
  ngayGui: moment('Ngày gửi', 'Sent on'),
  ngayThamDinh: moment('Ngày thẩm định', 'Appraised on'),
  nguoiThamDinhId: text('Người thẩm định', 'Appraised by'),
  yKienThamDinh: text('Ý kiến thẩm định', 'Opinion of the appraiser'),
  ngayPheDuyet: moment('Ngày phê duyệt', 'Approved on'),
  nguoiPheDuyetId: text('Người phê duyệt', 'Approved by'),
  yKienPheDuyet: text('Ý kiến phê duyệt', 'Opinion of the approver'),
  soTien: money('Số tiền', 'Amount'),
  soTienThucNhan: money('Số tiền thực nhận', 'Amount received'),
  ngayNop: date('Ngày nộp', 'Paid in on'),
  ngayGhiCo: date('Ngày ghi có', 'Credited on'),
  hinhThuc: text('Hình thức', 'Method'),
  nguon: text('Nguồn', 'Source'),
  noiDung: text('Nội dung', 'Content'),
  soChungTu: text('Số chứng từ', 'Document number'),
  nguoiNopTien: text('Người nộp tiền', 'Paid by'),
  soTaiKhoanChuyen: text('Số tài khoản chuyển', 'Paying account'),
  nguoiDoiSoatId: text('Người đối soát', 'Reconciled by'),
  xuLyChenhLech: text('Xử lý chênh lệch', 'What becomes of the difference'),
  lyDoChenhLech: text('Lý do chênh lệch', 'Reason of the difference'),
  phanBo: text('Phân bổ', 'Allocation'),
  dong: text('Danh sách lao động', 'Workers'),
  chiTiet: text('Chi tiết', 'Details'),
  // Hỗ trợ
  loaiHoTroId: text('Loại hỗ trợ', 'Support type'),
  hinhThucNop: text('Hình thức nộp', 'Filed'),
  ngayDeNghi: date('Ngày đề nghị', 'Requested on'),
  ngayNhanDu: date('Ngày nhận đủ hồ sơ', 'Complete on'),
  nguoiLienHe: text('Người liên hệ', 'Contact'),
  truongHop: text('Trường hợp', 'Case'),
  tienDeXuat: money('Số tiền đề xuất', 'Proposed amount'),
  tienDuyet: money('Số tiền duyệt', 'Granted amount'),
  mienDieuKien: text('Miễn điều kiện', 'Condition waived'),
  soQd: text('Số quyết định', 'Decision number'),
  ngayQd: date('Ngày quyết định', 'Decided on'),
  lyDoTuChoi: text('Lý do từ chối', 'Reason of the refusal'),
  lyDoBoSung: text('Lý do yêu cầu bổ sung', 'What is missing'),
  // Hệ thống
  userName: text('Tên đăng nhập', 'User name'),
  surname: text('Họ và tên đệm', 'Surname'),
  name: text('Tên', 'Name'),
  phoneNumber: text('Điện thoại', 'Phone'),
  roles: text('Vai trò', 'Roles'),
  isActive: text('Đang hoạt động', 'Active'),
  isDefault: text('Mặc định', 'Default'),
  isPublic: text('Công khai', 'Public'),
  lockoutEnd: moment('Khóa đến', 'Locked until'),
  lockoutEnabled: text('Được tự khóa', 'May be locked'),
  lastPasswordChangeTime: moment('Đổi mật khẩu lúc', 'Password changed'),
  hieuLucTu: date('Hiệu lực từ', 'In force from'),
  hieuLucDen: date('Hiệu lực đến', 'In force until'),
  canCu: text('Căn cứ pháp lý', 'Legal basis'),
  mucToiThieu: money('Mức tối thiểu', 'Least amount'),
  mucToiDa: money('Mức tối đa', 'Most amount'),
  tyLe: text('Tỷ lệ', 'Rate'),
  soNgayXuLy: count('Số ngày xử lý', 'Days of work'),
  hoatDong: text('Đang áp dụng', 'Applied'),
  dungLuong: count('Dung lượng (byte)', 'Size (bytes)'),
  giayTo: text('Giấy tờ', 'Paper'),
  ngay: date('Ngày', 'Day'),
  loai: text('Loại', 'Kind'),
};

type CodedValues = readonly NamedValue<string | number>[];

/** Coded fields that mean the same in whatever they lie. */
const codes: Readonly<Record<string, CodedValues>> = {
  gioiTinh: sexes,
  trinhDo: educationLevels,
  hinhThucDi: departureForms,
  lyDoVeNuoc: returnReasons,
};

/** Coded fields of one kind of record; those of its rows without the row's number. */
const codesOf: Partial<Readonly<Record<LogKind, Readonly<Record<string, CodedValues>>>>> = {
  'bao-cao-quy': { trangThai: reportStatuses },
  'bao-cao-doanh-thu': { trangThai: reportStatuses },
  'bao-cao-tai-lieu': { trangThai: reportStatuses },
  'nguoi-lao-dong-tu-dong': {
    // Entries of payments from before they had a field of their own have them above the statuses.
    trangThai: [
      ...selfPayingStatuses,
      ...paymentStates.map((state) => ({ ...state, id: state.id + paymentHistoryOffset })),
    ],
    tinhTrangDong: paymentStates,
    hinhThuc: selfPayingForms,
    hinhThucNop: paymentMethods,
    nguon: dossierSources,
  },
  'phieu-nop-quy': { trangThai: payInStatuses, hinhThuc: payInMethods, loai: payInKinds },
  'yeu-cau-ho-tro': { trangThai: supportStatuses, hinhThucNop: filingWays },
  'nguoi-lao-dong': {
    tinhTrang: employmentStates,
    dongQuy: contributionStates,
    'hopDong.tinhTrang': employmentStates,
    'hopDong.dongQuy': contributionStates,
  },
  'don-vi': { trangThai: unitStates },
  'ngay-nghi': { loai: dayKinds },
};

/** The last part of a field's name: that of the record itself, or of a row inside it. */
export function logFieldOf(truong: string): LogField | undefined {
  return entryOf(fields, truong.split('.').at(-1) ?? '');
}

/** Names of the coded values of a field; `undefined` for one whose values speak for themselves. */
export function logValuesOf(kind: LogKind, truong: string): CodedValues | undefined {
  const parts = truong.split('.').filter((part) => !/^\d+$/u.test(part));
  return entryOf(codesOf[kind] ?? {}, parts.join('.')) ?? entryOf(codes, parts.at(-1) ?? '');
}

function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
