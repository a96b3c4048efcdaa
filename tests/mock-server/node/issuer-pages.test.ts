import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Classroom } from '@mock-server/node/classroom/classroom';

import { demoPassword } from '../support/test-backend';
import {
  authorizationRequest,
  complaintOf,
  createHttpBrowser,
  fillIn,
  formOf,
  redeem,
  signInByPages,
  type HttpBrowser,
} from './support/http-browser';
import { openTestClassroom, temporaryFolder } from './support/test-classroom';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let classroom: Classroom;
let browser: HttpBrowser;

beforeAll(async () => {
  folder = await temporaryFolder();
  classroom = await openTestClassroom(folder.path);
});

afterAll(async () => {
  await classroom.close();
  await folder.remove();
});

beforeEach(() => {
  browser = createHttpBrowser(classroom.url);
});

const khoa = { username: 'khoa.tm', password: demoPassword };
const addressOf = (response: Response) => new URL(response.headers.get('Location') ?? 'about:blank');

describe('the issuer over the network', () => {
  it('D-05 signs in by code flow with real redirects, cookie and PKCE', async () => {
    const { path, query, verifier } = authorizationRequest(classroom.url);
    const page = await browser.get(path);
    const policy = page.headers.get('Content-Security-Policy');
    expect([page.status, page.headers.get('Cache-Control'), page.headers.get('X-Frame-Options')]).toEqual([
      200,
      'no-store',
      'DENY',
    ]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");

    const answered = await fillIn(browser, page, khoa);
    const answer = addressOf(answered);
    expect(answered.status).toBe(303);
    expect(`${answer.origin}${answer.pathname}`).toBe(`${classroom.url}/auth/callback`);
    expect(Object.fromEntries(answer.searchParams)).toEqual({
      code: expect.stringMatching(/^code\./u) as string,
      state: query.get('state'),
      iss: `${classroom.url}/`,
      session_state: expect.stringMatching(/^[\w-]+\.[\w-]+$/u) as string,
    });

    const wrongVerifier = await redeem(browser, answer, 'w'.repeat(43));
    expect(await wrongVerifier.json()).toMatchObject({ error: 'invalid_grant' });
    const tokens = (await (await redeem(browser, answer, verifier)).json()) as { readonly id_token: string };
    expect(decodeJwt(tokens.id_token)).toMatchObject({ iss: `${classroom.url}/`, nonce: query.get('nonce') });
    const spent = await redeem(browser, answer, verifier);
    expect([spent.status, ((await spent.json()) as { readonly error: string }).error]).toEqual([400, 'invalid_grant']);
  });

  it('D-05 keeps the session in a cookie that no script reads, under an id that each sign-in changes', async () => {
    const { path } = authorizationRequest(classroom.url);
    const page = await browser.get(path);
    const planted = browser.cookies.get('issuer.session');
    const answered = await fillIn(browser, page, khoa);
    const [session = '', state = ''] = answered.headers.getSetCookie();

    expect(session).toMatch(/^issuer\.session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/u);
    expect(state).toMatch(/^issuer\.state=[\w-]{43}; Path=\/connect; SameSite=Lax$/u);
    expect(browser.cookies.get('issuer.session')).not.toBe(planted);

    browser.cookies.set('issuer.session', planted ?? '');
    const silent = await browser.get(authorizationRequest(classroom.url, { prompt: 'none' }).path);
    expect(addressOf(silent).searchParams.get('error')).toBe('login_required');
  });

  it('D-05 goes straight through the second time, and asks again where that is wanted', async () => {
    await signInByPages(browser, khoa.username, khoa.password);
    const again = await browser.get(authorizationRequest(classroom.url).path);
    expect([again.status, addressOf(again).searchParams.has('code')]).toEqual([302, true]);

    const forced = await browser.get(authorizationRequest(classroom.url, { prompt: 'login' }).path);
    expect(forced.status).toBe(200);
  });

  it('D-05 says why a sign-in was refused, and keeps the name that was typed', async () => {
    const { path } = authorizationRequest(classroom.url);
    const refused = await fillIn(browser, await browser.get(path), { username: 'ngan.dt"><b>', password: 'sai' });
    const text = await refused.clone().text();
    expect([refused.status, complaintOf(text)]).toEqual([200, 'Sai tên đăng nhập hoặc mật khẩu.']);
    expect(text).toContain('value="ngan.dt&quot;&gt;&lt;b&gt;"');

    expect((await fillIn(browser, refused, khoa)).status).toBe(303);
  });

  it.each([
    [{ redirect_uri: 'https://evil.test/' }, 'redirect_uri'],
    [{ redirect_uri: 'javascript:alert(1)' }, 'redirect_uri'],
    [{ client_id: 'Other' }, 'client_id'],
  ])('D-05 sends nobody to an address that is not registered: %o', async (change, parameter) => {
    const response = await browser.get(authorizationRequest(classroom.url, change).path);

    expect([response.status, response.headers.get('Location')]).toEqual([200, null]);
    expect(complaintOf(await response.text())).toContain(parameter);
  });

  it('D-05 takes no form that another page made', async () => {
    const { path } = authorizationRequest(classroom.url);
    const page = await browser.get(path);
    const text = await page.clone().text();
    const without = await browser.post(path, { ...khoa, form: 'password' });
    expect([without.status, complaintOf(await without.text())]).toEqual([
      200,
      'Biểu mẫu đã hết hạn. Vui lòng nhập lại.',
    ]);

    const foreign = createHttpBrowser(classroom.url);
    await foreign.get(path);
    const stolen = await fillIn(foreign, new Response(text), khoa);
    expect(stolen.headers.get('Location')).toBeNull();

    const { action, fields } = formOf(text);
    const crossSite = await browser.post(action, { ...fields, ...khoa }, { Origin: 'https://evil.test' });
    expect(crossSite.headers.get('Location')).toBeNull();
  });

  it('D-05 goes back with access_denied on cancel', async () => {
    const { path, query } = authorizationRequest(classroom.url);
    const answer = addressOf(await fillIn(browser, await browser.get(path), { cancel: '1' }));

    expect([answer.searchParams.get('error'), answer.searchParams.get('state')]).toEqual([
      'access_denied',
      query.get('state'),
    ]);
  });

  it('D-05 asks for the second factor, which does nothing without the password before it', async () => {
    const { path } = authorizationRequest(classroom.url);
    const page = await browser.get(path);
    const skipped = await fillIn(browser, page, { form: 'code', code: '246810' });
    expect(skipped.headers.get('Location')).toBeNull();

    const second = await fillIn(browser, skipped, { username: 'hai.buoc', password: demoPassword });
    const wrong = await fillIn(browser, second, { code: '000000' });
    expect(complaintOf(await wrong.clone().text())).toBe('Mã xác thực không đúng.');
    expect(addressOf(await fillIn(browser, wrong, { code: '246810' })).searchParams.has('code')).toBe(true);
  });

  it('D-05 makes a person change the password where they must', async () => {
    const page = await browser.get(authorizationRequest(classroom.url).path);
    const change = await fillIn(browser, page, { username: 'doi.matkhau', password: demoPassword });
    const weak = await fillIn(browser, change, { 'new-password': 'abc' });
    expect(complaintOf(await weak.clone().text())).toContain('ít nhất 6 ký tự');

    expect((await fillIn(browser, weak, { 'new-password': 'Moi#2026' })).status).toBe(303);
  });

  it('D-05 ends the session of one browser, at the end-session address, and of no other', async () => {
    const other = createHttpBrowser(classroom.url);
    await signInByPages(browser, khoa.username, khoa.password);
    await signInByPages(other, 'ha.lt', demoPassword);
    const back = encodeURIComponent(`${classroom.url}/auth/login`);
    const answer = addressOf(await browser.get(`/connect/logout?post_logout_redirect_uri=${back}&state=bye`));
    expect(answer.href).toBe(`${classroom.url}/auth/login?state=bye`);

    const silent = authorizationRequest(classroom.url, { prompt: 'none' }).path;
    expect(addressOf(await browser.get(silent)).searchParams.get('error')).toBe('login_required');
    expect(addressOf(await other.get(silent)).searchParams.has('code')).toBe(true);
    const hostile = await other.get('/connect/logout?post_logout_redirect_uri=https%3A%2F%2Fevil.test%2F');
    expect(hostile.headers.get('Location')).toBeNull();
    expect(addressOf(await other.get(silent)).searchParams.has('code')).toBe(true);
  });

  it('D-05 tells the hidden frame whether the browser’s session is still the same', async () => {
    await signInByPages(browser, khoa.username, khoa.password);
    const silent = addressOf(await browser.get(authorizationRequest(classroom.url, { prompt: 'none' }).path));
    const message = `QuyHoTro_App ${silent.searchParams.get('session_state')}`;
    const check = async (origin: string) => {
      const response = await fetch(`${classroom.url}/connect/checksession`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Cookie: `issuer.session=${browser.cookies.get('issuer.session')}`,
        },
        body: JSON.stringify({ origin, message }),
      });
      return response.text();
    };
    expect([await check(classroom.url), await check('https://evil.test')]).toEqual(['unchanged', '']);
    await browser.get('/connect/logout');
    expect(await check(classroom.url)).toBe('changed');

    const frame = await browser.get('/connect/checksession');
    expect(frame.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
    const script = await browser.get('/connect/checksession.js');
    expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  });

  it('D-05 shows the account after a sign-in, and leads back to the product only', async () => {
    const address = `/Account/Manage?returnUrl=${encodeURIComponent(`${classroom.url}/account/manage`)}`;
    const signedIn = await fillIn(browser, await browser.get(address), khoa);
    const page = await (await browser.get(signedIn.headers.get('Location') ?? '')).text();
    expect(page).toContain('Trần Minh Khoa');
    expect(page).toContain(`href="${classroom.url}/account/manage"`);

    const hostile = await browser.get('/Account/Manage?returnUrl=https%3A%2F%2Fevil.test%2F');
    expect(await hostile.text()).not.toContain('evil.test');
  });
});
