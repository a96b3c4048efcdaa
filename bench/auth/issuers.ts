import { startIssuer } from '../../tests/browser/support/issuer';
import { defaultIssuerOptions } from '../../tests/browser/support/issuer-options';
import { clientId, issuerAddress } from '../../tests/services/auth/fake-issuer';
import { createHostileIssuer } from '../../tests/support/hostile-issuer';
import { redirectUriOf, type Surroundings } from './contender';
import type { World } from './simulated-world';

const appOrigin = 'http://localhost:5173';
const account = {
  sub: 'u-khoa',
  preferred_username: 'khoa.tm',
  email: 'khoa.tm@example.vn',
  DonViId: 'dv-quy',
  LoaiDonViId: '100',
};

/** Life of an access token, in milliseconds; every contender renews within it, and none twice. */
export const tokenLife = 300_000;

/**
 * oidc-provider on the loopback network: it rotates refresh tokens, and one that comes twice ends the whole grant.
 *
 * @param apiOrigin Origin of the API that takes its tokens.
 */
export async function startCertifiedIssuer({ network }: World, apiOrigin = appOrigin) {
  const issuer = await startIssuer({
    ...defaultIssuerOptions,
    accessTokenSeconds: tokenLife / 1_000,
    idTokenSeconds: 86_400,
    siteOrigin: appOrigin,
    accounts: [account],
  });
  const { send } = network;
  let refreshes = 0;
  network.send = (input, init) => {
    refreshes += isRefresh(init) ? 1 : 0;
    return send(input, init);
  };
  const surroundings: Surroundings = {
    issuer: issuer.issuer,
    clientId: issuer.clientId,
    // It gives every client a refresh token, and offline_access only to one that asks for consent each time.
    scope: issuer.apiName,
    appOrigin,
    apiOrigin,
    // Its access tokens are for the API alone.
    hasProfile: false,
    visit: visitCertified,
  };
  return {
    surroundings,
    tokenEndpoint: `${issuer.issuer}/token`,
    /** Refresh requests that were sent so far. */
    refreshes: () => refreshes,
    close: () => {
      network.send = send;
      return issuer.close();
    },
  };
}

/** An issuer played in this process that answers as it is told. */
export function startHostileIssuer({ network }: World) {
  const issuer = createHostileIssuer(() => Date.now());
  network.send = issuer.fetch;
  const surroundings: Surroundings = {
    issuer: issuerAddress,
    clientId,
    scope: 'offline_access QuyHoTro',
    appOrigin,
    apiOrigin: appOrigin,
    hasProfile: true,
    visit: (address) => {
      const request = Object.fromEntries(new URL(address).searchParams);
      const answer = new URLSearchParams(issuer.authorize(request)).toString();
      return Promise.resolve(`${redirectUriOf(surroundings)}?${answer}`);
    },
  };
  return {
    surroundings,
    become: issuer.become,
    /** Every token that it has handed out. */
    issued: issuer.issued,
    /** Refresh requests that came so far. */
    refreshes: () => issuer.requests.filter(({ form }) => form['grant_type'] === 'refresh_token').length,
  };
}

/** What a person and their browser do at oidc-provider: follow redirects, keep cookies, sign in. */
async function visitCertified(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = address;
  let form: URLSearchParams | undefined;
  while (!url.startsWith(appOrigin)) {
    const response = await fetch(url, {
      redirect: 'manual',
      method: form === undefined ? 'GET' : 'POST',
      body: form ?? null,
      headers: { Cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = response.headers.get('Location');
    form = location === null ? new URLSearchParams({ login: account.preferred_username, password: 'any' }) : undefined;
    url = location === null ? url : new URL(location, url).href;
  }
  return url;
}

function isRefresh(init: RequestInit | undefined): boolean {
  const { body } = init ?? {};
  const text = typeof body === 'string' ? body : body instanceof URLSearchParams ? body.toString() : '';
  return text.includes('grant_type=refresh_token');
}
