// @vitest-environment jsdom
import { getByLabelText, getByRole, queryByRole, waitFor } from '@testing-library/dom';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';

import { trainingTenantId } from '@mock-server/data/seed/administration/tenant-seed';
import { issuerPageFor } from '@mock-server/pages/issuer-page';

import { authorizeQuery as request, createIssuerVisit, type IssuerVisit } from './support/issuer-visit';
import { userNamed } from './support/test-backend';

let visit: IssuerVisit;

beforeEach(async () => {
  visit = await createIssuerVisit();
});

describe('issuer pages', () => {
  it('stand at their own addresses only', () => {
    expect(issuerPageFor({ pathname: '/auth/login', search: '' })).toBeUndefined();
    expect(issuerPageFor({ pathname: '/connect/token', search: '' })).toBeUndefined();
    expect(issuerPageFor({ pathname: '/account/manage', search: '' })).toBeUndefined();
    expect(issuerPageFor({ pathname: 'constructor', search: '' })).toBeUndefined();
  });

  it('sign a demo person in with one click and go back with code, state and issuer', async () => {
    visit.open('/connect/authorize', request);
    await waitFor(() => getByRole(visit.root, 'button', { name: /Trần Minh Khoa/ }));
    expect(document.title).toBe('Đăng nhập | Quỹ Hỗ trợ việc làm ngoài nước');
    const { violations } = await axe.run(visit.root, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    getByRole(visit.root, 'button', { name: /Trần Minh Khoa/ }).click();
    const address = await visit.leaving();

    expect(address.pathname).toBe('/auth/callback');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      code: expect.stringMatching(/^code\./) as string,
      state: 'state-1',
      iss: `${location.origin}/`,
      session_state: expect.stringMatching(/^[\w-]+\.[\w-]+$/) as string,
    });
  });

  it('D-01 C-05 offer nobody in a tenant whose user name somebody of its own has', async () => {
    const admin = userNamed(visit.backend, 'admin');
    visit.backend.database.users.put({ ...admin, id: crypto.randomUUID(), tenantId: trainingTenantId });
    const isOffered = async (tenant: string) => {
      visit.open('/connect/authorize', { ...request, __tenant: tenant });
      await waitFor(() => getByRole(visit.root, 'button', { name: /Trần Minh Khoa/ }));
      return queryByRole(visit.root, 'button', { name: /Quản trị hệ thống/ }) !== null;
    };
    expect([await isOffered(''), await isOffered('dao-tao')]).toEqual([true, false]);
  });

  it('say why a sign-in was refused and let the person try again', async () => {
    visit.open('/connect/authorize', request);
    await visit.typeAndSubmit('ngan.dt', 'sai');
    await waitFor(() => expect(getByRole(visit.root, 'alert').textContent).toBe('Sai tên đăng nhập hoặc mật khẩu.'));
    expect(visit.left).toEqual([]);

    await visit.typeAndSubmit('ngan.dt', '1q2w3E*');
    expect((await visit.leaving()).searchParams.has('code')).toBe(true);
  });

  it('go straight through the second time, unless a new sign-in is asked for', async () => {
    visit.open('/connect/authorize', request);
    await visit.typeAndSubmit('ngan.dt', '1q2w3E*');
    await visit.leaving();
    visit.open('/connect/authorize', request);
    expect((await visit.leaving()).searchParams.has('code')).toBe(true);

    visit.open('/connect/authorize', { ...request, prompt: 'login' });
    await waitFor(() => getByRole(visit.root, 'button', { name: 'Đăng nhập' }));
    expect(visit.left).toEqual([]);
  });

  it('go back with access_denied on cancel, with login_required for prompt=none', async () => {
    visit.open('/connect/authorize', request);
    await waitFor(() => getByRole(visit.root, 'button', { name: 'Hủy' }));
    getByRole(visit.root, 'button', { name: 'Hủy' }).click();
    expect((await visit.leaving()).searchParams.get('error')).toBe('access_denied');

    visit.open('/connect/authorize', { ...request, prompt: 'none' });
    const silent = (await visit.leaving()).searchParams;
    expect([silent.get('error'), silent.get('state')]).toEqual(['login_required', 'state-1']);
  });

  it('stay and complain when the address to go back to is not registered', async () => {
    visit.open('/connect/authorize', { ...request, redirect_uri: 'https://evil.test/' });
    await waitFor(() => expect(getByRole(visit.root, 'alert').textContent).toContain('redirect_uri'));

    expect(visit.left).toEqual([]);
    expect(queryByRole(visit.root, 'button')).toBeNull();
  });

  it('ask for the second factor where the account has one', async () => {
    visit.open('/connect/authorize', request);
    await visit.typeAndSubmit('hai.buoc', '1q2w3E*');
    const code = await waitFor(() => getByLabelText<HTMLInputElement>(visit.root, 'Mã xác thực'));
    const confirm = (value: string) => {
      code.value = value;
      getByRole(visit.root, 'button', { name: 'Xác nhận' }).click();
    };
    confirm('000000');
    await waitFor(() => expect(getByRole(visit.root, 'alert').textContent).toBe('Mã xác thực không đúng.'));
    confirm('246810');

    expect((await visit.leaving()).searchParams.has('code')).toBe(true);
  });

  it('make a person change the password where they must', async () => {
    visit.open('/connect/authorize', request);
    await visit.typeAndSubmit('doi.matkhau', '1q2w3E*');
    const password = await waitFor(() => getByLabelText<HTMLInputElement>(visit.root, 'Mật khẩu mới'));
    const change = (value: string) => {
      password.value = value;
      getByRole(visit.root, 'button', { name: 'Đổi mật khẩu' }).click();
    };
    change('abc');
    await waitFor(() => expect(getByRole(visit.root, 'alert').textContent).toContain('ít nhất 6 ký tự'));
    change('Moi#2026');
    expect((await visit.leaving()).searchParams.has('code')).toBe(true);
    expect(userNamed(visit.backend, 'doi.matkhau').mustChangePassword).toBe(false);
  });

  it('forget the person on sign-out and go back with the state', async () => {
    visit.open('/connect/authorize', request);
    await visit.typeAndSubmit('ngan.dt', '1q2w3E*');
    await visit.leaving();
    visit.open('/connect/logout', { post_logout_redirect_uri: `${location.origin}/`, state: 'bye' });
    expect((await visit.leaving()).href).toBe(`${location.origin}/?state=bye`);

    visit.open('/connect/authorize', { ...request, prompt: 'none' });
    expect((await visit.leaving()).searchParams.get('error')).toBe('login_required');
    visit.open('/connect/logout', {});
    await waitFor(() => getByRole(visit.root, 'heading', { name: 'Đã đăng xuất' }));
    visit.open('/connect/logout', { post_logout_redirect_uri: 'https://evil.test/' });
    await waitFor(() => getByRole(visit.root, 'heading', { name: 'Yêu cầu đăng xuất không hợp lệ' }));
  });
});
