import { describe, expect, it } from 'vitest';

import type { Session } from '@/domain/auth/session';

import {
  clientId,
  createFakeIssuer,
  discoveryBody,
  issuerAddress,
  html,
  json,
  paths,
  silence,
  unreachable,
} from './fake-issuer';
import { anySignal, appOrigin, createHarness, oAuthConfig, refusalOf, startTime } from './gateway-harness';

const session: Session = {
  version: 2,
  id: 's1',
  generation: 0,
  flow: 'code',
  issuer: issuerAddress,
  clientId,
  accessToken: 'a1',
  refreshToken: 'r1',
  renewal: 'refreshToken',
  idToken: 'id1',
  idTokenClaims: { sub: 'u1' },
  grantedScopes: [],
  sessionState: undefined,
  storedAt: startTime,
  expiresAt: undefined,
  unitId: undefined,
  unitTypeId: undefined,
};

function createCodeHarness(changes: Parameters<typeof oAuthConfig>[0] = {}) {
  return createHarness({ issuer: createFakeIssuer(), config: oAuthConfig({ responseType: 'code', ...changes }) });
}

describe('revocation', () => {
  it('A-16 revokes the refresh token, then the access token', async () => {
    const { gateway, issuer } = createCodeHarness();
    await gateway.revoke(session, anySignal());

    expect(issuer.requestsTo(paths.revocation).map(({ form }) => form)).toEqual([
      { token: 'r1', token_type_hint: 'refresh_token', client_id: clientId },
      { token: 'a1', token_type_hint: 'access_token', client_id: clientId },
    ]);
  });

  it('A-16 revokes the access token alone when there is no other', async () => {
    const { gateway, issuer } = createCodeHarness();
    await gateway.revoke({ ...session, refreshToken: undefined }, anySignal());

    expect(issuer.requestsTo(paths.revocation).map(({ form }) => form['token'])).toEqual(['a1']);
  });

  it.each([
    ['an empty answer', () => new Response(null, { status: 200 })],
    ['an answer that is no JSON', () => html()],
    ['an access token that cannot be revoked', () => json({ error: 'unsupported_token_type' }, 400)],
  ])('A-16 is content with %s', async (_name, respond) => {
    const { gateway, issuer } = createCodeHarness();
    issuer.respond.revocation = respond;

    expect(await refusalOf(gateway.revoke(session, anySignal()))).toBe('accepted');
  });

  it.each([
    ['a refusal', () => json({ error: 'invalid_client' }, 401), { status: 401, detail: 'refresh_token: status 401' }],
    ['a server error', () => json({}, 500), { status: 500, detail: 'refresh_token: status 500' }],
    ['no connection', unreachable, { status: 0, detail: 'network.unreachable' }],
  ])('A-16 A-18 tells of %s and still tries the second token', async (_name, respond, facts) => {
    const { gateway, issuer } = createCodeHarness();
    issuer.respond.revocation = respond;

    expect(await refusalOf(gateway.revoke(session, anySignal()))).toEqual({
      code: 'auth.token_revoke_error',
      ...facts,
    });
    expect(issuer.requestsTo(paths.revocation)).toHaveLength(2);
  });

  it('A-16 A-22 waits for an issuer that does not answer once, not once for each token', async () => {
    const { gateway, issuer } = createHarness({ issuer: createFakeIssuer(), options: { timeoutMs: 100 } });
    issuer.respond.revocation = silence;

    expect(await refusalOf(gateway.revoke(session, anySignal()))).toEqual({
      code: 'auth.token_revoke_error',
      status: 0,
      detail: 'network.timeout',
    });
    expect(issuer.requestsTo(paths.revocation)).toHaveLength(1);
  });

  it('A-16 A-18 tells of an issuer that cannot be found', async () => {
    const { gateway, issuer } = createCodeHarness();
    issuer.respond.discovery = unreachable;

    expect(await refusalOf(gateway.revoke(session, anySignal()))).toEqual({
      code: 'auth.token_revoke_error',
      status: 0,
      detail: 'auth.discovery_document_load_error',
    });
  });

  it('A-16 asks nothing of an issuer without a revocation endpoint', async () => {
    const { gateway, issuer } = createCodeHarness();
    issuer.respond.discovery = () => json({ ...discoveryBody, revocation_endpoint: undefined });

    expect(await refusalOf(gateway.revoke(session, anySignal()))).toBe('accepted');
    expect(issuer.requestsTo(paths.revocation)).toEqual([]);
  });

  it('A-22 ends with its signal', async () => {
    const { gateway, issuer } = createCodeHarness();
    const controller = new AbortController();
    issuer.respond.revocation = () => {
      controller.abort();
      return new Promise(() => undefined);
    };

    expect(await refusalOf(gateway.revoke(session, controller.signal))).toEqual({ code: 'request.cancelled' });
    expect(issuer.requestsTo(paths.revocation)).toHaveLength(1);
  });
});

describe('end of session at the issuer', () => {
  async function endSession(harness: ReturnType<typeof createCodeHarness>, ended: Session | undefined) {
    const controller = new AbortController();
    const left = harness.whenLeft();
    const ending = refusalOf(harness.gateway.endSession(ended, 'vi', controller.signal));
    const url = new URL(await left);
    controller.abort();
    return {
      refusal: await ending,
      address: url.origin + url.pathname,
      parameters: Object.fromEntries(url.searchParams),
    };
  }

  it('A-16 leaves with the id token, where to return, a state and the culture, and stays pending', async () => {
    expect(await endSession(createCodeHarness(), session)).toEqual({
      refusal: { code: 'request.cancelled' },
      address: discoveryBody.end_session_endpoint,
      parameters: {
        id_token_hint: 'id1',
        client_id: clientId,
        post_logout_redirect_uri: `${appOrigin}/`,
        state: expect.stringMatching(/^[\w-]{60}$/u) as string,
        culture: 'vi',
        'ui-culture': 'vi',
      },
    });
  });

  it.each([
    { name: 'the state goes', href: `${appOrigin}/?state=abc&giao-dien=toi#x`, left: `${appOrigin}/?giao-dien=toi#x` },
    { name: 'of another page it is the page’s own', href: `${appOrigin}/khac?state=abc`, left: undefined },
  ])('A-16 back from the issuer after the signing out $name', async ({ href, left }) => {
    const { gateway, page } = createHarness({
      issuer: createFakeIssuer(),
      config: oAuthConfig({ responseType: 'code' }),
      href,
    });
    expect((await gateway.restore()).hasCallback).toBe(false);
    expect(page.href).toBe(left ?? href);
  });

  it('A-16 keeps what the issuer’s own address already asks for', async () => {
    const harness = createCodeHarness();
    const endpoint = `${discoveryBody.end_session_endpoint}?vung=bac`;
    harness.issuer.respond.discovery = () => json({ ...discoveryBody, end_session_endpoint: endpoint });

    expect((await endSession(harness, session)).parameters).toMatchObject({ vung: 'bac', id_token_hint: 'id1' });
  });

  it('A-16 leaves without a hint when nobody is signed in here', async () => {
    const config = { postLogoutRedirectUri: `${appOrigin}/auth/login` };
    const { parameters } = await endSession(createCodeHarness(config), undefined);

    expect(parameters).not.toHaveProperty('id_token_hint');
    expect(parameters['post_logout_redirect_uri']).toBe(`${appOrigin}/auth/login`);
  });

  it('answers at once when the issuer has no such page, and in the password flow', async () => {
    const harness = createCodeHarness();
    harness.issuer.respond.discovery = () => json({ ...discoveryBody, end_session_endpoint: undefined });
    const password = createHarness();

    expect(await refusalOf(harness.gateway.endSession(session, 'vi', anySignal()))).toBe('accepted');
    expect(await refusalOf(password.gateway.endSession(session, 'vi', anySignal()))).toBe('accepted');
    expect([...harness.page.left, ...password.page.left]).toEqual([]);
  });
});

describe('prefetch', () => {
  it('loads the document and the keys once, for all later calls', async () => {
    const { gateway, issuer } = createCodeHarness();
    gateway.prefetch();
    await gateway.revoke(session, anySignal());

    expect(issuer.requestsTo(paths.discovery)).toHaveLength(1);
    expect(issuer.requestsTo(paths.keys)).toHaveLength(1);
  });

  it('never fails', async () => {
    const { gateway, issuer } = createCodeHarness();
    issuer.respond.discovery = unreachable;
    gateway.prefetch();

    expect(await refusalOf(gateway.revoke(session, anySignal()))).toMatchObject({ code: 'auth.token_revoke_error' });
  });
});
