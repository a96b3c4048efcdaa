// @vitest-environment jsdom
import { getByLabelText, getByRole, getByText, queryByRole, waitFor } from '@testing-library/dom';
import axe from 'axe-core';
import { decodeJwt } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';

import { signInAtIssuer } from '@mock-server/issuer/issuer-session';

import { authorizeQuery, createIssuerVisit, type IssuerVisit } from './support/issuer-visit';
import { askToken, userNamed, type TokenAnswer } from './support/test-backend';

let visit: IssuerVisit;

beforeEach(async () => {
  visit = await createIssuerVisit();
});

const signIn = (userName: string) => signInAtIssuer(visit.backend.issuer, userNamed(visit.backend, userName));
const authorize = (change: Readonly<Record<string, string>>) =>
  visit.open('/connect/authorize', { ...authorizeQuery, ...change });
const formShown = () => waitFor(() => getByLabelText<HTMLInputElement>(visit.root, 'Tên đăng nhập'));

async function exchange(address: URL): Promise<TokenAnswer> {
  const response = await askToken(visit.backend, {
    grant_type: 'authorization_code',
    code: address.searchParams.get('code') ?? '',
    redirect_uri: authorizeQuery.redirect_uri,
    code_verifier: 'verifier',
  });
  return (await response.json()) as TokenAnswer;
}

describe('silent request', () => {
  it('gets a code at once for the person who is signed in at the issuer', async () => {
    await signIn('khoa.tm');
    authorize({ prompt: 'none' });

    expect(decodeJwt((await exchange(await visit.leaving())).id_token).sub).toBe(
      userNamed(visit.backend, 'khoa.tm').id,
    );
    expect(queryByRole(visit.root, 'heading')).toBeNull();
  });

  it('gets login_required when nobody is signed in, or too long ago', async () => {
    const errorOf = async () => {
      const { searchParams } = await visit.leaving();
      return [searchParams.get('error'), searchParams.get('state'), searchParams.has('session_state')];
    };
    authorize({ prompt: 'none' });
    expect(await errorOf()).toEqual(['login_required', 'state-1', true]);

    await signIn('khoa.tm');
    visit.clock.advanceSeconds(60);
    authorize({ prompt: 'none', max_age: '60' });
    expect(await errorOf()).toEqual(['login_required', 'state-1', true]);
    expect(queryByRole(visit.root, 'heading')).toBeNull();
  });
});

describe('request for a new sign-in', () => {
  it.each([{ prompt: 'login' }, { prompt: 'select_account consent' }, { max_age: '0' }, { max_age: '59' }])(
    'shows the form in spite of the sign-in at the issuer: %o',
    async (change) => {
      await signIn('khoa.tm');
      visit.clock.advanceSeconds(59);
      authorize(change);
      await formShown();

      expect(visit.left).toEqual([]);
    },
  );

  it('is answered by a recent sign-in, whose time every id token names', async () => {
    await signIn('khoa.tm');
    const signedInAt = visit.clock.read() / 1_000;
    visit.clock.advanceSeconds(59);
    authorize({ max_age: '60', scope: 'offline_access openid' });
    const tokens = await exchange(await visit.leaving());
    expect(decodeJwt(tokens.id_token)['auth_time']).toBe(signedInAt);

    visit.clock.advanceSeconds(1_000);
    const refreshed = await askToken(visit.backend, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    expect(decodeJwt(((await refreshed.json()) as TokenAnswer).id_token)['auth_time']).toBe(signedInAt);
  });

  it('is not answered by an earlier sign-in of the form’s: max_age counts from the last one', async () => {
    authorize({ prompt: 'login' });
    await visit.typeAndSubmit('khoa.tm', '1q2w3E*');
    await visit.leaving();
    visit.clock.advanceSeconds(100);
    authorize({ prompt: 'login' });
    await visit.typeAndSubmit('khoa.tm', '1q2w3E*');
    await visit.leaving();
    authorize({ max_age: '60' });

    expect((await visit.leaving()).searchParams.has('code')).toBe(true);
  });
});

describe('sign-in form', () => {
  it('begins with the hinted user name and waits for the password', async () => {
    authorize({ login_hint: 'khoa.tm' });

    expect((await formShown()).value).toBe('khoa.tm');
    expect(document.activeElement).toBe(getByLabelText(visit.root, 'Mật khẩu'));
  });

  it('is compact in a popup only', async () => {
    authorize({ display: 'popup' });
    await formShown();
    expect([...visit.root.classList]).toEqual(['issuer-popup']);

    authorize({});
    await formShown();
    expect([...visit.root.classList]).toEqual([]);
  });
});

describe('session frame', () => {
  it('answers the page that framed it, and nobody else', async () => {
    await signIn('khoa.tm');
    authorize({});
    const message = `QuyHoTro_App ${(await visit.leaving()).searchParams.get('session_state') ?? ''}`;
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    if (view === null) {
      throw new Error('The frame has no window');
    }
    view.document.body.append(visit.root);
    visit.open('/connect/checksession');
    const answers: unknown[] = [];
    const { parent } = view;
    parent.addEventListener('message', ({ data }) => answers.push(data));
    const ask = (source: Window, data: string) =>
      view.dispatchEvent(new view.MessageEvent('message', { data, origin: location.origin, source }));

    ask(view, message);
    ask(parent, message);
    await waitFor(() => expect(answers).toEqual(['unchanged']));
    visit.open('/connect/logout');
    await waitFor(() => getByRole(visit.root, 'heading', { name: 'Đã đăng xuất' }));
    ask(parent, message);
    await waitFor(() => expect(answers).toEqual(['unchanged', 'changed']));
    ask(parent, 'rubbish');
    await waitFor(() => expect(answers).toEqual(['unchanged', 'changed', 'error']));
  });
});

describe('account page', () => {
  const openAccount = (query: Readonly<Record<string, string>>) => visit.open('/Account/Manage', query);
  const wayBack = () => waitFor(() => getByRole<HTMLAnchorElement>(visit.root, 'link', { name: /Quay lại|Về trang/ }));

  it('A-21 shows who is signed in and leads back to the page it was opened from', async () => {
    await signIn('khoa.tm');
    openAccount({ returnUrl: `${location.origin}/nguoi-lao-dong?page=2#dong-3` });
    await waitFor(() => getByRole(visit.root, 'heading', { name: 'Quản lý tài khoản' }));

    expect(getByText(visit.root, 'Trần Minh Khoa').tagName).toBe('DD');
    expect((await wayBack()).href).toBe(`${location.origin}/nguoi-lao-dong?page=2#dong-3`);
    const { violations } = await axe.run(visit.root, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    'https://evil.test/',
    '//evil.test/',
    '/nguoi-lao-dong',
    'javascript:alert(1)',
    `blob:${location.origin}/1`,
    `${location.origin}.evil.test/`,
    location.origin.replace('//', '//evil@'),
    '',
  ])('A-21 ignores the return address %s', async (returnUrl) => {
    await signIn('khoa.tm');
    openAccount({ returnUrl });

    expect((await wayBack()).getAttribute('href')).toBe('/');
  });

  it('asks a stranger to sign in first, and goes back on cancel', async () => {
    openAccount({ returnUrl: `${location.origin}/a` });
    await formShown();
    getByRole(visit.root, 'button', { name: 'Hủy' }).click();
    expect((await visit.leaving()).href).toBe(`${location.origin}/a`);

    openAccount({ returnUrl: `${location.origin}/a` });
    await visit.typeAndSubmit('ha.lt', '1q2w3E*');
    await waitFor(() => getByText(visit.root, 'Lê Thu Hà'));
    expect((await wayBack()).href).toBe(`${location.origin}/a`);
  });
});
