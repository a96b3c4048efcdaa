// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import { useConfirm } from '@/views/app/notices';

import { renderAt } from '../shared/form/record-fixtures';
import { fakeServices, Surroundings } from '../shared/list/list-fixtures';
import { address, goBack, open, showOn } from '../shared/list/list-page';
import { enter } from '../../support/enter';

beforeAll(() => import('@/views/shared/notices/notice-views'), 60_000);
beforeEach(() => {
  // Cards are cheaper to show than the grid, and ask the same.
  showOn('phone');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.pushState(null, '', '/');
});

const form = `${address}/w1/sua`;
const unsaved = /^Dữ liệu đã thay đổi nhưng chưa được lưu/u;

describe('a question', () => {
  it('W-02 goes with the page that asked it, and nothing is done', async () => {
    const warned = vi.spyOn(console, 'warn');
    const remove = vi.fn(() => Promise.resolve());
    const { user } = renderAt({ path: `${address}/w1`, from: '/khac', workers: { remove } });
    await user.click(await screen.findByRole('button', { name: 'Xóa' }));
    await screen.findByRole('alertdialog');

    await goBack();
    expect(await screen.findByText('một trang khác')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(remove).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
  });

  it('W-02 of a list goes with the list, too, and the next one is put as ever', async () => {
    const user = userEvent.setup({ delay: null });
    const fake = fakeServices();
    await open(address, fake);
    await askAboutFirstRow(user);
    act(() => navigate('/khac'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(fake.removed).toEqual([]);

    act(() => navigate(address));
    await user.click(within(await askAboutFirstRow(user)).getByText('Có'));
    await waitFor(() => expect(fake.removed).toHaveLength(1));
  });

  it('W-02 that a page has to look something up for is not put once the page is gone', async () => {
    const user = userEvent.setup({ delay: null });
    const answers: string[] = [];
    let lookUp: () => void = () => undefined;
    const lookedUp = new Promise<void>((resolve) => {
      lookUp = resolve;
    });
    function Asker() {
      const confirm = useConfirm();
      const ask = async () => {
        await lookedUp;
        answers.push(await confirm({ message: 'Xóa vai trò đang có 3 người dùng?' }));
      };
      return <button onClick={() => void ask()}>hỏi</button>;
    }
    window.history.pushState(null, '', '/vai-tro');
    render(
      <Surroundings services={fakeServices().services}>
        <Route path="/vai-tro" component={Asker} />
      </Surroundings>,
    );
    await user.click(screen.getByText('hỏi'));
    act(() => navigate('/khac'));
    await act(async () => {
      lookUp();
      await lookedUp;
    });
    await waitFor(() => expect(answers).toEqual(['dismiss']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('W-02 stays while its page changes what it shows, as a list does with its filter', async () => {
    const user = userEvent.setup({ delay: null });
    const fake = fakeServices();
    await open(address, fake);
    const question = await askAboutFirstRow(user);

    act(() => navigate(`${address}?trang=2`));
    await waitFor(() => expect(fake.asked.at(-1)?.query.page).toBe(1));
    await user.click(within(question).getByText('Có'));
    await waitFor(() => expect(fake.removed).toHaveLength(1));
  });

  it('W-02 V-05 about unsaved input stays when Back is pressed once more, and its "Có" leads where it was asked', async () => {
    const { user } = renderAt({ path: form, from: '/khac' });
    const note = await screen.findByLabelText('Ghi chú', { selector: 'textarea' });
    await enter(user, note, 'chưa lưu');
    for (const _ of ['first', 'second', 'third']) {
      await goBack();
      expect(await screen.findByText(unsaved)).toBeDefined();
      expect(window.location.pathname).toBe(form);
    }
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);

    await user.click(screen.getByText('Không'));
    await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull());
    expect(note).toHaveProperty('value', 'chưa lưu');

    await goBack();
    await user.click(await screen.findByText('Có'));
    expect(await screen.findByText('một trang khác')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

/** Wants the first row of the list removed, and answers the question about it. */
async function askAboutFirstRow(user: UserEvent): Promise<HTMLElement> {
  const [menu] = await screen.findAllByLabelText(/^Thao tác với/u);
  if (menu === undefined) {
    throw new Error('The list has no rows.');
  }
  await user.click(menu);
  await user.click(await screen.findByText('Xóa', { selector: '[role=menuitem], [role=menuitem] *' }));
  return screen.findByRole('alertdialog');
}
