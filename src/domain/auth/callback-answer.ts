import { parseAddress } from './parse-address';

/** What an issuer put into the redirect address (RFC 6749 §4.1.2, RFC 9207); each value `undefined` when absent. */
export type CallbackAnswer = {
  readonly state: string | undefined;
  readonly code: string | undefined;
  readonly issuer: string | undefined;
  readonly sessionState: string | undefined;
  readonly error: string | undefined;
  readonly errorDescription: string | undefined;
  /** True when a parameter that must be single is repeated (RFC 6749 §3.1): someone has tampered with the address. */
  readonly isAmbiguous: boolean;
};

const answerParameters = [
  'code',
  'state',
  'iss',
  'session_state',
  'error',
  'error_description',
  'error_uri',
  'culture',
  'ui-culture',
] as const;

const singleParameters = ['code', 'state', 'iss', 'error'] as const;

/**
 * The issuer's answer in an address, or `undefined` when the address is not the redirect address or carries no answer.
 * `code` and `state` on any other page are that page's own parameters.
 */
export function readCallbackAnswer(href: string, redirectUri: string): CallbackAnswer | undefined {
  const url = parseAddress(href);
  const redirect = parseAddress(redirectUri);
  if (url === undefined || !isSamePage(url, redirect)) {
    return undefined;
  }
  const parameters = url.searchParams;
  if (!parameters.has('code') && !parameters.has('error')) {
    return undefined;
  }
  const single = (name: string) => {
    const values = parameters.getAll(name);
    return values.length === 1 && values[0] !== '' ? values[0] : undefined;
  };
  return {
    state: single('state'),
    code: single('code'),
    issuer: single('iss'),
    sessionState: single('session_state'),
    error: single('error'),
    errorDescription: single('error_description'),
    isAmbiguous:
      singleParameters.some((name) => parameters.getAll(name).length > 1) ||
      (parameters.has('code') && parameters.has('error')),
  };
}

/**
 * Whether an issuer has sent the browser back to the address after the signing out, with the `state` that it was given
 * (OpenID Connect RP-Initiated Logout §3).
 */
export function isBackFromIssuer(href: string, signedOutUri: string): boolean {
  const url = parseAddress(href);
  return url !== undefined && isSamePage(url, parseAddress(signedOutUri)) && url.searchParams.has('state');
}

function isSamePage(url: URL, other: URL | undefined): boolean {
  return url.origin === other?.origin && url.pathname === other.pathname;
}

/** The address without the issuer's answer: all else, the hash included, stays as it is. */
export function withoutCallbackAnswer(href: string): string {
  const url = new URL(href);
  for (const name of answerParameters) {
    url.searchParams.delete(name);
  }
  return url.href;
}

/**
 * A stranger's text made fit for the technical details of an error: at most 200 characters, one line, nothing
 * invisible. It is plain text wherever it is shown.
 */
export function shortDetail(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, 200);
}
