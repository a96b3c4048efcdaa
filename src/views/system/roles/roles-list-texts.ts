import { defineTexts } from '@/domain/localization/texts';

/** Words of the role list (domain dictionary §5.15). */
export const rolesListTexts = defineTexts({
  vi: {
    'roles.title': 'Danh sách quyền',
    'roles.heading': 'Danh sách quyền / Vai trò',
    'roles.searchHint': 'Tên vai trò',
    'roles.empty': 'Chưa có vai trò nào.',
    'roles.name': 'Mã vai trò',
    'roles.label': 'Vai trò',
    'roles.kinds': 'Tính chất',
    'action.permissions': 'Phân quyền',
  },
  en: {
    'roles.title': 'Roles',
    'roles.heading': 'Roles and permissions',
    'roles.searchHint': 'Name of the role',
    'roles.empty': 'There are no roles yet.',
    'roles.name': 'Name',
    'roles.label': 'Role',
    'roles.kinds': 'Kind',
    'action.permissions': 'Permissions',
  },
});

export type RolesListTextKey = keyof typeof rolesListTexts.vi;
