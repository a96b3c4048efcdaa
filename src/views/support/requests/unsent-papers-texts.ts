import { defineTexts } from '@/domain/localization/texts';

/** Why a request with files on their way is not saved. */
export const unsentPapersTexts = defineTexts({
  vi: {
    'unsent.refusal':
      'Chưa lưu được: còn tệp chưa tải lên xong. Hãy chờ tệp tải xong, thử lại hoặc bỏ tệp dưới đây, rồi lưu lại.',
  },
  en: {
    'unsent.refusal':
      'Not saved: some files are not uploaded yet. Wait until they are, try them again or take them off below, then save.',
  },
});
