// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import { writeStored } from '@/views/app/browser-storage';
import { forgetDrafts, storeDrafts } from '@/views/shared/unsaved/use-draft';

import { showOn } from '../shared/list/list-page';
import { renderTenants, tenantPath, training } from './tenants-fixtures';
import { enter } from '../../support/enter';

beforeEach(() => {
  writeStored('ui.list.tenants', '{}');
  // The rows as cards: every action is there without a grid that jsdom cannot measure.
  showOn('phone');
});

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const button = (name: string) => screen.getByRole('button', { name });
type User = ReturnType<typeof renderTenants>['user'];

async function openMenu(user: User): Promise<readonly string[]> {
  await user.click(await screen.findByRole('button', { name: /dao-tao/u }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

async function choose(user: User, action: string): Promise<void> {
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: action }));
}

function refusal(code: string, message: string, data: Readonly<Record<string, string>>): AppError {
  const server = { code, message, details: null, data, validationErrors: null };
  return new AppError('server.message', { status: 403, server });
}

const duplicate = refusal('Volo.Abp.TenantManagement:DuplicateTenantName', 'Tên người thuê đã tồn tại: DAO-TAO', {
  Name: 'DAO-TAO',
});

const nowhere = { choose: () => Promise.resolve(), restart: () => undefined };

describe('tenants', () => {
  it('P-02 offers with each tenant what the person may do with it', async () => {
    const { user } = renderTenants({ tenantSwitch: nowhere });
    expect(await openMenu(user)).toEqual([
      'Xem chi tiết',
      'Sửa',
      'Quản lý tính năng',
      'Chuỗi kết nối',
      'Chuyển sang đơn vị thuê này',
      'Xóa',
    ]);
    cleanup();
    const reader = renderTenants({ granted: [policies.tenants] });
    expect(await openMenu(reader.user)).toEqual(['Xem chi tiết']);
    expect(screen.queryByText('Thêm mới')).toBeNull();
  });

  it('deletes after a question that says whom, and says so only after the answer', async () => {
    let answer: () => void = () => undefined;
    const remove = () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      });
    const { user, calls } = renderTenants({ tenants: { remove } });
    await choose(user, 'Xóa');
    const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    expect(question.textContent).toContain('Bạn có chắc chắn muốn xóa đơn vị thuê “dao-tao” không?');
    await user.click(within(question).getByRole('button', { name: 'Có' }));
    await waitFor(() => expect(calls.remove).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Xóa thành công.')).toBeNull();
    answer();
    expect(await screen.findByText('Xóa thành công.')).toBeDefined();
  });

  it('F-01 opens the features of the tenant', async () => {
    const get = vi.fn(() => Promise.resolve([]));
    const { user } = renderTenants({ features: { get } });
    await choose(user, 'Quản lý tính năng');
    expect(await screen.findByRole('dialog', { name: 'Tính năng của đơn vị thuê dao-tao' })).toBeDefined();
    await waitFor(() => expect(get).toHaveBeenCalledWith({ name: 'T', key: 't1' }, expect.any(AbortSignal)));
  });
});

describe('switch of the tenant', () => {
  it('C-04 asks, keeps the tenant, signs out, and starts anew once the session has ended', async () => {
    const tenantSwitch = { choose: vi.fn(() => Promise.resolve()), restart: vi.fn() };
    const { user, send, endSession } = renderTenants({ tenantSwitch });
    await choose(user, 'Chuyển sang đơn vị thuê này');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Bạn sẽ được đăng xuất');
    await user.click(within(question).getByRole('button', { name: 'Đăng xuất và chuyển' }));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'signOut' }));
    expect(tenantSwitch.choose).toHaveBeenCalledWith('dao-tao', expect.any(AbortSignal));
    expect(tenantSwitch.restart).not.toHaveBeenCalled();
    endSession();
    expect(tenantSwitch.restart).toHaveBeenCalledTimes(1);
  });

  it('C-04 stays where the person does not want it, and where the tenant is locked', async () => {
    const tenantSwitch = {
      choose: vi.fn(() => Promise.reject(new AppError('tenant.inactive', { params: { tenant: 'dao-tao' } }))),
      restart: vi.fn(),
    };
    const { user, send } = renderTenants({ tenantSwitch });
    await choose(user, 'Chuyển sang đơn vị thuê này');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ở lại' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(tenantSwitch.choose).not.toHaveBeenCalled();

    await choose(user, 'Chuyển sang đơn vị thuê này');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Đăng xuất và chuyển' }),
    );
    expect(await screen.findByText(/Đơn vị thuê đã ngừng hoạt động/u)).toBeDefined();
    expect(send).not.toHaveBeenCalledWith({ type: 'signOut' });
  });

  it('C-04 is not there where the address says the tenant', async () => {
    const { user } = renderTenants({ tenantSwitch: undefined });
    expect(await openMenu(user)).not.toContain('Chuyển sang đơn vị thuê này');
  });
});

describe('connection string of a tenant', () => {
  const open = async (user: User) => {
    await choose(user, 'Chuỗi kết nối');
    return screen.findByRole('dialog', { name: 'Chuỗi kết nối của dao-tao' });
  };

  it('is shared at first, asked for with a database of its own, and sent', async () => {
    const { user, calls } = renderTenants();
    const dialog = await open(user);
    const shared = await field(/^Dùng chung/u);
    expect(shared.checked).toBe(true);
    await user.click(shared);
    await user.click(within(dialog).getByRole('button', { name: 'Lưu thay đổi' }));
    expect(await within(dialog).findByText('Trường này không được bỏ trống.')).toBeDefined();
    await enter(user, await field(/^Chuỗi kết nối mặc định/u), ' Server=db1;Database=dao-tao ');
    await user.click(within(dialog).getByRole('button', { name: 'Lưu thay đổi' }));
    expect(await screen.findByText('Đã lưu chuỗi kết nối.')).toBeDefined();
    expect(calls.updateConnectionString.mock.calls.map(([id, value]) => [id, value])).toEqual([
      ['t1', 'Server=db1;Database=dao-tao'],
    ]);
    expect(calls.removeConnectionString).not.toHaveBeenCalled();
  });

  it('goes when the shared database is chosen', async () => {
    const { user, calls } = renderTenants({ tenants: { getConnectionString: () => Promise.resolve('Server=db1') } });
    const dialog = await open(user);
    expect((await field(/^Chuỗi kết nối mặc định/u)).value).toBe('Server=db1');
    await user.click(await field(/^Dùng chung/u));
    await user.click(within(dialog).getByRole('button', { name: 'Lưu thay đổi' }));
    await screen.findByText('Đã lưu chuỗi kết nối.');
    expect(calls.removeConnectionString).toHaveBeenCalledTimes(1);
    expect(calls.updateConnectionString).not.toHaveBeenCalled();
  });

  it('X-02 is not written over where another administrator has changed it since it was opened', async () => {
    let present = 'Server=db1';
    const { user, calls } = renderTenants({ tenants: { getConnectionString: () => Promise.resolve(present) } });
    const dialog = await open(user);
    await enter(user, await field(/^Chuỗi kết nối mặc định/u), ';Port=1');
    present = 'Server=db2';
    await user.click(within(dialog).getByRole('button', { name: 'Lưu thay đổi' }));
    expect(await within(dialog).findByText(/^Quản trị viên khác vừa đổi/u)).toBeDefined();

    // A save whose answer was lost has come in all the same.
    present = 'Server=db1;Port=1';
    await user.click(within(dialog).getByRole('button', { name: 'Lưu thay đổi' }));
    expect(await screen.findByText('Đã lưu chuỗi kết nối.')).toBeDefined();
    expect([calls.updateConnectionString.mock.calls, calls.removeConnectionString.mock.calls]).toEqual([[], []]);
  });

  it('shows in place why it could not be loaded or saved, and keeps what was typed', async () => {
    const loads = [() => Promise.reject(new AppError('http.server', { status: 500 }))];
    const saves = [() => Promise.reject(new AppError('http.server', { status: 500 }))];
    let isDown = true;
    const { user } = renderTenants({
      tenants: {
        getConnectionString: () => (isDown ? (loads[0]?.() ?? Promise.resolve('')) : Promise.resolve('Server=db1')),
        updateConnectionString: () => saves.shift()?.() ?? Promise.resolve(),
      },
    });
    const dialog = await open(user);
    const retry = await within(dialog).findByRole('button', { name: 'Thử lại' });
    isDown = false;
    await user.click(retry);
    await enter(user, await field(/^Chuỗi kết nối mặc định/u), ';Port=1');
    await user.click(within(dialog).getByRole('button', { name: 'Lưu thay đổi' }));
    expect(await within(dialog).findByRole('alert')).toBeDefined();
    expect((await field(/^Chuỗi kết nối mặc định/u)).value).toBe('Server=db1;Port=1');
    await user.click(within(dialog).getByRole('button', { name: 'Lưu thay đổi' }));
    expect(await screen.findByText('Đã lưu chuỗi kết nối.')).toBeDefined();
  });
});

describe('forms of a tenant', () => {
  it('creates one with its first administrator', async () => {
    const { user, calls } = renderTenants({ path: `${tenantPath}/them-moi` });
    await enter(user, await field(/^Tên đơn vị thuê/u), ' chi-nhanh ');
    await enter(user, await field(/^Email của/u), 'admin@example.com');
    await enter(user, await field(/^Mật khẩu của/u), 'moi#2026');
    await user.click(button('Thêm đơn vị thuê'));
    expect(await screen.findByText('Mật khẩu phải có ít nhất một chữ hoa (A–Z).')).toBeDefined();
    await user.clear(await field(/^Mật khẩu của/u));
    await enter(user, await field(/^Mật khẩu của/u), 'Moi#2026');
    await user.click(button('Thêm đơn vị thuê'));
    expect(await screen.findByText('Thêm mới thành công.')).toBeDefined();
    expect(calls.create.mock.calls.map(([sent]) => sent)).toEqual([
      { name: 'chi-nhanh', adminEmailAddress: 'admin@example.com', adminPassword: 'Moi#2026' },
    ]);
    expect(window.location.pathname).toBe(tenantPath);
  });

  it('V-04 says at the name in its own words that another tenant has it, and keeps no password in its draft', async () => {
    const create = () => Promise.reject(duplicate);
    const { user } = renderTenants({ path: `${tenantPath}/them-moi`, tenants: { create } });
    await enter(user, await field(/^Tên đơn vị thuê/u), 'dao-tao');
    await enter(user, await field(/^Email của/u), 'admin@example.com');
    await enter(user, await field(/^Mật khẩu của/u), 'Moi#2026');
    await user.click(button('Thêm đơn vị thuê'));
    expect(await screen.findByText('Đã có đơn vị thuê tên này: DAO-TAO.')).toBeDefined();
    const first = await field(/^Tên đơn vị thuê/u);
    await waitFor(() => expect(document.activeElement).toBe(first));
    storeDrafts('user-khoa');
    const kept = sessionStorage.getItem('quy.drafts') ?? '';
    expect([kept.includes('dao-tao'), kept.includes('Moi#2026')]).toEqual([true, false]);
  });

  it('V-04 says so in the form of a stored tenant too', async () => {
    const update = () => Promise.reject(duplicate);
    const { user } = renderTenants({ path: `${tenantPath}/t1/sua`, tenants: { update } });
    await enter(user, await field(/^Tên đơn vị thuê/u), '-moi');
    await user.click(button('Lưu thay đổi'));
    expect(await screen.findByText('Đã có đơn vị thuê tên này: DAO-TAO.')).toBeDefined();
    expect(screen.queryByText(/người thuê/u)).toBeNull();
  });

  it('compares with what somebody else has saved meanwhile', async () => {
    const theirs = { ...training, name: 'dao-tao-2', concurrencyStamp: 's9' };
    let present = training;
    const saves = [() => Promise.reject(new AppError('http.conflict', { status: 409 }))];
    const { user, calls } = renderTenants({
      path: `${tenantPath}/t1/sua`,
      tenants: {
        get: () => Promise.resolve(present),
        update: (id, { name }) => saves.shift()?.() ?? Promise.resolve({ id, name, concurrencyStamp: 's10' }),
      },
    });
    await enter(user, await field(/^Tên đơn vị thuê/u), '-moi');
    present = theirs;
    await user.click(button('Lưu thay đổi'));
    await user.click(await screen.findByRole('button', { name: 'Giữ thay đổi của tôi' }));
    expect(await screen.findByText('Cập nhật thành công.')).toBeDefined();
    expect(calls.update.mock.calls.map(([id, sent]) => [id, sent])).toEqual([
      ['t1', { name: 'dao-tao-moi', concurrencyStamp: 's1' }],
      ['t1', { name: 'dao-tao-moi', concurrencyStamp: 's9' }],
    ]);
  });

  it('shows one tenant with what can be done with it', async () => {
    renderTenants({ path: `${tenantPath}/t1`, tenantSwitch: nowhere });
    expect(await screen.findByRole('heading', { level: 1, name: 'dao-tao' })).toBeDefined();
    expect(
      ['Quản lý tính năng', 'Chuỗi kết nối', 'Chuyển sang đơn vị thuê này', 'Xóa'].map(
        (name) => screen.queryByRole('button', { name }) !== null,
      ),
    ).toEqual([true, true, true, true]);
    expect(screen.getByRole('link', { name: 'Sửa' }).getAttribute('href')).toBe(`${tenantPath}/t1/sua`);
  });
});
