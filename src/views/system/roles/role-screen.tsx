import { Button } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Link, useParams } from 'wouter';

import { href } from '@/domain/navigation/routes';
import type { PermissionProvider } from '@/domain/permissions/permission';
import { policies } from '@/domain/policies/policy-names';
import type { Role } from '@/domain/roles/role';
import { useGranted } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { useModal } from '@/views/shared/modal/use-modal';
import { PermissionDialog } from '@/views/shared/permissions/permission-dialog';
import { Facts } from '@/views/shared/record/facts';
import { RecordView } from '@/views/shared/record/record-view';
import { useRecord } from '@/views/shared/record/use-record';
import { useRoleTitle } from '@/views/shared/person/role-titles';

import { useRefreshAccess } from '../use-refresh-access';
import { roleTexts } from './role-texts';
import { useRoleRemovalQuestion } from './use-role-removal-question';

/** One role (domain dictionary §5.15). */
export function RoleScreen() {
  const { roleId } = useParams<{ roleId: string }>();
  return <ShownRole key={roleId} roleId={roleId} />;
}

function ShownRole({ roleId }: { readonly roleId: string }) {
  const texts = useTexts(roleTexts);
  const { roles } = useServices();
  const roleTitle = useRoleTitle();
  const removalQuestion = useRoleRemovalQuestion();
  const refreshAccess = useRefreshAccess();
  const recordRef = useRecord<Role>(roleId, roles);
  const role = useSelector(recordRef, ({ context }) => context.record);
  const permissionsRef = useModal({ size: 'lg' });
  const mayEdit = useGranted(policies.rolesEdit);
  const mayRemove = useGranted(policies.rolesDelete);
  const mayGrant = useGranted(policies.rolesManagePermissions);
  const maySeeUsers = useGranted(policies.users);
  const roleName = role?.name;
  const provider = useMemo<PermissionProvider | undefined>(
    () => (roleName === undefined ? undefined : { name: 'R', key: roleName }),
    [roleName],
  );

  return (
    <>
      <RecordView<Role>
        recordRef={recordRef}
        backHref={href('roles')}
        nameOf={({ name }) => roleTitle(name)}
        subtitleOf={({ name }) => name}
        editHref={mayEdit ? href('roleEdit', { roleId }) : undefined}
        canRemove={mayRemove && role?.isStatic === false}
        removalQuestion={removalQuestion}
        onRemoved={refreshAccess}
        actions={
          <>
            {maySeeUsers && roleName !== undefined ? (
              <Button
                variant="outlined"
                color="secondary"
                component={Link}
                href={href('users', undefined, new URLSearchParams({ vaiTro: roleName }).toString())}
              >
                {texts('role.users')}
              </Button>
            ) : null}
            {mayGrant ? (
              <Button
                variant="outlined"
                color="secondary"
                onClick={() => {
                  permissionsRef.send({ type: 'modal.open' });
                }}
              >
                {texts('role.permissions')}
              </Button>
            ) : null}
          </>
        }
      >
        {(shown) => <RoleFacts role={shown} />}
      </RecordView>
      <PermissionDialog
        modalRef={permissionsRef}
        provider={provider}
        title={texts('permissions.title', { name: roleTitle(roleName ?? '') })}
      />
    </>
  );
}

function RoleFacts({ role }: { readonly role: Role }) {
  const texts = useTexts(roleTexts);
  const roleTitle = useRoleTitle();
  const explained = (isSo: boolean, meaning: string) => ({
    value: texts(isSo ? 'role.yes' : 'role.no'),
    note: isSo ? meaning : undefined,
  });
  return (
    <Facts
      title={texts('role.facts')}
      facts={[
        { label: texts('role.name'), value: role.name },
        { label: texts('role.title'), value: roleTitle(role.name) },
        { label: texts('role.isDefault'), ...explained(role.isDefault, texts('help.isDefault')) },
        { label: texts('role.isPublic'), ...explained(role.isPublic, texts('help.isPublic')) },
        { label: texts('role.isStatic'), ...explained(role.isStatic, texts('help.isStatic')) },
      ]}
    />
  );
}
