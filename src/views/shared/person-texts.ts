import { defineTexts } from '@/domain/localization/texts';

export const personTexts = defineTexts({
  vi: {
    'person.userName': 'Tên đăng nhập',
    'person.roles': 'Vai trò',
    'person.noRoles': 'Chưa có vai trò',
    'person.unit': 'Đơn vị',
    'person.email': 'Email',
    'person.phone': 'Điện thoại',
    'person.fundStaff': 'Quỹ Hỗ trợ việc làm ngoài nước',
    'person.unitStaff': 'Đơn vị báo cáo',
  },
  en: {
    'person.userName': 'User name',
    'person.roles': 'Roles',
    'person.noRoles': 'No role yet',
    'person.unit': 'Unit',
    'person.email': 'Email',
    'person.phone': 'Phone',
    'person.fundStaff': 'The Fund itself',
    'person.unitStaff': 'Reporting unit',
  },
});
