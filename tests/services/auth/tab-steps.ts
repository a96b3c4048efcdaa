import { expect } from 'vitest';

import { createHostileIssuer } from '../../support/hostile-issuer';
import { createMemoryStorage, createSharedBrowser } from './fake-browser';
import { json, paths } from './fake-issuer';
import { createHarness, oAuthConfig, startTime, type Harness } from './gateway-harness';
import { isSignedIn, openPage } from './sign-in-page';

export const credentials = { userName: 'khoa.tm', password: 'a password', rememberMe: false };
export const fiftyMinutes = 50 * 60_000;
type Shared = ReturnType<typeof createSharedBrowser>;

/** An issuer that rotates: a refresh token that comes twice ends the whole grant. */
function createRotatingIssuer(now: () => number) {
  const issuer = createHostileIssuer(now);
  const spent = new Set<string>();
  const { token } = issuer.respond;
  issuer.respond.token = (request) => {
    const refreshToken = request.form['refresh_token'];
    if (refreshToken !== undefined && spent.has(refreshToken)) {
      return json({ error: 'invalid_grant' }, 400);
    }
    spent.add(refreshToken ?? '');
    return token(request);
  };
  return issuer;
}

/** A browser with some tabs, all signed in through the first one. */
export async function openTabs(count: number, changes: Partial<Shared> = {}) {
  const shared = { ...createSharedBrowser(), ...changes };
  const harnesses: Harness[] = [];
  const issuer = createRotatingIssuer(() => Math.max(startTime, ...harnesses.map(({ page }) => page.time)));
  const config = oAuthConfig({ responseType: 'password' });
  const createTab = (tab = createMemoryStorage()) => createHarness({ shared, issuer, config, tab });
  harnesses.push(createTab());
  const first = harnesses[0] ?? expect.fail('no tab');
  const page = openPage(first);
  const pages = [page];
  page.start();
  await page.until((snapshot) => snapshot.hasTag('signedOut'));
  page.authRef.send({ type: 'signIn.submit', credentials });
  await page.until(isSignedIn);
  while (harnesses.length < count) {
    const harness = createTab();
    const next = openPage(harness);
    next.start();
    await next.until(isSignedIn);
    harnesses.push(harness);
    pages.push(next);
  }
  const refreshes = () => issuer.requestsTo(paths.token).flatMap(({ form }) => form['refresh_token'] ?? []);
  const allReach = (accessToken: string) =>
    Promise.all(pages.map((one) => one.until(({ context }) => context.session?.accessToken === accessToken)));
  return { shared, issuer, harnesses, first, pages, page, createTab, refreshes, allReach };
}
