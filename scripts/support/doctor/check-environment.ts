import { isDeepStrictEqual } from 'node:util';

import type { DiscoveryDocument } from '@/domain/auth/discovery-document';
import { checkEnvironment } from '@/domain/environment/check-environment';
import { defaultEnvironment } from '@/domain/environment/default-environment';
import type { Environment } from '@/domain/environment/environment';
import { deepMerge, mergeEnvironment } from '@/domain/environment/merge-environment';
import { fillTenantPlaceholder, withTenantName } from '@/domain/environment/tenant-placeholder';
import { toAppError } from '@/domain/errors/app-error';

import { inShort, isHtml, jsonOf } from './ask';
import { preflightProblems, unreadable } from './cross-origin';
import { originOf, type Examination } from './examination';
import { good, skipped, warning, wrong, type Finding } from './finding';

type ReadEnvironment = {
  readonly findings: readonly Finding[];
  /** As the product would use it; `undefined` where it would not start. */
  readonly environment: Environment | undefined;
  /** Whether its addresses have a place for a tenant's name. */
  readonly namesTenants: boolean;
  /** Origin of the page that calls issuer and back end: the tenant's own, where `application.baseUrl` has `{0}`. */
  readonly calledFrom: string;
};

/** The environment of an installation, joined as the product joins it (src/services/environment). */
export async function checkEnvironmentFile(examination: Examination, fileUrl: string): Promise<ReadEnvironment> {
  const { siteOrigin, tenant } = examination;
  const file = await readFile(examination, fileUrl);
  const nothing = { environment: undefined, namesTenants: false, calledFrom: siteOrigin };
  if (file.overlay === undefined) {
    return { ...nothing, findings: [file.finding] };
  }
  try {
    const atHost = await join(examination, file.overlay);
    const calledFrom = originOfPage(atHost.environment, examination);
    // A tenant's page has the defaults of its own address, and asks for the remote environment from there.
    const { shape, remote, environment } =
      calledFrom === siteOrigin ? atHost : await join({ ...examination, siteOrigin: calledFrom }, file.overlay);
    const filled = fillTenantPlaceholder(environment, tenant);
    return {
      findings: [file.finding, shape, remote, secretFinding(filled)],
      environment: filled,
      namesTenants: !isDeepStrictEqual(fillTenantPlaceholder(environment, undefined), environment),
      calledFrom,
    };
  } catch (thrown) {
    return { ...nothing, findings: [file.finding, wrong('environment.shape', detailOf(thrown))] };
  }
}

/** Origin of the page as the tenant opens it, where the environment gives every tenant an address of its own. */
function originOfPage({ application }: Environment, { siteOrigin, tenant }: Examination): string {
  const { baseUrl = '' } = application;
  const filled = withTenantName(baseUrl, tenant);
  return tenant !== undefined && filled !== baseUrl && URL.canParse(filled) ? new URL(filled).origin : siteOrigin;
}

/** The file over the defaults, and the remote environment over both; every `{0}` is still there. */
async function join(
  examination: Examination,
  overlay: unknown,
): Promise<{ readonly shape: Finding; readonly remote: Finding; readonly environment: Environment }> {
  const { siteOrigin } = examination;
  const local = deepMerge(defaultEnvironment(siteOrigin), overlay);
  const own = checkEnvironment(local, siteOrigin);
  const backEnd = own.apis.default.url || siteOrigin;
  const shape = good('environment.shape', `issuer ${own.oAuthConfig.issuer}, back end ${backEnd}`);
  const { finding, environment } = await joinRemote(examination, local, own);
  return { shape, remote: finding, environment };
}

async function readFile(
  { ask }: Examination,
  url: string,
): Promise<{ readonly finding: Finding; readonly overlay: unknown }> {
  const answer = await ask({ url });
  if (answer.kind === 'none') {
    return { finding: wrong('environment.file', `${url}: ${answer.reason}`), overlay: undefined };
  }
  if (answer.status === 404) {
    const seen = 'there is none, so issuer and back end are looked for at the product’s own origin';
    return { finding: warning('environment.file', seen), overlay: {} };
  }
  if (answer.status !== 200) {
    return { finding: wrong('environment.file', `${url}: ${inShort(answer)}`), overlay: undefined };
  }
  if (isHtml(answer)) {
    const seen = 'an HTML page comes in its place, which the product takes for no file';
    return { finding: wrong('environment.file', seen), overlay: {} };
  }
  const overlay = jsonOf(answer);
  return overlay === undefined || Array.isArray(overlay)
    ? { finding: wrong('environment.file', 'it holds no JSON object'), overlay: undefined }
    : { finding: good('environment.file', url), overlay };
}

type Joined = { readonly finding: Finding; readonly environment: Environment };

async function joinRemote({ ask, siteOrigin }: Examination, local: unknown, own: Environment): Promise<Joined> {
  const { remoteEnv } = own;
  if (remoteEnv === undefined) {
    return { finding: skipped('environment.remote', 'none is named'), environment: own };
  }
  const { method, headers, mergeStrategy } = remoteEnv;
  const url = new URL(remoteEnv.url, `${siteOrigin}/`).href;
  const answer = await ask({ url, method, headers: { ...headers, Origin: siteOrigin } });
  const refused = (seen: string) => ({ finding: wrong('environment.remote', `${url}: ${seen}`), environment: own });
  if (answer.kind === 'none' || answer.status < 200 || answer.status > 299) {
    return refused(inShort(answer));
  }
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  const preflight = { url, method, headers: names, siteOrigin };
  const isSimple = names.length === 0 && (method === 'GET' || method === 'POST');
  const [barred] = isSimple ? [] : await preflightProblems(ask, preflight);
  const obstacle = unreadable(answer, siteOrigin) ?? barred;
  const remote = jsonOf(answer);
  if (obstacle !== undefined || remote === undefined || Array.isArray(remote)) {
    return refused(obstacle ?? 'it holds no JSON object');
  }
  try {
    const environment = checkEnvironment(mergeEnvironment(local, remote, mergeStrategy), siteOrigin);
    return { finding: good('environment.remote', `${url} (${mergeStrategy})`), environment };
  } catch (thrown) {
    return refused(detailOf(thrown));
  }
}

function secretFinding({ oAuthConfig }: Environment): Finding {
  const { dummyClientSecret } = oAuthConfig;
  return dummyClientSecret === undefined || dummyClientSecret === ''
    ? good('environment.secret', 'the client is public')
    : warning('environment.secret', 'dummyClientSecret is set, and everybody can read it');
}

function detailOf(thrown: unknown): string {
  const error = toAppError(thrown);
  return error.detail ?? error.code;
}

/** Every origin that the product calls besides its own: an issuer's endpoints may lie elsewhere than the issuer. */
export function calledOrigins(
  { oAuthConfig, apis, remoteEnv }: Environment,
  siteOrigin: string,
  issuerDocument: DiscoveryDocument | undefined,
): readonly string[] {
  const addresses = [
    oAuthConfig.issuer,
    issuerDocument?.tokenEndpoint,
    issuerDocument?.jwksUri,
    issuerDocument?.revocationEndpoint,
    oAuthConfig.loadUserProfile ? issuerDocument?.userinfoEndpoint : undefined,
    ...Object.values(apis).map(({ url }) => url),
    remoteEnv?.url,
  ].filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => originOf(address, siteOrigin)))].filter((each) => each !== siteOrigin);
}
