import { defineTexts } from '@/domain/localization/texts';

export const noticeTexts = defineTexts({
  vi: { 'toast.region': 'Thông báo', 'toast.times': '{count} lần', 'toast.close': 'Đóng thông báo' },
  en: { 'toast.region': 'Notices', 'toast.times': '{count} times', 'toast.close': 'Close the notice' },
});
