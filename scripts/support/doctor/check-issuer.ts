import { importJWK, type JWK } from 'jose';

import type { DiscoveryDocument } from '@/domain/auth/discovery-document';
import { discoveryAddress } from '@/domain/auth/issuer-address';
import { toAppError } from '@/domain/errors/app-error';
import { processDiscoveryAnswer } from '@/services/auth/discovery';
import { signatureAlgorithms } from '@/services/auth/id-token';
import { createJsonWebKeys } from '@/services/auth/json-web-keys';
import type { ProtocolAnswer } from '@/services/auth/protocol-call';
import { scopesOf } from '@/services/auth/token-response';

import { inShort, isHtml, jsonOf, type Answer } from './ask';
import { unreadable } from './cross-origin';
import type { KnownExamination } from './examination';
import { good, judged, skipped, warning, wrong, type Finding } from './finding';

type ReadIssuer = {
  readonly findings: readonly Finding[];
  /** `undefined` where the product would not sign anybody in. */
  readonly document: DiscoveryDocument | undefined;
  readonly clockLeadMs: number | undefined;
};

/** Discovery document and keys, judged by the product's own code; beside it what that code leaves to the server. */
export async function checkIssuer(examination: KnownExamination): Promise<ReadIssuer> {
  const { ask, environment, siteOrigin } = examination;
  const config = environment.oAuthConfig;
  const answer = await ask({ url: discoveryAddress(config.issuer), headers: { Origin: siteOrigin } });
  const nothing = { document: undefined, clockLeadMs: undefined };
  if (answer.kind === 'none' || answer.status !== 200 || jsonOf(answer) === undefined) {
    const page = answer.kind === 'answer' && isHtml(answer) ? ' (a page, no document)' : '';
    return { ...nothing, findings: [wrong('issuer.discovery', `${answer.url}: ${inShort(answer)}${page}`)] };
  }
  const found = good('issuer.discovery', answer.url);
  const { clockLeadMs } = answer;
  try {
    const document = processDiscoveryAnswer(protocolAnswer(answer), config);
    const keys = await readKeys(examination, document.jwksUri);
    const findings = [
      found,
      good('issuer.document', document.issuer),
      ...offerFindings(jsonOf(answer) as Offer, document, examination),
      corsFinding([answer, ...keys.answers], siteOrigin),
      keys.finding,
    ];
    return { findings, document, clockLeadMs };
  } catch (thrown) {
    const error = toAppError(thrown);
    const { issuer } = jsonOf(answer) as { readonly issuer?: unknown };
    const named = typeof issuer === 'string' ? `; it names the issuer "${issuer}"` : '';
    return {
      ...nothing,
      findings: [found, wrong('issuer.document', `${error.detail ?? error.code}${named}`)],
      clockLeadMs,
    };
  }
}

type Offer = Readonly<Record<string, unknown>>;

/** A list of names, `undefined` where the issuer does not say. */
function namesOf(offer: Offer, field: string): readonly string[] | undefined {
  const value = offer[field];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : undefined;
}

function offerFindings(
  offer: Offer,
  document: DiscoveryDocument,
  { environment }: KnownExamination,
): readonly Finding[] {
  const { responseType, scope } = environment.oAuthConfig;
  const scopes = scopesOf(scope);
  const wantedGrants = [
    responseType === 'code' ? 'authorization_code' : 'password',
    ...(scopes.includes('offline_access') ? ['refresh_token'] : []),
  ];
  const missingGrants = missing(wantedGrants, namesOf(offer, 'grant_types_supported'));
  const missingTypes = responseType === 'code' ? missing(['code'], namesOf(offer, 'response_types_supported')) : [];
  const missingScopes = missing(scopes, namesOf(offer, 'scopes_supported'));
  const lacking = [
    ...(document.endSessionEndpoint === undefined ? ['no end_session_endpoint'] : []),
    ...(document.revocationEndpoint === undefined ? ['no revocation_endpoint'] : []),
  ];
  return [
    judged(
      'issuer.flow',
      [
        ...missingGrants.map((name) => `grant type ${name} is missing`),
        ...missingTypes.map(() => 'response type code is missing'),
      ],
      wantedGrants.join(', '),
    ),
    pkceFinding(offer, responseType),
    // Not every issuer lists the scopes of its APIs; a refused one shows when it is asked for.
    missingScopes.length > 0
      ? warning('issuer.scopes', `not in scopes_supported: ${missingScopes.join(', ')}`)
      : good('issuer.scopes', scopes.join(' ')),
    lacking.length > 0
      ? warning('issuer.ending', lacking.join(', '))
      : good('issuer.ending', 'both endpoints are named'),
  ];
}

/** Without S256 in the list the document is refused before this; an issuer may also name none at all. */
function pkceFinding(offer: Offer, responseType: string): Finding {
  if (responseType !== 'code') {
    return skipped('issuer.pkce', 'the password flow has no code');
  }
  return namesOf(offer, 'code_challenge_methods_supported') === undefined
    ? warning('issuer.pkce', 'the issuer does not say; it may take codes without a proof')
    : good('issuer.pkce', 'S256');
}

function missing(wanted: readonly string[], offered: readonly string[] | undefined): readonly string[] {
  return offered === undefined ? [] : wanted.filter((name) => !offered.includes(name));
}

function corsFinding(answers: readonly Answer[], siteOrigin: string): Finding {
  const problems = answers.flatMap((answer) => {
    const obstacle = unreadable(answer, siteOrigin);
    return obstacle === undefined ? [] : [`${new URL(answer.url).pathname}: ${obstacle}`];
  });
  return judged('issuer.cors', problems, `${siteOrigin} may`);
}

async function readKeys(
  { ask, now, siteOrigin }: KnownExamination,
  jwksUri: string,
): Promise<{ readonly finding: Finding; readonly answers: readonly Answer[] }> {
  const answers: Answer[] = [];
  const keys = createJsonWebKeys(async ({ url }) => {
    const answer = await ask({ url, headers: { Origin: siteOrigin } });
    if (answer.kind === 'none') {
      throw new Error(answer.reason);
    }
    answers.push(answer);
    return protocolAnswer(answer);
  }, now);
  try {
    const set = await keys.load(jwksUri);
    return { finding: await keysFinding(set.keys), answers };
  } catch (thrown) {
    const { detail, cause, code } = toAppError(thrown);
    const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : undefined;
    return { finding: wrong('issuer.keys', `${jwksUri}: ${reason ?? detail ?? code}`), answers };
  }
}

async function keysFinding(keys: readonly JWK[]): Promise<Finding> {
  // A stranger may send millions.
  const looked = keys.slice(0, 100);
  const algorithms = await Promise.all(looked.map(usableAlgorithm));
  const usable = looked.filter((_, index) => algorithms[index] !== undefined);
  if (usable.length === 0) {
    const offered = looked.map(({ kty, alg = 'no alg', use = 'no use' }) => `${kty ?? '?'} ${alg} ${use}`).join(', ');
    return wrong(
      'issuer.keys',
      `no key can check ${signatureAlgorithms.join(', ')} (${offered || 'the set is empty'})`,
    );
  }
  const names = [...new Set(algorithms.filter((name) => name !== undefined))].join(', ');
  return usable.some(({ kid }) => kid === undefined) && usable.length > 1
    ? warning('issuer.keys', `${usable.length} keys, and one has no kid, so every key has to be tried`)
    : good('issuer.keys', `${usable.length} usable (${names})`);
}

/** The algorithm that the product could check a signature with; `undefined` for another use or a broken key. */
async function usableAlgorithm(key: JWK): Promise<string | undefined> {
  const ofType: Readonly<Record<string, string>> = { RSA: 'RS256', EC: 'ES256' };
  const algorithm = key.alg ?? ofType[key.kty ?? ''];
  if (algorithm === undefined || !signatureAlgorithms.includes(algorithm) || (key.use ?? 'sig') !== 'sig') {
    return undefined;
  }
  const imported = await importJWK(key, algorithm).catch(() => undefined);
  return imported instanceof CryptoKey && imported.type === 'public' ? algorithm : undefined;
}

function protocolAnswer(answer: Answer): ProtocolAnswer {
  return {
    status: answer.status,
    body: jsonOf(answer),
    retryAfterSeconds: undefined,
    correlationId: undefined,
    tenantRefusal: undefined,
  };
}
