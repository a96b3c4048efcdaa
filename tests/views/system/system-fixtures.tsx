import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { Route, Router, Switch } from 'wouter';

import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import type { Role } from '@/domain/roles/role';
import type { User, UserListItem } from '@/domain/users/user';
import type { Services } from '@/views/app/services-context';
import { guardedNavigation } from '@/views/shared/unsaved/use-unsaved-guard';
import { RoleFormScreen } from '@/views/system/roles/role-form-screen';
import { RoleScreen } from '@/views/system/roles/role-screen';
import { RolesScreen } from '@/views/system/roles/roles-screen';
import { UserFormScreen } from '@/views/system/users/user-form-screen';
import { UserScreen } from '@/views/system/users/user-screen';
import { UsersScreen } from '@/views/system/users/users-screen';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';

/** The person at the screen, as `signedInAuth` has it. */
export const ownId = 'user-khoa';

export const identityPolicies = [
  policies.users,
  policies.usersCreate,
  policies.usersEdit,
  policies.usersManageRoles,
  policies.usersDelete,
  policies.usersManagePermissions,
  policies.roles,
  policies.rolesCreate,
  policies.rolesEdit,
  policies.rolesDelete,
  policies.rolesManagePermissions,
];

const unit = { id: 'unit-1', ma: 'DV0001', ten: 'Công ty Cổ phần Nhân lực Lam Giang' };

export const storedUser: User = {
  id: 'user-linh',
  tenantId: null,
  userName: 'linh.nt',
  surname: 'Nguyễn Thùy',
  name: 'Linh',
  email: 'linh.nt@example.com',
  emailConfirmed: false,
  phoneNumber: '0912345678',
  phoneNumberConfirmed: false,
  donViId: unit.id,
  isActive: true,
  lockoutEnabled: true,
  roleNames: ['don-vi-nhap-lieu'],
  accessFailedCount: 2,
  lockoutEnd: null,
  lastPasswordChangeTime: '2026-10-02T03:00:00+00:00',
  creationTime: '2026-01-05T08:00:00',
  lastModificationTime: null,
  concurrencyStamp: 's1',
  extraProperties: { DonViId: unit.id },
};

const row: UserListItem = {
  id: storedUser.id,
  userName: 'linh.nt',
  hoTen: 'Nguyễn Thùy Linh',
  email: 'linh.nt@example.com',
  phoneNumber: '0912345678',
  donViId: unit.id,
  donViTen: unit.ten,
  vaiTro: ['don-vi-nhap-lieu', 'kiem-tra'],
  trangThai: 1,
  dangNhapCuoi: '2026-11-06T15:04:00',
  concurrencyStamp: 's1',
};

const userRows: readonly UserListItem[] = [
  row,
  { ...row, id: 'user-an', userName: 'an.lv', hoTen: 'Lê Văn An', trangThai: 2, dangNhapCuoi: null },
  { ...row, id: ownId, userName: 'khoa.tm', hoTen: 'Trần Minh Khoa', vaiTro: ['quan-tri'] },
  { ...row, id: 'user-nhan', userName: 'nhan.dt', hoTen: 'Đinh Thị Nhàn', trangThai: 3 },
];

export const storedRoles: readonly Role[] = [
  { id: 'role-1', name: 'quan-tri', isDefault: false, isPublic: true, isStatic: true, concurrencyStamp: 'r1' },
  {
    id: 'role-2',
    name: 'kiem-tra',
    isDefault: true,
    isPublic: false,
    isStatic: false,
    concurrencyStamp: 'r2',
    extraProperties: { nhom: 'Quỹ' },
  },
];

/** A refusal in ABP Identity's format. */
export function identityRefusal(
  code: string,
  message: string,
  data: Readonly<Record<string, string>> | null = null,
): AppError {
  const server = { code: `Volo.Abp.Identity:${code}`, message, details: null, data, validationErrors: null };
  return new AppError('server.message', { status: 403, server });
}

type SystemOptions = {
  readonly path: string;
  readonly policies?: readonly string[];
  readonly users?: Partial<Services['users']>;
  readonly roles?: Partial<Services['roles']>;
  readonly lookups?: Partial<Services['lookups']>;
};

/** Shows a screen of users or roles at its address. */
export function renderSystem({ path, policies: granted = identityPolicies, users, roles, lookups }: SystemOptions) {
  const { services } = fakeServices({
    users: {
      list: ({ filters }) => {
        const items = userRows.filter(({ vaiTro }) => vaiTro.includes(filters['vaiTro'] ?? vaiTro[0] ?? ''));
        return Promise.resolve({ totalCount: items.length, items });
      },
      get: (id) => Promise.resolve({ ...storedUser, id }),
      assignableRoles: () => Promise.resolve(storedRoles.map(({ name, isDefault }) => ({ name, isDefault }))),
      ...users,
    },
    roles: {
      list: () => Promise.resolve({ totalCount: storedRoles.length, items: storedRoles }),
      get: (id) => Promise.resolve(storedRoles.find((role) => role.id === id) ?? { ...firstRole(), id }),
      ...roles,
    },
    lookups: { findUnits: () => Promise.resolve([unit]), ...lookups },
  });
  window.history.pushState(null, '', path);
  const authRef = signedInAuth(granted);
  const send = vi.spyOn(authRef, 'send').mockImplementation(() => undefined);
  const user = userEvent.setup({ delay: null });
  const view = render(
    <Surroundings services={services} authRef={authRef}>
      <Router aroundNav={guardedNavigation}>
        <Switch>
          <Route path="/system/user" component={UsersScreen} />
          <Route path="/system/user/them-moi" component={UserFormScreen} />
          <Route path="/system/user/:userId/sua" component={UserFormScreen} />
          <Route path="/system/user/:userId" component={UserScreen} />
          <Route path="/system/role" component={RolesScreen} />
          <Route path="/system/role/them-moi" component={RoleFormScreen} />
          <Route path="/system/role/:roleId/sua" component={RoleFormScreen} />
          <Route path="/system/role/:roleId" component={RoleScreen} />
        </Switch>
      </Router>
    </Surroundings>,
  );
  return { user, send, ...view };
}

/** Opens the menu of the row that a name stands in, and tells what it offers. */
export async function openRowMenu(user: ReturnType<typeof userEvent.setup>, name: string): Promise<readonly string[]> {
  await user.click(await screen.findByLabelText(`Thao tác với ${name}`));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

/** Answers the product's question and tells what it said. */
export async function answerQuestion(user: ReturnType<typeof userEvent.setup>, answer: 'Có' | 'Không') {
  const question = await screen.findByRole('alertdialog');
  const text = question.textContent;
  await user.click(screen.getByText(answer, { selector: 'button' }));
  return text;
}

function firstRole(): Role {
  const [role] = storedRoles;
  if (role === undefined) {
    throw new Error('There is no role.');
  }
  return role;
}
