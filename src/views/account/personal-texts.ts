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
    'personal.menu': 'Vị trí menu',
    'personal.menu.side': 'Dọc, bên cạnh',
    'personal.menu.top': 'Ngang, phía trên',
    'personal.menuHint': 'Áp dụng cho cửa sổ rộng từ 992 px.',
    'personal.singleKeys': 'Phím tắt một phím',
    'personal.singleKeysHint':
      'Ví dụ: ? xem phím tắt, / tìm kiếm, g rồi l mở Người lao động. Nên tắt khi nhập bằng giọng nói.',
    'personal.reset': 'Khôi phục mặc định',
    'personal.resetQuestion':
      'Giao diện, mật độ, vị trí menu, phím tắt và các cột đã chọn của mọi danh sách sẽ trở về mặc định. Bạn có chắc chắn không?',
    'personal.resetDone': 'Đã khôi phục các tùy chọn mặc định.',
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
    'personal.menu': 'Place of the menu',
    'personal.menu.side': 'At the side',
    'personal.menu.top': 'Across the top',
    'personal.menuHint': 'Takes effect in windows of at least 992 px.',
    'personal.singleKeys': 'Single-key shortcuts',
    'personal.singleKeysHint':
      'For example: ? shows the shortcuts, / searches, g then l opens the workers. Switch them off when you dictate.',
    'personal.reset': 'Restore defaults',
    'personal.resetQuestion':
      'Appearance, density, place of the menu, shortcuts and the chosen columns of every list go back to their defaults. Are you sure?',
    'personal.resetDone': 'Your preferences are back to their defaults.',
  },
});
