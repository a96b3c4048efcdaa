import * as v from 'valibot';

import { parseAddress } from '../auth/parse-address';
import { AppError } from '../errors/app-error';
import { environmentSchema, type Environment } from './environment';
import { tenantNameInAddress, withTenantName } from './tenant-placeholder';

/**
 * Checks an environment that may come from anywhere, before anything in it is used.
 *
 * Besides its shape (docs/environment.schema.json): every address is http or https (no `javascript:`), and the
 * redirect address belongs to this page's origin, because an answer of the issuer sent elsewhere is a stolen code.
 *
 * @throws {AppError} `environment.invalid` naming the first fields that are wrong; values are not repeated.
 */
export function checkEnvironment(candidate: unknown, appOrigin: string): Environment {
  const parsed = v.safeParse(environmentSchema, candidate);
  if (!parsed.success) {
    throw invalid(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`));
  }
  const environment = parsed.output;
  const wrong = [...wrongAddresses(environment), ...foreignRedirects(environment, appOrigin)];
  if (wrong.length > 0) {
    throw invalid(wrong);
  }
  return environment;
}

function invalid(reasons: readonly string[]): AppError {
  return new AppError('environment.invalid', { detail: reasons.slice(0, 3).join(' · ').slice(0, 300) });
}

function wrongAddresses({ oAuthConfig, apis, application, remoteEnv }: Environment): string[] {
  const addresses: readonly (readonly [string, string | undefined])[] = [
    ['oAuthConfig.issuer', oAuthConfig.issuer],
    ['oAuthConfig.redirectUri', oAuthConfig.redirectUri],
    ['oAuthConfig.postLogoutRedirectUri', oAuthConfig.postLogoutRedirectUri],
    ['application.baseUrl', application.baseUrl],
    ['application.logoUrl', application.logoUrl],
    ...Object.entries(apis).map(([name, api]) => [`apis.${name}.url`, api.url] as const),
  ];
  const remote = remoteEnv?.url;
  return [
    ...addresses
      .filter(([name, address]) => address !== undefined && !isWebAddress(address, name === 'oAuthConfig.issuer'))
      .map(([name]) => `${name}: not an http(s) address`),
    ...(remote !== undefined && !isWebAddress(remote, false) ? ['remoteEnv.url: not an http(s) address'] : []),
  ];
}

/** A redirect address with `{0}` is this site's by the name of the tenant whose site it is. */
function foreignRedirects({ application, oAuthConfig }: Environment, appOrigin: string): string[] {
  const { redirectUri } = oAuthConfig;
  if (redirectUri === undefined) {
    return [];
  }
  const filled = withTenantName(redirectUri, tenantNameInAddress(application.baseUrl, `${appOrigin}/`));
  return parseAddress(filled, `${appOrigin}/`)?.origin !== appOrigin
    ? ['oAuthConfig.redirectUri: must belong to this site']
    : [];
}

/**
 * An http(s) address, absolute, or relative to the page where that makes sense. `{0}` may stand for a tenant: it has to
 * be an address with a tenant and without one.
 */
function isWebAddress(address: string, mustBeAbsolute: boolean): boolean {
  return [withTenantName(address, 'tenant'), withTenantName(address, undefined)].every((filled) =>
    isFilledAddress(filled, mustBeAbsolute),
  );
}

function isFilledAddress(filled: string, mustBeAbsolute: boolean): boolean {
  if (!mustBeAbsolute && (filled === '' || /^\/(?![/\\])/.test(filled))) {
    return true;
  }
  return /^https?:$/.test(parseAddress(filled)?.protocol ?? '');
}
