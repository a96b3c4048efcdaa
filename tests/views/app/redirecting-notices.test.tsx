// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, waitFor as reached } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';
import { errorMachine } from '@/machines/shell/error-machine';
import { AuthProvider } from '@/views/app/auth-context';
import { LocalizationProvider } from '@/views/app/localization-context';
import type { Notices } from '@/views/app/notice-types';
import { useNotices } from '@/views/app/notices';
import { RedirectingNotices } from '@/views/app/redirecting-notices';
import { ServicesProvider } from '@/views/app/services-context';

import { authActors } from '../../support/auth-actors';
import { fakeServices } from '../shared/list/list-fixtures';
import { refuseTokens, signedIn } from '../shared/lost-session';

beforeAll(() => import('@/views/shared/notices/notice-views'), 60_000);
afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

const form = '/csdl/nguoi-lao-dong/them-moi';
const refused = new AppError('http.unauthenticated', { status: 401 });

it.each([
  ['http.unauthenticated', 'Bạn chưa đăng nhập!', 'Bạn cần đăng nhập để thực hiện thao tác này.'],
  ['http.sessionExpired', 'Phiên làm việc đã hết hạn', /^Vui lòng đăng nhập lại\./u],
] as const)(
  'A-11 X-01 a change refused with %s is told to whoever is still signed in',
  async (code, title, details) => {
    const { notices } = show(await signedIn());
    act(() => notices().report(new AppError(code, { status: 401 })));

    expect(await screen.findByRole('alertdialog', { name: title })).toBeDefined();
    expect(screen.getByText(details)).toBeDefined();
    expect(window.location.pathname).toBe(form);
  },
);

it('A-11 X-04 is told once however many changes were refused, and anew after a while', async () => {
  const { notices, errorRef } = show(await signedIn());
  act(() => {
    notices().report(refused);
    notices().report(refused);
  });
  await screen.findByRole('alertdialog');
  expect(errorRef.getSnapshot().context).toMatchObject({ shown: { count: 2 }, waiting: undefined });

  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(errorRef.getSnapshot().context.recent).toEqual([]), { timeout: 5_000 });
  act(() => notices().report(refused));
  expect(await screen.findByRole('alertdialog', { name: 'Bạn chưa đăng nhập!' })).toBeDefined();
});

it('A-11 X-04 is told after another error that was there first', async () => {
  const { notices } = show(await signedIn());
  act(() => notices().report(new AppError('http.conflict', { status: 409 })));
  await screen.findByRole('alertdialog', { name: 'Dữ liệu đã thay đổi' });
  act(() => notices().report(refused));

  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  expect(await screen.findByRole('alertdialog', { name: 'Bạn chưa đăng nhập!' })).toBeDefined();
});

it('A-10 is not told over a page whose person is asked to sign in again anyway', async () => {
  const authRef = await signedIn();
  const { notices, errorRef } = show(authRef);
  await refuseTokens(authRef);
  act(() => notices().report(refused));

  expect(errorRef.getSnapshot()).toMatchObject({ value: 'idle', context: { recent: [expect.any(String)] } });
  expect(window.location.pathname).toBe(form);
});

it('A-13 leaves to the session’s own notices what is no refused call', async () => {
  const { notices, errorRef } = show(await signedIn());
  act(() => notices().report(new AppError('auth.silent_refresh_error')));

  expect(errorRef.getSnapshot()).toMatchObject({ value: 'idle', context: { recent: [expect.any(String)] } });
  expect(window.location.pathname).toBe(form);
});

it('X-01 leads a visitor to the sign-in page, which leads back', async () => {
  const actors = authActors() as never;
  const visitor = createActor(authMachine.provide({ actors }), { input: { flow: 'password', culture: 'vi' } }).start();
  await reached(visitor, (snapshot) => snapshot.hasTag('signedOut'));
  const { notices, errorRef } = show(visitor);
  act(() => notices().report(refused));

  await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
  expect(new URLSearchParams(window.location.search).get('returnUrl')).toBe(form);
  expect(errorRef.getSnapshot().value).toBe('idle');
});

function show(authRef: AuthRef) {
  window.history.pushState(null, '', form);
  const errorRef = createActor(errorMachine);
  const held: { notices?: Notices } = {};
  const Page = () => {
    held.notices = useNotices();
    return null;
  };
  render(
    <ServicesProvider value={fakeServices().services}>
      <AuthProvider value={authRef}>
        <LocalizationProvider>
          <RedirectingNotices errorRef={errorRef}>
            <Page />
          </RedirectingNotices>
        </LocalizationProvider>
      </AuthProvider>
    </ServicesProvider>,
  );
  const notices = () => {
    if (held.notices === undefined) {
      throw new Error('The page was not shown.');
    }
    return held.notices;
  };
  return { errorRef, notices };
}
