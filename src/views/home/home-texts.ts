import { defineTexts } from '@/domain/localization/texts';

export const homeTexts = defineTexts({
  vi: {
    'home.morning': 'Chào buổi sáng, {name}',
    'home.afternoon': 'Chào buổi chiều, {name}',
    'home.evening': 'Chào buổi tối, {name}',
    'home.areas': 'Công việc của tôi',
    'home.whoAmI': 'Thông tin của tôi',
  },
  en: {
    'home.morning': 'Good morning, {name}',
    'home.afternoon': 'Good afternoon, {name}',
    'home.evening': 'Good evening, {name}',
    'home.areas': 'My work',
    'home.whoAmI': 'About me',
  },
});
