// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

import { AppError } from '@/domain/errors/app-error';
import type { BulkItem } from '@/domain/lists/bulk-action';
import { removeStored, storedKeys } from '@/views/app/browser-storage';
import type { Services } from '@/views/app/services-context';
import { unitsList } from '@/views/database/units/units-list';
import { ListScreen } from '@/views/shared/list/list-screen';

import { fakeServices, signedInAuth, Surroundings } from './list-fixtures';
import { goBack, showOn } from './list-page';

const address = '/csdl/don-vi';
const paused = `${address}?trangThai=2`;

beforeEach(() => {
  storedKeys().forEach(removeStored);
  showOn('desktop');
});

afterEach(cleanup);

describe('rows that can be chosen', () => {
  it.each(['desktop', 'phone'] as const)(
    'W-07 are those that the present conditions have found, not those that still stand there, on a %s',
    async (device) => {
      showOn(device);
      const { hold, run, user } = await open();
      const answer = hold();
      act(() => navigate(paused));

      for (const box of [await boxOf('DV0001'), ...(device === 'phone' ? [] : [boxNamed('Chọn cả trang')])]) {
        expect(box).toHaveProperty('disabled', true);
        fireEvent.click(box);
      }
      expect(chosen()).toBeUndefined();
      await answer.give();

      await user.click(await boxOf('DV0007'));
      expect(chosen()).toBe('Đã chọn 1 bản ghi');
      await runAction(user);
      await waitFor(() => expect(run.mock.calls.map(([items]) => items.map(({ id }) => id))).toEqual([['unit-7']]));
    },
  );

  it('W-07 are no more those that were removed one by one: nothing is exported or done with a record that is gone', async () => {
    const { user } = await open();
    await user.click(await boxOf('DV0001'));
    await user.click(await boxOf('DV0002'));
    const row = (await boxOf('DV0001')).closest('[role=row]');
    fireEvent.click(within(row as HTMLElement).getByLabelText(/^Thao tác/u));
    await user.click(await screen.findByText('Xóa', { selector: '[role=menuitem]' }));
    await user.click(await screen.findByText('Có'));
    await waitFor(() => expect(chosen()).toBe('Đã chọn 1 bản ghi'));
  });

  it('W-07 are no more those that a colleague has taken away, where one page holds all that is found', async () => {
    const { user, table } = await open();
    act(() => navigate(`${address}?so-dong=50`));
    await user.click(await boxOf('DV0012'));
    await user.click(await boxOf('DV0002'));
    table.units = table.units.filter(({ ma }) => ma !== 'DV0012');
    await user.click(screen.getByLabelText('Làm mới'));
    await waitFor(() => expect(chosen()).toBe('Đã chọn 1 bản ghi'));
  });

  it.each(['desktop', 'phone'] as const)(
    'W-07 are none when the rows of the present conditions did not come, and theirs after another try, on a %s',
    async (device) => {
      showOn(device);
      const { hold, user } = await open();
      const answer = hold();
      act(() => navigate(paused));
      await answer.refuse();

      expect(await screen.findByText('Thử lại')).toBeDefined();
      expect(await boxOf('DV0001')).toHaveProperty('disabled', true);
      await user.click(screen.getByText('Thử lại'));
      await waitFor(() => expect(document.body.textContent).not.toContain('DV0001'));
      expect(await boxOf('DV0002')).toHaveProperty('disabled', false);
    },
  );

  it('W-07 stay chosen from page to page, and can be chosen while the next page is on its way', async () => {
    const { hold, user } = await open();
    await user.click(await boxOf('DV0001'));
    const answer = hold();
    act(() => navigate(`${address}?trang=2`));
    await user.click(await boxOf('DV0002'));
    expect(chosen()).toBe('Đã chọn 2 bản ghi');
    await answer.give();

    await user.click(await boxOf('DV0011'));
    expect(chosen()).toBe('Đã chọn 3 bản ghi');
  });

  it('W-07 are there at once where an earlier visit has left the rows, all of them with one tick', async () => {
    const { hold, user } = await open();
    act(() => navigate(paused));
    await waitFor(() => expect(document.body.textContent).not.toContain('DV0001'));
    hold();
    await goBack();

    await user.click(await boxOf('DV0001'));
    expect(chosen()).toBe('Đã chọn 1 bản ghi');
    expect(boxNamed('Chọn cả trang')).toHaveProperty('indeterminate', true);
    await user.click(boxNamed('Chọn cả trang'));
    expect(chosen()).toBe('Đã chọn 10 bản ghi');
    expect(boxNamed('Bỏ chọn cả trang')).toHaveProperty('checked', true);
  });

  it('W-07 are not those that were refused under other conditions, however late that is known', async () => {
    const { run, user } = await open();
    act(() => navigate(paused));
    await waitFor(() => expect(document.body.textContent).not.toContain('DV0001'));
    let refuse: () => void = () => undefined;
    run.mockImplementation(
      (items) =>
        new Promise((resolve) => {
          refuse = () => resolve(items.map(({ id }) => ({ id, ma: id.toUpperCase(), thanhCong: false })));
        }),
    );
    await user.click(await boxOf('DV0002'));
    const dialog = await runAction(user);
    // A browser without the Navigation API asks about every Back while something is being done.
    await goBack();
    await user.click(await screen.findByText('Có'));
    await waitFor(() => expect(window.location.search).toBe(''));
    act(() => refuse());

    await user.click(await within(dialog).findByText('Chỉ giữ các dòng lỗi'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosen()).toBeUndefined();
  });
});

/** The checkbox of the row with that code, as soon as it is there. */
async function boxOf(code: string): Promise<HTMLElement> {
  await screen.findAllByText(code);
  return waitFor(() => {
    // Not by its role: in the grid that takes a second each time.
    const box = [...document.querySelectorAll<HTMLElement>('input[type=checkbox]')].find(
      (candidate) => candidate.closest('[role=row], li')?.textContent.includes(code) === true,
    );
    if (box === undefined) {
      throw new Error(`No row ${code} can be chosen.`);
    }
    return box;
  });
}

function boxNamed(start: string): HTMLElement {
  return screen.getByLabelText((label) => label.startsWith(start));
}

/** Does with the chosen rows what can be done with them; answers the dialog that says what becomes of it. */
async function runAction(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByText('Cán bộ phụ trách', { selector: 'button' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByText('Cán bộ phụ trách', { selector: 'button' }));
  return dialog;
}

/** What the bar says about the chosen rows; `undefined` while there is no bar. */
function chosen(): string | undefined {
  return screen.queryByText(/^Đã chọn \d+ bản ghi$/u)?.textContent ?? undefined;
}

/** Opens the units, twelve of them, with something that can be done with many; the answer of the next call can be held. */
async function open() {
  history.pushState(null, '', address);
  const { services, table } = fakeServices();
  const run = vi.fn((items: readonly BulkItem[]) =>
    Promise.resolve(items.map(({ id }) => ({ id, ma: id.toUpperCase(), thanhCong: true }))),
  );
  let held: Promise<void> | undefined;
  const slow: Services = {
    ...services,
    units: {
      ...services.units,
      remove: (id) => {
        table.units = table.units.filter((unit) => unit.id !== id);
        return Promise.resolve();
      },
      list: async (query, signal) => {
        const waited = held;
        held = undefined;
        await waited;
        return services.units.list(query, signal);
      },
    },
  };
  const list = {
    ...unitsList,
    bulkActions: [
      {
        id: 'close',
        label: 'units.canBoPhuTrachId',
        policy: 'DucLongPhatCsdl.CsdlDonVi.Edit',
        most: 50,
        confirm: 'units.empty',
        run: (_: Services, items: readonly BulkItem[]) => run(items),
      },
    ],
  } as const;
  await act(async () => {
    render(
      <Surroundings services={slow} authRef={signedInAuth()} isStrict={false}>
        <ListScreen description={list} />
      </Surroundings>,
    );
    await Promise.resolve();
  });
  await boxOf('DV0001');
  const hold = () => {
    let settle: (error?: AppError) => void = () => undefined;
    held = new Promise((resolve, reject) => {
      settle = (error) => (error === undefined ? resolve() : reject(error));
    });
    const answer = (error?: AppError) =>
      act(async () => {
        settle(error);
        await Promise.resolve();
      });
    return { give: () => answer(), refuse: () => answer(new AppError('http.server')) };
  };
  return { hold, run, table, user: userEvent.setup({ delay: null }) };
}
