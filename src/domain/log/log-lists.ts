import type { NamedValue } from '../reference/named-value';
import type { LogAction, LogKind, LogResult } from './log-entry';

/** Hành động (domain dictionary §5.14). */
export const logActions: readonly NamedValue<LogAction>[] = [
  { id: 'dang-nhap', ten: 'Đăng nhập', tenEn: 'Sign-in' },
  { id: 'dang-xuat', ten: 'Đăng xuất', tenEn: 'Sign-out' },
  { id: 'dang-nhap-that-bai', ten: 'Đăng nhập thất bại', tenEn: 'Failed sign-in' },
  { id: 'them', ten: 'Thêm', tenEn: 'Add' },
  { id: 'sua', ten: 'Sửa', tenEn: 'Change' },
  { id: 'xoa', ten: 'Xóa', tenEn: 'Delete' },
  { id: 'gui', ten: 'Gửi', tenEn: 'Send' },
  { id: 'tham-dinh', ten: 'Thẩm định', tenEn: 'Appraise' },
  { id: 'phe-duyet', ten: 'Phê duyệt', tenEn: 'Approve' },
  { id: 'tu-choi', ten: 'Từ chối', tenEn: 'Reject' },
  { id: 'tra-lai', ten: 'Trả lại', tenEn: 'Return' },
  { id: 'doi-soat', ten: 'Đối soát', tenEn: 'Reconcile' },
  { id: 'chi-tra', ten: 'Chi trả', tenEn: 'Pay' },
  { id: 'nhap', ten: 'Nhập', tenEn: 'Import' },
  { id: 'xuat', ten: 'Xuất', tenEn: 'Export' },
  { id: 'xem-nhay-cam', ten: 'Xem dữ liệu nhạy cảm', tenEn: 'View sensitive data' },
];

/** Đối tượng: the kinds of record in the order of the menu. */
export const logKinds: readonly NamedValue<LogKind>[] = [
  { id: 'bao-cao-quy', ten: 'Báo cáo quỹ', tenEn: 'Fund report' },
  { id: 'nguoi-lao-dong-tu-dong', ten: 'Hồ sơ lao động tự đóng', tenEn: 'Self-paying dossier' },
  { id: 'dong-gop-quy', ten: 'Đóng góp quỹ', tenEn: 'Contribution' },
  { id: 'phieu-nop-quy', ten: 'Phiếu nộp quỹ', tenEn: 'Pay-in voucher' },
  { id: 'bao-cao-doanh-thu', ten: 'Báo cáo quỹ theo doanh thu', tenEn: 'Revenue report' },
  { id: 'bao-cao-tai-lieu', ten: 'Báo cáo quỹ theo sử dụng tài liệu', tenEn: 'Document report' },
  { id: 'yeu-cau-ho-tro', ten: 'Yêu cầu hỗ trợ', tenEn: 'Support request' },
  { id: 'lao-dong-duoc-ho-tro', ten: 'Lao động được hỗ trợ', tenEn: 'Supported worker' },
  { id: 'nguoi-lao-dong', ten: 'Người lao động', tenEn: 'Worker' },
  { id: 'don-vi', ten: 'Đơn vị', tenEn: 'Unit' },
  { id: 'bao-cao', ten: 'Báo cáo thống kê', tenEn: 'Statistical report' },
  { id: 'tep-dinh-kem', ten: 'Tệp đính kèm', tenEn: 'Attachment' },
  { id: 'nguoi-dung', ten: 'Người dùng', tenEn: 'User' },
  { id: 'vai-tro', ten: 'Vai trò', tenEn: 'Role' },
  { id: 'phan-quyen', ten: 'Phân quyền', tenEn: 'Permissions' },
  { id: 'dm-so-tien-dong-quy', ten: 'Số tiền đóng quỹ', tenEn: 'Contribution amount' },
  { id: 'dm-loai-ho-tro', ten: 'Loại hỗ trợ', tenEn: 'Support type' },
  { id: 'ngay-nghi', ten: 'Ngày nghỉ', tenEn: 'Day off' },
  { id: 'don-vi-thue', ten: 'Đơn vị thuê', tenEn: 'Tenant' },
  { id: 'tinh-nang', ten: 'Tính năng', tenEn: 'Feature' },
  { id: 'cai-dat', ten: 'Cài đặt', tenEn: 'Settings' },
  { id: 'nhat-ky', ten: 'Nhật ký hệ thống', tenEn: 'Log' },
  { id: 'phien-dang-nhap', ten: 'Phiên đăng nhập', tenEn: 'Session' },
];

/** Kết quả. */
export const logResults: readonly NamedValue<LogResult>[] = [
  { id: 1, ten: 'Thành công', tenEn: 'Done' },
  { id: 2, ten: 'Thất bại', tenEn: 'Failed' },
];

/** Who did what nobody did. */
export const logActors: readonly NamedValue<'he-thong'>[] = [{ id: 'he-thong', ten: 'Hệ thống', tenEn: 'System' }];
