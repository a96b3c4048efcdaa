import { defineTexts } from '@/domain/localization/texts';

export const noticeTexts = defineTexts({
  vi: { 'toast.region': 'Thông báo', 'toast.times': '{count} lần' },
  en: { 'toast.region': 'Notices', 'toast.times': '{count} times' },
});
