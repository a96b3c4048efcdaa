// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { useConfirm, useNotices } from '@/views/app/notices';
import { isNewEscape } from '@/views/shared/escape';

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
  return (
    <>
      <button onClick={() => setIsOpen(true)}>mở</button>
      <button onClick={() => notices.report(new AppError('http.forbidden', { status: 403 }))}>lỗi</button>
      <button onClick={() => void confirm({ message: 'Đóng?' })}>hỏi</button>
      {isOpen ? (
        <Dialog
          open
          slotProps={{ paper: { 'aria-label': 'biểu mẫu' } }}
          onClose={(event: { readonly timeStamp?: number }) => {
            if (isNewEscape({ timeStamp: event.timeStamp ?? 0 })) {
              setIsOpen(false);
            }
          }}
        >
          <button>trong biểu mẫu</button>
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
const settledTo = (expected: readonly string[]) => waitFor(() => expect(layers().sort()).toEqual([...expected].sort()));
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

  it('W-03 the page of an error names its status, its words and the way home, and closes by its icon', async () => {
    render(
      <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
        <Page />
      </Surroundings>,
    );
    click('lỗi');
    const heading = await screen.findByRole('heading', { level: 1 }, { timeout: 5_000 });
    expect(heading.textContent).toBe('[403] Bạn không có quyền!');
    expect(heading.closest('[role=dialog]')?.getAttribute('aria-labelledby')).toBe(heading.id);
    expect(screen.getByText('Bạn không được phép thực hiện thao tác này.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Về trang chủ' }).getAttribute('href')).toBe('/');

    act(() => screen.getByRole('button', { name: 'Đóng' }).click());
    await settledTo([]);
  });
});
