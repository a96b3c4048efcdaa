import { defineTexts } from '@/domain/localization/texts';

export const tenantBoxTexts = defineTexts({
  vi: {
    'tenant.current': 'Đơn vị thuê:',
    'tenant.host': 'Máy chủ',
    'tenant.switch': 'Đổi',
    'tenant.switchLabel': 'Đổi đơn vị thuê',
    'tenant.name': 'Tên đơn vị thuê',
    'tenant.hint': 'Để trống để chuyển về phía máy chủ.',
    'tenant.unknown': 'Không có đơn vị thuê tên “{name}”. Vui lòng kiểm tra lại tên.',
    'tenant.save': 'Lưu',
    'tenant.saving': 'Đang đổi…',
    'tenant.cancel': 'Hủy',
  },
  en: {
    'tenant.current': 'Tenant:',
    'tenant.host': 'Host',
    'tenant.switch': 'Switch',
    'tenant.switchLabel': 'Switch the tenant',
    'tenant.name': 'Name of the tenant',
    'tenant.hint': 'Leave it blank to switch to the host side.',
    'tenant.unknown': 'There is no tenant named “{name}”. Please check the name.',
    'tenant.save': 'Save',
    'tenant.saving': 'Switching…',
    'tenant.cancel': 'Cancel',
  },
});
