import { defineTexts } from '@/domain/localization/texts';

export const framedTexts = defineTexts({
  vi: {
    'framed.title': 'Ứng dụng không chạy bên trong trang khác',
    'framed.details': 'Để giữ an toàn cho phiên làm việc, hãy mở ứng dụng trong một thẻ riêng của trình duyệt.',
    'framed.open': 'Mở trong thẻ mới',
  },
  en: {
    'framed.title': 'The application does not run inside another page',
    'framed.details': 'To keep your session safe, please open the application in a browser tab of its own.',
    'framed.open': 'Open in a new tab',
  },
});
