import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { listen, type Listening } from '@mock-server/node/http-exchange';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { defaultEnvironment } from '@/domain/environment/default-environment';

import { ownCertificate } from '../../scripts/support/certificate.mjs';
import { createAsk, usualLimits } from '../../scripts/support/doctor/ask';
import { checkHeaders } from '../../scripts/support/doctor/check-headers';
import { checkCalledTransport, checkSiteTransport } from '../../scripts/support/doctor/check-transport';
import { readSite } from '../../scripts/support/doctor/read-site';

const day = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
const certificate = ownCertificate(folder, '127.0.0.1');

let server: Listening;
let siteOrigin: string;

beforeAll(async () => {
  if (certificate === undefined) {
    throw new Error('OpenSSL is missing');
  }
  server = await listen(
    (_, response) => {
      response.setHeader('Strict-Transport-Security', 'max-age=300').end('<div id="root"></div>');
    },
    { port: 0, host: '127.0.0.1', certificate },
  );
  siteOrigin = `https://127.0.0.1:${server.port}`;
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const examination = (daysLater: number, authority: string | undefined) => ({
  ask: createAsk({ ...usualLimits, authority }),
  siteOrigin,
  tenant: undefined,
  token: undefined,
  authority,
  now: () => Date.now() + daysLater * day,
});

it.each([
  ['of a known authority', 0, true, 'good', /good for 36\d more days/u],
  ['of nobody we know', 0, false, 'wrong', /not believed: .*SELF_SIGNED/u],
  ['that ends soon', 350, true, 'warning', /good for 1\d more days/u],
  ['that has ended', 400, true, 'wrong', /ended 3\d days ago/u],
])('a certificate %s', async (_, daysLater, isKnown, grade, seen) => {
  const finding = await checkSiteTransport(examination(daysLater, isKnown ? certificate?.cert : undefined));
  expect(finding).toEqual({ id: 'transport.site', grade, seen: expect.stringMatching(seen) as string });
});

it('T-08 an issuer over plain HTTP below a page of HTTPS is mixed content', async () => {
  const environment = defaultEnvironment(siteOrigin);
  const oAuthConfig = { ...environment.oAuthConfig, issuer: 'http://127.0.0.1:9/' };
  const findings = await checkCalledTransport({
    ...examination(0, certificate?.cert),
    environment: { ...environment, oAuthConfig },
    namesTenants: false,
  });
  expect(findings.map(({ id, grade }) => `${grade} ${id}`)).toEqual(['wrong transport.issuer', 'good transport.api']);
});

it('a site of HTTPS that is not kept on HTTPS is told of', async () => {
  const { ask } = examination(0, certificate?.cert);
  const site = await readSite(ask, siteOrigin, `${siteOrigin}/dynamic-env.json`);
  const findings = checkHeaders(site, siteOrigin, undefined, undefined);
  expect(findings.find(({ id }) => id === 'headers.hsts')).toMatchObject({
    grade: 'wrong',
    seen: expect.stringContaining('has "max-age=300"') as string,
  });
});

it('an answer under a certificate that is not believed is no answer', async () => {
  const answer = await createAsk(usualLimits)({ url: `${siteOrigin}/` });
  expect(answer).toEqual({
    kind: 'none',
    url: `${siteOrigin}/`,
    reason: 'its certificate is not believed (DEPTH_ZERO_SELF_SIGNED_CERT)',
  });
});
