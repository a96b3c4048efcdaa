// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { getByLabelText, getByRole, queryByRole, waitFor } from '@testing-library/dom';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';

import type { MockBackend } from '@mock-server/backend';
import { issuerPageFor } from '@mock-server/pages/issuer-page';

import { createTestBackend, userNamed } from './support/test-backend';

let backend: MockBackend;
let root: HTMLElement;
let left: URL[];

const request = {
  response_type: 'code',
  client_id: 'QuyHoTro_App',
  redirect_uri: `${location.origin}/auth/callback`,
  scope: 'openid QuyHoTro',
  state: 'state-1',
  nonce: 'nonce-1',
  code_challenge: createHash('sha256').update('verifier').digest('base64url'),
  code_challenge_method: 'S256',
};

beforeEach(async () => {
  ({ backend } = await createTestBackend({ origin: location.origin }));
  root = document.createElement('div');
  document.body.replaceChildren(root);
  left = [];
});

function open(pathname: string, query: Readonly<Record<string, string>>): void {
  const show = issuerPageFor({ pathname, search: `?${new URLSearchParams(query).toString()}` });
  show?.(root, backend, (address) => void left.push(new URL(address)));
}

async function leaving(): Promise<URL> {
  return waitFor(() => {
    expect(left).toHaveLength(1);
    return left[0] ?? new URL('about:blank');
  });
}

async function typeAndSubmit(userName: string, password: string): Promise<void> {
  await waitFor(() => getByRole(root, 'button', { name: 'Đăng nhập' }));
  getByLabelText<HTMLInputElement>(root, 'Tên đăng nhập').value = userName;
  getByLabelText<HTMLInputElement>(root, 'Mật khẩu').value = password;
  getByRole(root, 'button', { name: 'Đăng nhập' }).click();
}

describe('issuer pages', () => {
  it('stand at their two addresses only', () => {
    expect(issuerPageFor({ pathname: '/auth/login', search: '' })).toBeUndefined();
    expect(issuerPageFor({ pathname: '/connect/token', search: '' })).toBeUndefined();
  });

  it('sign a demo person in with one click and go back with code, state and issuer', async () => {
    open('/connect/authorize', request);
    await waitFor(() => getByRole(root, 'button', { name: /Trần Minh Khoa/ }));
    expect(document.title).toBe('Đăng nhập | Quỹ Hỗ trợ việc làm ngoài nước');
    const { violations } = await axe.run(root, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    getByRole(root, 'button', { name: /Trần Minh Khoa/ }).click();
    const address = await leaving();

    expect(address.pathname).toBe('/auth/callback');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      code: expect.stringMatching(/^code\./) as string,
      state: 'state-1',
      iss: `${location.origin}/`,
    });
  });

  it('say why a sign-in was refused and let the person try again', async () => {
    open('/connect/authorize', request);
    await typeAndSubmit('ngan.dt', 'sai');
    await waitFor(() => expect(getByRole(root, 'alert').textContent).toBe('Sai tên đăng nhập hoặc mật khẩu.'));
    expect(left).toEqual([]);

    await typeAndSubmit('ngan.dt', '1q2w3E*');
    expect((await leaving()).searchParams.has('code')).toBe(true);
  });

  it('go straight through the second time, unless a new sign-in is asked for', async () => {
    open('/connect/authorize', request);
    await typeAndSubmit('ngan.dt', '1q2w3E*');
    await leaving();
    left = [];
    open('/connect/authorize', request);
    expect((await leaving()).searchParams.has('code')).toBe(true);

    left = [];
    root.replaceChildren();
    open('/connect/authorize', { ...request, prompt: 'login' });
    await waitFor(() => getByRole(root, 'button', { name: 'Đăng nhập' }));
    expect(left).toEqual([]);
  });

  it('go back with access_denied on cancel, with login_required for prompt=none', async () => {
    open('/connect/authorize', request);
    await waitFor(() => getByRole(root, 'button', { name: 'Hủy' }));
    getByRole(root, 'button', { name: 'Hủy' }).click();
    expect((await leaving()).searchParams.get('error')).toBe('access_denied');

    left = [];
    open('/connect/authorize', { ...request, prompt: 'none' });
    const silent = (await leaving()).searchParams;
    expect([silent.get('error'), silent.get('state')]).toEqual(['login_required', 'state-1']);
  });

  it('stay and complain when the address to go back to is not registered', async () => {
    open('/connect/authorize', { ...request, redirect_uri: 'https://evil.test/' });
    await waitFor(() => expect(getByRole(root, 'alert').textContent).toContain('redirect_uri'));

    expect(left).toEqual([]);
    expect(queryByRole(root, 'button')).toBeNull();
  });

  it('ask for the second factor where the account has one', async () => {
    open('/connect/authorize', request);
    await typeAndSubmit('hai.buoc', '1q2w3E*');
    const code = await waitFor(() => getByLabelText<HTMLInputElement>(root, 'Mã xác thực'));
    const confirm = (value: string) => {
      code.value = value;
      getByRole(root, 'button', { name: 'Xác nhận' }).click();
    };
    confirm('000000');
    await waitFor(() => expect(getByRole(root, 'alert').textContent).toBe('Mã xác thực không đúng.'));
    confirm('246810');

    expect((await leaving()).searchParams.has('code')).toBe(true);
  });

  it('make a person change the password where they must', async () => {
    open('/connect/authorize', request);
    await typeAndSubmit('doi.matkhau', '1q2w3E*');
    const password = await waitFor(() => getByLabelText<HTMLInputElement>(root, 'Mật khẩu mới'));
    const change = (value: string) => {
      password.value = value;
      getByRole(root, 'button', { name: 'Đổi mật khẩu' }).click();
    };
    change('abc');
    await waitFor(() => expect(getByRole(root, 'alert').textContent).toContain('ít nhất 6 ký tự'));
    change('Moi#2026');
    expect((await leaving()).searchParams.has('code')).toBe(true);
    expect(userNamed(backend, 'doi.matkhau').mustChangePassword).toBe(false);
  });

  it('forget the person on sign-out and go back with the state', async () => {
    open('/connect/authorize', request);
    await typeAndSubmit('ngan.dt', '1q2w3E*');
    await leaving();
    left = [];
    open('/connect/logout', { post_logout_redirect_uri: `${location.origin}/`, state: 'bye' });
    expect((await leaving()).href).toBe(`${location.origin}/?state=bye`);

    left = [];
    open('/connect/authorize', { ...request, prompt: 'none' });
    expect((await leaving()).searchParams.get('error')).toBe('login_required');
    open('/connect/logout', {});
    await waitFor(() => getByRole(root, 'heading', { name: 'Đã đăng xuất' }));
    open('/connect/logout', { post_logout_redirect_uri: 'https://evil.test/' });
    await waitFor(() => getByRole(root, 'heading', { name: 'Yêu cầu đăng xuất không hợp lệ' }));
  });
});
