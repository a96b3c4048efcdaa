// @vitest-environment jsdom
import { readFileSync } from 'node:fs';

import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Session } from '@/domain/auth/session';
import { AppError } from '@/domain/errors/app-error';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';
import { useUnsavedGuard } from '@/views/shared/unsaved/use-unsaved-guard';

import { configurationFor } from '../../support/sessions';
import { fakeServices, Surroundings } from '../shared/list/list-fixtures';
import { nextSession } from '../shared/lost-session';
import { address, findNameField, formAddress, loseSession, renderTypedForm } from './held-fixtures';
import { findHeading } from './shell-fixtures';
import { enter } from '../../support/enter';

beforeAll(() => import('@/views/database/workers/worker-form-screen'), 60_000);

afterEach(() => {
  cleanup();
  forgetDrafts();
});

const heldPage = () => document.querySelector('.held-page');
const password = () => screen.getByLabelText<HTMLInputElement>('Mật khẩu');

describe('a lost session, password flow', () => {
  it('A-10 keeps the page mounted, out of reach, behind a dialog that says why and whose it is', async () => {
    const { authRef, errorRef, field } = await renderTypedForm();
    expect(heldPage()?.hasAttribute('inert')).toBe(false);
    const dialog = await loseSession(authRef);

    expect(heldPage()?.hasAttribute('inert')).toBe(true);
    expect(heldPage()?.contains(field)).toBe(true);
    expect(heldPage()?.contains(dialog)).toBe(false);
    expect(dialog.hasAttribute('open')).toBe(true);
    expect(dialog.textContent).toContain('Vui lòng đăng nhập lại. Dữ liệu bạn đang nhập được giữ lại.');
    expect(within(dialog).getByText('Trần Minh Khoa')).toBeTruthy();
    expect(within(dialog).getByText('khoa.tm')).toBeTruthy();
    expect(document.activeElement).toBe(password());

    errorRef.send({ type: 'error.report', error: new AppError('http.sessionExpired', { status: 401 }) });
    expect(address()).toBe(formAddress);
  });

  it('A-10 names no person of the page behind in the tab, which has its name back with its person', async () => {
    const { authRef, user } = await renderTypedForm({ signIn: () => Promise.resolve(nextSession) });
    const before = document.title;
    expect(before).toContain('người lao động');
    await loseSession(authRef);
    expect(document.title).toBe('Phiên làm việc đã hết hạn | Quỹ HTVLNN');
    await enter(user, password(), '1q2w3E*');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.title).toBe(before);
  });

  it('A-10 prints neither the page behind nor a dialog or paper that stands over it', async () => {
    const [, printed = ''] = readFileSync('src/views/account/resume/resume.css', 'utf8').split('@media print {');
    const style = document.createElement('style');
    style.textContent = printed.slice(0, printed.lastIndexOf('}'));
    const paper = document.createElement('div');
    paper.className = 'print-layer';
    paper.innerHTML = '<p style="visibility: visible">042196000045</p>';
    const { authRef, field } = await renderTypedForm();
    document.body.append(style, paper);
    const shown = () =>
      [field, paper, paper.firstElementChild ?? paper].map((each) => getComputedStyle(each).visibility);
    expect(shown()).toEqual(['visible', 'visible', 'visible']);
    const dialog = await loseSession(authRef);
    expect(shown()).toEqual(['hidden', 'hidden', 'hidden']);
    expect(getComputedStyle(dialog).visibility).toBe('visible');
    style.remove();
    paper.remove();
  });

  it('A-10 A-02 says that the password was wrong, forgets it, and lets it be typed again', async () => {
    const { authRef, user, field, signInWithPassword } = await renderTypedForm();
    const dialog = await loseSession(authRef);
    await user.click(within(dialog).getByRole('button', { name: 'Đăng nhập lại' }));
    expect(within(dialog).getByText('Mật khẩu là trường bắt buộc')).toBeTruthy();
    expect(signInWithPassword).not.toHaveBeenCalled();

    await enter(user, password(), 'sai');
    await user.keyboard('{Enter}');
    expect(await within(dialog).findByText('Sai tên đăng nhập hoặc mật khẩu.')).toBeTruthy();
    expect(signInWithPassword.mock.calls).toEqual([[{ userName: 'khoa.tm', password: 'sai', rememberMe: 'asBefore' }]]);
    expect(password().value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(field.value).toBe('Đào Thị Ứng');
  });

  it('A-10 V-05 gives the same page back to the same person: what was typed, and the focus', async () => {
    const { authRef, user, field } = await renderTypedForm({ signIn: () => Promise.resolve(nextSession) });
    expect(document.activeElement).toBe(field);
    await loseSession(authRef);
    await enter(user, password(), '1q2w3E*');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await findNameField()).toBe(field);
    expect(field.value).toBe('Đào Thị Ứng');
    expect(heldPage()?.hasAttribute('inert')).toBe(false);
    expect(document.activeElement).toBe(field);
    expect(address()).toBe(formAddress);
  });

  it('A-10 is not closed by Escape, which does nothing on the page behind either', async () => {
    const { authRef, user } = await renderTypedForm();
    const dialog = await loseSession(authRef);
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    await user.keyboard('{Escape}');
    window.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
    expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false);
    expect(dialog.hasAttribute('open')).toBe(true);
  });

  it('A-10 leads somebody with another account to the sign-in page, which leads back', async () => {
    const { authRef, user } = await renderTypedForm();
    const dialog = await loseSession(authRef);
    await user.click(within(dialog).getByRole('button', { name: 'Đăng nhập bằng tài khoản khác' }));
    await findHeading('Đăng nhập');
    expect(address()).toBe(`/auth/login?returnUrl=${encodeURIComponent(formAddress)}`);
    expect(heldPage()).toBeNull();
  });

  it('A-10 T-08 opens home for somebody else, with nothing left of the page', async () => {
    let isOther = false;
    const { authRef, user, field } = await renderTypedForm({
      signIn: () => {
        isOther = true;
        return Promise.resolve(nextSession);
      },
      loadConfiguration: () => {
        const known = configurationFor(isOther ? 'user-2' : 'user-1');
        return Promise.resolve({
          ...known,
          auth: { grantedPolicies: { 'DucLongPhatCsdl.CsdlNguoiLaoDong.Create': true } },
          currentUser: { ...known.currentUser, ...(isOther && { name: 'Người Khác', userName: 'nguoi.khac' }) },
        });
      },
    });
    await loseSession(authRef);
    await user.type(password(), 'p{Enter}');

    await findHeading(/Người Khác/);
    expect(address()).toBe('/');
    expect(field.isConnected).toBe(false);
    expect(screen.queryByDisplayValue('Đào Thị Ứng')).toBeNull();
  });

  it('A-22 offers to try again or to sign out when the configuration does not come afterwards', async () => {
    let isDown = false;
    const { authRef, user, field, configuration } = await renderTypedForm({
      signIn: () => {
        isDown = true;
        return Promise.resolve(nextSession);
      },
      loadConfiguration: () =>
        isDown
          ? Promise.reject(new AppError('network.unreachable', { status: 0 }))
          : Promise.resolve({
              ...configurationFor('user-1'),
              auth: { grantedPolicies: { 'DucLongPhatCsdl.CsdlNguoiLaoDong.Create': true } },
            }),
    });
    expect(configuration('user-1').currentUser.id).toBe('user-1');
    const dialog = await loseSession(authRef);
    await user.type(password(), 'p{Enter}');
    expect(await within(dialog).findByText('Không kết nối được máy chủ')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Đăng xuất' })).toBeTruthy();

    isDown = false;
    await user.click(within(dialog).getByRole('button', { name: 'Thử lại' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field.value).toBe('Đào Thị Ứng');
  });
});

describe('a lost session, code flow', () => {
  it('A-05 A-10 signs in again in a window of its own, opened within the click, and can be called off', async () => {
    let finish: (session: Session) => void = () => undefined;
    const signInByPopup = vi.fn(() => new Promise<Session>((resolve) => (finish = resolve)));
    const { authRef, user, field } = await renderTypedForm({ flow: 'code', signInByPopup });
    const dialog = await loseSession(authRef);
    const button = () => within(dialog).getByRole('button', { name: 'Đăng nhập lại' });
    const callsInClick: number[] = [];
    window.addEventListener('click', () => callsInClick.push(signInByPopup.mock.calls.length), { once: true });

    await user.click(button());
    expect(callsInClick).toEqual([1]);
    expect(await within(dialog).findByText('Hãy hoàn tất đăng nhập trong cửa sổ vừa mở.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Hủy' }));

    await user.click(button());
    finish(nextSession);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field.value).toBe('Đào Thị Ứng');
  });

  it('A-05 A-10 offers the way by redirect to whoever has called a window off', async () => {
    const { authRef, user } = await renderTypedForm({
      flow: 'code',
      signInByPopup: () => new Promise(() => undefined),
      beginCodeFlow: () => new Promise(() => undefined),
    });
    const dialog = await loseSession(authRef);
    const wayByRedirect = () => within(dialog).queryByRole('button', { name: 'Sang trang đăng nhập' });
    await user.click(within(dialog).getByRole('button', { name: 'Đăng nhập lại' }));
    expect(await within(dialog).findByText('Hãy hoàn tất đăng nhập trong cửa sổ vừa mở.')).toBeTruthy();
    expect(wayByRedirect()).toBeNull();

    await user.click(within(dialog).getByRole('button', { name: 'Hủy' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Sang trang đăng nhập' }));
    expect(authRef.getSnapshot().context.returnUrl).toBe(formAddress);
    expect(authRef.getSnapshot().matches({ access: { signedOut: 'redirecting' } })).toBe(true);
  });

  it('A-05 A-10 V-05 takes what was typed along to the issuer’s page when the window is blocked', async () => {
    const { authRef, user } = await renderTypedForm({
      flow: 'code',
      signInByPopup: () => Promise.reject(new AppError('auth.popup_blocked')),
      beginCodeFlow: () => new Promise(() => undefined),
    });
    const dialog = await loseSession(authRef);
    expect(within(dialog).queryByRole('button', { name: 'Sang trang đăng nhập' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Đăng nhập lại' }));
    expect(await within(dialog).findByText('Trình duyệt đã chặn cửa sổ đăng nhập')).toBeTruthy();

    await user.click(within(dialog).getByRole('button', { name: 'Sang trang đăng nhập' }));
    expect(authRef.getSnapshot().context.returnUrl).toBe(formAddress);
    expect(sessionStorage.getItem('quy.drafts')).toBeNull();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('quy.drafts')).toContain('Đào Thị Ứng');

    // Back by the browser's cache: the page was never gone.
    authRef.send({ type: 'tab.restored' });
    await waitFor(() => expect(sessionStorage.getItem('quy.drafts')).toBeNull());
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('A-10 V-05 promise-11 says, and lets the browser ask, where something unsaved would not come back from the issuer’s page', async () => {
    const { authRef, user } = await renderTypedForm({
      flow: 'code',
      signInByPopup: () => Promise.reject(new AppError('auth.popup_blocked')),
      beginCodeFlow: () => new Promise(() => undefined),
    });
    render(
      <Surroundings services={fakeServices({}).services}>
        <TypedReason />
      </Surroundings>,
    );
    const dialog = await loseSession(authRef);
    await user.click(within(dialog).getByRole('button', { name: 'Đăng nhập lại' }));
    expect(await within(dialog).findByText(/nội dung đang nhập trong hộp thoại .* sẽ mất/u)).toBeTruthy();

    await user.click(within(dialog).getByRole('button', { name: 'Sang trang đăng nhập' }));
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('quy.drafts')).toContain('Đào Thị Ứng');
  });
});

/** What is typed in the dialog of a step: no draft is kept of it. */
function TypedReason() {
  useUnsavedGuard(true);
  return null;
}
