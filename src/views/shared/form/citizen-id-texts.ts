import { defineTexts } from '@/domain/localization/texts';

export const citizenIdTexts = defineTexts({
  vi: {
    'citizenId.soCccd': 'Số CCCD',
    'citizenId.lyDoCccd': 'Lý do số CCCD không khớp',
    'citizenId.help.soCccd': '12 chữ số; cũng là mã số lao động.',
    'citizenId.help.unknownProvince':
      'Ba số đầu không phải mã tỉnh của Việt Nam. Số vẫn hợp lệ nếu đăng ký khai sinh ở nước ngoài.',
    'citizenId.help.lyDoCccd': 'Từ 10 đến 500 ký tự. Số CCCD được chấp nhận khi có lý do.',
    'citizenId.hint.text': 'Theo số CCCD: {sex}, sinh năm {year}.',
    'citizenId.hint.useSex': 'Dùng giới tính: {sex}',
  },
  en: {
    'citizenId.soCccd': 'Personal ID number',
    'citizenId.lyDoCccd': 'Why the ID number differs',
    'citizenId.help.soCccd': '12 digits; the worker number too.',
    'citizenId.help.unknownProvince':
      'The first three digits are no Vietnamese province. Right all the same if the birth was registered abroad.',
    'citizenId.help.lyDoCccd': '10 to 500 characters. With a reason the number is accepted.',
    'citizenId.hint.text': 'By the ID number: {sex}, born in {year}.',
    'citizenId.hint.useSex': 'Use this sex: {sex}',
  },
});
