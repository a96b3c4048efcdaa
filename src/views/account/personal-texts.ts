import { defineTexts } from '@/domain/localization/texts';

export const personalTexts = defineTexts({
  vi: {
    'personal.back': 'Về trang chủ',
    'personal.profile': 'Hồ sơ',
    'personal.preferences': 'Tùy chọn hiển thị',
    'personal.preferencesHint': 'Được giữ trên trình duyệt này.',
    'personal.language': 'Ngôn ngữ',
    'personal.theme': 'Giao diện',
    'personal.theme.light': 'Sáng',
    'personal.theme.dark': 'Tối',
    'personal.theme.system': 'Theo hệ thống',
    'personal.density': 'Mật độ hiển thị',
    'personal.density.compact': 'Gọn',
    'personal.density.comfortable': 'Thoáng',
  },
  en: {
    'personal.back': 'Home',
    'personal.profile': 'Profile',
    'personal.preferences': 'Display preferences',
    'personal.preferencesHint': 'Kept in this browser.',
    'personal.language': 'Language',
    'personal.theme': 'Appearance',
    'personal.theme.light': 'Light',
    'personal.theme.dark': 'Dark',
    'personal.theme.system': 'As the system',
    'personal.density': 'Density',
    'personal.density.compact': 'Compact',
    'personal.density.comfortable': 'Comfortable',
  },
});
