import { defineTexts } from '@/domain/localization/texts';

/** Labels, helps and sentences of a role's record and form (domain dictionary §5.15). */
export const roleTexts = defineTexts({
  vi: {
    'role.facts': 'Thông tin vai trò',
    'role.name': 'Mã vai trò',
    'role.title': 'Vai trò',
    'role.isDefault': 'Mặc định',
    'role.isPublic': 'Công khai',
    'role.isStatic': 'Cố định',
    'role.yes': 'Có',
    'role.no': 'Không',
    'role.users': 'Người dùng có vai trò này',
    'role.permissions': 'Phân quyền',
    'role.create': 'Thêm vai trò',
    'role.edit': 'Sửa vai trò',
    'role.save': 'Lưu thay đổi',
    'role.formTitle': 'Thông tin vai trò',
    'help.isDefault': 'Người dùng mới được gán sẵn vai trò này.',
    'help.isPublic': 'Người dùng khác thấy được ai có vai trò này.',
    'help.isStatic': 'Vai trò của hệ thống: không đổi tên, không xóa được.',
    'help.nameLocked': 'Vai trò cố định của hệ thống, không đổi tên được.',
    'help.rename': 'Người dùng và quyền của vai trò đi theo tên mới.',
    'permissions.title': 'Phân quyền vai trò: {name}',
    'remove.question': 'Bạn có chắc chắn muốn xóa vai trò {name} không? Dữ liệu đã xóa không thể khôi phục.',
    'remove.held':
      'Bạn có chắc chắn muốn xóa vai trò {name} không? {n} người dùng đang có vai trò này sẽ mất các quyền đi kèm. Dữ liệu đã xóa không thể khôi phục.',
    'remove.uncounted':
      'Bạn có chắc chắn muốn xóa vai trò {name} không? Không đếm được số người dùng đang có vai trò này; những người đó sẽ mất các quyền đi kèm. Dữ liệu đã xóa không thể khôi phục.',
  },
  en: {
    'role.facts': 'Role',
    'role.name': 'Name',
    'role.title': 'Role',
    'role.isDefault': 'Default',
    'role.isPublic': 'Public',
    'role.isStatic': 'Static',
    'role.yes': 'Yes',
    'role.no': 'No',
    'role.users': 'Users with this role',
    'role.permissions': 'Permissions',
    'role.create': 'Add role',
    'role.edit': 'Edit role',
    'role.save': 'Save changes',
    'role.formTitle': 'Role',
    'help.isDefault': 'New users are given this role.',
    'help.isPublic': 'Other users can see who has this role.',
    'help.isStatic': 'A role of the system: it is neither renamed nor deleted.',
    'help.nameLocked': 'A static role of the system cannot be renamed.',
    'help.rename': 'Users and permissions of the role follow to the new name.',
    'permissions.title': 'Permissions of the role: {name}',
    'remove.question': 'Are you sure you want to delete the role {name}? Deleted data cannot be restored.',
    'remove.held':
      'Are you sure you want to delete the role {name}? Users who have it and will lose its permissions: {n}. Deleted data cannot be restored.',
    'remove.uncounted':
      'Are you sure you want to delete the role {name}? Users who have it will lose its permissions; how many could not be counted. Deleted data cannot be restored.',
  },
});
