import KeyIcon from '@mui/icons-material/KeyOutlined';

import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import type { Role } from '@/domain/roles/role';
import type { ListColumn, ListDescription } from '@/views/shared/list/list-description';
import { knownRoles } from '@/views/shared/person/role-titles';

import { kindsOf, kindTones, roleKinds } from './role-kinds';
import { rolesListTexts, type RolesListTextKey } from './roles-list-texts';

// prettier-ignore
const columns: readonly ListColumn<Role, RolesListTextKey>[] = [
  { field: 'name', header: 'roles.name', kind: 'text', width: 220, isDefault: true, value: ({ name }) => name },
  { field: 'title', header: 'roles.label', kind: 'text', width: 320, isDefault: true, isSortable: false, value: ({ name }, names) => names.in(knownRoles, name) },
  { field: 'kinds', header: 'roles.kinds', kind: 'tag', width: 280, isDefault: true, isSortable: false, value: (role, names) => kindsOf(role).map((kind) => names.in(roleKinds, kind)).join(', '), tags: (role, names) => kindsOf(role).map((kind) => ({ text: names.in(roleKinds, kind), tone: kindTones[kind] })) },
];

/** The list of all roles (domain dictionary §5.15). */
export const rolesList: ListDescription<Role, RolesListTextKey> = {
  id: 'roles',
  texts: rolesListTexts,
  title: 'roles.title',
  heading: 'roles.heading',
  searchHint: 'roles.searchHint',
  columns,
  linkField: 'name',
  filters: [],
  defaultSort: { field: 'name', direction: 'asc' },
  lookups: [],
  load: ({ roles }, query, signal) => roles.list(query, signal),
  remove: ({ roles }, id, signal) => roles.remove(id, signal),
  nameOf: ({ name }) => name,
  recordHref: ({ id }) => href('role', { roleId: id }),
  editHref: ({ id }) => href('roleEdit', { roleId: id }),
  createHref: href('roleCreate'),
  rowActions: [
    { id: 'permissions', label: 'action.permissions', icon: KeyIcon, policy: policies.rolesManagePermissions },
  ],
  isRemovable: ({ isStatic }) => !isStatic,
  policies: {
    create: policies.rolesCreate,
    edit: policies.rolesEdit,
    remove: policies.rolesDelete,
    export: policies.roles,
  },
  exportName: 'VaiTro',
  empty: 'roles.empty',
  card: { fields: ['title'], tags: ['kinds'] },
};
