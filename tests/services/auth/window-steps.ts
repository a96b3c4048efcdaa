import { afterEach, beforeEach, expect, vi } from 'vitest';

import type { HostileIssuer } from '../../support/hostile-issuer';
import { appOrigin } from './gateway-harness';
import { settle } from './sign-in-page';

export const answerType = 'fund-office.auth-answer';

/** Waits for work that no timer drives: signatures, messages. */
export async function until(isSo: () => boolean) {
  const limit = Date.now() + 4_000;
  while (!isSo() && Date.now() < limit) {
    await settle(1);
  }
  expect(isSo()).toBe(true);
}

export function answerHref(parameters: Readonly<Record<string, string>>) {
  return `${appOrigin}/auth/answer.html?${new URLSearchParams(parameters).toString()}`;
}

export const requestIn = (address: string) =>
  Object.fromEntries(new URL(address).searchParams) as Record<string, string>;

/** The issuer's answer to the request that the window or frame was sent with. */
export function answerTo(issuer: HostileIssuer, address: string) {
  return { type: answerType, href: answerHref(issuer.authorize(requestIn(address))) };
}

/** Messages that none of our windows has sent. */
export const strangers = (own: object, data: object, state: string) => [
  { origin: 'https://evil.test', source: own, data },
  { origin: `${appOrigin}.evil.test`, source: own, data },
  { origin: appOrigin, source: { name: 'another window' }, data },
  { origin: appOrigin, source: own, data: 'setImmediate$0.1$' },
  { origin: appOrigin, source: own, data: { type: 'extension', href: answerHref({ error: 'x', state }) } },
  { origin: appOrigin, source: own, data: { type: answerType, href: `${appOrigin}/?code=c&state=${state}` } },
  {
    origin: appOrigin,
    source: undefined,
    data: { type: answerType, href: answerHref({ code: 'c', state: 'forged' }) },
  },
];

/** Puts every timer, and the browser's own time limit, on the clock of the test. */
export function onTestTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(), milliseconds);
      return limit.signal;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
