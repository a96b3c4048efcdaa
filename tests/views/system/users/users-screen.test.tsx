// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

import { policies } from '@/domain/policies/policy-names';
import { writeStored } from '@/views/app/browser-storage';

import { dataRows, headers, showOn } from '../../shared/list/list-page';
import { seenText } from '../../shared/list/seen-text';
import { answerQuestion, identityRefusal, openRowMenu, ownId, renderSystem } from '../system-fixtures';

beforeEach(() => {
  writeStored('ui.list.users', '{}');
  showOn('desktop');
});

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

const path = '/system/user';
const linh = 'Nguyễn Thùy Linh (linh.nt)';
const ownRoles = [
  'Quản trị hệ thống',
  'Lãnh đạo Quỹ',
  'Kế toán Quỹ',
  'Chuyên viên Quỹ',
  'Chuyên viên Cục Quản lý lao động ngoài nước',
  'Chuyên viên Sở Nội vụ',
  'Lãnh đạo đơn vị',
  'Cán bộ nhập liệu của đơn vị',
];

describe('user list', () => {
  it('B-19 shows each user with unit and state, roles by their titles where they have one', async () => {
    renderSystem({ path });
    const [row] = await dataRows();
    expect(headers().slice(1)).toEqual([
      'Tên đăng nhập',
      'Họ và tên',
      'Email',
      'Đơn vị',
      'Vai trò',
      'Trạng thái',
      'Thao tác',
    ]);
    const cells = within(row ?? document.body).getAllByRole('gridcell');
    expect(cells.map(seenText)).toEqual([
      '',
      'linh.nt',
      'Nguyễn Thùy Linh',
      'linh.nt@example.com',
      'Nhân lực Lam Giang',
      'Cán bộ nhập liệu của đơn vịkiem-tra',
      'Đang hoạt động',
      '',
    ]);
    expect(cells[4]?.textContent).toBe('Công ty Cổ phần Nhân lực Lam Giang');
  });

  it('shows the last sign-in with its time where that column is asked for', async () => {
    renderSystem({ path: `${path}?cot=userName&cot=dangNhapCuoi` });
    const rows = await dataRows();
    const cells = rows.slice(0, 2).map((row) => within(row).getAllByRole('gridcell')[2]?.textContent);
    expect(cells).toEqual(['06/11/2026 15:04', '—']);
  });

  it('B-19 offers what can be done with a user in their state, and neither lock nor removal for oneself', async () => {
    const { user } = renderSystem({ path });
    const always = ['Xem chi tiết', 'Sửa', 'Phân quyền'];
    const offered = async (name: string) => {
      const items = await openRowMenu(user, name);
      // Not Escape, which counts once where a test presses it faster than a hand.
      await user.keyboard('{Tab}');
      await waitFor(() => {
        expect(screen.queryByRole('menu')).toBeNull();
      });
      return items;
    };
    expect(await offered(linh)).toEqual([...always, 'Đặt lại mật khẩu', 'Khóa', 'Xóa']);
    expect(await offered('Lê Văn An (an.lv)')).toEqual([...always, 'Đặt lại mật khẩu', 'Mở khóa', 'Xóa']);
    expect(await offered('Trần Minh Khoa (khoa.tm)')).toEqual(always);
    expect(await offered('Đinh Thị Nhàn (nhan.dt)')).toEqual([...always, 'Đặt lại mật khẩu', 'Xóa']);
  });

  it('P-02 offers a person who may only read nothing but reading', async () => {
    const { user } = renderSystem({ path, policies: [policies.users] });
    expect(await openRowMenu(user, linh)).toEqual(['Xem chi tiết']);
    expect(screen.queryByText('Thêm mới')).toBeNull();
  });

  it('W-07 asks for the choices of a filter no second time to name what it is not set to', async () => {
    const assignableRoles = vi.fn(() => Promise.resolve([{ name: 'quan-tri', isDefault: false }]));
    renderSystem({ path, users: { assignableRoles } });
    await dataRows();
    await screen.findByRole('combobox', { name: 'Vai trò' });
    const asked = assignableRoles.mock.calls.length;
    act(() => navigate(`${path}?tu-khoa=linh`));
    expect(await screen.findByText('Từ khóa: linh')).toBeDefined();
    expect(assignableRoles).toHaveBeenCalledTimes(asked);
  });

  it('offers the roles that there are as a filter', async () => {
    const { user } = renderSystem({ path });
    await dataRows();
    await user.click(screen.getByRole('combobox', { name: 'Vai trò' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([...ownRoles, 'kiem-tra']);
    await user.click(screen.getByRole('option', { name: 'kiem-tra' }));
    expect(window.location.search).toBe('?vaiTro=kiem-tra');
  });

  it('B-19 W-07 offers the product’s own roles to somebody who can give none of them too, and names the one chosen', async () => {
    const assignableRoles = () => Promise.resolve([{ name: 'tu-lap', isDefault: false }]);
    const { user } = renderSystem({ path: `${path}?vaiTro=ke-toan-quy`, users: { assignableRoles } });
    expect(await screen.findByText('Vai trò: Kế toán Quỹ')).toBeDefined();
    await user.click(await screen.findByRole('combobox', { name: 'Vai trò' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([...ownRoles, 'tu-lap']);
  });

  it('names the user before removing, and says that it is done only when it is', async () => {
    let finish: () => void = () => undefined;
    const remove = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = renderSystem({ path, users: { remove } });
    await openRowMenu(user, linh);
    await user.click(screen.getByText('Xóa', { selector: 'li' }));
    expect(await answerQuestion(user, 'Có')).toContain(`Bạn có chắc chắn muốn xóa người dùng ${linh} không?`);
    await waitFor(() => {
      expect(remove).toHaveBeenCalledWith('user-linh', expect.anything());
    });
    expect(screen.queryByText('Xóa thành công.')).toBeNull();
    finish();
    expect(await screen.findByText('Xóa thành công.')).toBeDefined();
  });

  it('B-19 unlocks after a question and asks for the rows again', async () => {
    const unlock = vi.fn(() => Promise.resolve());
    const list = vi.fn(() => Promise.resolve({ totalCount: 1, items: [lockedRow] }));
    const { user } = renderSystem({ path, users: { unlock, list } });
    await openRowMenu(user, 'Lê Văn An (an.lv)');
    const asked = list.mock.calls.length;
    await user.click(screen.getByText('Mở khóa', { selector: 'li' }));
    expect(await answerQuestion(user, 'Có')).toContain('mở khóa tài khoản Lê Văn An (an.lv)');
    expect(await screen.findByText('Đã mở khóa tài khoản.')).toBeDefined();
    expect(unlock.mock.calls).toEqual([['user-an', expect.anything()]]);
    await waitFor(() => {
      expect(list.mock.calls.length).toBeGreaterThan(asked);
    });
  });

  it('B-19 unlocks one after another those who are wished for while the first is still on the way', async () => {
    const finish: (() => void)[] = [];
    const unlock = vi.fn<(id: string) => Promise<void>>(() => new Promise((resolve) => void finish.push(resolve)));
    const people = ['An', 'Minh', 'Tâm'].map((hoTen) => ({ ...lockedRow, id: hoTen, userName: hoTen, hoTen }));
    const list = () => Promise.resolve({ totalCount: people.length, items: people });
    const { user } = renderSystem({ path, users: { unlock, list } });
    for (const { hoTen } of people) {
      await openRowMenu(user, hoTen);
      await user.click(screen.getByText('Mở khóa', { selector: 'li' }));
      await answerQuestion(user, 'Có');
    }
    for (const count of [1, 2, 3]) {
      await waitFor(() => {
        expect(unlock).toHaveBeenCalledTimes(count);
      });
      finish[count - 1]?.();
    }
    expect(unlock.mock.calls.map(([id]) => id)).toEqual(people.map(({ id }) => id));
  });

  it('B-19 locks those who were chosen until somebody unlocks them, and not oneself', async () => {
    const lock = vi.fn(() => Promise.resolve());
    const people = [ownId, 'An', 'Minh'].map((id) => ({
      ...lockedRow,
      id,
      userName: id,
      hoTen: id,
      trangThai: 1 as const,
    }));
    const list = () => Promise.resolve({ totalCount: people.length, items: people });
    showOn('phone');
    const { user } = renderSystem({ path, users: { lock, list } });
    for (const { id } of people) {
      await user.click(await screen.findByLabelText(`Chọn ${id}`));
    }
    await user.click(screen.getByText('Khóa', { selector: 'button' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Khóa đăng nhập 2 người dùng, đến khi có người mở khóa?')).toBeDefined();
    await user.click(within(dialog).getByText('Khóa', { selector: 'button' }));
    expect(await within(dialog).findByText('Thành công: 2 bản ghi')).toBeDefined();
    expect(lock.mock.calls).toEqual([
      ['An', undefined, expect.anything()],
      ['Minh', undefined, expect.anything()],
    ]);
  });

  it('says why somebody could not be unlocked, and can try again', async () => {
    // The same words within a second would be the same news.
    const messages = ['Bạn không thể tự mở khóa tài khoản của mình.', 'Tài khoản này không bị khóa.'];
    const unlock = vi.fn(() => Promise.reject(identityRefusal('X', messages[unlock.mock.calls.length - 1] ?? '')));
    const { user } = renderSystem({ path, users: { unlock } });
    for (const message of messages) {
      await openRowMenu(user, 'Lê Văn An (an.lv)');
      await user.click(screen.getByText('Mở khóa', { selector: 'li' }));
      await answerQuestion(user, 'Có');
      expect(await screen.findByText(message)).toBeDefined();
      await user.click(screen.getByText('Đóng', { selector: 'button' }));
    }
    expect(unlock).toHaveBeenCalledTimes(2);
  });
});

const lockedRow = {
  id: 'user-an',
  userName: 'an.lv',
  hoTen: 'Lê Văn An',
  email: 'an.lv@example.com',
  phoneNumber: null,
  donViId: null,
  donViTen: null,
  vaiTro: [],
  trangThai: 2,
  dangNhapCuoi: null,
  concurrencyStamp: 's1',
} as const;
