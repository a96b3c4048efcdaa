import type { DiscoveryDocument } from '@/domain/auth/discovery-document';
import { redirectAddress } from '@/domain/auth/redirect-address';
import { browserRandomBytes, randomToken } from '@/services/auth/pkce';
import { withClient } from '@/services/auth/token-endpoint';

import { inShort, jsonOf, type Answer } from './ask';
import { preflightProblems, unreadable } from './cross-origin';
import type { KnownExamination } from './examination';
import { good, judged, wrong, type Finding } from './finding';

/** The token endpoint, by a request that cannot succeed and changes nothing. */
export async function checkTokenEndpoint(
  examination: KnownExamination,
  { tokenEndpoint }: DiscoveryDocument,
): Promise<readonly Finding[]> {
  const { ask, siteOrigin } = examination;
  const headers = tokenRequestHeaders(examination);
  const [answer, preflight] = await Promise.all([
    ask({
      url: tokenEndpoint,
      method: 'POST',
      headers: { Origin: siteOrigin, Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: senselessRequest(examination).toString(),
    }),
    preflightProblems(ask, {
      url: tokenEndpoint,
      method: 'POST',
      headers,
      siteOrigin,
    }),
  ]);
  const preflighted = judged('token.preflight', preflight, headers.join(', '));
  if (answer.kind === 'none') {
    return [wrong('token.answer', `${tokenEndpoint}: ${answer.reason}`), preflighted];
  }
  return [...answerFindings(answer, siteOrigin), preflighted];
}

/** What the product sends to the token endpoint beside the form when it renews or signs in by password. */
function tokenRequestHeaders({ environment }: KnownExamination): readonly string[] {
  return [environment.multiTenancy.tenantKey.toLowerCase(), 'x-requested-with'];
}

/**
 * A code that nobody was given, or a person whom nobody knows: beside one line in the issuer's log nothing comes of it.
 */
function senselessRequest({ environment, siteOrigin }: KnownExamination): URLSearchParams {
  const config = environment.oAuthConfig;
  const secret = randomToken(browserRandomBytes);
  const fields: Record<string, string> =
    config.responseType === 'code'
      ? {
          grant_type: 'authorization_code',
          code: secret,
          code_verifier: secret,
          redirect_uri: redirectAddress(config, siteOrigin),
        }
      : { grant_type: 'password', username: `doctor-${secret}`, password: secret, scope: config.scope };
  return withClient(new URLSearchParams(fields), config);
}

function answerFindings(answer: Answer, siteOrigin: string): readonly Finding[] {
  const { error, error_description: description } = (jsonOf(answer) ?? {}) as Readonly<Record<string, unknown>>;
  const said = `${String(error)}${typeof description === 'string' ? `: ${description}` : ''}`;
  if (typeof error !== 'string') {
    return [wrong('token.answer', `${inShort(answer)}, no OAuth error`)];
  }
  const obstacle = unreadable(answer, siteOrigin);
  // Any other error means that the request as such was not taken, and a real one would not be either (RFC 6749 §5.2).
  const refusesClient = error !== 'invalid_grant';
  return [
    refusesClient ? wrong('token.client', said) : good('token.client', `a senseless request is refused by ${error}`),
    // An issuer that allows origins by client allows none to a client that it does not know.
    ...(refusesClient && obstacle !== undefined
      ? []
      : [judged('token.answer', obstacle === undefined ? [] : [obstacle], `${answer.status} with a readable error`)]),
  ];
}
