import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { originOf, serveClassroom, type Classroom } from '@mock-server/node/classroom/classroom';
import { handOuts } from '@mock-server/node/classroom/hand-outs';

import { bearer, demoPassword, userNamed } from '../support/test-backend';
import {
  authorizationRequest,
  createHttpBrowser,
  formOf,
  signInByPages,
  type HttpBrowser,
} from './support/http-browser';
import { openTestClassroom, temporaryFolder, testPolicies, trainerCode } from './support/test-classroom';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let classroom: Classroom;

beforeEach(async () => {
  folder = await temporaryFolder();
  classroom = await openTestClassroom(join(folder.path, 'dist'), { statePath: join(folder.path, 'state.json') });
});

afterEach(async () => {
  await classroom.close();
  await folder.remove();
});

type Unit = { readonly id: string; readonly ten: string; readonly concurrencyStamp: string };

async function callAs(accessToken: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...bearer(accessToken), 'Content-Type': 'application/json' };
  return fetch(`${classroom.url}${path}`, { ...init, headers });
}

async function personOf(accessToken: string): Promise<string | null> {
  const response = await callAs(accessToken, '/api/abp/application-configuration');
  return ((await response.json()) as { readonly currentUser: { readonly userName: string | null } }).currentUser
    .userName;
}

/** Renames the first unit of the list, as somebody who may. */
async function renameUnit(accessToken: string, ten: string): Promise<string> {
  const list = (await (await callAs(accessToken, '/api/app/don-vi?maxResultCount=1')).json()) as {
    readonly items: readonly { readonly id: string }[];
  };
  const path = `/api/app/don-vi/${list.items[0]?.id}`;
  const unit = (await (await callAs(accessToken, path)).json()) as Unit;
  const saved = await callAs(accessToken, path, { method: 'PUT', body: JSON.stringify({ ...unit, ten }) });
  expect(saved.status).toBe(200);
  return path;
}

async function nameOf(accessToken: string, path: string): Promise<string> {
  return ((await (await callAs(accessToken, path)).json()) as Unit).ten;
}

async function trainer(code = trainerCode): Promise<{ readonly browser: HttpBrowser; readonly status: number }> {
  const browser = createHttpBrowser(classroom.url);
  const { status } = await browser.post('/lop-hoc/vao', { code });
  return { browser, status };
}

async function press(browser: HttpBrowser, action: string, values: Readonly<Record<string, string>> = { sure: '1' }) {
  const { fields } = formOf(await (await browser.get('/lop-hoc')).text(), action);
  return browser.post(action, { ...fields, ...values });
}

describe('a class', () => {
  it('D-05 gives thirty people who sign in at once a session each, under one state', async () => {
    const people = (await handOuts(classroom.backend)).slice(0, 30);
    const trainees = await Promise.all(
      people.map(async ({ userName, password = '' }) => {
        const browser = createHttpBrowser(classroom.url);
        return { userName, browser, tokens: await signInByPages(browser, userName, password) };
      }),
    );
    expect(new Set(trainees.map(({ browser }) => browser.cookies.get('issuer.session'))).size).toBe(30);
    expect(await Promise.all(trainees.map(({ tokens }) => personOf(tokens.access_token)))).toEqual(
      people.map(({ userName }) => userName),
    );
    const silent = await Promise.all(
      trainees.map(({ browser }) => browser.get(authorizationRequest(classroom.url, { prompt: 'none' }).path)),
    );
    expect(silent.every((answer) => answer.headers.get('Location')?.includes('code=') === true)).toBe(true);
  }, 60_000);

  it('D-05 shows one trainee what another has saved', async () => {
    const [officer, colleague] = await Promise.all([
      signInByPages(createHttpBrowser(classroom.url), 'khoa.tm', demoPassword),
      signInByPages(createHttpBrowser(classroom.url), 'ha.lt', demoPassword),
    ]);
    const path = await renameUnit(officer.access_token, 'Đơn vị của lớp học');

    expect(await nameOf(colleague.access_token, path)).toBe('Đơn vị của lớp học');
  });

  it('D-05 goes on after a restart where it was: data, sessions and tokens', async () => {
    const browser = createHttpBrowser(classroom.url);
    const { access_token } = await signInByPages(browser, 'khoa.tm', demoPassword);
    const path = await renameUnit(access_token, 'Trước khi khởi động lại');
    const { port } = new URL(classroom.url);
    await classroom.close();
    classroom = await serveClassroom({
      folder: join(folder.path, 'dist'),
      policies: testPolicies,
      port: Number(port),
      trainerCode,
      workerCount: 20,
      statePath: join(folder.path, 'state.json'),
    });

    expect(await nameOf(access_token, path)).toBe('Trước khi khởi động lại');
    const silent = await browser.get(authorizationRequest(classroom.url, { prompt: 'none' }).path);
    expect(silent.headers.get('Location')).toContain('code=');
  });

  it('D-05 leads the product to itself, whichever flow the trainer chose', async () => {
    const environment = (await (await fetch(`${classroom.url}/dynamic-env.json`)).json()) as {
      readonly oAuthConfig: { readonly issuer: string; readonly responseType: string };
    };
    expect(environment.oAuthConfig).toMatchObject({ issuer: `${classroom.url}/`, responseType: 'code' });
    await classroom.close();
    classroom = await openTestClassroom(join(folder.path, 'dist'), { flow: 'password' });
    const other: unknown = await (await fetch(`${classroom.url}/dynamic-env.json`)).json();
    expect(other).toMatchObject({ oAuthConfig: { issuer: `${classroom.url}/`, responseType: 'password' } });
  });

  it('D-05 serves nothing outside the bundle, not even to who writes the address by hand', async () => {
    const { port } = new URL(classroom.url);
    const raw = async (target: string) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.end(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
      return text(socket);
    };
    for (const target of ['/../state.json', '/..%2f..%2fstate.json', '//etc/passwd.txt', '/assets/../../state.json']) {
      expect((await raw(target)).split('\r\n')[0], target).toBe('HTTP/1.1 404 Not Found');
    }
  });

  it('is one origin: another name leads there, and calls under it are refused', async () => {
    const { port } = new URL(classroom.url);
    const page = await fetch(`http://localhost:${port}/csdl/don-vi?trang=2`, { redirect: 'manual' });
    expect([page.status, page.headers.get('Location')]).toEqual([302, `${classroom.url}/csdl/don-vi?trang=2`]);
    const call = await fetch(`http://localhost:${port}/connect/token`, { method: 'POST' });
    expect(call.status).toBe(421);
  });
});

describe('the trainer', () => {
  it('D-05 puts the data back with the right code, and not with a wrong one', async () => {
    const { access_token } = await signInByPages(createHttpBrowser(classroom.url), 'khoa.tm', demoPassword);
    const path = await renameUnit(access_token, 'Sai rồi');
    const before = classroom.backend.database.units.find(path.split('/').at(-1) ?? '')?.ten;
    expect(before).toBe('Sai rồi');

    const stranger = await trainer('SAIM-AROI');
    expect(stranger.status).toBe(403);
    expect((await stranger.browser.post('/lop-hoc/dat-lai', { sure: '1' })).status).toBe(403);
    expect(await (await stranger.browser.get('/lop-hoc/phat')).text()).not.toContain(demoPassword);
    expect(await nameOf(access_token, path)).toBe('Sai rồi');

    const { browser, status } = await trainer(` ${trainerCode.toLowerCase()} `);
    expect(status).toBe(303);
    expect((await browser.post('/lop-hoc/dat-lai', { sure: '1' })).status).toBe(403);
    expect((await press(browser, '/lop-hoc/dat-lai', {})).status).toBe(400);
    expect(await nameOf(access_token, path)).toBe('Sai rồi');
    const done = await press(browser, '/lop-hoc/dat-lai');
    expect(done.headers.get('Location')).toBe('/lop-hoc?xong=dat-lai');
    expect(await (await browser.get('/lop-hoc?xong=dat-lai')).text()).toContain('Đã đặt lại dữ liệu.');
    expect(await nameOf(access_token, path)).not.toBe('Sai rồi');
  });

  it('D-05 sees who is there and how much they did, and nobody who has signed out', async () => {
    const khoa = await signInByPages(createHttpBrowser(classroom.url), 'khoa.tm', demoPassword);
    await Promise.all([1, 2, 3].map(() => callAs(khoa.access_token, '/api/app/don-vi?maxResultCount=1')));
    const { browser } = await trainer();
    const present = async () => (await browser.get('/lop-hoc')).text();
    expect(await present()).toMatch(/khoa\.tm.*Chuyên viên Quỹ.*Vừa xong.*<td class="number">3<\/td>/su);

    await fetch(`${classroom.url}/connect/revocat`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'QuyHoTro_App', token: khoa.refresh_token }),
    });
    expect(await present()).not.toContain('khoa.tm');
  });

  it('D-05 ends every session: tokens, renewals and sign-ins at the issuer', async () => {
    const browser = createHttpBrowser(classroom.url);
    const tokens = await signInByPages(browser, 'khoa.tm', demoPassword);
    const renew = () =>
      browser.post('/connect/token', {
        grant_type: 'refresh_token',
        client_id: 'QuyHoTro_App',
        refresh_token: tokens.refresh_token,
      });
    const page = await trainer();
    await press(page.browser, '/lop-hoc/ket-thuc-phien');

    expect((await callAs(tokens.access_token, '/api/app/don-vi')).status).toBe(401);
    expect((await renew()).status).toBe(400);
    const silent = await browser.get(authorizationRequest(classroom.url, { prompt: 'none' }).path);
    expect(silent.headers.get('Location')).toContain('login_required');
    const again = await signInByPages(browser, 'khoa.tm', demoPassword);
    expect(await personOf(again.access_token)).toBe('khoa.tm');
  });

  it('D-05 chooses how slow the server is, which a restart keeps', async () => {
    const { browser } = await trainer();
    await press(browser, '/lop-hoc/do-tre', { milliseconds: '200' });
    expect(classroom.backend.hooks.latencyMs).toBe(200);
    expect((await press(browser, '/lop-hoc/do-tre', { milliseconds: '99999' })).status).toBe(400);
    await classroom.close();
    classroom = await openTestClassroom(join(folder.path, 'dist'), { statePath: join(folder.path, 'state.json') });
    expect(classroom.backend.hooks.latencyMs).toBe(200);
  });

  it('D-05 has an account for each of thirty people to hand out, and leaves out those that cannot sign in', async () => {
    const people = await handOuts(classroom.backend);
    expect(new Set(people.slice(0, 30).map(({ userName }) => userName)).size).toBe(30);
    expect(new Set(people.slice(0, 8).map(({ roleLabel }) => roleLabel)).size).toBeGreaterThan(5);
    const names = people.map(({ userName }) => userName);
    expect(['khoa.bikhoa', 'ngung.hoatdong', 'hai.buoc', 'doi.matkhau'].filter((name) => names.includes(name))).toEqual(
      [],
    );
    expect(names.at(-1)).toBe('admin');

    const { browser } = await trainer();
    const sheet = await (await browser.get('/lop-hoc/phat')).text();
    expect(sheet.match(/<li>/gu)).toHaveLength(30);
    expect(sheet).toContain(userNamed(classroom.backend, 'khoa.tm').hoTen);
    expect(sheet).toContain(demoPassword);
  });
});

it('D-05 a class has the origin that browsers call it by: the usual port of its kind goes without saying', () => {
  expect([
    originOf('http', '10.0.0.7', 80),
    originOf('https', 'lop.example.vn', 443),
    originOf('https', 'lop.example.vn', 80),
    originOf('http', 'lop.example.vn', 8080),
  ]).toEqual(['http://10.0.0.7', 'https://lop.example.vn', 'https://lop.example.vn:80', 'http://lop.example.vn:8080']);
});
