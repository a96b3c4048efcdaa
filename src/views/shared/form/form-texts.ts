import { defineTexts } from '@/domain/localization/texts';

/** Words of the form engine itself; labels and help belong to the forms. */
export const formTexts = defineTexts({
  vi: {
    'form.invalidCount': '{n} trường cần sửa trước khi lưu.',
    'form.refusedTitle': 'Máy chủ chưa chấp nhận dữ liệu',
    'form.openCalendar': 'Chọn ngày: {label}',
    'form.calendarTitle': 'Lịch – {label}',
    'form.dateHint': 'ngày/tháng/năm',
    'form.chooseOne': 'Chọn…',
    'form.noOption': 'Không có mục phù hợp',
    'form.typeToSearch': 'Gõ mã hoặc tên để tìm',
    'form.optionsFailed': 'Không tải được danh mục.',
    'form.masked': 'Số được che để bảo vệ dữ liệu cá nhân. Giá trị đã lưu được giữ nguyên.',
    'form.removeRow': 'Xóa: {name}',
    'form.openRow': 'Mở: {name}',
    'form.closeRow': 'Thu gọn: {name}',
    'form.rowInvalid': 'Có trường cần sửa',
    'form.confirmRemoveRow': 'Bạn có chắc chắn muốn xóa {name} không? Thay đổi có hiệu lực khi lưu.',
  },
  en: {
    'form.invalidCount': 'Fields to correct before saving: {n}.',
    'form.refusedTitle': 'The server does not accept the data yet',
    'form.openCalendar': 'Choose a date: {label}',
    'form.calendarTitle': 'Calendar – {label}',
    'form.dateHint': 'day/month/year',
    'form.chooseOne': 'Choose…',
    'form.noOption': 'Nothing matches',
    'form.typeToSearch': 'Type a code or a name',
    'form.optionsFailed': 'The list could not be loaded.',
    'form.masked': 'The number is hidden to protect personal data. The stored value is kept as it is.',
    'form.removeRow': 'Remove: {name}',
    'form.openRow': 'Open: {name}',
    'form.closeRow': 'Fold: {name}',
    'form.rowInvalid': 'Has fields to correct',
    'form.confirmRemoveRow': 'Are you sure you want to remove {name}? It takes effect when you save.',
  },
});
