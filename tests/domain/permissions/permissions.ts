import type { Permission, PermissionList } from '@/domain/permissions/permission';

/** A permission that a test names only what it is about of. */
export function permission(name: string, other: Partial<Permission> = {}): Permission {
  return {
    name,
    displayName: `Quyền ${name}`,
    parentName: null,
    isGranted: false,
    allowedProviders: [],
    grantedProviders: [],
    ...other,
  };
}

export function listOf(...permissions: readonly Permission[]): PermissionList {
  return { entityDisplayName: 'Kế toán Quỹ', groups: [{ name: 'g', displayName: 'Nhóm', permissions }] };
}

/** Granted by a role, as a user sees it. */
export const fromRole: Partial<Permission> = {
  isGranted: true,
  grantedProviders: [{ providerName: 'R', providerKey: 'Kế toán Quỹ' }],
};
