import type { DiscoveryDocument } from '@/domain/auth/discovery-document';
import { redirectAddress, signedOutAddress } from '@/domain/auth/redirect-address';
import { authorizationAddress, createAttempt } from '@/services/auth/authorization-request';
import { endSessionAddress } from '@/services/auth/end-session';
import { answerPath } from '@/services/auth/issuer-answer';
import { browserRandomBytes, randomToken } from '@/services/auth/pkce';

import { inShort, statusBehind, type Answer, type NoAnswer } from './ask';
import type { KnownExamination } from './examination';
import { good, skipped, wrong, type Finding } from './finding';
import type { FindingId } from './finding-table';

/** Errors that only say that nobody is signed in: the request itself was accepted (OpenID Connect Core §3.1.2.6). */
const harmlessErrors = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];

/** Whether the issuer would send people back: asked without any page (`prompt=none`) and without a cookie. */
export async function checkRegistration(
  examination: KnownExamination,
  document: DiscoveryDocument,
): Promise<readonly Finding[]> {
  const { environment, siteOrigin } = examination;
  const config = environment.oAuthConfig;
  const signOut = await signOutFinding(examination, document);
  if (config.responseType !== 'code') {
    const why = 'the password flow is sent back nowhere';
    return [skipped('registration.callback', why), skipped('registration.answer', why), signOut];
  }
  const callback = redirectAddress(config, siteOrigin);
  return [
    await redirectFinding('registration.callback', callback, examination, document),
    await redirectFinding('registration.answer', `${siteOrigin}${answerPath}`, examination, document),
    signOut,
  ];
}

async function redirectFinding(
  id: FindingId,
  address: string,
  { ask, environment, siteOrigin, now }: KnownExamination,
  { authorizationEndpoint }: DiscoveryDocument,
): Promise<Finding> {
  const redirectUri = new URL(address, `${siteOrigin}/`).href;
  const attempt = createAttempt({
    redirectUri,
    returnUrl: '/',
    asksAgain: false,
    now: now(),
    randomBytes: browserRandomBytes,
  });
  const answer = await ask({
    url: await authorizationAddress({
      endpoint: authorizationEndpoint,
      config: environment.oAuthConfig,
      ...attempt,
      culture: 'en',
      tenantMark: {},
      extra: { prompt: 'none' },
    }),
    headers: { Accept: 'text/html' },
  });
  const back = returnOf(answer);
  if (back === undefined || `${back.origin}${back.pathname}` !== redirectUri) {
    return wrong(
      id,
      `${redirectUri}: ${back === undefined ? refusalIn(answer) : `it leads to ${back.origin}${back.pathname}`}`,
    );
  }
  const error = back.searchParams.get('error');
  return error === null || harmlessErrors.includes(error)
    ? good(id, redirectUri)
    : wrong(id, `${redirectUri}: ${error}: ${back.searchParams.get('error_description') ?? 'no description'}`);
}

async function signOutFinding(
  { ask, environment, siteOrigin }: KnownExamination,
  { endSessionEndpoint }: DiscoveryDocument,
): Promise<Finding> {
  if (endSessionEndpoint === undefined) {
    return skipped('registration.sign-out', 'the issuer names no end-session endpoint');
  }
  const config = environment.oAuthConfig;
  const answer = await ask({
    url: endSessionAddress({
      endpoint: endSessionEndpoint,
      config,
      appOrigin: siteOrigin,
      session: undefined,
      culture: 'en',
      state: randomToken(browserRandomBytes),
    }),
    headers: { Accept: 'text/html' },
  });
  const address = signedOutAddress(config, siteOrigin);
  return answer.kind === 'answer' && statusBehind(answer) < 400
    ? good('registration.sign-out', address)
    : wrong('registration.sign-out', `${address}: ${refusalIn(answer)}`);
}

/** Where an answer sends the browser. */
function returnOf(answer: Answer | NoAnswer): URL | undefined {
  const location = answer.kind === 'answer' ? answer.headers.get('Location') : null;
  return location !== null && URL.canParse(location, answer.url) ? new URL(location, answer.url) : undefined;
}

/** What an issuer's page of refusal says, as far as it uses OAuth's names or OpenIddict's numbers. */
function refusalIn(answer: Answer | NoAnswer): string {
  const text = answer.kind === 'answer' ? answer.text.slice(0, 100_000) : '';
  const named = /invalid_[a-z_]{1,30}|unauthorized_client|unsupported_[a-z_]{1,30}|ID2\d{3}/u.exec(text)?.[0];
  return named === undefined ? inShort(answer) : `${inShort(answer)}, ${named}`;
}
