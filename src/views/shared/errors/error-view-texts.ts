import { defineTexts } from '@/domain/localization/texts';

export const errorViewTexts = defineTexts({
  vi: {
    'error.technical': 'Chi tiết kỹ thuật',
    'error.copyLines': 'Sao chép',
    'error.copied': 'Đã sao chép',
    'error.notCopied': 'Chưa sao chép được',
    'error.repeated': 'Lỗi này đã xảy ra {count} lần.',
    'error.area': 'Phần này đang gặp lỗi.',
  },
  en: {
    'error.technical': 'Technical details',
    'error.copyLines': 'Copy',
    'error.copied': 'Copied',
    'error.notCopied': 'Not copied',
    'error.repeated': 'This error has occurred {count} times.',
    'error.area': 'This part does not work at the moment.',
  },
});
