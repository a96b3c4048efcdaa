import { defineTexts } from '@/domain/localization/texts';

export const noticeTexts = defineTexts({
  vi: {
    'toast.success': 'Thành công',
    'toast.error': 'Lỗi',
    'toast.warning': 'Cảnh báo',
    'toast.info': 'Thông báo',
    'toast.region': 'Thông báo',
    'toast.times': '{count} lần',
    'notice.close': 'Đóng',
    'confirm.title': 'Xác nhận',
    'confirm.yes': 'Có',
    'confirm.no': 'Không',
  },
  en: {
    'toast.success': 'Success',
    'toast.error': 'Error',
    'toast.warning': 'Warning',
    'toast.info': 'Notice',
    'toast.region': 'Notices',
    'toast.times': '{count} times',
    'notice.close': 'Close',
    'confirm.title': 'Please confirm',
    'confirm.yes': 'Yes',
    'confirm.no': 'No',
  },
});
