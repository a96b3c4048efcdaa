import type { DiscoveryDocument } from '@/domain/auth/discovery-document';
import { toAppError } from '@/domain/errors/app-error';

import { createAsk, usualLimits, type Ask } from './ask';
import { checkBackEnd } from './check-back-end';
import { clockFinding } from './check-clocks';
import { checkContract } from './check-contract';
import { checkEnvironmentFile } from './check-environment';
import { checkHeaders } from './check-headers';
import { checkIssuer } from './check-issuer';
import { checkPerson } from './check-person';
import { checkRegistration } from './check-registration';
import { checkStaticServer } from './check-static-server';
import { checkTokenEndpoint } from './check-token-endpoint';
import { checkCalledTransport, checkSiteTransport } from './check-transport';
import type { Examination, KnownExamination } from './examination';
import { skipped, wrong, type Finding } from './finding';
import { findingIds, type FindingId } from './finding-table';
import { readSite } from './read-site';

export type ExaminationRequest = {
  /** Address of the installation, or of its dynamic-env.json. */
  readonly address: string;
  readonly tenant?: string | undefined;
  readonly token?: string | undefined;
  readonly authority?: string | undefined;
  /** Paths of the business contract that a signed-in person can read. */
  readonly contractPaths: readonly string[];
  readonly ask?: Ask | undefined;
  readonly now?: (() => number) | undefined;
};

/** Looks at a live installation from outside and says of every finding how it stands; changes nothing there. */
export async function examine(request: ExaminationRequest): Promise<readonly Finding[]> {
  const { address, tenant, token, authority, now = Date.now } = request;
  const url = new URL(address);
  const fileUrl = url.pathname.endsWith('.json') ? url.href : `${url.origin}/dynamic-env.json`;
  const ask = request.ask ?? createAsk({ ...usualLimits, authority });
  const examination: Examination = { ask, siteOrigin: url.origin, tenant, token, authority, now };

  const [read, site, transport] = await Promise.all([
    checkEnvironmentFile(examination, fileUrl),
    readSite(ask, url.origin, fileUrl),
    checkSiteTransport(examination),
  ]);
  const called =
    read.environment === undefined
      ? { findings: [], issuerDocument: undefined }
      : await checkCalled(
          {
            ...examination,
            siteOrigin: read.calledFrom,
            environment: read.environment,
            namesTenants: read.namesTenants,
          },
          request.contractPaths,
        );
  const findings = [
    ...read.findings,
    transport,
    ...(await guarded('site.index', () => checkStaticServer(site))),
    ...called.findings,
    ...(await guarded('policy.present', () =>
      checkHeaders(site, read.calledFrom, read.environment, called.issuerDocument),
    )),
  ];
  return complete(findings);
}

type Called = {
  readonly findings: readonly Finding[];
  /** Names the issuer's endpoints, which may lie at other origins than the issuer itself. */
  readonly issuerDocument: DiscoveryDocument | undefined;
};

async function checkCalled(known: KnownExamination, contractPaths: readonly string[]): Promise<Called> {
  let issuerDocument: DiscoveryDocument | undefined;
  let issuerLeadMs: number | undefined;
  let backEndLeadMs: number | undefined;
  const [transport, issuer, backEnd] = await Promise.all([
    guarded('transport.issuer', () => checkCalledTransport(known)),
    guarded('issuer.discovery', async () => {
      const { findings, document, clockLeadMs } = await checkIssuer(known);
      issuerDocument = document;
      issuerLeadMs = clockLeadMs;
      if (document === undefined) {
        return findings;
      }
      const token = await checkTokenEndpoint(known, document);
      const isKnownClient = !token.some(({ id, grade }) => id === 'token.client' && grade === 'wrong');
      return [...findings, ...token, ...(isKnownClient ? await checkRegistration(known, document) : [])];
    }),
    guarded('api.configuration', async () => {
      const { findings, isThere, clockLeadMs } = await checkBackEnd(known);
      backEndLeadMs = clockLeadMs;
      return isThere
        ? [...findings, ...(await checkContract(known, contractPaths)), ...(await checkPerson(known))]
        : findings;
    }),
  ]);
  const { clockSkewInSec } = known.environment.oAuthConfig;
  const tolerance = clockSkewInSec === undefined ? undefined : clockSkewInSec * 1_000;
  const clocks = clockFinding({ issuer: issuerLeadMs, 'back end': backEndLeadMs }, tolerance);
  return { findings: [...transport, ...issuer, ...backEnd, clocks], issuerDocument };
}

/** What nobody foresaw ends a group of checks, never the command. */
async function guarded(
  id: FindingId,
  check: () => readonly Finding[] | Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await check();
  } catch (thrown) {
    const { detail, cause, code } = toAppError(thrown);
    return [wrong(id, `this could not be judged: ${detail ?? (cause instanceof Error ? cause.message : code)}`)];
  }
}

/** Every finding once, in the order of the table. */
function complete(findings: readonly Finding[]): readonly Finding[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return findingIds.map((id) => byId.get(id) ?? skipped(id, 'what was found above stands in the way'));
}
