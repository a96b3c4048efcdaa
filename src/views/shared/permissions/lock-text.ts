import type { Translate } from '@/domain/localization/texts';
import type { PermissionGrant } from '@/domain/permissions/permission';
import type { PermissionLock } from '@/domain/permissions/permission-tree';

import type { permissionTexts } from './permission-texts';

export type PermissionTranslate = Translate<typeof permissionTexts.vi>;

/**
 * Why a permission cannot be changed, e.g. 'Từ vai trò Kế toán Quỹ'.
 *
 * @param roleTitle How the role of a name is called: a role's key is its name (ABP contract §7).
 */
export function lockText(
  lock: PermissionLock,
  texts: PermissionTranslate,
  roleTitle: (role: string) => string,
): string {
  switch (lock.reason) {
    case 'granted':
      return lock.grants.map((grant) => grantText(grant, texts, roleTitle)).join('; ');
    case 'notAllowed':
      return texts('permissions.onlyFor', {
        providers: lock.providers.map((name) => providerText(name, texts)).join(', '),
      });
    case 'notHeld':
      return texts('permissions.notHeld');
  }
}

function grantText(
  { providerName, providerKey: name }: PermissionGrant,
  texts: PermissionTranslate,
  roleTitle: (role: string) => string,
): string {
  switch (providerName) {
    case 'R':
      return texts('permissions.fromRole', { name: roleTitle(name) });
    case 'U':
      return texts('permissions.fromUser', { name });
    case 'C':
      return texts('permissions.fromClient', { name });
    default:
      return texts('permissions.fromOther', { provider: providerName, name }).trim();
  }
}

function providerText(name: string, texts: PermissionTranslate): string {
  switch (name) {
    case 'R':
      return texts('permissions.roles');
    case 'U':
      return texts('permissions.users');
    case 'C':
      return texts('permissions.clients');
    default:
      return name;
  }
}
