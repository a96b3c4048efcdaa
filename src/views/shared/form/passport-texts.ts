import { defineTexts } from '@/domain/localization/texts';

export const passportTexts = defineTexts({
  vi: {
    'passport.endsSoon': 'Vào ngày xuất cảnh, hộ chiếu còn hạn chưa đủ {months} tháng. Hồ sơ vẫn lưu được.',
  },
  en: {
    'passport.endsSoon': 'At departure the passport has less than {months} months left. It can be saved all the same.',
  },
});
