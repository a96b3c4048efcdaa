// @vitest-environment jsdom
import { Dialog } from '@mui/material';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import { toastLifetimeMs } from '@/domain/constants';
import { toastMachine } from '@/machines/shell/toast-machine';
import { Toaster } from '@/views/shared/notices/toaster';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

afterEach(cleanup);

describe('Toaster', () => {
  it('W-01 shows titled toasts for 5000 ms, announced as status or alert, and closes one on request', () => {
    const { show, pass } = renderToaster();
    show('success', 'Đã lưu.');
    show('error', 'Không lưu được.');

    expect(screen.getByText('Đã lưu.').closest('[role]')).toBe(screen.getByRole('status'));
    expect(screen.getByText('Đã lưu.').parentElement?.textContent).toBe('Thành côngĐã lưu.');
    expect(screen.getByRole('alert').textContent).toBe('LỗiKhông lưu được.');

    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Đóng thông báo' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Đã lưu.');

    pass(toastLifetimeMs);
    expect(region().textContent).toBe('');
  });

  it('W-01 lets no time pass while the pointer is on the toasts', () => {
    const { show, pass } = renderToaster();
    show('success', 'Đã lưu.');
    fireEvent.pointerEnter(region());
    pass(toastLifetimeMs * 10);
    expect(region().textContent).toContain('Đã lưu.');

    fireEvent.pointerLeave(region());
    pass(toastLifetimeMs);
    expect(region().textContent).toBe('');
  });

  it('W-01 lets no time pass while a toast has the focus, though the pointer leaves', () => {
    const { show, pass } = renderToaster();
    show('success', 'Đã lưu.');
    const close = screen.getByRole('button', { name: 'Đóng thông báo' });
    act(() => close.focus());
    fireEvent.pointerEnter(region());
    fireEvent.pointerLeave(region());
    pass(toastLifetimeMs * 10);
    expect(region().textContent).toContain('Đã lưu.');

    act(() => close.blur());
    pass(toastLifetimeMs);
    expect(region().textContent).toBe('');
  });

  it('W-01 gives the focus back to where it came from when its toast is closed, and to nobody who has gone on', () => {
    const { show } = renderToaster();
    const field = document.body.appendChild(document.createElement('input'));
    const other = document.body.appendChild(document.createElement('input'));
    const close = () => screen.getByRole('button', { name: 'Đóng thông báo' });
    act(() => field.focus());
    show('success', 'Đã lưu.');
    act(() => close().focus());
    fireEvent.click(close());
    expect(document.activeElement).toBe(field);

    show('success', 'Đã lưu.');
    act(() => close().focus());
    act(() => other.focus());
    act(() => other.blur());
    fireEvent.click(close());
    expect(document.activeElement).toBe(document.body);
    field.remove();
    other.remove();
  });

  it('W-01 lets time run again when the toast that had the focus is closed', () => {
    const { show, pass } = renderToaster();
    show('success', 'Một.');
    show('success', 'Hai.');
    const [close] = screen.getAllByRole('button', { name: 'Đóng thông báo' });
    act(() => close?.focus());
    fireEvent.click(close ?? region());
    expect(screen.getByRole('status').textContent).toContain('Hai.');

    pass(toastLifetimeMs);
    expect(region().textContent).toBe('');
  });

  it('W-01 comes into a region that was there before it, whole and alone: what comes together with its region is not read out', async () => {
    const { show } = renderToaster();
    const heard = screen.getByRole('status');
    show('success', 'Đã lưu.');
    show('success', 'Đã xóa.');
    expect(screen.getByText('Đã xóa.').closest('[role]')).toBe(heard);
    expect(heard.getAttribute('aria-atomic')).toBe('false');
    cleanup();

    // The first notice brings the code that shows it.
    const toastRef = createActor(toastMachine, { clock: new SimulatedClock() }).start();
    toastRef.send({ type: 'toast.show', request: { severity: 'success', text: 'Lần đầu.' } });
    render(
      <Surroundings services={fakeServices().services}>
        <Toaster toastRef={toastRef} />
      </Surroundings>,
    );
    expect(screen.getByRole('status').textContent).toBe('');
    expect(await screen.findByText('Lần đầu.')).toBeTruthy();
  });

  it('W-01 are heard while a dialog is open, which hides the page from screen readers', async () => {
    const { show } = renderToaster(<Dialog open>Khóa tài khoản?</Dialog>);
    show('success', 'Đã lưu.');
    expect(await screen.findByRole('status')).toBeTruthy();
    expect(screen.queryByText('Trang')?.closest('[aria-hidden="true"]')).toBeTruthy();
  });
});

function region(): HTMLElement {
  return screen.getByRole('region');
}

function renderToaster(beside: ReactNode = null) {
  const clock = new SimulatedClock();
  const toastRef = createActor(toastMachine, { clock }).start();
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
      <main>Trang</main>
      {beside}
      <Toaster toastRef={toastRef} />
    </Surroundings>,
  );
  return {
    show: (severity: 'success' | 'error', text: string) =>
      act(() => toastRef.send({ type: 'toast.show', request: { severity, text } })),
    pass: (milliseconds: number) => act(() => clock.increment(milliseconds)),
  };
}
