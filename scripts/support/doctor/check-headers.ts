import type { Environment } from '@/domain/environment/environment';

import type { Answer } from './ask';
import { calledOrigins } from './check-environment';
import { letsIn, looseSources, readContentPolicies, sourcesOf, type ContentPolicy } from './content-policy';
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

/** Security headers and content security policy. Without an environment, what names other origins is not judged. */
export function checkHeaders(site: Site, siteOrigin: string, environment: Environment | undefined): readonly Finding[] {
  if (site.index.kind === 'none' || !isProductPage(site.index)) {
    return [];
  }
  const answers = answersOf(site);
  return [
    ...everywhere.map((rule) => headerFinding(rule, answers)),
    siteOrigin.startsWith('https:')
      ? headerFinding(lasting, answers)
      : skipped('headers.hsts', 'it means nothing over plain HTTP'),
    ...policyFindings(site.index, siteOrigin, environment),
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

function policyFindings(index: Answer, siteOrigin: string, environment: Environment | undefined): readonly Finding[] {
  const policies = readContentPolicies(index.headers.get('Content-Security-Policy'));
  if (policies.length === 0) {
    const isReported = index.headers.has('Content-Security-Policy-Report-Only');
    return [
      isReported
        ? warning('policy.present', 'Content-Security-Policy-Report-Only reports and holds nothing back')
        : wrong('policy.present', 'no Content-Security-Policy'),
    ];
  }
  const scripts = leastLoose(policies, 'script-src');
  const styles = leastLoose(policies, 'style-src');
  return [
    good('policy.present', `${policies.length === 1 ? 'one' : policies.length} enforced`),
    judged('policy.scripts', scripts.length > 0 ? [`script-src takes ${scripts.join(' ')}`] : [], 'own scripts alone'),
    styles.length > 0
      ? warning('policy.styles', `style-src takes ${styles.join(' ')}`)
      : good('policy.styles', 'own styles and hashes alone'),
    policies.some((policy) => isClosed(policy.get('frame-ancestors'), ["'none'", "'self'"]))
      ? good('policy.framing', 'frame-ancestors keeps others out')
      : wrong('policy.framing', `frame-ancestors ${policies[0]?.get('frame-ancestors')?.join(' ') ?? 'is missing'}`),
    trustedTypesFinding(policies),
    ...(environment === undefined ? [] : reachFindings(policies, siteOrigin, environment)),
  ];
}

function leastLoose(policies: readonly ContentPolicy[], directive: string): readonly string[] {
  const loose = policies.map((policy) => looseSources(sourcesOf(policy, directive)));
  return loose.find((sources) => sources.length === 0) ?? loose[0] ?? [];
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
): readonly Finding[] {
  const barred = (directive: string, origins: readonly string[]) =>
    origins.filter((origin) => !policies.every((policy) => letsIn(sourcesOf(policy, directive), origin, siteOrigin)));
  const called = barred('connect-src', [siteOrigin, ...calledOrigins(environment, siteOrigin)]);
  const { responseType, issuer, useSilentRefresh } = environment.oAuthConfig;
  const framed = barred('frame-src', [siteOrigin, originOf(issuer, siteOrigin)]);
  const { logoUrl } = environment.application;
  const pictured = logoUrl === undefined ? [] : barred('img-src', [originOf(logoUrl, siteOrigin)]);
  return [
    judged(
      'policy.connect',
      [
        ...(called.length > 0 ? [`connect-src bars ${called.join(' ')}`] : []),
        ...(pictured.length > 0 ? [`img-src bars ${pictured.join(' ')}`] : []),
      ],
      'every origin is named',
    ),
    responseType === 'code' && useSilentRefresh
      ? judged(
          'policy.frames',
          framed.length > 0 ? [`frame-src bars ${framed.join(' ')}`] : [],
          'issuer and product may',
        )
      : skipped('policy.frames', 'no hidden frame is used'),
  ];
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
