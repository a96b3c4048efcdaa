import { defineTexts } from '@/domain/localization/texts';

export const deskTexts = defineTexts({
  vi: {
    'desk.title': 'Bàn huấn luyện',
    'desk.tabs': 'Các phần của bàn huấn luyện',
    'desk.close': 'Đóng bàn huấn luyện',
    'desk.shortcut': 'Alt + Shift + T',
    'desk.changed': 'Đang khác mặc định: {parts}.',
    'desk.reset': 'Về mặc định',
    'desk.resetDataQuestion':
      'Về mặc định cũng chuyển sang bộ dữ liệu mặc định. Các thay đổi hiện tại sẽ mất nếu chưa lưu bản chụp. Bạn có chắc chắn không?',
    'desk.resetDone': 'Bàn huấn luyện đã về mặc định.',
    'desk.lessons': 'Bài học',
    'desk.faults': 'Lỗi',
    'desk.network': 'Mạng',
    'desk.requests': 'Nhật ký gọi',
    'desk.clock': 'Đồng hồ',
    'desk.people': 'Người dùng',
    'desk.data': 'Dữ liệu',
    'desk.charts': 'Máy trạng thái',
  },
  en: {
    'desk.title': 'Trainer’s desk',
    'desk.tabs': 'Parts of the trainer’s desk',
    'desk.close': 'Close the trainer’s desk',
    'desk.shortcut': 'Alt + Shift + T',
    'desk.changed': 'Differs from the default: {parts}.',
    'desk.reset': 'Back to default',
    'desk.resetDataQuestion':
      'This also changes to the default data set. The present changes are lost unless a snapshot was taken. Are you sure?',
    'desk.resetDone': 'The trainer’s desk is back to its default.',
    'desk.lessons': 'Lessons',
    'desk.faults': 'Failures',
    'desk.network': 'Network',
    'desk.requests': 'Calls',
    'desk.clock': 'Clock',
    'desk.people': 'People',
    'desk.data': 'Data',
    'desk.charts': 'State machines',
  },
});
