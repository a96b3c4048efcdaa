import { defineTexts } from '@/domain/localization/texts';

/** Words of the permission dialog. */
export const permissionTexts = defineTexts({
  vi: {
    'permissions.none': 'Không có quyền nào để phân.',
    'permissions.all': 'Cấp tất cả các quyền',
    'permissions.allInGroup': 'Chọn tất cả trong nhóm',
    'permissions.count': '{granted}/{total}',
    'permissions.countLabel': 'đã cấp {granted} trên {total}',
    'permissions.changed': 'Đã thay đổi {n} quyền.',
    'permissions.keys': 'Dùng các phím mũi tên để di chuyển, phím cách để chọn.',
    'permissions.fromRole': 'Từ vai trò {name}',
    'permissions.fromUser': 'Từ người dùng {name}',
    'permissions.fromClient': 'Từ ứng dụng {name}',
    'permissions.fromOther': 'Từ {provider} {name}',
    'permissions.onlyFor': 'Chỉ cấp được cho {providers}',
    'permissions.roles': 'vai trò',
    'permissions.users': 'người dùng',
    'permissions.clients': 'ứng dụng',
  },
  en: {
    'permissions.none': 'There are no permissions to grant.',
    'permissions.all': 'Grant all permissions',
    'permissions.allInGroup': 'Select all in this group',
    'permissions.count': '{granted}/{total}',
    'permissions.countLabel': '{granted} of {total} granted',
    'permissions.changed': 'Permissions changed: {n}.',
    'permissions.keys': 'Move with the arrow keys, choose with the space bar.',
    'permissions.fromRole': 'From the role {name}',
    'permissions.fromUser': 'From the user {name}',
    'permissions.fromClient': 'From the application {name}',
    'permissions.fromOther': 'From {provider} {name}',
    'permissions.onlyFor': 'Can be granted to {providers} only',
    'permissions.roles': 'roles',
    'permissions.users': 'users',
    'permissions.clients': 'applications',
  },
});
