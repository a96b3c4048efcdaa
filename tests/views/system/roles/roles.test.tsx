// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import type { Role, RoleInput } from '@/domain/roles/role';
import type { Services } from '@/views/app/services-context';
import { writeStored } from '@/views/app/browser-storage';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { dataRows, showOn } from '../../shared/list/list-page';
import { answerQuestion, identityRefusal, openRowMenu, renderSystem, storedRoles } from '../system-fixtures';
import { enter } from '../../../support/enter';

beforeEach(() => {
  writeStored('ui.list.roles', '{}');
  showOn('desktop');
});

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

type Create = (input: RoleInput) => Promise<Role>;

const path = '/system/role';

describe('role list', () => {
  it('B-20 S-08 names page and tab, and shows each role with its title and kind', async () => {
    renderSystem({ path });
    const rows = await dataRows();
    const texts = rows.map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    );
    expect(texts).toEqual([
      ['quan-tri', 'Quản trị hệ thống', 'Công khaiCố định', ''],
      ['kiem-tra', 'kiem-tra', 'Mặc định', ''],
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Danh sách quyền / Vai trò');
    expect(document.title).toMatch(/^Danh sách quyền(?! \/)/u);
  });

  it('B-20 offers no removal of a static role', async () => {
    const { user } = renderSystem({ path });
    expect(await openRowMenu(user, 'quan-tri')).toEqual(['Xem chi tiết', 'Sửa', 'Phân quyền']);
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('menu')).toBeNull();
    });
    expect(await openRowMenu(user, 'kiem-tra')).toEqual(['Xem chi tiết', 'Sửa', 'Phân quyền', 'Xóa']);
  });

  it('B-20 P-04 says how many users would lose a role, removes it, and reads the own permissions anew', async () => {
    const remove = vi.fn(() => Promise.resolve());
    const { user, send } = renderSystem({ path, roles: { remove } });
    await openRowMenu(user, 'kiem-tra');
    await user.click(screen.getByText('Xóa', { selector: 'li' }));
    expect(await answerQuestion(user, 'Có')).toContain('3 người dùng đang có vai trò này sẽ mất các quyền đi kèm.');
    expect(await screen.findByText('Xóa thành công.')).toBeDefined();
    expect(remove.mock.calls).toEqual([['role-2', expect.anything()]]);
    expect(send).toHaveBeenCalledWith({ type: 'configuration.load' });
  });

  it('asks the plain question where the users cannot be counted', async () => {
    const list = vi.fn(() => Promise.reject(new Error('not asked')));
    const { user } = renderSystem({ path, policies: [policies.roles, policies.rolesDelete], users: { list } });
    await openRowMenu(user, 'kiem-tra');
    await user.click(screen.getByText('Xóa', { selector: 'li' }));
    expect(await answerQuestion(user, 'Không')).toContain(
      'Bạn có chắc chắn muốn xóa vai trò kiem-tra không? Dữ liệu đã xóa không thể khôi phục.',
    );
    expect(list).not.toHaveBeenCalled();
  });

  it('X-04 B-20 says that the users could not be counted when that has failed', async () => {
    const list = vi.fn(() => Promise.reject(new AppError('http.server', { status: 500 })));
    const { user } = renderSystem({ path, users: { list } });
    await openRowMenu(user, 'kiem-tra');
    await user.click(screen.getByText('Xóa', { selector: 'li' }));
    expect(await answerQuestion(user, 'Không')).toContain(
      'Không đếm được số người dùng đang có vai trò này; những người đó sẽ mất các quyền đi kèm.',
    );
    expect(list).toHaveBeenCalled();
  });
});

describe('role record', () => {
  it('B-20 leads to the users with this role and to its permissions', async () => {
    renderSystem({ path: `${path}/role-2` });
    const link = await screen.findByText('Người dùng có vai trò này');
    expect(link.getAttribute('href')).toBe('/system/user?vaiTro=kiem-tra');
    expect(screen.getByText('Phân quyền')).toBeDefined();
    expect(screen.getByText('Xóa')).toBeDefined();
  });

  it('B-20 cannot remove a static role', async () => {
    renderSystem({ path: `${path}/role-1` });
    await screen.findByText('Vai trò của hệ thống: không đổi tên, không xóa được.');
    expect(screen.queryByText('Xóa')).toBeNull();
  });
});

describe('role form', () => {
  const name = () => screen.findByLabelText(/^Mã vai trò/u, { selector: 'input' });

  it('B-20 fixes the name of a static role and says why', async () => {
    renderSystem({ path: `${path}/role-1/sua` });
    expect(await name()).toHaveProperty('readOnly', true);
    expect(screen.getByText('Vai trò cố định của hệ thống, không đổi tên được.')).toBeDefined();
  });

  it('V-04 B-20 shows a name that is taken at its field, and makes the role once it is free', async () => {
    const serverSays = "Tên vài trò 'quan-tri' đã được sử dụng.";
    const message = "Tên vai trò 'quan-tri' đã được sử dụng.";
    const create = vi.fn<Create>((input) =>
      input.name === 'quan-tri'
        ? Promise.reject(identityRefusal('DuplicateRoleName', serverSays, { 0: 'quan-tri' }))
        : Promise.resolve({ ...input, id: 'role-3', isStatic: false, concurrencyStamp: 'r3' }),
    );
    const { user } = renderSystem({ path: `${path}/them-moi`, roles: { create } });
    await enter(user, await name(), 'quan-tri');
    await user.click(screen.getByText('Thêm vai trò', { selector: 'button' }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(document.activeElement).toBe(await name());

    await user.clear(await name());
    await enter(user, await name(), ' kiem-soat ');
    await user.click(screen.getByRole('checkbox', { name: 'Mặc định' }));
    await user.click(screen.getByText('Thêm vai trò', { selector: 'button' }));
    await waitFor(() => {
      expect(window.location.pathname).toBe(`${path}/role-3`);
    });
    expect(create.mock.calls.at(-1)?.[0]).toEqual({ name: 'kiem-soat', isDefault: true, isPublic: true });
  });

  it('P-04 reads the own permissions anew after a role was changed', async () => {
    const update = vi.fn<Services['roles']['update']>(() =>
      Promise.resolve(storedRoles[1] ?? Promise.reject(new Error('no role'))),
    );
    const { user, send } = renderSystem({ path: `${path}/role-2/sua`, roles: { update } });
    await user.type(await name(), '-2');
    await user.click(screen.getByText('Lưu thay đổi', { selector: 'button' }));
    await screen.findByText('Người dùng có vai trò này');
    expect(send).toHaveBeenCalledWith({ type: 'configuration.load' });
    // The stamp and what the host has added go back as they came.
    expect(update.mock.calls[0]?.[1]).toMatchObject({ concurrencyStamp: 'r2', extraProperties: { nhom: 'Quỹ' } });
  });
});
