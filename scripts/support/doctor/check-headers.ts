import type { DiscoveryDocument } from '@/domain/auth/discovery-document';
import type { Environment } from '@/domain/environment/environment';

import { inlineTexts } from '../content-security-policy.mjs';
import type { Answer } from './ask';
import { calledOrigins } from './check-environment';
import { letsIn, letsTextIn, looseSources, readContentPolicies, sourcesOf, type ContentPolicy } from './content-policy';
import { originOf } from './examination';
import { good, judged, skipped, warning, wrong, type Finding } from './finding';
import type { FindingId } from './finding-table';
import { answersOf, isProductPage, type Site } from './read-site';

type Rule = { readonly id: FindingId; readonly header: string; readonly isGood: (value: string) => boolean };

/** Half a year is what browsers' preload lists and auditors take for serious; the guide asks for a year. Seconds. */
const leastHstsSeconds = 15_552_000;

const closedReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

const everywhere: readonly Rule[] = [
  { id: 'headers.nosniff', header: 'X-Content-Type-Options', isGood: (value) => value.toLowerCase() === 'nosniff' },
  {
    id: 'headers.referrer',
    header: 'Referrer-Policy',
    isGood: (value) => closedReferrers.includes(value.split(',').at(-1)?.trim() ?? ''),
  },
  {
    id: 'headers.permissions',
    header: 'Permissions-Policy',
    isGood: (value) => ['camera', 'microphone', 'geolocation'].every((name) => value.includes(`${name}=()`)),
  },
  {
    id: 'headers.opener',
    header: 'Cross-Origin-Opener-Policy',
    isGood: (value) => value === 'same-origin-allow-popups',
  },
];

const lasting: Rule = {
  id: 'headers.hsts',
  header: 'Strict-Transport-Security',
  isGood: (value) => Number(/max-age="?(\d{1,12})/u.exec(value)?.[1] ?? 0) >= leastHstsSeconds,
};

/**
 * Security headers and content security policy. Without an environment, what names other origins is not judged, and
 * without the issuer's document its endpoints are taken to lie where the issuer does.
 */
export function checkHeaders(
  site: Site,
  siteOrigin: string,
  environment: Environment | undefined,
  issuerDocument: DiscoveryDocument | undefined,
): readonly Finding[] {
  if (site.index.kind === 'none' || !isProductPage(site.index)) {
    return [];
  }
  const answers = answersOf(site);
  return [
    ...everywhere.map((rule) => headerFinding(rule, answers)),
    siteOrigin.startsWith('https:')
      ? headerFinding(lasting, answers)
      : skipped('headers.hsts', 'it means nothing over plain HTTP'),
    ...policyFindings(site.index, siteOrigin, environment, issuerDocument),
    answerPolicyFinding(site),
  ];
}

function headerFinding({ id, header, isGood }: Rule, answers: readonly (readonly [string, Answer])[]): Finding {
  const problems = answers
    .map(([name, { headers }]) => [name, headers.get(header)] as const)
    .filter(([, value]) => value === null || !isGood(value.trim()))
    .map(([name, value]) => `${name} ${value === null ? 'is without it' : `has "${value}"`}`);
  return judged(id, problems, answers[0]?.[1].headers.get(header) ?? '');
}

function policyFindings(
  index: Answer,
  siteOrigin: string,
  environment: Environment | undefined,
  issuerDocument: DiscoveryDocument | undefined,
): readonly Finding[] {
  const policies = readContentPolicies(index.headers.get('Content-Security-Policy'));
  if (policies.length === 0) {
    const isReported = index.headers.has('Content-Security-Policy-Report-Only');
    return [
      isReported
        ? warning('policy.present', 'Content-Security-Policy-Report-Only reports and holds nothing back')
        : wrong('policy.present', 'no Content-Security-Policy'),
    ];
  }
  const inline = inlineTexts(index.text);
  const barred = (directives: readonly string[]) =>
    directives.flatMap((directive) => barredOrigins(policies, directive, [siteOrigin], siteOrigin));
  return [
    good('policy.present', `${policies.length === 1 ? 'one' : policies.length} enforced`),
    judged(
      'policy.scripts',
      [
        ...looseProblems(policies, 'script-src'),
        ...barred(['script-src', 'worker-src']),
        ...barredTexts(policies, 'script-src', inline.scripts, 'scripts'),
      ],
      'own scripts alone',
    ),
    stylesFinding(looseProblems(policies, 'style-src'), [
      ...barred(['style-src', 'font-src']),
      ...barredTexts(policies, 'style-src', inline.styles, 'styles'),
    ]),
    policies.some((policy) => isClosed(policy.get('frame-ancestors'), ["'none'", "'self'"]))
      ? good('policy.framing', 'frame-ancestors keeps others out')
      : wrong('policy.framing', `frame-ancestors ${policies[0]?.get('frame-ancestors')?.join(' ') ?? 'is missing'}`),
    trustedTypesFinding(policies),
    ...(environment === undefined ? [] : reachFindings(policies, siteOrigin, environment, issuerDocument)),
  ];
}

/** What gets in beside what is named, where no policy keeps it out. */
function looseProblems(policies: readonly ContentPolicy[], directive: string): readonly string[] {
  const loose = policies.map((policy) => looseSources(sourcesOf(policy, directive)));
  const least = loose.find((sources) => sources.length === 0) ?? loose[0] ?? [];
  return least.length > 0 ? [`${directive} takes ${least.join(' ')}`] : [];
}

function barredOrigins(
  policies: readonly ContentPolicy[],
  directive: string,
  origins: readonly string[],
  siteOrigin: string,
): readonly string[] {
  const barred = origins.filter(
    (origin) => !policies.every((policy) => letsIn(sourcesOf(policy, directive), origin, siteOrigin)),
  );
  return barred.length > 0 ? [`${directive} bars ${barred.join(' ')}`] : [];
}

/** A policy holds the hashes of one build: under another build's the page stays without its first pages. */
function barredTexts(
  policies: readonly ContentPolicy[],
  directive: string,
  texts: readonly string[],
  kind: string,
): readonly string[] {
  const barred = texts.filter(
    (text) => !policies.every((policy) => letsTextIn(sourcesOf(policy, `${directive}-elem`), text)),
  );
  return barred.length > 0
    ? [`${directive} bars ${barred.length} of ${texts.length} ${kind} in the page: it is another build’s policy`]
    : [];
}

/** Too much is a thought, too little leaves the product without its looks. */
function stylesFinding(loose: readonly string[], barred: readonly string[]): Finding {
  if (barred.length > 0) {
    return wrong('policy.styles', [...loose, ...barred].join('; '));
  }
  return loose.length > 0
    ? warning('policy.styles', loose.join('; '))
    : good('policy.styles', 'own styles and hashes alone');
}

function isClosed(sources: readonly string[] | undefined, allowed: readonly string[]): boolean {
  return sources?.length === 1 && allowed.includes(sources[0] ?? '');
}

function trustedTypesFinding(policies: readonly ContentPolicy[]): Finding {
  const demanding = policies.filter((policy) => policy.get('require-trusted-types-for')?.includes("'script'"));
  const barring = policies.filter((policy) => {
    const names = policy.get('trusted-types');
    return names !== undefined && !names.includes('fund-office') && !names.includes('*');
  });
  if (barring.length > 0) {
    return wrong(
      'policy.trusted-types',
      'trusted-types does not name fund-office, so the product cannot start a worker',
    );
  }
  return demanding.length > 0
    ? good('policy.trusted-types', 'demanded')
    : warning('policy.trusted-types', 'no require-trusted-types-for');
}

function reachFindings(
  policies: readonly ContentPolicy[],
  siteOrigin: string,
  environment: Environment,
  issuerDocument: DiscoveryDocument | undefined,
): readonly Finding[] {
  const barred = (directive: string, origins: readonly string[]) =>
    barredOrigins(policies, directive, origins, siteOrigin);
  const framed = framedOrigins(environment, siteOrigin, issuerDocument);
  const { logoUrl } = environment.application;
  return [
    judged(
      'policy.connect',
      [
        ...barred('connect-src', [siteOrigin, ...calledOrigins(environment, siteOrigin, issuerDocument)]),
        ...barred('img-src', logoUrl === undefined ? [] : [originOf(logoUrl, siteOrigin)]),
      ],
      'every origin is named',
    ),
    framed.length > 0
      ? judged('policy.frames', barred('frame-src', framed), 'issuer and product may')
      : skipped('policy.frames', 'no hidden frame is used'),
  ];
}

/** Whose pages the hidden frames hold: that of a renewal, and the one that watches the issuer's session. */
function framedOrigins(
  { oAuthConfig }: Environment,
  siteOrigin: string,
  issuerDocument: DiscoveryDocument | undefined,
): readonly string[] {
  const { responseType, issuer, useSilentRefresh, sessionChecksEnabled } = oAuthConfig;
  const renewal =
    responseType === 'code' && useSilentRefresh ? [siteOrigin, issuer, issuerDocument?.authorizationEndpoint] : [];
  const watch = sessionChecksEnabled ? [issuerDocument?.checkSessionIframe] : [];
  const addresses = [...renewal, ...watch].filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => originOf(address, siteOrigin)))];
}

function answerPolicyFinding({ answerPage }: Site): Finding {
  if (answerPage.kind === 'none' || answerPage.status !== 200 || isProductPage(answerPage)) {
    return skipped('answer.policy', 'there is no answer page');
  }
  const options = answerPage.headers.get('X-Frame-Options')?.toUpperCase();
  const policies = readContentPolicies(answerPage.headers.get('Content-Security-Policy'));
  const ancestors = policies.map((policy) => policy.get('frame-ancestors')?.join(' ') ?? 'missing');
  if (options === 'DENY' && !ancestors.includes("'self'")) {
    return wrong('answer.policy', 'X-Frame-Options: DENY');
  }
  return ancestors.length > 0 && ancestors.every((each) => each === "'self'")
    ? good('answer.policy', "frame-ancestors 'self'")
    : wrong('answer.policy', `frame-ancestors is ${ancestors.join(', ') || 'missing'}`);
}
