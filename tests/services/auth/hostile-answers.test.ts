import { describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';

import type { Behaviour } from '../../support/hostile-issuer';
import { startLoopbackServer } from '../../support/loopback-server';
import { leave } from './code-flow-steps';
import { discoveryBody, issuerAddress, paths } from './fake-issuer';
import { anySignal, appOrigin } from './gateway-harness';
import { noTraces, returnTo, tracesOf, twoTabs } from './hostile-steps';
import { isRefused, isSignedIn, openPage, settle } from './sign-in-page';

const test = 'oidcc-client-test';

describe('the answer in the address', () => {
  const announced = { authorization_response_iss_parameter_supported: true };
  const stranger = { code: 'auth.code_error', detail: 'the answer comes from another issuer (iss)' };
  const refusedState = (detail: string) => ({ code: 'auth.invalid_nonce_in_state', detail });
  const rows: readonly (readonly [title: string, behaviour: Behaviour, refusal: object])[] = [
    [
      'A-04 fapi-invalid-authorization-response-iss iss with something behind it',
      { callback: (good) => ({ ...good, iss: `${issuerAddress}1` }) },
      stranger,
    ],
    ['A-04 iss without its slash', { callback: (good) => ({ ...good, iss: issuerAddress.slice(0, -1) }) }, stranger],
    [
      'A-04 fapi-remove-authorization-response-iss no iss though it is announced',
      { discovery: announced },
      { code: 'auth.code_error', detail: 'the answer does not name its issuer (iss)' },
    ],
    [
      'A-04 fapi-invalid-state state with something behind it',
      { callback: (good) => ({ ...good, state: `${good['state'] ?? ''}1` }) },
      refusedState('state unknown'),
    ],
    ['A-04 T27 fapi-missing-state no state', { callback: ({ code = '' }) => ({ code }) }, refusedState('state absent')],
    [
      'A-04 T26 an error with a forged state and a text of its own',
      { callback: () => ({ error: 'server_error', error_description: 'Call 0900 now', state: 'forged' }) },
      refusedState('state unknown'),
    ],
  ];

  it.each(rows)('%s is refused before any call', async (_title, behaviour, refusal) => {
    const tabs = twoTabs();
    const page = await returnTo(tabs, behaviour);
    const { context } = await page.until(isRefused);

    expect(context.error).toMatchObject(refusal);
    expect(tabs.issuer.requestsTo(paths.token)).toEqual([]);
    expect(tracesOf(tabs)).toEqual(noTraces);
    expect(tabs.harness.page.href).toBe(`${appOrigin}/auth/callback`);
  });

  it('A-04 A-19 an announced iss that is right is accepted', async () => {
    const page = await returnTo(twoTabs(), {
      discovery: announced,
      callback: (good) => ({ ...good, iss: issuerAddress }),
    });

    expect((await page.until(isSignedIn)).context.error).toBeUndefined();
  });

  it('T26 a forged error beside a living session ends nothing and shows nothing', async () => {
    const tabs = twoTabs();
    await (await returnTo(tabs, {})).until(isSignedIn);
    tabs.harness.page.href = `${appOrigin}/auth/callback?error=login_required&error_description=evil&state=x`;
    const page = openPage(tabs.harness);
    page.start();
    const { context } = await page.until(isSignedIn);

    expect([context.error, page.announced]).toEqual([undefined, ['session.started']]);
    expect(tabs.harness.page.href).toBe(`${appOrigin}/auth/callback`);
  });

  it('A-04 T16 an error of the issuer is shown, and nobody is sent there again', async () => {
    const tabs = twoTabs();
    const page = await returnTo(tabs, {
      callback: ({ state = '' }) => ({ error: 'consent_required', error_description: '<b>Không</b>', state }),
    });
    const { context } = await page.until(isRefused);
    page.wake();
    page.pass(3_600_000);

    expect(context.error).toMatchObject({ code: 'auth.code_error', detail: 'consent_required: <b>Không</b>' });
    expect(isRefused(page.authRef.getSnapshot())).toBe(true);
    expect(tabs.harness.page.left).toHaveLength(1);
  });
});

describe('userinfo', () => {
  it(`${test}-scope-userinfo-claims ${test}-userinfo-bearer-header is asked with the token in the header alone`, async () => {
    const tabs = twoTabs();
    const page = await returnTo(tabs, {});
    const { context } = await page.until(({ context: { profile } }) => profile !== undefined);
    const [request] = tabs.issuer.requestsTo(paths.userinfo);

    expect(context.profile).toEqual({ sub: 'u1', name: 'Trần Minh Khoa' });
    expect(request).toMatchObject({ method: 'GET', url: discoveryBody.userinfo_endpoint, form: {} });
    expect(request?.headers['authorization']).toBe('Bearer access-1');
  });

  it(`T-07 ${test}-userinfo-invalid-sub about somebody else is dropped, and the session stays`, async () => {
    const tabs = twoTabs();
    const page = await returnTo(tabs, { userinfo: { sub: 'u1invalid' } });
    await page.until((snapshot) => isSignedIn(snapshot) && page.announced.length > 1);

    expect(page.authRef.getSnapshot().context.profile).toBeUndefined();
    expect(page.announced).toEqual(['session.started', 'auth.failed auth.user_profile_load_error']);
  });

  it('T35 is not asked with a dead token, when a tab that slept begins anew', async () => {
    const tabs = twoTabs();
    const before = await returnTo(tabs, {});
    await before.until(({ context: { profile } }) => profile !== undefined);
    tabs.harness.page.time += 2 * 3_600_000;
    const page = openPage(tabs.harness);
    page.start();
    await page.until(({ context }) => context.session?.accessToken === 'access-2');
    await settle();

    expect(tabs.issuer.requestsTo(paths.userinfo)).toHaveLength(1);
    expect(page.announced).toEqual(['session.started']);
  });

  it('T59 promise-6 follows no redirect with a token', async () => {
    const thief = await startLoopbackServer((_, response) => response.end('{}'));
    const server = await startLoopbackServer((_, response) => {
      response.writeHead(302, { Location: `${thief.url}/userinfo` }).end();
    });
    const { createProtocolCall } = await import('@/services/auth/protocol-call');
    const refusal = await createProtocolCall()({ url: server.url, headers: { Authorization: 'Bearer a' } }).catch(
      (thrown: unknown) => thrown,
    );
    await Promise.all([server.close(), thief.close()]);

    expect(refusal).toBeInstanceOf(AppError);
    expect(thief.seen).toEqual([]);
  });
});

describe('the request', () => {
  it(`A-03 T30 ${test}-nonce-unless-code-flow carries a nonce and an opaque state, whatever address is wanted`, async () => {
    const tabs = twoTabs();
    const wanted = '/csdl/don-vi?q=a%20b&x=%C4%91&s=a=b;c#d';
    const request = await leave(tabs.harness, wanted);
    tabs.harness.page.href = `${appOrigin}/auth/callback?${new URLSearchParams(tabs.issuer.authorize(request)).toString()}`;
    const { returnUrl } = await openPage(tabs.harness).gateway.completeCodeFlow(anySignal());

    expect(request['state']).toMatch(/^[\w-]{60}$/u);
    expect(request['nonce']).toMatch(/^[\w-]{60}$/u);
    expect(returnUrl).toBe(wanted);
  });

  it.each([
    '//evil.test',
    String.raw`/\evil.test`,
    'https:evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/%2F%2Fevil.test',
    '/x/..//evil.test',
    'https://quy.example.vn@evil.test/',
    `/${'a'.repeat(2_001)}`,
    '/auth/login',
    '/auth/callback?code=1',
  ])(`A-04 T60 promise-8 ${test}-3rd-party-init-login never returns to %s`, async (wish) => {
    const tabs = twoTabs();
    const request = await leave(tabs.harness, wish);
    tabs.harness.page.href = `${appOrigin}/auth/callback?${new URLSearchParams(tabs.issuer.authorize(request)).toString()}`;

    expect(await openPage(tabs.harness).gateway.completeCodeFlow(anySignal())).toMatchObject({ returnUrl: '/' });
  });

  it.each([
    ['code=c&state=s&iss=https%3A%2F%2Fidp.example.vn%2F&session_state=x', ''],
    ['code=c&state=s&page=2', '?page=2'],
    ['page=2&error=e&error_description=d&error_uri=u&state=s#chi-tiet', '?page=2#chi-tiet'],
    ['code=c&state=s&culture=vi&ui-culture=vi#state=1&session_state=2', '#state=1&session_state=2'],
  ])('A-04 T29 promise-6 %s leaves the address as "%s" before anything else runs', (query, rest) => {
    const { harness } = twoTabs();
    harness.page.href = `${appOrigin}/auth/callback?${query}`;
    openPage(harness).start();

    expect(harness.page.href).toBe(`${appOrigin}/auth/callback${rest}`);
  });

  it('A-04 T17 T25 takes an answer at the redirect address only, and before the first state of the machine', () => {
    const { harness } = twoTabs();
    const elsewhere = `${appOrigin}/csdl/don-vi?code=VN&state=open`;
    harness.page.href = elsewhere;
    openPage(harness).start();
    expect(harness.page.href).toBe(elsewhere);

    harness.page.href = `${appOrigin}/auth/callback?code=c&state=s`;
    const page = openPage(harness);
    const addresses: string[] = [];
    page.authRef.subscribe(() => addresses.push(harness.page.href));
    page.start();
    expect(addresses.every((address) => address === `${appOrigin}/auth/callback`)).toBe(true);
    expect(harness.page.href).toBe(`${appOrigin}/auth/callback`);
  });
});
