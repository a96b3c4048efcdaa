import * as v from 'valibot';

import { environmentSchema, type OAuthConfig } from '@/domain/environment/environment';
import { AppError } from '@/domain/errors/app-error';
import { createAuthGateway, type AuthGatewayOptions } from '@/services/auth/create-auth-gateway';
import type { KeyValueStorage } from '@/services/auth/resilient-storage';

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

/** A storage that works, or throws as a browser's does when storage is off or full. */
export function createMemoryStorage(broken: 'never' | 'always' | 'onWrite' = 'never') {
  const values = new Map<string, string>();
  const check = (isWrite: boolean) => {
    if (broken === 'always' || (broken === 'onWrite' && isWrite)) {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    }
  };
  const storage: KeyValueStorage = {
    getItem: (key) => {
      check(false);
      return values.get(key) ?? null;
    },
    setItem: (key, value) => {
      check(true);
      values.set(key, value);
    },
    removeItem: (key) => {
      check(false);
      values.delete(key);
    },
    clear: () => {
      check(false);
      values.clear();
    },
  };
  return { values, storage };
}

/** The browser's cookie jar, as far as names, values, session scope and removal go. */
export function createCookieJar() {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    jar,
    written,
    read: () => Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '),
    write: (text: string) => {
      written.push(text);
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      if (text.includes('expires=Thu, 01 Jan 1970')) {
        jar.delete(name);
      } else {
        jar.set(name, value);
      }
    },
    /** What closing the browser does. */
    endBrowserSession: () => {
      if (!written.at(-1)?.includes('expires=Fri, 31 Dec 9999')) {
        jar.clear();
      }
    },
  };
}

export type Harness = ReturnType<typeof createHarness>;

type HarnessOptions = {
  readonly issuer?: FakeIssuer;
  readonly config?: OAuthConfig;
  readonly href?: string;
  readonly tab?: ReturnType<typeof createMemoryStorage>;
  readonly browser?: ReturnType<typeof createMemoryStorage>;
  readonly options?: Partial<AuthGatewayOptions>;
};

/** A page with its gateway; `reload` makes the next page of the same tab. */
export function createHarness({
  issuer = createFakeIssuer(),
  config = oAuthConfig({ responseType: 'password' }),
  href = `${appOrigin}/auth/login`,
  tab = createMemoryStorage(),
  browser = createMemoryStorage(),
  options = {},
}: HarnessOptions = {}) {
  const cookies = createCookieJar();
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
  const createPage = (changes: Partial<AuthGatewayOptions> = {}) =>
    createAuthGateway({
      config,
      appOrigin,
      requestContext: () => ({ culture: 'vi', tenantId: undefined }),
      location: { href: () => page.href, assign: leave, replace: leave },
      history: {
        replaceState: (url) => {
          page.href = url;
        },
      },
      sessionStorage: () => tab.storage,
      localStorage: () => browser.storage,
      cookies,
      now: () => page.time,
      fetch: issuer.fetch,
      ...options,
      ...changes,
    });
  return { issuer, config, tab, browser, cookies, page, whenLeft, gateway: createPage(), reload: createPage };
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
