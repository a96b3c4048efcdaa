import { answerJson, startLoopbackServer } from '../../tests/support/loopback-server';
import type { Browser, Contender, Tab } from './contender';
import { startCertifiedIssuer, startHostileIssuer, tokenLife } from './issuers';
import { inSimulatedWorld } from './simulated-world';

/** What one expiry costs a browser with so many tabs. */
export type ExpiryFigures = {
  /** Refresh requests that went to the issuer. */
  readonly refreshes: number;
  /** Tabs that can get no further tokens afterwards. */
  readonly lost: number;
};

/** One person in some tabs whose tokens fall due at the same moment, before an issuer that rotates refresh tokens. */
export function measureExpiry(contender: Contender, tabCount: number): Promise<ExpiryFigures> {
  return inSimulatedWorld(async (world) => {
    const issuer = await startCertifiedIssuer(world);
    const browser = await contender.openBrowser(issuer.surroundings);
    try {
      const tabs = await world.during(openTabs(browser, tabCount));
      await world.pass(tokenLife);
      const refreshes = issuer.refreshes();
      let lost = 0;
      for (const tab of tabs) {
        lost += (await world.during(tab.renew())) ? 0 : 1;
        // As people would come back to their tabs: many renewals within a minute are a loop, and this product ends it.
        await world.pass(15_000);
      }
      return { refreshes, lost };
    } finally {
      browser.close();
      await issuer.close();
    }
  });
}

/** What becomes of calls that are all under way when their token is refused. */
export type StormFigures = {
  readonly refreshes: number;
  /** Calls that were sent exactly once more and then answered. */
  readonly replayedOnce: number;
  /** Calls whose screen got an error. */
  readonly failed: number;
};

/** Protected calls, sent at once, that meet the end of their token. */
export function measureStorm(contender: Contender, callCount: number): Promise<StormFigures> {
  return inSimulatedWorld(async (world) => {
    const state = { refused: '' };
    const api = await startLoopbackServer(({ headers }, response) => {
      const isRefused = headers.authorization === `Bearer ${state.refused}`;
      answerJson(response, isRefused ? 401 : 200, {});
    });
    const issuer = await startCertifiedIssuer(world, api.url);
    const browser = await contender.openBrowser(issuer.surroundings);
    try {
      const [tab] = (await world.during(openTabs(browser, 1))) as [Tab];
      state.refused = (await tab.accessToken()) ?? '';
      const addresses = Array.from({ length: callCount }, (_, index) => `${api.url}/calls/${index}`);
      const statuses = await Promise.all(addresses.map((address) => tab.call(address)));
      const sent = new Map<string, number>();
      api.seen.forEach(({ url }) => sent.set(url, (sent.get(url) ?? 0) + 1));
      return {
        refreshes: issuer.refreshes(),
        replayedOnce: statuses.filter((status, index) => status === 200 && sent.get(`/calls/${index}`) === 2).length,
        failed: statuses.filter((status) => status !== 200).length,
      };
    } finally {
      browser.close();
      await Promise.all([issuer.close(), api.close()]);
    }
  });
}

/** Refresh requests within five seconds after signing in, when the issuer names no life of its tokens, or the life 0. */
export function measureUnknownLife(contender: Contender, expiresIn: 0 | undefined): Promise<number> {
  return inSimulatedWorld(async (world) => {
    const issuer = startHostileIssuer(world);
    issuer.become({ tokens: { expires_in: expiresIn } });
    const browser = await contender.openBrowser(issuer.surroundings);
    try {
      await world.during(openTabs(browser, 1));
      await world.pass(5_000, 100);
      return issuer.refreshes();
    } finally {
      browser.close();
    }
  });
}

export type OutageFigures = {
  /** The person is still signed in when the network is back. */
  readonly isKept: boolean;
  /** The tokens were renewed without the person before the old ones ended. */
  readonly isRenewed: boolean;
};

/** A network that is gone for thirty seconds, just when the tokens fall due. */
export function measureOutage(contender: Contender): Promise<OutageFigures> {
  return inSimulatedWorld(async (world) => {
    const issuer = await startCertifiedIssuer(world);
    const browser = await contender.openBrowser(issuer.surroundings);
    try {
      const [tab] = (await world.during(openTabs(browser, 1))) as [Tab];
      const before = await tab.accessToken();
      let firstAttempt: number | undefined;
      world.network.isDown = (url) => {
        if (url !== issuer.tokenEndpoint) {
          return false;
        }
        firstAttempt ??= Date.now();
        return Date.now() < firstAttempt + 30_000;
      };
      await world.pass(tokenLife - 10_000, 1_000);
      return { isKept: await tab.isSignedIn(), isRenewed: (await tab.accessToken()) !== before };
    } finally {
      browser.close();
      await issuer.close();
    }
  });
}

/** Tabs of one browser; the person signs in in the first. */
async function openTabs(browser: Browser, count: number): Promise<readonly Tab[]> {
  const first = await browser.openTab();
  await first.signIn();
  const tabs = [first];
  while (tabs.length < count) {
    tabs.push(await browser.openTab());
  }
  return tabs;
}
