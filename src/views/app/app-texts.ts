import { defineTexts } from '@/domain/localization/texts';

/** The names the specification gives the product, and the words of the shell (domain dictionary §9.1). */
export const appTexts = defineTexts({
  vi: {
    'app.fundName': 'Quỹ Hỗ Trợ Việc Làm Ngoài Nước',
    'app.title': 'Fund supporting overseas employment',
    'language.choose': 'Ngôn ngữ',
    'wait.loading': 'Đang tải dữ liệu…',
    'wait.signingOut': 'Đang đăng xuất…',
    'wait.signingIn': 'Đang đăng nhập…',
    'action.signOut': 'Đăng xuất',
    'action.cancel': 'Hủy',
  },
  en: {
    'app.fundName': 'Quỹ Hỗ Trợ Việc Làm Ngoài Nước',
    'app.title': 'Fund supporting overseas employment',
    'language.choose': 'Language',
    'wait.loading': 'Loading…',
    'wait.signingOut': 'Signing out…',
    'wait.signingIn': 'Signing in…',
    'action.signOut': 'Sign out',
    'action.cancel': 'Cancel',
  },
});
