import { useCallback, useMemo, useState } from 'react';

import type { PermissionProvider } from '@/domain/permissions/permission';
import type { Role } from '@/domain/roles/role';
import { useTexts } from '@/views/app/localization-context';
import { ListScreen } from '@/views/shared/list/list-screen';
import { useModal } from '@/views/shared/modal/use-modal';
import { PermissionDialog } from '@/views/shared/permissions/permission-dialog';
import { useRoleTitle } from '@/views/shared/person/role-titles';

import { useRefreshAccess } from '../use-refresh-access';
import { roleTexts } from './role-texts';
import { rolesList } from './roles-list';
import { useRoleRemovalQuestion } from './use-role-removal-question';

/** Roles and their permissions. `/identity/roles` shows this very screen too, for the reasons `UsersScreen` names. */
export function RolesScreen() {
  const texts = useTexts(roleTexts);
  const roleTitle = useRoleTitle();
  const removalQuestion = useRoleRemovalQuestion();
  const refreshAccess = useRefreshAccess();
  const permissionsRef = useModal({ size: 'lg' });
  const [roleName, setRoleName] = useState<string>();
  const provider = useMemo<PermissionProvider | undefined>(
    () => (roleName === undefined ? undefined : { name: 'R', key: roleName }),
    [roleName],
  );
  const onRowAction = useCallback(
    (_: string, { name }: Role) => {
      setRoleName(name);
      permissionsRef.send({ type: 'modal.open' });
    },
    [permissionsRef],
  );
  return (
    <>
      <ListScreen
        description={rolesList}
        onRowAction={onRowAction}
        removalQuestion={removalQuestion}
        onRemoved={refreshAccess}
      />
      <PermissionDialog
        modalRef={permissionsRef}
        provider={provider}
        title={texts('permissions.title', { name: roleTitle(roleName ?? '') })}
      />
    </>
  );
}
