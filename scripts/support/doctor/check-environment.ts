import { isDeepStrictEqual } from 'node:util';

import { checkEnvironment } from '@/domain/environment/check-environment';
import { defaultEnvironment } from '@/domain/environment/default-environment';
import type { Environment } from '@/domain/environment/environment';
import { deepMerge, mergeEnvironment } from '@/domain/environment/merge-environment';
import { fillTenantPlaceholder } from '@/domain/environment/tenant-placeholder';
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
};

/** The environment of an installation, joined as the product joins it (src/services/environment). */
export async function checkEnvironmentFile(examination: Examination, fileUrl: string): Promise<ReadEnvironment> {
  const file = await readFile(examination, fileUrl);
  if (file.overlay === undefined) {
    return { findings: [file.finding], environment: undefined, namesTenants: false };
  }
  const { siteOrigin, tenant } = examination;
  try {
    const local = deepMerge(defaultEnvironment(siteOrigin), file.overlay);
    const own = checkEnvironment(local, siteOrigin);
    const backEnd = own.apis.default.url || siteOrigin;
    const shape = good('environment.shape', `issuer ${own.oAuthConfig.issuer}, back end ${backEnd}`);
    const remote = await joinRemote(examination, local, own);
    const environment = fillTenantPlaceholder(remote.environment, tenant);
    const namesTenants = !isDeepStrictEqual(fillTenantPlaceholder(remote.environment, undefined), remote.environment);
    return {
      findings: [file.finding, shape, remote.finding, secretFinding(environment)],
      environment,
      namesTenants,
    };
  } catch (thrown) {
    const shape = wrong('environment.shape', detailOf(thrown));
    return { findings: [file.finding, shape], environment: undefined, namesTenants: false };
  }
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

/** Every origin that the product calls besides its own. */
export function calledOrigins({ oAuthConfig, apis, remoteEnv }: Environment, siteOrigin: string): readonly string[] {
  const addresses = [oAuthConfig.issuer, ...Object.values(apis).map(({ url }) => url), remoteEnv?.url ?? ''];
  return [...new Set(addresses.map((address) => originOf(address, siteOrigin)))].filter((each) => each !== siteOrigin);
}
