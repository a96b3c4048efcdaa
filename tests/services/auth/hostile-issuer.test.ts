import { afterEach, describe, expect, it, vi } from 'vitest';

import { hostileKeys, type Behaviour } from '../../support/hostile-issuer';
import { tokenRows, type HostileRow } from '../../support/hostile-rows';
import { paths } from './fake-issuer';
import { createHarness, oAuthConfig, startTime } from './gateway-harness';
import { codeConfig, noTraces, returnTo, tracesOf, twoTabs } from './hostile-steps';
import { isRefused, isSignedIn, openPage } from './sign-in-page';

const passwordConfig = oAuthConfig({ responseType: 'password', loadUserProfile: true });
const credentials = { userName: 'khoa.tm', password: 'a password', rememberMe: true };

afterEach(() => {
  vi.restoreAllMocks();
});

function titled(rows: readonly HostileRow[], more: string) {
  return rows.map((row) => [`${row.ids} ${more}: ${row.name}`, row] as const);
}

const refused = tokenRows.filter(({ refusal }) => refusal !== undefined);
const accepted = tokenRows.filter(({ refusal }) => refusal === undefined);

describe('a code exchange', () => {
  it.each(titled(accepted, 'is accepted'))('%s', async (_title, { behaviour }) => {
    const tabs = twoTabs();
    const page = await returnTo(tabs, behaviour);
    await page.until((snapshot) => isSignedIn(snapshot) && snapshot.context.profile !== undefined);

    expect(page.authRef.getSnapshot().context.session).toMatchObject({
      accessToken: 'access-1',
      idTokenClaims: { sub: 'u1' },
    });
    expect(tabs.issuer.requestsTo(paths.userinfo).map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer access-1',
    ]);
    expect(tabs.heard).toEqual(['adopted']);
  });

  it.each(titled(refused, 'T56 A-18 is refused and leaves nothing'))('%s', async (_title, { behaviour, refusal }) => {
    const logged = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    const tabs = twoTabs();
    const page = await returnTo(tabs, behaviour);
    const { context } = await page.until(isRefused);

    expect(context.error).toMatchObject(refusal ?? {});
    expect(page.announced).toEqual([`auth.failed ${refusal?.code ?? ''}`]);
    expect(tracesOf(tabs)).toEqual(noTraces);
    expect(JSON.stringify(context.error)).not.toContain('access-1');
    expect(tabs.issuer.requestsTo(paths.token)).toHaveLength(1);
    expect(logged.flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect((await openPage(tabs.harness).gateway.restore()).session).toBeUndefined();
  });
});

describe('a password answer', () => {
  const rows = refused.filter(({ isOfCodeFlow }) => isOfCodeFlow === undefined);

  it.each(titled(rows, 'T58 T56 is refused and leaves nothing'))('%s', async (_title, { behaviour, refusal }) => {
    const tabs = twoTabs(passwordConfig);
    tabs.issuer.become(behaviour);
    const page = openPage(tabs.harness);
    page.start();
    await page.until((snapshot) => snapshot.hasTag('signedOut'));
    page.authRef.send({ type: 'signIn.submit', credentials });
    const { context } = await page.until(isRefused);

    expect(context.error).toMatchObject(refusal ?? {});
    expect(page.announced).toEqual([`auth.failed ${refusal?.code ?? ''}`]);
    expect(tracesOf(tabs)).toEqual(noTraces);
    expect(tabs.harness.cookies.written).toEqual([]);
  });

  it('T58 A-02 announces the session only when its id token has been checked and everything is stored', async () => {
    const tabs = twoTabs(passwordConfig);
    const page = openPage(tabs.harness);
    page.start();
    let storedAtStart: boolean | undefined;
    page.authRef.on('session.started', () => {
      storedAtStart = [...tabs.harness.tab.values.values()].some((text) => text.includes('access-1'));
    });
    await page.until((snapshot) => snapshot.hasTag('signedOut'));
    page.authRef.send({ type: 'signIn.submit', credentials });
    await page.until(isSignedIn);

    expect(storedAtStart).toBe(true);
    expect(tabs.issuer.requestsTo(paths.keys)).toHaveLength(1);
  });
});

describe('a refresh', () => {
  /** Signed in properly; then the issuer turns. */
  async function signedIn(behaviour: Behaviour) {
    const tabs = twoTabs();
    const page = await returnTo(tabs, {});
    await page.until(isSignedIn);
    tabs.issuer.become(behaviour);
    tabs.heard.splice(0);
    page.authRef.send({ type: 'tokens.refused', accessToken: 'access-1', at: startTime });
    return { tabs, page };
  }
  const test = 'oidcc-client-test-refresh-token';
  const own: readonly HostileRow[] = [
    {
      ids: `T-07 ${test}-invalid-sub`,
      name: 'sub with something behind it',
      behaviour: { claims: (good) => ({ ...good, sub: `${good.sub ?? ''}1` }) },
      refusal: {
        code: 'token.wrongSubject',
        detail: 'After refreshing, the id_token belongs to another user (sub)',
      },
    },
    {
      ids: `T-03 ${test}-invalid-issuer`,
      name: 'iss with something behind it',
      behaviour: { claims: (good) => ({ ...good, iss: `${good.iss ?? ''}1` }) },
      refusal: { code: 'token.wrongIssuer', detail: 'Wrong issuer' },
    },
    {
      ids: 'T-04',
      name: 'a nonce that is not the first one',
      behaviour: { claims: (good) => ({ ...good, nonce: 'another' }) },
      refusal: { code: 'token.wrongNonce', detail: 'Wrong nonce' },
    },
  ];
  const isOfToken = ({ refusal }: HostileRow) => refusal?.code !== 'response.malformed';
  const rows = [...own, ...refused.filter((row) => row.isOfCodeFlow === undefined && isOfToken(row))];

  it.each(titled(rows, 'T56 A-10 is refused, ends the session and leaves nothing'))(
    '%s',
    async (_title, { behaviour, refusal }) => {
      const { tabs, page } = await signedIn(behaviour);
      const { context } = await page.until(isRefused);
      const [, , , ...secondAnswer] = tabs.issuer.issued;

      expect(context.error).toMatchObject(refusal ?? {});
      expect(context.session).toBeUndefined();
      expect(tabs.heard).toEqual(['ended']);
      const traces = tracesOf(tabs);
      expect(traces.kept).toEqual([]);
      expect(traces.sent.filter((token) => secondAnswer.includes(token))).toEqual([]);
      expect(tabs.issuer.requestsTo(paths.userinfo)).toHaveLength(1);
    },
  );

  it(`T-07 ${test} is accepted, and the next renewal spends what it brought`, async () => {
    const { tabs, page } = await signedIn({});
    await page.until((snapshot) => snapshot.context.session?.accessToken === 'access-2');
    page.authRef.send({ type: 'tokens.refused', accessToken: 'access-2', at: startTime });
    await page.until((snapshot) => snapshot.context.session?.accessToken === 'access-3');

    expect(tabs.issuer.requestsTo(paths.token).map(({ form }) => form['refresh_token'])).toEqual([
      undefined,
      'refresh-1',
      'refresh-2',
    ]);
    expect(await page.port.ticket()).toMatchObject({ accessToken: 'access-3' });
  });
});

describe('keys', () => {
  it('T-09 oidcc-client-test-signing-key-rotation are read again when they were replaced between two sign-ins', async () => {
    const tabs = twoTabs();
    await (await returnTo(tabs, {})).until(isSignedIn);
    const again = { ...tabs, harness: createHarness({ issuer: tabs.issuer, config: codeConfig }) };
    const page = await returnTo(again, { keys: [hostileKeys.otherRsa] });
    await page.until(isSignedIn);

    expect(page.announced).toEqual(['session.started']);
  });

  it('T-09 T57 are read again within one page, once per unknown kid in 30 seconds', async () => {
    const tabs = twoTabs();
    const page = await returnTo(tabs, {});
    await page.until(isSignedIn);
    tabs.issuer.become({ keys: [hostileKeys.otherRsa] });
    page.authRef.send({ type: 'tokens.refused', accessToken: 'access-1', at: startTime });
    await page.until((snapshot) => snapshot.context.session?.accessToken === 'access-2');

    expect(tabs.issuer.requestsTo(paths.keys)).toHaveLength(2);
  });
});
