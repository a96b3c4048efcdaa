import * as v from 'valibot';

import { environmentSchema, type OAuthConfig } from '@/domain/environment/environment';
import { AppError } from '@/domain/errors/app-error';
import { createAuthGateway, type AuthGatewayOptions } from '@/services/auth/create-auth-gateway';

import { createFakeWindows, createMemoryStorage, createSharedBrowser, type MemoryStorage } from './fake-browser';
import { clientId, createFakeIssuer, issuerAddress, type FakeIssuer } from './fake-issuer';

export const appOrigin = 'https://quy.example.vn';
export const startTime = Date.UTC(2026, 10, 20, 8);

export function oAuthConfig(
  changes: Partial<v.InferInput<typeof environmentSchema.entries.oAuthConfig>> = {},
): OAuthConfig {
  return v.parse(environmentSchema.entries.oAuthConfig, {
    issuer: issuerAddress,
    clientId,
    scope: 'offline_access QuyHoTro',
    ...changes,
  });
}

export type Harness = ReturnType<typeof createHarness>;

type HarnessOptions = {
  /** What the tabs of one browser share; another harness with the same one is another tab. */
  readonly shared?: ReturnType<typeof createSharedBrowser>;
  readonly issuer?: FakeIssuer;
  readonly config?: OAuthConfig;
  readonly href?: string;
  readonly tab?: MemoryStorage;
  readonly browser?: MemoryStorage;
  readonly options?: Partial<AuthGatewayOptions>;
};

/** A page with its gateway; `reload` makes the next page of the same tab. */
export function createHarness({
  issuer = createFakeIssuer(),
  config = oAuthConfig({ responseType: 'password' }),
  href = `${appOrigin}/auth/login`,
  tab = createMemoryStorage(),
  browser,
  shared = createSharedBrowser(browser),
  options = {},
}: HarnessOptions = {}) {
  const { cookies, localStorage } = shared;
  const windows = createFakeWindows();
  const page = { href, left: [] as string[], time: startTime };
  let tellLeft: (url: string) => void = () => undefined;
  const leave = (url: string) => {
    page.left.push(url);
    tellLeft(url);
  };
  /** The next address that the page is left for. */
  const whenLeft = () =>
    new Promise<string>((resolve) => {
      tellLeft = resolve;
    });
  let closeLine: () => void = () => undefined;
  const openLine: AuthGatewayOptions['openLine'] = (name) => {
    const line = shared.openLine(name);
    closeLine = line.close;
    return line;
  };
  const createPage = (changes: Partial<AuthGatewayOptions> = {}) =>
    createAuthGateway({
      config,
      appOrigin,
      requestContext: () => ({ culture: 'vi', tenantMark: {} }),
      location: { href: () => page.href, assign: leave, replace: leave },
      history: {
        replaceState: (url) => {
          page.href = url;
        },
      },
      sessionStorage: () => tab.storage,
      localStorage: () => localStorage.storage,
      cookies,
      windows: windows.windows,
      openLine,
      locks: shared.locks,
      now: () => page.time,
      fetch: issuer.fetch,
      // Messages between these tabs are never late.
      tabAnswerMs: 0,
      ...options,
      ...changes,
    });
  return {
    issuer,
    config,
    tab,
    browser: localStorage,
    shared,
    windows,
    cookies,
    page,
    whenLeft,
    gateway: createPage(),
    /** The next page of the same tab; the one before is gone, and nobody hears it any more. */
    reload: (changes: Partial<AuthGatewayOptions> = {}) => {
      closeLine();
      return createPage(changes);
    },
    closeTab: () => {
      closeLine();
    },
  };
}

export function anySignal(): AbortSignal {
  return new AbortController().signal;
}

/** What a promise was refused with, as the parts that are the same in every run. */
export async function refusalOf(work: Promise<unknown>) {
  try {
    await work;
  } catch (thrown) {
    if (thrown instanceof AppError) {
      const { code, status, detail } = thrown;
      return { code, ...(status !== undefined && { status }), ...(detail !== undefined && { detail }) };
    }
    throw thrown;
  }
  return 'accepted';
}
