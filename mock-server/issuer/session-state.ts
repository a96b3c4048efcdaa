import { findClient, isClientOrigin } from './client-check';
import type { MockIssuer } from './issuer';
import { readBrowserState } from './issuer-session';
import { randomHex, sha256 } from './random';

export type SessionAnswer = 'unchanged' | 'changed' | 'error';

/** `session_state` for an answer that goes to `redirectUri`, with a fresh salt (Session Management 1.0 §3). */
export async function sessionStateFor(issuer: MockIssuer, clientId: string, redirectUri: string): Promise<string> {
  return saltedState(clientId, new URL(redirectUri).origin, await readBrowserState(issuer), randomHex());
}

/**
 * What the session frame answers to a message from a page of `origin`: `client_id + ' ' + session_state` is compared
 * with the session as it is now. `undefined` answers nothing, for a page that is no client's (§3.2).
 */
export async function checkSession(
  issuer: MockIssuer,
  origin: string,
  message: unknown,
): Promise<SessionAnswer | undefined> {
  if (!issuer.settings.clients.some((client) => isClientOrigin(issuer, client, origin))) {
    return undefined;
  }
  const [, clientId = '', sessionState = '', salt = ''] =
    /^(.+) ([\w-]+\.([\w-]+))$/.exec(typeof message === 'string' ? message : '') ?? [];
  const client = findClient(issuer, clientId);
  if (client === undefined || !isClientOrigin(issuer, client, origin)) {
    return 'error';
  }
  const expected = await saltedState(clientId, origin, await readBrowserState(issuer), salt);
  return sessionState === expected ? 'unchanged' : 'changed';
}

async function saltedState(clientId: string, origin: string, browserState: string, salt: string): Promise<string> {
  return `${await sha256([clientId, origin, browserState, salt].join(' '))}.${salt}`;
}
