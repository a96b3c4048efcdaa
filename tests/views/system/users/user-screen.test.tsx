// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { policies } from '@/domain/policies/policy-names';

import { identityPolicies, ownId, renderSystem, storedUser } from '../system-fixtures';

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

const path = '/system/user/user-linh';

/** The value beside a label of the record. */
async function fact(label: string): Promise<string | null | undefined> {
  const [term] = await screen.findAllByText(label, { selector: 'dt' });
  return term?.nextElementSibling?.textContent;
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('user record', () => {
  it('B-19 shows the person, the unit by name, roles by title and the state of the account', async () => {
    renderSystem({ path });
    expect(await fact('Họ và tên')).toBe('Nguyễn Thùy Linh');
    expect(await fact('Đơn vị')).toBe('Công ty Cổ phần Nhân lực Lam Giang');
    expect(await fact('Vai trò')).toBe('Cán bộ nhập liệu của đơn vị');
    expect(await fact('Trạng thái')).toBe('Đang hoạt động');
    expect(await fact('Số lần đăng nhập sai')).toBe('2');
    expect(await fact('Đổi mật khẩu lần cuối')).toBe('02/10/2026 10:00');
    expect(await fact('Đăng nhập lần cuối')).toBe('06/11/2026 15:04');
    expect(screen.queryByText('Khóa đến')).toBeNull();
  });

  it('leads to the unit of somebody who may see units', async () => {
    renderSystem({ path, policies: [...identityPolicies, policies.units] });
    const link = await screen.findByText('Công ty Cổ phần Nhân lực Lam Giang');
    expect(link.getAttribute('href')).toBe('/csdl/don-vi/unit-1');
  });

  it('B-19 says until when a locked account is locked', async () => {
    const lockoutEnd = '2099-12-31T00:00:00+00:00';
    renderSystem({ path, users: { get: (id) => Promise.resolve({ ...storedUser, id, lockoutEnd }) } });
    expect(await fact('Trạng thái')).toBe('Bị khóa');
    expect(await fact('Khóa đến')).toBe('31/12/2099 07:00');
    expect(buttons()).toEqual(['Phân quyền', 'Đặt lại mật khẩu', 'Mở khóa', 'Xóa']);
  });

  it('B-19 takes a lock that has ended meanwhile for none once the user is read again', async () => {
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    const lockoutEnd = new Date(now + 3_600_000).toISOString();
    const get = (id: string) => Promise.resolve({ ...storedUser, id, lockoutEnd });
    const { user } = renderSystem({ path, users: { get, setPassword: () => Promise.resolve() } });
    expect(await fact('Trạng thái')).toBe('Bị khóa');

    clock.mockReturnValue(now + 7_200_000);
    await user.click(screen.getByRole('button', { name: 'Đặt lại mật khẩu' }));
    await user.click(await screen.findByText('Tạo mật khẩu'));
    await user.click(screen.getByRole('button', { name: 'Đặt mật khẩu mới' }));
    await waitFor(async () => {
      expect(await fact('Trạng thái')).toBe('Đang hoạt động');
    });
    expect(screen.queryByText('Khóa đến')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Khóa' })).toBeDefined();
    clock.mockRestore();
  });

  it('B-19 names a lock without an end as such', async () => {
    const lockoutEnd = '9999-12-31T23:59:59.999+00:00';
    renderSystem({ path, users: { get: (id) => Promise.resolve({ ...storedUser, id, lockoutEnd }) } });
    expect(await fact('Khóa đến')).toBe('Đến khi được mở khóa');
  });

  it('lets nobody remove, lock or re-password themselves here', async () => {
    renderSystem({ path: `/system/user/${ownId}` });
    await fact('Họ và tên');
    expect(buttons()).toEqual(['Phân quyền']);
  });

  it('P-02 offers nothing to a person who may only read', async () => {
    renderSystem({ path, policies: [policies.users] });
    await fact('Họ và tên');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByText('Sửa')).toBeNull();
  });

  it('shows the record also where the list does not answer, with a dash for what only that knows', async () => {
    const lookups = { findUnits: () => Promise.resolve([]) };
    renderSystem({ path, users: { list: () => Promise.reject(new Error('down')) }, lookups });
    expect(await fact('Đăng nhập lần cuối')).toBe('—');
    expect(await fact('Đơn vị')).toBe('unit-1');
  });

  it('names the unit by itself where the list does not answer', async () => {
    renderSystem({
      path,
      users: { list: () => Promise.reject(new Error('down')) },
      lookups: { findUnits: (id) => Promise.resolve([{ id, ma: 'DV0007', ten: 'Lam Giang' }]) },
    });
    await waitFor(async () => {
      expect(await fact('Đơn vị')).toBe('Lam Giang');
    });
  });
});
