import { defineTexts } from '../localization/texts';
import { callErrorTexts } from './call-error-texts';
import { importErrorTexts } from './import-error-texts';
import { signInErrorTexts } from './sign-in-error-texts';

/** Title and details of every catalogue entry, `<code>.title` and `<code>.details`, and the labels of the recoveries. */
export const errorTexts = defineTexts({
  vi: {
    ...callErrorTexts.vi,
    ...importErrorTexts.vi,
    ...signInErrorTexts.vi,
    'recovery.close': 'Đóng',
    'recovery.retry': 'Thử lại',
    'recovery.home': 'Về trang chủ',
    'recovery.signIn': 'Đăng nhập lại',
    'recovery.reload': 'Tải lại',
  },
  en: {
    ...callErrorTexts.en,
    ...importErrorTexts.en,
    ...signInErrorTexts.en,
    'recovery.close': 'Close',
    'recovery.retry': 'Try again',
    'recovery.home': 'Home',
    'recovery.signIn': 'Sign in again',
    'recovery.reload': 'Reload',
  },
});

export type ErrorTextKey = keyof typeof errorTexts.vi;
