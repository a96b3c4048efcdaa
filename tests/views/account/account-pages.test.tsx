// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';

import { refusal, renderAccount } from './account-fixtures';
import { enter } from '../../support/enter';

afterEach(cleanup);

const good = 'Moi#2026';

/** A mark that nobody sees, as a chat or a PDF puts it beside what is copied. */
const unseen = '\u200b';

function heading(name: string) {
  return screen.findByRole('heading', { level: 1, name });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('links of the sign-in page', () => {
  it('A-20 offer an account only where people may make one', async () => {
    renderAccount({ at: '/auth/login' });
    expect(await screen.findByRole('link', { name: 'Đăng ký tài khoản' })).toBeTruthy();
    cleanup();
    renderAccount({ at: '/auth/login', settings: { 'Abp.Account.IsSelfRegistrationEnabled': 'false' } });
    await heading('Đăng nhập');
    expect(screen.getByRole('link', { name: 'Quên mật khẩu?' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Đăng ký tài khoản' })).toBeNull();
  });

  it('A-02 A-20 no password form where local sign-in is off, and a sentence that says so', async () => {
    renderAccount({ at: '/auth/login', settings: { 'Abp.Account.EnableLocalLogin': 'False' } });
    expect(await screen.findByText(/không cho đăng nhập bằng mật khẩu tại đây/u)).toBeTruthy();
    expect(screen.queryByLabelText('Mật khẩu')).toBeNull();
  });
});

describe('registration', () => {
  async function fillIn(user: ReturnType<typeof userEvent.setup>) {
    await enter(user, await screen.findByLabelText('Tên đăng nhập'), 'mai.nt');
    await enter(user, field('Địa chỉ email'), 'mai.nt@example.com');
    await enter(user, field('Mật khẩu'), good);
    await enter(user, field('Nhập lại mật khẩu'), good);
  }

  it('A-20 sends what ABP wants and signs the new person in', async () => {
    const user = userEvent.setup({ delay: null });
    const { account, signInWithPassword } = renderAccount({ at: '/account/register' });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Đăng ký' }));
    await heading('Đăng nhập');
    expect(account.register.mock.calls.map(([input]) => input)).toEqual([
      { userName: 'mai.nt', emailAddress: 'mai.nt@example.com', password: good },
    ]);
    expect(signInWithPassword.mock.calls).toEqual([[{ userName: 'mai.nt', password: good, rememberMe: false }]]);
  });

  it('A-20 takes name and address out of a chat without the marks that nobody sees', async () => {
    const user = userEvent.setup({ delay: null });
    const { account, signInWithPassword } = renderAccount({ at: '/account/register' });
    await enter(user, await screen.findByLabelText('Tên đăng nhập'), `${unseen}mai.nt `);
    await enter(user, field('Địa chỉ email'), ` mai.nt@example.com${unseen}`);
    await enter(user, field('Mật khẩu'), good);
    await enter(user, field('Nhập lại mật khẩu'), good);
    await user.click(screen.getByRole('button', { name: 'Đăng ký' }));
    await heading('Đăng nhập');
    const clean = { userName: 'mai.nt', password: good };
    expect(account.register.mock.calls.map(([input]) => input)).toEqual([
      { ...clean, emailAddress: 'mai.nt@example.com' },
    ]);
    expect(signInWithPassword.mock.calls).toEqual([[{ ...clean, rememberMe: false }]]);
  });

  it('A-20 types no password here in the code flow: it leads to the sign-in page', async () => {
    const user = userEvent.setup({ delay: null });
    const { signInWithPassword } = renderAccount({ at: '/account/register', flow: 'code' });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Đăng ký' }));
    const done = await screen.findByRole('heading', { name: 'Đã tạo tài khoản.' });
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(screen.getByRole('link', { name: 'Đăng nhập' }).getAttribute('href')).toBe('/auth/login');
    expect(signInWithPassword).not.toHaveBeenCalled();
  });

  it('A-20 V-04 shows a refusal at its field until the field changes, and keeps what was typed', async () => {
    const user = userEvent.setup({ delay: null });
    const taken = "Email 'mai.nt@example.com' đã được sử dụng.";
    renderAccount({
      at: '/account/register',
      calls: { register: () => Promise.reject(refusal('Volo.Abp.Identity:DuplicateEmail', taken)) },
    });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Đăng ký' }));
    expect(await screen.findByText(taken)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Địa chỉ email')));
    expect([field('Tên đăng nhập').value, field('Mật khẩu').value]).toEqual(['mai.nt', good]);
    await enter(user, field('Địa chỉ email'), '.vn');
    expect(screen.queryByText(taken)).toBeNull();
  });

  it('A-20 X-02 says when it did not get through, and sends again', async () => {
    const user = userEvent.setup({ delay: null });
    const answers = [() => Promise.reject(new AppError('network.unreachable', { status: 0 }))];
    const { account } = renderAccount({
      at: '/account/register',
      calls: { register: () => answers.shift()?.() ?? Promise.resolve() },
    });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Đăng ký' }));
    expect(await screen.findByText('Không kết nối được máy chủ')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Đăng ký' }));
    await waitFor(() => {
      expect(account.register).toHaveBeenCalledTimes(2);
    });
  });

  it('A-22 can be called off while the answer is on its way', async () => {
    const user = userEvent.setup({ delay: null });
    renderAccount({ at: '/account/register', calls: { register: () => new Promise(() => undefined) } });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Đăng ký' }));
    await user.click(await screen.findByRole('button', { name: 'Hủy' }));
    expect(screen.getByRole('button', { name: 'Đăng ký' }).getAttribute('aria-disabled')).toBe('false');
    expect(field('Mật khẩu').value).toBe(good);
  });

  it('V-05 A-20 asks before the link to the sign-in page gives up what was typed', async () => {
    const user = userEvent.setup({ delay: null });
    renderAccount({ at: '/account/register' });
    await enter(user, await screen.findByLabelText('Tên đăng nhập'), 'mai.nt');
    await user.click(screen.getByRole('link', { name: 'Về trang đăng nhập' }));
    const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    await user.click(within(question).getByText('Không'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('Tên đăng nhập').value).toBe('mai.nt');
    await user.click(screen.getByRole('link', { name: 'Về trang đăng nhập' }));
    await user.click(within(await screen.findByRole('alertdialog', { name: 'Xác nhận' })).getByText('Có'));
    await heading('Đăng nhập');
  });

  it('A-20 explains itself where it is switched off', async () => {
    renderAccount({ at: '/account/register', settings: { 'Abp.Account.IsSelfRegistrationEnabled': 'False' } });
    expect(await screen.findByText(/không cho tự đăng ký tài khoản/u)).toBeTruthy();
    expect(screen.queryByLabelText('Mật khẩu')).toBeNull();
  });

  it('A-20 ticks the rules of the configuration as they are met, and tells it to a screen reader', async () => {
    const user = userEvent.setup({ delay: null });
    renderAccount({
      at: '/account/register',
      settings: {
        'Abp.Identity.Password.RequiredLength': '8',
        'Abp.Identity.Password.RequireNonAlphanumeric': 'False',
        'Abp.Identity.Password.RequiredUniqueChars': '5',
      },
    });
    const password = await screen.findByLabelText<HTMLInputElement>('Mật khẩu');
    await enter(user, password, 'Aa1Aa1Aa1');
    const rules = document.getElementById(password.getAttribute('aria-describedby') ?? '');
    expect([...(rules?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Ít nhất 8 ký tự– đạt',
      'Một chữ số (0–9)– đạt',
      'Một chữ thường (a–z)– đạt',
      'Một chữ hoa (A–Z)– đạt',
      'Ít nhất 5 ký tự khác nhau– chưa đạt',
    ]);
    expect(screen.getByText('Mật khẩu đạt 4 trên 5 yêu cầu.').getAttribute('role')).toBe('status');
  });
});

describe('forgotten password', () => {
  it('A-20 says the same whoever has the address, and shows the demo’s mail', async () => {
    const user = userEvent.setup({ delay: null });
    const { account } = renderAccount({
      at: '/account/forgot-password',
      demo: {
        accounts: () => [],
        reset: () => Promise.resolve(),
        mailLink: (address) => Promise.resolve(address === 'ha@example.com' ? '/account/reset-password?x' : undefined),
      },
    });
    await enter(user, await screen.findByLabelText('Địa chỉ email'), ' ha@example.com');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Nếu ha@example.com thuộc về một tài khoản/u)).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Mở liên kết đặt lại mật khẩu' })).getAttribute('href')).toBe(
      '/account/reset-password?x',
    );
    await user.click(screen.getByRole('button', { name: 'Dùng địa chỉ khác hoặc gửi lại' }));
    await enter(user, screen.getByLabelText('Địa chỉ email'), 'ai@example.com');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Nếu ai@example.com thuộc về một tài khoản/u)).toBeTruthy();
    expect(account.sendPasswordResetCode.mock.calls.map(([email]) => email)).toEqual([
      'ha@example.com',
      'ai@example.com',
    ]);
  });
});

describe('what is pasted into a form before the sign-in', () => {
  it('A-20 an address out of a chat is no wrong address: the mark beside it, which nobody sees, stays behind', async () => {
    const user = userEvent.setup({ delay: null });
    const { account } = renderAccount({ at: '/account/forgot-password' });
    await enter(user, await screen.findByLabelText('Địa chỉ email'), `ha@example.com${unseen}`);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Nếu ha@example.com thuộc về một tài khoản/u)).toBeTruthy();
    expect(account.sendPasswordResetCode.mock.calls.map(([email]) => email)).toEqual(['ha@example.com']);
  });

  it('A-02 a user name out of a chat signs in, without the mark beside it', async () => {
    const user = userEvent.setup({ delay: null });
    const { signInWithPassword } = renderAccount({ at: '/auth/login' });
    await enter(user, await screen.findByLabelText('Tên đăng nhập'), `${unseen}mai.nt`);
    await enter(user, field('Mật khẩu'), good);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(signInWithPassword).toHaveBeenCalled());
    expect(signInWithPassword.mock.calls).toEqual([[{ userName: 'mai.nt', password: good, rememberMe: false }]]);
  });
});

describe('reset password', () => {
  const address = '/account/reset-password?userId=u&__tenant=&resetToken=t%2B1';

  it('A-20 takes the token out of the address at once and sets the password with it', async () => {
    const user = userEvent.setup({ delay: null });
    const { account } = renderAccount({ at: address });
    await enter(user, await screen.findByLabelText('Mật khẩu mới'), good);
    expect(`${window.location.pathname}${window.location.search}`).toBe('/account/reset-password');
    await enter(user, field('Nhập lại mật khẩu mới'), good);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Đã đặt mật khẩu mới' })).toBeTruthy();
    expect(account.resetPassword.mock.calls.map(([input]) => input)).toEqual([
      { userId: 'u', resetToken: 't+1', password: good },
    ]);
  });

  it.each([
    ['is incomplete', '/account/reset-password?userId=u', {}],
    ['the server does not know', address, { verifyPasswordResetToken: () => Promise.resolve(false) }],
  ])('A-20 a link that %s leads to another mail', async (_, at, calls) => {
    renderAccount({ at, calls });
    expect(await screen.findByRole('heading', { name: 'Liên kết không còn dùng được' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Gửi lại thư' }).getAttribute('href')).toBe('/account/forgot-password');
  });

  it('A-20 a link that ran out while the password was typed leads to another mail', async () => {
    const user = userEvent.setup({ delay: null });
    renderAccount({
      at: address,
      calls: { resetPassword: () => Promise.reject(refusal('Volo.Abp.Identity:InvalidToken', 'Token không hợp lệ.')) },
    });
    await enter(user, await screen.findByLabelText('Mật khẩu mới'), good);
    await enter(user, field('Nhập lại mật khẩu mới'), good);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Liên kết không còn dùng được' })).toBeTruthy();
  });

  it('A-20 A-22 a link that could not be checked can be checked again', async () => {
    const user = userEvent.setup({ delay: null });
    const answers = [() => Promise.reject(new AppError('network.unreachable', { status: 0 }))];
    renderAccount({
      at: address,
      calls: { verifyPasswordResetToken: () => answers.shift()?.() ?? Promise.resolve(true) },
    });
    await user.click(await screen.findByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByLabelText('Mật khẩu mới')).toBeTruthy();
  });
});
