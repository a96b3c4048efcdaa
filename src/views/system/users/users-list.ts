import KeyIcon from '@mui/icons-material/KeyOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import UnlockIcon from '@mui/icons-material/LockOpenOutlined';
import PasswordIcon from '@mui/icons-material/PasswordOutlined';

import { bulkMostRows } from '@/domain/lists/bulk-action';
import { formatDateTime } from '@/domain/format/dates';
import { formatPhone } from '@/domain/format/identities';
import { href } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import { unitNameParts } from '@/domain/units/short-unit-name';
import { personLabel, userState, userStates, type UserListItem, type UserState } from '@/domain/users/user';
import { oneByOne } from '@/views/shared/list/bulk/bulk-one-by-one';
import type { ListColumn, ListDescription, ListFilter, RowAction, Tone } from '@/views/shared/list/list-description';
import { knownRoles } from '@/views/shared/person/role-titles';

import { usersListTexts, type UsersListTextKey } from './users-list-texts';

export const userStateTones: Readonly<Record<UserState, Tone>> = { 1: 'success', 2: 'error', 3: 'default' };

// prettier-ignore
const columns: readonly ListColumn<UserListItem, UsersListTextKey>[] = [
  { field: 'userName', header: 'users.userName', kind: 'text', width: 128, isDefault: true, value: ({ userName }) => userName },
  { field: 'hoTen', header: 'users.hoTen', kind: 'text', width: 140, isDefault: true, value: ({ hoTen }) => hoTen },
  { field: 'email', header: 'users.email', kind: 'text', width: 216, isDefault: true, value: ({ email }) => email },
  { field: 'phoneNumber', header: 'users.phone', kind: 'code', width: 128, value: ({ phoneNumber }) => phoneNumber, format: formatPhone },
  { field: 'donViTen', header: 'users.unit', kind: 'text', width: 176, isDefault: true, parts: unitNameParts, value: ({ donViTen }) => donViTen },
  { field: 'vaiTro', header: 'users.roles', kind: 'tag', width: 190, isDefault: true, value: ({ vaiTro }, names) => vaiTro.map((role) => names.in(knownRoles, role)).join(', '), tags: ({ vaiTro }, names) => vaiTro.map((role) => ({ text: names.in(knownRoles, role), tone: 'default' })) },
  { field: 'trangThai', header: 'users.state', kind: 'tag', width: 136, isDefault: true, value: ({ trangThai }, names) => names.in(userStates, trangThai), tone: ({ trangThai }) => userStateTones[trangThai] },
  { field: 'dangNhapCuoi', header: 'users.lastSignIn', kind: 'code', width: 148, value: ({ dangNhapCuoi }) => dangNhapCuoi === null ? null : formatDateTime(dangNhapCuoi) },
];

/** Names are those of the request's parameters. */
// prettier-ignore
const filters: readonly ListFilter<UsersListTextKey>[] = [
  { kind: 'unit', field: 'donViId', label: 'users.unit', isPrimary: true },
  { kind: 'select', field: 'vaiTro', label: 'users.roles', isPrimary: true, options: {
    kind: 'loaded',
    // What a person may give is not all that they see: the product's own roles stand here for everybody.
    load: async ({ users }, signal) => {
      const roles = await users.assignableRoles(signal);
      const others = roles.filter(({ name }) => !knownRoles.some(({ id }) => id === name));
      return [...knownRoles, ...others.map(({ name }) => ({ id: name, ten: name, tenEn: name }))];
    },
  } },
  { kind: 'select', field: 'trangThai', label: 'users.state', isPrimary: true, options: { kind: 'values', values: userStates } },
];

export type UserActionId = 'permissions' | 'setPassword' | 'lock' | 'unlock';

type UserAction = RowAction<Pick<UserListItem, 'id' | 'trangThai'>, Extract<UsersListTextKey, `action.${string}`>> & {
  readonly id: UserActionId;
};

/** Nobody locks or unlocks themselves, and for the own password there is a page that asks for the present one. */
const isForOthers = ({ id }: Pick<UserListItem, 'id'>, userId: string) => id !== userId;
const canBeLocked: UserAction['isOffered'] = (user, userId) =>
  user.trangThai === userState.active && isForOthers(user, userId);
const canBeUnlocked: UserAction['isOffered'] = (user, userId) =>
  user.trangThai === userState.locked && isForOthers(user, userId);

export const userActions: readonly UserAction[] = [
  { id: 'permissions', label: 'action.permissions', icon: KeyIcon, policy: policies.usersManagePermissions },
  {
    id: 'setPassword',
    label: 'action.setPassword',
    icon: PasswordIcon,
    policy: policies.usersEdit,
    isOffered: isForOthers,
  },
  {
    id: 'lock',
    label: 'action.lock',
    icon: LockIcon,
    policy: policies.usersEdit,
    isOffered: canBeLocked,
  },
  {
    id: 'unlock',
    label: 'action.unlock',
    icon: UnlockIcon,
    policy: policies.usersEdit,
    isOffered: canBeUnlocked,
  },
];

/** The list of all users with their units and roles (domain dictionary §5.15). */
export const usersList: ListDescription<UserListItem, UsersListTextKey> = {
  id: 'users',
  texts: usersListTexts,
  title: 'users.title',
  searchHint: 'users.searchHint',
  columns,
  linkField: 'userName',
  filters,
  defaultSort: { field: 'userName', direction: 'asc' },
  lookups: [],
  load: ({ users }, query, signal) => users.list(query, signal),
  remove: ({ users }, id, signal) => users.remove(id, signal),
  nameOf: ({ userName, hoTen }) => personLabel(hoTen, userName),
  recordHref: ({ id }) => href('user', { userId: id }),
  editHref: ({ id }) => href('userEdit', { userId: id }),
  createHref: href('userCreate'),
  rowActions: userActions,
  bulkActions: [
    {
      id: 'lock',
      label: 'action.lock',
      icon: LockIcon,
      tone: 'error',
      policy: policies.usersEdit,
      most: bulkMostRows,
      isOffered: canBeLocked,
      confirm: 'users.lockMany',
      ...oneByOne(({ users }, id, signal) => users.lock(id, undefined, signal)),
    },
    {
      id: 'unlock',
      label: 'action.unlock',
      icon: UnlockIcon,
      policy: policies.usersEdit,
      most: bulkMostRows,
      isOffered: canBeUnlocked,
      confirm: 'users.unlockMany',
      ...oneByOne(({ users }, id, signal) => users.unlock(id, signal)),
    },
  ],
  isRemovable: ({ id }, userId) => id !== userId,
  policies: {
    create: policies.usersCreate,
    edit: policies.usersEdit,
    remove: policies.usersDelete,
    export: policies.users,
  },
  exportName: 'NguoiDung',
  empty: 'users.empty',
  card: { fields: ['hoTen', 'email', 'donViTen', 'dangNhapCuoi'], tags: ['trangThai', 'vaiTro'] },
};
