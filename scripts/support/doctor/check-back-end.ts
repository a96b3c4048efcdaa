import * as v from 'valibot';

import {
  applicationConfigurationSchema,
  applicationLocalizationSchema,
  findTenantResultSchema,
  type ApplicationConfiguration,
} from '@/domain/abp/application-configuration';
import type { Environment } from '@/domain/environment/environment';

import { inShort, jsonOf, type Answer, type NoAnswer } from './ask';
import { namesIn, preflightProblems, unreadable } from './cross-origin';
import { apiAddress, type KnownExamination } from './examination';
import { good, judged, warning, wrong, type Finding } from './finding';

/**
 * The headers by which the product's calls to another origin need a browser's question; the anti-forgery one goes to the
 * own origin alone (src/services/http/create-http-client.ts).
 */
export function productHeaders({ multiTenancy }: Environment): readonly string[] {
  const tenant = multiTenancy.tenantKey.toLowerCase();
  // As a browser asks for them: in small letters and sorted (Fetch Standard §3.2.2).
  return [tenant, 'authorization', 'content-type', 'x-requested-with'].toSorted();
}

const configurationPath = '/api/abp/application-configuration?includeLocalizationResources=false';

type ReadBackEnd = {
  readonly findings: readonly Finding[];
  readonly isThere: boolean;
  readonly clockLeadMs: number | undefined;
};

/** ABP's own part of the back end: configuration, texts, tenants, and whether a page of the product may call it. */
export async function checkBackEnd(examination: KnownExamination): Promise<ReadBackEnd> {
  const answer = await get(examination, configurationPath);
  if (answer.kind === 'none' || answer.status !== 200) {
    const finding = wrong('api.configuration', `${answer.url}: ${inShort(answer)}`);
    return { findings: [finding], isThere: false, clockLeadMs: undefined };
  }
  const { clockLeadMs } = answer;
  const parsed = v.safeParse(applicationConfigurationSchema, jsonOf(answer));
  if (!parsed.success) {
    return {
      findings: [wrong('api.configuration', shapeProblems(answer, parsed.issues))],
      isThere: false,
      clockLeadMs,
    };
  }
  const configuration = parsed.output;
  const findings = [
    good('api.configuration', `${configuration.localization.languages.length} languages`),
    await localizationFinding(examination, configuration),
    ...(await crossOriginFindings(examination, answer)),
    await tenantFinding(examination, configuration),
  ];
  return { findings, isThere: true, clockLeadMs };
}

/** As the product asks: another origin's page with a mark that it is no browser navigation. */
export function get(
  examination: KnownExamination,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer | NoAnswer> {
  return examination.ask({
    url: apiAddress(examination, path),
    headers: {
      Origin: examination.siteOrigin,
      Accept: 'application/json, text/plain',
      'Accept-Language': 'vi',
      'X-Requested-With': 'XMLHttpRequest',
      ...headers,
    },
  });
}

function shapeProblems(answer: Answer, issues: readonly v.BaseIssue<unknown>[]): string {
  return jsonOf(answer) === undefined
    ? `${answer.url}: ${inShort(answer)}, no JSON`
    : issues
        .slice(0, 3)
        .map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`)
        .join(' · ');
}

async function localizationFinding(
  examination: KnownExamination,
  { localization }: ApplicationConfiguration,
): Promise<Finding> {
  const answer = await get(examination, '/api/abp/application-localization?cultureName=vi&onlyDynamics=false');
  if (answer.kind === 'none' || answer.status !== 200) {
    return wrong('api.localization', `${answer.url}: ${inShort(answer)}`);
  }
  const parsed = v.safeParse(applicationLocalizationSchema, jsonOf(answer));
  if (!parsed.success) {
    return wrong('api.localization', shapeProblems(answer, parsed.issues));
  }
  const { defaultResourceName } = examination.environment.localization;
  const resources = Object.keys(parsed.output.resources);
  const lacking = [
    ...(localization.languages.some(({ cultureName }) => cultureName.startsWith('vi')) ? [] : ['no language vi']),
    ...(defaultResourceName === undefined || resources.includes(defaultResourceName)
      ? []
      : [`no resource ${defaultResourceName}`]),
  ];
  return lacking.length > 0
    ? warning('api.localization', lacking.join(', '))
    : good('api.localization', `${resources.length} resources`);
}

async function crossOriginFindings(examination: KnownExamination, answer: Answer): Promise<readonly Finding[]> {
  const { ask, siteOrigin, environment } = examination;
  const headers = productHeaders(environment);
  if (new URL(answer.url).origin === siteOrigin) {
    return (['api.cors', 'api.exposed', 'api.preflight'] as const).map((id) => good(id, 'the same origin needs none'));
  }
  const obstacle = unreadable(answer, siteOrigin);
  if (obstacle !== undefined) {
    return [wrong('api.cors', obstacle)];
  }
  const url = apiAddress(examination, '/api/identity/users');
  const problems = await Promise.all(
    ['GET', 'POST', 'PUT', 'DELETE'].map((method) => preflightProblems(ask, { url, method, headers, siteOrigin })),
  );
  return [
    good('api.cors', `${siteOrigin} may`),
    exposedFinding(answer),
    judged('api.preflight', [...new Set(problems.flat())], headers.join(', ')),
  ];
}

/**
 * What a page of another origin has to be able to read of an answer: ABP's mark of its own errors, without which none can be
 * worded, and what tells a tenant that is switched off, the number of an error in the log, when to come again, and the time.
 */
export const readHeaders = [
  '_AbpErrorFormat',
  'Abp-Tenant-Resolve-Error',
  'X-Correlation-Id',
  'Retry-After',
  'Date',
] as const;

function exposedFinding(answer: Answer): Finding {
  const exposed = namesIn(answer, 'Access-Control-Expose-Headers');
  // The product sends no cookies, so that a wildcard means every header.
  const missing = readHeaders.filter((name) => !exposed.includes(name.toLowerCase()) && !exposed.includes('*'));
  if (missing.includes('_AbpErrorFormat')) {
    return wrong(
      'api.exposed',
      `Access-Control-Expose-Headers: ${answer.headers.get('Access-Control-Expose-Headers') ?? 'none'}`,
    );
  }
  return missing.length === 0
    ? good('api.exposed', readHeaders.join(', '))
    : warning('api.exposed', `not exposed: ${missing.join(', ')}`);
}

async function tenantFinding(
  examination: KnownExamination,
  { multiTenancy }: ApplicationConfiguration,
): Promise<Finding> {
  const { tenant, namesTenants } = examination;
  if (namesTenants && !multiTenancy.isEnabled) {
    return wrong('api.tenants', 'the environment has {0}, but multi-tenancy is switched off');
  }
  if (tenant === undefined) {
    return good('api.tenants', multiTenancy.isEnabled ? 'switched on; --tenant <name> looks at one' : 'switched off');
  }
  if (!multiTenancy.isEnabled) {
    return wrong('api.tenants', 'multi-tenancy is switched off');
  }
  const answer = await get(examination, `/api/abp/multi-tenancy/tenants/by-name/${encodeURIComponent(tenant)}`);
  const found = answer.kind === 'answer' ? v.safeParse(findTenantResultSchema, jsonOf(answer)) : undefined;
  if (found?.success !== true) {
    return wrong('api.tenants', `looking for "${tenant}": ${inShort(answer)}`);
  }
  const { success, isActive, tenantId } = found.output;
  if (!success || tenantId === null) {
    return wrong('api.tenants', `"${tenant}" is unknown`);
  }
  return isActive
    ? heardFinding(examination, { name: tenant, id: tenantId })
    : wrong('api.tenants', `"${tenant}" is not active`);
}

/** A proxy can drop the header that names the tenant (nginx does with underscores): then all work in the host, unasked. */
async function heardFinding(
  examination: KnownExamination,
  tenant: { readonly name: string; readonly id: string },
): Promise<Finding> {
  const { tenantKey } = examination.environment.multiTenancy;
  const answer = await get(examination, configurationPath, { [tenantKey]: tenant.id });
  const parsed = answer.kind === 'answer' ? v.safeParse(applicationConfigurationSchema, jsonOf(answer)) : undefined;
  if (parsed?.success !== true) {
    return wrong('api.tenants', `configuration of "${tenant.name}": ${inShort(answer)}`);
  }
  const { currentTenant } = parsed.output;
  return currentTenant.id === tenant.id
    ? good('api.tenants', `"${tenant.name}" is there and heard`)
    : wrong(
        'api.tenants',
        `"${tenant.name}" is there, but the back end works in ` +
          `${currentTenant.name === null ? 'the host' : `"${currentTenant.name}"`}: the header ${tenantKey} is not heard`,
      );
}
