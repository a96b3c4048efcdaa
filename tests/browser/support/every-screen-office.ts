import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';

import type { Backend } from './backend';
import { joinToOwnIssuer } from './own-issuer';
import { signIn } from './sign-in';
import { serveStaticSite, type StaticSite } from './static-site';

/** A Monday morning in Hà Nội just after the day of the demo data: every date on a picture is counted from here. */
const now = Date.parse('2026-11-16T09:30:00+07:00');

export type Office = {
  readonly site: StaticSite;
  readonly backend: Backend;
  /** The tab in which a person works, signed in; nobody's without a name. The same one for all screens of a person. */
  readonly tabOf: (userName?: string) => Promise<Page>;
  /** What was refused by the content security policy, and what was written, since the office was opened. */
  readonly breaches: readonly string[];
};

/** The production build under its strict policy and its back end over the network, whose time stands still. */
async function openOffice(browser: Browser): Promise<Office & { readonly close: () => Promise<void> }> {
  const site = await serveStaticSite('dist', 'localhost');
  const backend = await joinToOwnIssuer(site, {
    clock: () => now,
    settings: { clients: [{ clientId: 'QuyHoTro_App', redirectUris: [site.origin] }] },
  });
  const breaches: string[] = [];
  const tabs = new Map<string, Promise<Page>>();
  const openTab = async (userName: string) => {
    const page = await (await openContext(browser, site.origin, breaches)).newPage();
    await page.goto('/auth/login');
    if (userName !== '') {
      await signIn(page, userName);
    }
    return page;
  };
  return {
    site,
    backend,
    breaches,
    tabOf: (userName = '') => {
      const tab = tabs.get(userName) ?? openTab(userName);
      tabs.set(userName, tab);
      return tab;
    },
    close: async () => {
      await Promise.all([...tabs.values()].map(async (tab) => (await tab).context().close()));
      await backend.close();
      await site.close();
    },
  };
}

async function openContext(browser: Browser, baseURL: string, breaches: string[]): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    // Where it is shown, it must not change with the browser.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  });
  await context.clock.setFixedTime(now);
  await context.exposeFunction('tellBreach', (breach: string) => breaches.push(breach));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const { tellBreach } = window as unknown as { readonly tellBreach: (breach: string) => void };
      tellBreach([window.location.pathname, violatedDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  return context;
}

/** `test` with the office that a worker opens once. */
export const tour = base.extend<object, { readonly office: Office }>({
  office: [
    async ({ browser }, use) => {
      const { close, ...office } = await openOffice(browser);
      await use(office);
      expect(office.breaches).toEqual([]);
      await close();
    },
    { scope: 'worker' },
  ],
});
