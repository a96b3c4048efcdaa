import { discoveryBody, json, paths } from '../services/auth/fake-issuer';

/** What becomes of a request: answered, never arrived, arrived with its answer lost, or turned away for now. */
export type Fate = 'answered' | 'lostBefore' | 'lostAfter' | 'busy';

type Pending = {
  readonly form: URLSearchParams;
  readonly isWanted: () => boolean;
  readonly settle: (fate: Fate) => void;
};

type Family = { current: string; isRevoked: boolean };

/**
 * An issuer that rotates refresh tokens and revokes the whole family when a spent one comes again (RFC 9700 §4.14.2), as
 * oidc-provider and OpenIddict do. Token requests stay open until the test decides their fate.
 */
export function createRotatingIssuer() {
  const families = new Map<string, Family>();
  const pending: Pending[] = [];
  const urls: string[] = [];
  const seen = { issued: 0, reuses: 0, refreshes: 0, isExcused: false };

  const tokens = (family: Family) => {
    seen.issued += 1;
    family.current = `refresh-${seen.issued}`;
    families.set(family.current, family);
    return json({
      access_token: `access-${seen.issued}`,
      refresh_token: family.current,
      token_type: 'Bearer',
      expires_in: 3_600,
    });
  };
  const effect = (form: URLSearchParams): Response => {
    if (form.get('grant_type') !== 'refresh_token') {
      return tokens({ current: '', isRevoked: false });
    }
    const spent = form.get('refresh_token') ?? '';
    const family = families.get(spent);
    if (family === undefined || family.isRevoked) {
      return json({ error: 'invalid_grant' }, 400);
    }
    if (family.current !== spent) {
      seen.reuses += 1;
      family.isRevoked = true;
      return json({ error: 'invalid_grant' }, 400);
    }
    seen.refreshes += 1;
    return tokens(family);
  };
  const revoke = (form: URLSearchParams) => {
    const family = families.get(form.get('token') ?? '');
    if (family !== undefined) {
      family.isRevoked = true;
    }
    return json({});
  };

  const fetchAnswer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    urls.push(request.url);
    const { pathname } = new URL(request.url);
    if (pathname === paths.discovery) {
      return json(discoveryBody);
    }
    if (pathname !== paths.token && pathname !== paths.revocation) {
      return json({ keys: [] });
    }
    const form = new URLSearchParams(await request.text());
    return new Promise((resolve, reject) => {
      const isWanted = () => init?.signal?.aborted !== true;
      const settle = (fate: Fate) => {
        if (fate === 'lostBefore') {
          reject(new TypeError('Failed to fetch'));
        } else if (fate === 'busy') {
          resolve(json({}, 503));
        } else {
          const answer = pathname === paths.token ? effect(form) : revoke(form);
          if (fate === 'lostAfter' || !isWanted()) {
            // Nobody has the successor of the token that was spent: whoever sends it again cannot know better (T37).
            seen.isExcused = true;
            reject(new TypeError('Failed to fetch'));
          } else {
            resolve(answer);
          }
        }
      };
      pending.push({ form, isWanted, settle });
    });
  };

  return {
    fetch: fetchAnswer,
    pending,
    /** Addresses of all requests. */
    urls,
    seen,
    /** Decides the fate of one open request. */
    settle: (index: number, fate: Fate) => {
      pending.splice(index, 1)[0]?.settle(fate);
    },
    /** Refresh requests under way whose sender still waits. */
    openRefreshes: () =>
      pending.filter(({ form, isWanted }) => form.get('grant_type') === 'refresh_token' && isWanted()).length,
  };
}
