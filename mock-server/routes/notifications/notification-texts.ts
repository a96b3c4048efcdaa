import { builtInLanguageOf } from '@/domain/localization/languages';
import { defineTexts, interpolate } from '@/domain/localization/texts';

import type { NotificationEvent, NotificationRow } from '../../data/notification-row';

type EventTexts = Readonly<Record<`${NotificationEvent}.${'title' | 'text'}`, string>>;

const vi = {
  'worker.contributed.title': 'Đã ghi nhận đóng góp Quỹ',
  'worker.contributed.text': '{ten}: giấy chứng nhận {so}, ngày {ngay}.',
  'worker.changed.title': 'Hồ sơ người lao động được cập nhật',
  'worker.changed.text': '{nguoi} đã sửa hồ sơ của {ten}.',
  'worker.merged.title': 'Hồ sơ trùng đã được gộp',
  'worker.merged.text': '{nguoi} đã gộp hai hồ sơ của {ten}.',
  'workers.imported.title': 'Nhập người lao động từ Excel',
  'workers.imported.text': '{nguoi} đã thêm {so} người lao động từ tệp Excel.',
  'unit.assigned.title': 'Bạn được giao phụ trách một đơn vị',
  'unit.assigned.text': '{donVi}',
  'unit.changed.title': 'Thông tin đơn vị được cập nhật',
  'unit.changed.text': '{nguoi} đã sửa thông tin của {donVi}.',
  'account.passwordChanged.title': 'Mật khẩu của bạn đã được đổi',
  'account.passwordChanged.text': 'Nếu không phải bạn đổi, hãy báo ngay cho quản trị viên.',
  'account.changed.title': 'Tài khoản của bạn được cập nhật',
  'account.changed.text': '{nguoi} đã thay đổi thông tin hoặc vai trò của bạn.',
  'account.registered.title': 'Tài khoản mới đăng ký',
  'account.registered.text': '{ten} chờ được gán đơn vị và vai trò.',
} as const satisfies EventTexts;

const notificationTexts = defineTexts({
  vi,
  en: {
    'worker.contributed.title': 'Contribution recorded',
    'worker.contributed.text': '{ten}: certificate {so} of {ngay}.',
    'worker.changed.title': 'Worker record updated',
    'worker.changed.text': '{nguoi} changed the record of {ten}.',
    'worker.merged.title': 'Duplicate records merged',
    'worker.merged.text': '{nguoi} merged two records of {ten}.',
    'workers.imported.title': 'Workers imported from Excel',
    'workers.imported.text': '{nguoi} added {so} workers from an Excel file.',
    'unit.assigned.title': 'A unit was assigned to you',
    'unit.assigned.text': '{donVi}',
    'unit.changed.title': 'Unit updated',
    'unit.changed.text': '{nguoi} changed the details of {donVi}.',
    'account.passwordChanged.title': 'Your password was changed',
    'account.passwordChanged.text': 'If this was not you, tell the administrator at once.',
    'account.changed.title': 'Your account was updated',
    'account.changed.text': '{nguoi} changed your details or roles.',
    'account.registered.title': 'New account registered',
    'account.registered.text': '{ten} waits for a unit and a role.',
  },
});

/** A message as its reader gets it. @param culture Of the answer. */
export function notificationDto({ suKien, thamSo, ...row }: NotificationRow, culture: string) {
  const texts = notificationTexts[builtInLanguageOf(culture)];
  return {
    id: row.id,
    loai: row.loai,
    tieuDe: interpolate(texts[`${suKien}.title`], thamSo),
    noiDung: interpolate(texts[`${suKien}.text`], thamSo),
    duongDan: row.duongDan,
    thoiGian: row.thoiGian,
    daDoc: row.daDoc,
  };
}
