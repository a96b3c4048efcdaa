import { defineTexts } from '@/domain/localization/texts';

export const resumeTexts = defineTexts({
  vi: {
    'resume.title': 'Phiên làm việc đã hết hạn',
    'resume.name': 'Họ và tên',
    'resume.submit': 'Đăng nhập lại',
    'resume.otherAccount': 'Đăng nhập bằng tài khoản khác',
    'resume.redirectHint':
      'Không dùng được cửa sổ riêng? Bạn có thể sang trang đăng nhập chung; dữ liệu đang nhập dở được giữ trong thẻ này và trang sẽ mở lại đúng chỗ.',
    'resume.redirectLoss':
      'Không dùng được cửa sổ riêng? Hãy cho phép trang này mở cửa sổ rồi thử lại. Bạn cũng có thể sang trang đăng nhập chung và trang sẽ mở lại đúng chỗ, nhưng nội dung đang nhập trong hộp thoại hoặc đang chọn dở sẽ mất.',
    'resume.redirect': 'Sang trang đăng nhập',
    'resume.retry': 'Thử lại',
  },
  en: {
    'resume.title': 'Your session has expired',
    'resume.name': 'Name',
    'resume.submit': 'Sign in again',
    'resume.otherAccount': 'Sign in with another account',
    'resume.redirectHint':
      'The window does not work here? You can go to the sign-in page instead; what you were typing is kept in this tab, and the page opens again where it was.',
    'resume.redirectLoss':
      'The window does not work here? Allow this page to open windows and try again. You can also go to the sign-in page, and the page opens again where it was; but what you were typing in a dialog, or choosing, will be lost.',
    'resume.redirect': 'Go to the sign-in page',
    'resume.retry': 'Try again',
  },
});
