// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, waitFor as reached } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';
import { AuthProvider } from '@/views/app/auth-context';
import { LocalizationProvider } from '@/views/app/localization-context';
import { useConfirm, useNotices } from '@/views/app/notices';
import type { Notices } from '@/views/app/notice-types';
import { RedirectingNotices } from '@/views/app/redirecting-notices';
import { ServicesProvider } from '@/views/app/services-context';

import { fakeServices } from '../shared/list/list-fixtures';
import { authActors, type AuthFakes } from '../../support/auth-actors';
import { storedSession } from '../../support/sessions';

beforeAll(() => import('@/views/shared/notices/notice-views'), 60_000);
afterEach(cleanup);

const conflict = 'Số CCCD 042196000045 đã tồn tại: Nguyễn Văn An, 01/02/1996.';

it.each([
  ['a question', 'hỏi', 'Xóa Nguyễn Văn An?'],
  ['an error', 'lỗi', conflict],
  ['a toast', 'tin', 'Đã lưu Nguyễn Văn An.'],
])('A-13 shows the next person nothing of %s of the last one', async (_, button, text) => {
  const authRef = await signedIn();
  show(authRef, <Speaker />);
  await userEvent.click(screen.getByText(button));
  await screen.findByText(text);

  act(() => authRef.send({ type: 'tabs.ended', id: storedSession.id, as: 'left' }));
  await reached(authRef, (snapshot) => snapshot.matches({ page: 'empty' }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

it('A-13 A-22 tells the person who signs out what has become of it', async () => {
  let leave: () => void = () => undefined;
  const authRef = await signedIn({
    revoke: () => {
      act(leave);
      return Promise.resolve();
    },
  });
  show(
    authRef,
    <Leaver
      onReady={({ success }) => {
        leave = () => {
          success('Bạn đã đăng xuất trên máy này.');
        };
      }}
    />,
  );
  act(() => authRef.send({ type: 'signOut' }));
  await reached(authRef, (snapshot) => snapshot.matches({ page: 'empty' }));
  expect(await screen.findByText('Bạn đã đăng xuất trên máy này.')).toBeDefined();
});

async function signedIn(fakes: AuthFakes = {}): Promise<AuthRef> {
  const actors = authActors({ restored: storedSession, ...fakes }) as never;
  const authRef = createActor(authMachine.provide({ actors }), { input: { flow: 'password', culture: 'vi' } }).start();
  await reached(authRef, (snapshot) => snapshot.matches({ page: 'occupied' }));
  return authRef;
}

function show(authRef: AuthRef, children: ReactNode): void {
  render(
    <ServicesProvider value={fakeServices().services}>
      <AuthProvider value={authRef}>
        <LocalizationProvider>
          <RedirectingNotices errorRef={undefined}>{children}</RedirectingNotices>
        </LocalizationProvider>
      </AuthProvider>
    </ServicesProvider>,
  );
}

function Leaver({ onReady }: { readonly onReady: (notices: Notices) => void }) {
  const notices = useNotices();
  useEffect(() => {
    onReady(notices);
  });
  return null;
}

function Speaker() {
  const confirm = useConfirm();
  const notices = useNotices();
  const error = new AppError('http.forbidden', {
    status: 403,
    server: { code: 'QuyHoTro:07001', message: conflict, details: null, validationErrors: [] } as never,
  });
  return (
    <>
      <button onClick={() => void confirm({ message: 'Xóa Nguyễn Văn An?' })}>hỏi</button>
      <button onClick={() => notices.report(error)}>lỗi</button>
      <button onClick={() => notices.success('Đã lưu Nguyễn Văn An.')}>tin</button>
    </>
  );
}
