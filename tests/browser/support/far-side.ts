import { expect, type Page, type Route } from '@playwright/test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

import { loadTypeScript } from '../../../scripts/support/load-typescript.mjs';
import type * as sessionsModule from '../../support/sessions';

type Answer = { readonly status?: number } & ({ readonly json: unknown } | { readonly html: string });

/**
 * Issuer and back end at the far side of the network, on the page's own origin: what matters to the session stays open
 * until the test decides what is answered; the rest is answered at once with next to nothing.
 */
export async function playFarSide(page: Page, origin: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const asked: { authorization: URL | undefined } = { authorization: undefined };
  const { configurationFor } = await loadTypeScript<typeof sessionsModule>('tests/support/sessions.ts');
  const open: Record<'token' | 'configuration', Route[]> = { token: [], configuration: [] };
  let isRefusing = false;
  let issued = 0;

  const answers: readonly (readonly [path: RegExp, answer: (route: Route) => Answer | undefined])[] = [
    [/^\/\.well-known\/openid-configuration$/u, () => ({ json: discovery(origin) })],
    [/^\/\.well-known\/jwks$/u, () => ({ json: { keys: [{ ...publicJwk, kid: 'k1' }] } })],
    [
      /^\/connect\/authorize$/u,
      (route) => {
        asked.authorization = new URL(route.request().url());
        return { html: '<title>Issuer</title>' };
      },
    ],
    [/^\/connect\/token$/u, (route) => void open.token.push(route)],
    [/^\/api\/abp\/application-localization$/u, () => ({ json: { resources: {} } })],
    [
      /^\/api\/abp\/application-configuration$/u,
      (route) => {
        if (route.request().headers()['authorization'] === undefined) {
          return { json: configurationFor(null) };
        }
        open.configuration.push(route);
        return undefined;
      },
    ],
    [
      /^\/api\//u,
      () => {
        const answer = isRefusing ? { status: 401, json: {} } : { json: { items: [], totalCount: 0 } };
        isRefusing = false;
        return answer;
      },
    ],
  ];
  await page.context().route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const known = answers.find(([path]) => path.test(pathname));
    if (known === undefined) {
      await route.fallback();
      return;
    }
    const answer = known[1](route);
    if (answer !== undefined) {
      await route.fulfill(fulfilment(answer));
    }
  });

  // A call that the page has given up is answered by nobody.
  page.on('requestfailed', (request) => {
    for (const kind of ['token', 'configuration'] as const) {
      open[kind] = open[kind].filter((route) => route.request() !== request);
    }
  });

  /** Answers the open call, once there is one. */
  const settle = async (kind: keyof typeof open, answer: Answer) => {
    await expect.poll(() => open[kind].length).toBe(1);
    await open[kind].shift()?.fulfill(fulfilment(answer));
  };

  const idToken = () => {
    const nonce = asked.authorization?.searchParams.get('nonce') ?? '';
    return new SignJWT({ nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(`${origin}/`)
      .setAudience('QuyHoTro_App')
      .setSubject('u1')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
  };

  return {
    open,
    /** The `state` of the last request that went to the issuer's own page. */
    state: () => asked.authorization?.searchParams.get('state') ?? '',
    grant: async () => {
      issued += 1;
      const json = {
        access_token: `a${issued}`,
        refresh_token: `r${issued}`,
        token_type: 'Bearer',
        expires_in: 3_600,
        ...(asked.authorization !== undefined && { id_token: await idToken() }),
      };
      await settle('token', { json });
    },
    /** Four minutes, and nothing to prolong them. */
    grantBriefly: () => settle('token', { json: { access_token: 'brief', token_type: 'Bearer', expires_in: 240 } }),
    refuseGrant: (description: string) =>
      settle('token', { status: 400, json: { error: 'invalid_grant', error_description: description } }),
    configure: (userId: string) => settle('configuration', { json: configurationFor(userId) }),
    failToConfigure: () => settle('configuration', { status: 500, json: {} }),
    /** The next call of the back end's business is answered with 401. */
    refuseNextCall: () => {
      isRefusing = true;
    },
  };
}

export type FarSide = Awaited<ReturnType<typeof playFarSide>>;

function fulfilment(answer: Answer): Parameters<Route['fulfill']>[0] {
  const status = answer.status ?? 200;
  return 'html' in answer ? { status, contentType: 'text/html', body: answer.html } : { status, json: answer.json };
}

function discovery(origin: string) {
  return {
    issuer: `${origin}/`,
    authorization_endpoint: `${origin}/connect/authorize`,
    token_endpoint: `${origin}/connect/token`,
    jwks_uri: `${origin}/.well-known/jwks`,
    code_challenge_methods_supported: ['S256'],
  };
}
