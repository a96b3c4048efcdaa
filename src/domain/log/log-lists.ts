import type { NamedValue } from '../reference/named-value';
import type { LogAction, LogKind, LogResult } from './log-entry';

/** Hành động (domain dictionary §5.14). */
export const logActions = named<LogAction>({
  'dang-nhap': ['Đăng nhập', 'Sign-in'],
  'dang-xuat': ['Đăng xuất', 'Sign-out'],
  'dang-nhap-that-bai': ['Đăng nhập thất bại', 'Failed sign-in'],
  them: ['Thêm', 'Add'],
  sua: ['Sửa', 'Change'],
  xoa: ['Xóa', 'Delete'],
  gui: ['Gửi', 'Send'],
  'tham-dinh': ['Thẩm định', 'Appraise'],
  'phe-duyet': ['Phê duyệt', 'Approve'],
  'tu-choi': ['Từ chối', 'Reject'],
  'tra-lai': ['Trả lại', 'Return'],
  'bo-sung': ['Ghi nhận bổ sung', 'Note the additions'],
  'thu-hoi': ['Thu hồi', 'Take back'],
  'thu-hoi-phe-duyet': ['Thu hồi phê duyệt', 'Revoke the approval'],
  'mo-lai': ['Mở lại', 'Reopen'],
  huy: ['Hủy', 'Cancel'],
  'doi-soat': ['Đối soát', 'Reconcile'],
  'huy-doi-soat': ['Hủy đối soát', 'Undo reconciliation'],
  'ghi-nhan-dong': ['Ghi nhận đóng tiền', 'Note a payment'],
  'xac-nhan-dong': ['Xác nhận đóng', 'Confirm payment'],
  'khong-tim-thay': ['Không tìm thấy khoản tiền', 'Money not found'],
  'cap-lai-gcn': ['Cấp lại GCN', 'Reissue certificate'],
  'dieu-chinh': ['Điều chỉnh', 'Adjust'],
  'hoan-tra': ['Hoàn trả', 'Pay back'],
  'sua-ton-dau': ['Sửa tồn đầu kỳ', 'Correct opening stock'],
  'sua-tai-khoan': ['Sửa tài khoản nhận', 'Correct the account'],
  'tinh-lai': ['Tính lại dư nợ', 'Recalculate the debt'],
  'ket-thuc': ['Kết thúc hiệu lực', 'End force'],
  'ngung-ap-dung': ['Ngừng áp dụng', 'Deactivate'],
  'kich-hoat': ['Áp dụng lại', 'Activate again'],
  'chi-tra': ['Chi trả', 'Pay'],
  'huy-chi': ['Hủy chi', 'Take back a payment'],
  khoa: ['Khóa', 'Lock'],
  'mo-khoa': ['Mở khóa', 'Unlock'],
  nhap: ['Nhập', 'Import'],
  xuat: ['Xuất', 'Export'],
  'xem-nhay-cam': ['Xem dữ liệu nhạy cảm', 'View sensitive data'],
});

/** Đối tượng: the kinds of record in the order of the menu. */
export const logKinds = named<LogKind>({
  'bao-cao-quy': ['Báo cáo quỹ', 'Fund report'],
  'nguoi-lao-dong-tu-dong': ['Hồ sơ lao động tự đóng', 'Self-paying dossier'],
  'dong-gop-quy': ['Đóng góp quỹ', 'Contribution'],
  'phieu-nop-quy': ['Phiếu nộp quỹ', 'Pay-in voucher'],
  'bao-cao-doanh-thu': ['Báo cáo quỹ theo doanh thu', 'Revenue report'],
  'bao-cao-tai-lieu': ['Báo cáo quỹ theo sử dụng tài liệu', 'Document report'],
  'yeu-cau-ho-tro': ['Yêu cầu hỗ trợ', 'Support request'],
  'lao-dong-duoc-ho-tro': ['Lao động được hỗ trợ', 'Supported worker'],
  'nguoi-lao-dong': ['Người lao động', 'Worker'],
  'don-vi': ['Đơn vị', 'Unit'],
  'bao-cao': ['Báo cáo thống kê', 'Statistical report'],
  'tep-dinh-kem': ['Tệp đính kèm', 'Attachment'],
  'nguoi-dung': ['Người dùng', 'User'],
  'vai-tro': ['Vai trò', 'Role'],
  'phan-quyen': ['Phân quyền', 'Permissions'],
  'dm-so-tien-dong-quy': ['Số tiền đóng quỹ', 'Contribution amount'],
  'dm-loai-ho-tro': ['Loại hỗ trợ', 'Support type'],
  'ngay-nghi': ['Ngày nghỉ', 'Day off'],
  'don-vi-thue': ['Đơn vị thuê', 'Tenant'],
  'tinh-nang': ['Tính năng', 'Feature'],
  'cai-dat': ['Cài đặt', 'Settings'],
  'nhat-ky': ['Nhật ký hệ thống', 'Log'],
  'phien-dang-nhap': ['Phiên đăng nhập', 'Session'],
});

/** Kết quả. */
export const logResults: readonly NamedValue<LogResult>[] = [
  { id: 1, ten: 'Thành công', tenEn: 'Done' },
  { id: 2, ten: 'Thất bại', tenEn: 'Failed' },
];

/** Who did what nobody did. */
export const logActors: readonly NamedValue<'he-thong'>[] = [{ id: 'he-thong', ten: 'Hệ thống', tenEn: 'System' }];

/** A value without its names does not compile. */
function named<Id extends string>(names: Readonly<Record<Id, readonly [ten: string, tenEn: string]>>) {
  return Object.entries<readonly [string, string]>(names).map(([id, [ten, tenEn]]): NamedValue<Id> => ({
    id: id as Id,
    ten,
    tenEn,
  }));
}
