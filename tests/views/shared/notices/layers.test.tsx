// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Dialog from '@mui/material/Dialog';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { authMachine } from '@/machines/auth/auth-machine';
import { useConfirm, useNotices } from '@/views/app/notices';
import { closeLayer } from '@/views/shared/focus/escape';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

beforeAll(() => import('@/views/shared/notices/notice-views'), 60_000);
afterEach(cleanup);

let now = 10_000;

/** One press of Escape, so many milliseconds after the last one. */
function press(after: number): void {
  now += after;
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: now });
  fireEvent(document.activeElement ?? document.body, event);
}

function Page() {
  const notices = useNotices();
  const confirm = useConfirm();
  const [isOpen, setIsOpen] = useState(false);
  const [isPopoverOpen, setIsPopoverOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>mở</button>
      <button onClick={() => notices.report(new AppError('http.forbidden', { status: 403 }))}>lỗi</button>
      <button onClick={() => void confirm({ message: 'Đóng?' })}>hỏi</button>
      {isOpen ? (
        <Dialog open slotProps={{ paper: { 'aria-label': 'biểu mẫu' } }} onClose={closeLayer(() => setIsOpen(false))}>
          <button onClick={() => setIsPopoverOpen(true)}>trong biểu mẫu</button>
          <Popover
            open={isPopoverOpen}
            anchorEl={() => document.body}
            slotProps={{ paper: { role: 'menu' } }}
            onClose={closeLayer(() => setIsPopoverOpen(false))}
          />
        </Dialog>
      ) : null}
    </>
  );
}

const layers = () => [
  ...screen.queryAllByRole('alertdialog', { hidden: true }).map(() => 'question'),
  ...screen
    .queryAllByRole('dialog', { hidden: true })
    .map((dialog) => (dialog.getAttribute('aria-label') === 'biểu mẫu' ? 'modal' : 'error page')),
];
/** A layer that has gone leaves the focus nowhere for a moment, and a key pressed then reaches nobody. */
const isFocusInLayer = () => layers().length === 0 || document.activeElement !== document.body;
const settledTo = (expected: readonly string[]) =>
  waitFor(() => {
    expect(layers().sort()).toEqual([...expected].sort());
    expect(isFocusInLayer()).toBe(true);
  });
const click = (name: string) => fireEvent.click(screen.getByText(name));

describe('layers', () => {
  it('W-02 W-03 one Escape closes one layer, its bounce within 150 ms none', async () => {
    render(
      <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
        <Page />
      </Surroundings>,
    );
    click('mở');
    click('lỗi');
    await settledTo(['modal', 'error page']);
    click('hỏi');
    await settledTo(['modal', 'error page', 'question']);

    press(1_000);
    press(149);
    await settledTo(['modal', 'error page']);
    press(1_000);
    press(100);
    await settledTo(['modal']);
    press(1_000);
    await settledTo([]);
  });

  it('W-03 an Escape that is held closes what lies over a dialog, not the dialog too', async () => {
    render(
      <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
        <Page />
      </Surroundings>,
    );
    click('mở');
    click('trong biểu mẫu');
    await screen.findByRole('menu');
    await settledTo(['modal']);
    press(1_000);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await settledTo(['modal']);
    press(33);
    await settledTo(['modal']);
    press(1_000);
    await settledTo([]);
  });

  it('W-03 the page of an error names its status, its words and the way home, and closes by its icon', async () => {
    render(
      <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
        <Page />
      </Surroundings>,
    );
    click('lỗi');
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('[403] Bạn không có quyền!');
    expect(heading.closest('[role=dialog]')?.getAttribute('aria-labelledby')).toBe(heading.id);
    expect(screen.getByText('Bạn không được phép thực hiện thao tác này.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Về trang chủ' }).getAttribute('href')).toBe('/');

    act(() => screen.getByRole('button', { name: 'Đóng' }).click());
    await settledTo([]);
  });

  it('W-03 the page of an error has no way home for who has not signed in, and leads back to what was typed', async () => {
    render(
      <Surroundings
        services={fakeServices().services}
        authRef={createActor(authMachine, { input: { flow: 'password', culture: 'vi' } })}
      >
        <Page />
      </Surroundings>,
    );
    click('lỗi');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Về trang chủ' })).toBeNull();

    act(() => screen.getByText('Đóng').click());
    await settledTo([]);
  });
});
