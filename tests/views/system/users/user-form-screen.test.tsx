// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import type { User, UserInput } from '@/domain/users/user';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { identityPolicies, identityRefusal, ownId, renderSystem, storedUser } from '../system-fixtures';
import { enter } from '../../../support/enter';

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

type Create = (input: UserInput) => Promise<User>;
type Update = (id: string, input: UserInput & { readonly concurrencyStamp: string }) => Promise<User>;

const create = '/system/user/them-moi';
const edit = '/system/user/user-linh/sua';
const input = (label: RegExp) => screen.findByLabelText(label, { selector: 'input' });
const box = (label: string | RegExp) => screen.findByRole('checkbox', { name: label });
const save = () => screen.getByText('Lưu thay đổi', { selector: 'button' });

type Typist = ReturnType<typeof renderSystem>['user'];

async function fill(user: Typist, userName: string) {
  await enter(user, await input(/^Tên đăng nhập/u), userName);
  await enter(user, await input(/^Họ và tên đệm/u), 'Nguyễn Thùy');
  await enter(user, await input(/^Tên \*|^Tên$/u), 'Linh');
  await enter(user, await input(/^Email/u), 'linh.nt@example.com');
  await user.click(await input(/^Đơn vị/u));
  await user.click(await screen.findByRole('option'));
  await enter(user, await input(/^Mật khẩu/u), 'Mat-khau-8');
}

describe('user form: a new user', () => {
  it('B-19 begins with the default roles and sends what was typed', async () => {
    const created = vi.fn<Create>(() => Promise.resolve({ ...storedUser, id: 'user-new' }));
    const { user } = renderSystem({ path: create, users: { create: created } });
    expect(await box('kiem-tra')).toHaveProperty('checked', true);
    expect(await box('Quản trị hệ thống')).toHaveProperty('checked', false);
    await fill(user, 'linh.nt');
    await user.click(await box('Quản trị hệ thống'));
    await user.click(screen.getByText('Thêm người dùng', { selector: 'button' }));

    await waitFor(() => {
      expect(window.location.pathname).toBe('/system/user/user-new');
    });
    expect(created.mock.calls[0]?.[0]).toEqual({
      userName: 'linh.nt',
      surname: 'Nguyễn Thùy',
      name: 'Linh',
      email: 'linh.nt@example.com',
      phoneNumber: null,
      donViId: 'unit-1',
      isActive: true,
      lockoutEnabled: true,
      roleNames: ['quan-tri', 'kiem-tra'],
      password: 'Mat-khau-8',
    });
  });

  it('V-02 B-19 names at each field what is missing, roles and password included', async () => {
    const { user } = renderSystem({ path: create });
    await user.click(await box('kiem-tra'));
    await user.click(screen.getByText('Thêm người dùng', { selector: 'button' }));
    expect(await screen.findAllByText('Trường này không được bỏ trống.')).toHaveLength(6);
    const first = await input(/^Tên đăng nhập/u);
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it.each([
    ['DuplicateUserName', "Tên đăng nhập 'linh.nt' đã được sử dụng.", /^Tên đăng nhập/u],
    ['InvalidUserName', "Tên đăng nhập 'linh.nt' không hợp lệ.", /^Tên đăng nhập/u],
    ['DuplicateEmail', "Email 'linh.nt@example.com' đã được sử dụng.", /^Email/u],
    ['PasswordTooShort', 'Mật khẩu phải ít nhất 12 ký tự.', /^Mật khẩu/u],
  ])('V-04 B-19 shows the refusal %s at the field it is about', async (code, message, label) => {
    const { user } = renderSystem({
      path: create,
      users: { create: () => Promise.reject(identityRefusal(code, message)) },
    });
    await fill(user, 'linh.nt');
    await user.click(screen.getByText('Thêm người dùng', { selector: 'button' }));
    expect(await screen.findByText(message)).toBeDefined();
    const first = await input(label);
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect((await input(label)).getAttribute('aria-invalid')).toBe('true');
  });

  it("V-04 B-19 words the server's joined complaints as the product does, at the field of the first", async () => {
    const said = "User name 'linh.nt' đã được sử dụng., Email 'linh.nt@example.com' đã được sử dụng.";
    const { user } = renderSystem({
      path: create,
      users: { create: () => Promise.reject(identityRefusal('DuplicateUserName', said, { 0: 'linh.nt' })) },
    });
    await fill(user, 'linh.nt');
    await user.click(screen.getByText('Thêm người dùng', { selector: 'button' }));
    expect(await screen.findByText("Tên đăng nhập 'linh.nt' đã được sử dụng.")).toBeDefined();
    expect(screen.queryByText(said)).toBeNull();
  });

  it('V-04 shows a role that is gone at the roles', async () => {
    const message = 'Vai trò kiem-tra không tồn tại.';
    const { user } = renderSystem({
      path: create,
      users: { create: () => Promise.reject(identityRefusal('RoleNotFound', message)) },
    });
    await fill(user, 'linh.nt');
    await user.click(screen.getByText('Thêm người dùng', { selector: 'button' }));
    expect(await screen.findByText(message)).toBeDefined();
    const first = await box('Quản trị hệ thống');
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('P-02 B-19 locks the roles, with the reason, for a person who may not give any', async () => {
    const created = vi.fn<Create>(() => Promise.resolve({ ...storedUser, id: 'user-new' }));
    const { user } = renderSystem({
      path: create,
      policies: identityPolicies.filter((name) => name !== policies.usersManageRoles),
      users: { create: created },
    });
    expect(await box('kiem-tra')).toHaveProperty('disabled', true);
    expect(screen.getByText('Bạn không có quyền gán vai trò cho người dùng.')).toBeDefined();
    await fill(user, 'linh.nt');
    await user.click(screen.getByText('Thêm người dùng', { selector: 'button' }));
    await waitFor(() => {
      expect(created.mock.calls[0]?.[0].roleNames).toEqual([]);
    });
  });

  it('V-05 A-02 keeps what was typed when the page goes away, all but the password', async () => {
    const { user, unmount } = renderSystem({ path: create });
    await fill(user, 'linh.nt');
    unmount();
    renderSystem({ path: create });
    expect(await input(/^Tên đăng nhập/u)).toHaveProperty('value', 'linh.nt');
    expect(await input(/^Mật khẩu/u)).toHaveProperty('value', '');
  });
});

describe('user form: a stored user', () => {
  it('B-19 shows the unit by its name and keeps the password that is not typed', async () => {
    const update = vi.fn<Update>((id) => Promise.resolve({ ...storedUser, id }));
    const { user } = renderSystem({ path: edit, users: { update } });
    await waitFor(async () => {
      expect(await input(/^Đơn vị/u)).toHaveProperty('value', 'DV0001 – Công ty Cổ phần Nhân lực Lam Giang');
    });
    await user.clear(await input(/^Điện thoại/u));
    await user.click(save());
    await screen.findByText('Lịch sử hồ sơ');
    expect(update.mock.calls[0]?.[1]).toEqual({
      userName: 'linh.nt',
      surname: 'Nguyễn Thùy',
      name: 'Linh',
      email: 'linh.nt@example.com',
      phoneNumber: null,
      donViId: 'unit-1',
      isActive: true,
      lockoutEnabled: true,
      roleNames: ['don-vi-nhap-lieu'],
      password: null,
      concurrencyStamp: 's1',
      extraProperties: { DonViId: 'unit-1' },
    });
  });

  it('P-02 B-19 does not let a role be taken away that the person may not give: the server would keep it without a word', async () => {
    const update = vi.fn<Update>((id) => Promise.resolve({ ...storedUser, id }));
    const { user } = renderSystem({ path: edit, users: { update } });
    const held = await box('Cán bộ nhập liệu của đơn vị');
    expect([held, await box('Quản trị hệ thống')].map((each) => each.hasAttribute('disabled'))).toEqual([true, false]);
    expect(
      screen.getByText('Vai trò không chọn được là vai trò mà bạn không có quyền gán hoặc thu hồi.'),
    ).toBeDefined();
    await user.click(await box('Quản trị hệ thống'));
    await user.click(save());
    await screen.findByText('Lịch sử hồ sơ');
    expect(update.mock.calls[0]?.[1].roleNames).toEqual(['quan-tri', 'don-vi-nhap-lieu']);
  });

  it('P-04 A-20 tells who one is and reads the own permissions anew after the own account was changed, and only then', async () => {
    const update = vi.fn<Update>((id) => Promise.resolve({ ...storedUser, id }));
    const other = renderSystem({ path: edit, users: { update } });
    await input(/^Tên đăng nhập/u);
    await other.user.click(save());
    await screen.findByText('Lịch sử hồ sơ');
    expect(other.send).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'profile.saved' }));
    cleanup();

    const own = renderSystem({ path: `/system/user/${ownId}/sua`, users: { update } });
    expect(await box('Đang hoạt động')).toHaveProperty('disabled', true);
    expect(await box('Khóa khi đăng nhập sai nhiều lần')).toHaveProperty('disabled', true);
    await own.user.click(save());
    await screen.findByText('Lịch sử hồ sơ');
    expect(own.send).toHaveBeenCalledWith({ type: 'profile.saved', profile: { ...storedUser, id: ownId } });
  });

  it('X-02 compares both versions when somebody else has saved, without showing a password', async () => {
    const theirs: User = { ...storedUser, email: 'linh@example.com', concurrencyStamp: 's2' };
    const update = vi.fn<Update>(() => Promise.reject(new AppError('http.conflict', { status: 403 })));
    const get = vi.fn(() => Promise.resolve(update.mock.calls.length > 0 ? theirs : storedUser));
    const { user } = renderSystem({ path: edit, users: { update, get } });
    await enter(user, await input(/^Mật khẩu mới/u), 'Mat-khau-8');
    await user.click(await box('Quản trị hệ thống'));
    await user.click(save());

    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('linh@example.com');
    expect(dialog.textContent).toContain('Quản trị hệ thống, Cán bộ nhập liệu của đơn vị');
    expect(dialog.textContent).toContain('••••••••');
    expect(dialog.textContent).not.toContain('Mat-khau-8');
  });
});
