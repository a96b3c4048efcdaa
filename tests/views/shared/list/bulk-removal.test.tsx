// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { removeStored, storedKeys } from '@/views/app/browser-storage';
import { unitsList } from '@/views/database/units/units-list';
import { ListScreen } from '@/views/shared/list/list-screen';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from './list-fixtures';
import { showOn } from './list-page';

/** A refusal as ABP words it. */
const inUse = new AppError('server.message', {
  status: 403,
  server: {
    code: 'QuyHoTro:07003',
    message: 'Đơn vị còn báo cáo quỹ.',
    details: null,
    data: null,
    validationErrors: null,
  },
});

beforeEach(() => {
  storedKeys().forEach(removeStored);
  // Cards are cheaper to show than the grid, and hold the same parts.
  showOn('phone');
});

afterEach(cleanup);

describe('removing the chosen rows', () => {
  it('B-11 names them, has the focus on the safe answer, and removes none that it is not for', async () => {
    const { remove, user, ask } = await open({ isRemovable: ({ ma }) => ma !== 'DV0002' });
    const dialog = await ask('DV0001', 'DV0002');
    expect(within(dialog).getByText(/xóa 1 bản ghi đã chọn không\? Dữ liệu đã xóa không thể khôi phục/u)).toBeDefined();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent.slice(0, 6)),
    ).toEqual(['DV0001', 'DV0002']);
    expect(within(dialog).getByText('1 bản ghi không thể thực hiện thao tác này và sẽ được bỏ qua:')).toBeDefined();
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Hủy' }));

    await user.click(within(dialog).getByRole('button', { name: 'Xóa' }));
    expect(await within(dialog).findByText('Thành công: 1 bản ghi')).toBeDefined();
    expect(remove.mock.calls.map(([id]) => id)).toEqual(['unit-1']);
  });

  it('B-11 X-01 says of each that was refused why, takes one that is gone for removed, and asks for the rows anew', async () => {
    const answers = [
      new AppError('http.notFound', { status: 404 }),
      inUse,
      new AppError('http.conflict', { status: 409 }),
    ];
    const { remove, asked, user, ask } = await open();
    answers.forEach((error) => remove.mockRejectedValueOnce(error));
    const dialog = await ask('DV0001', 'DV0002', 'DV0003');
    const before = asked.length;
    await user.click(within(dialog).getByRole('button', { name: 'Xóa' }));

    expect(await within(dialog).findByText('Thành công: 1 bản ghi')).toBeDefined();
    const reasons = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(reasons[0]).toContain('Đơn vị còn báo cáo quỹ.');
    expect(reasons[1]).toContain('Dữ liệu đã được người khác cập nhật.');
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });

  it('B-11 waits where no answer comes, and goes on with that row', async () => {
    const { remove, user, ask } = await open();
    remove.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new AppError('network.unreachable', { status: 0 }));
    const dialog = await ask('DV0001', 'DV0002', 'DV0003');
    await user.click(within(dialog).getByRole('button', { name: 'Xóa' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Gửi lại' }));

    expect(await within(dialog).findByText('Thành công: 3 bản ghi')).toBeDefined();
    expect(remove.mock.calls.map(([id]) => id)).toEqual(['unit-1', 'unit-2', 'unit-2', 'unit-3']);
  });

  it('V-05 asks before the list is left on which it goes on, and no more when it is over', async () => {
    const { remove, user, ask } = await open();
    let answer: () => void = () => undefined;
    remove.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const dialog = await ask('DV0001');
    expect(closesTab()).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: 'Xóa' }));
    await waitFor(() => expect(closesTab()).toBe(false));
    act(() => {
      window.history.back();
    });
    expect(await screen.findByText(/những bản ghi chưa xử lý sẽ bị bỏ lại/u)).toBeDefined();
    await user.click(screen.getByText('Không'));

    await act(async () => {
      answer();
      await Promise.resolve();
    });
    await screen.findByText('Thành công: 1 bản ghi');
    expect(closesTab()).toBe(true);
  });

  it('P-02 is not there for who may not remove, who can still export them', async () => {
    const { user } = await open(
      {},
      allPolicies.filter((policy) => !policy.endsWith('.Delete')),
    );
    await user.click(await screen.findByRole('checkbox', { name: /^Chọn DV0001/u }));
    expect(screen.getByRole('button', { name: 'Xuất các dòng đã chọn' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Xóa' })).toBeNull();
  });
});

/** Whether the browser would close the tab without asking. */
function closesTab(): boolean {
  return fireEvent(window, new Event('beforeunload', { cancelable: true }));
}

/** Opens the units; `ask` chooses some of them by code and asks to remove them. */
async function open(changes: Partial<typeof unitsList> = {}, policies = allPolicies) {
  window.history.pushState(null, '', '/csdl/don-vi');
  const remove = vi.fn<(id: string) => Promise<void>>(() => Promise.resolve());
  const { services, asked } = fakeServices({ units: { remove } });
  await act(async () => {
    render(
      <Surroundings services={services} authRef={signedInAuth(policies)} isStrict={false}>
        <ListScreen description={{ ...unitsList, ...changes }} />
      </Surroundings>,
    );
    await Promise.resolve();
  });
  const user = userEvent.setup({ delay: null });
  const ask = async (...codes: readonly string[]) => {
    for (const code of codes) {
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^Chọn ${code}`, 'u') }));
    }
    await user.click(screen.getByRole('button', { name: 'Xóa' }));
    return screen.findByRole('dialog', { name: 'Xóa' });
  };
  return { remove, asked, user, ask };
}
