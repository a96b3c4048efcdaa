import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createAsk, usualLimits, type Ask } from '../../scripts/support/doctor/ask';
import { examine } from '../../scripts/support/doctor/examine';
import { readablePaths } from '../../scripts/support/doctor/run-doctor';
import { body, json, setting } from './faults';
import { startInstallation, startPasswordInstallation, type Installation } from './installation';

const contractPaths = readablePaths(readFileSync('docs/api/openapi.yaml', 'utf8'));
const reallyAsk = createAsk(usualLimits);
const tenant = 'dao-tao';
const tenantOrigin = `http://${tenant}.quy.test`;

let byCode: Installation;
let byPassword: Awaited<ReturnType<typeof startPasswordInstallation>>;

beforeAll(async () => {
  [byCode, byPassword] = await Promise.all([startInstallation(), startPasswordInstallation()]);
});

afterAll(() => Promise.all([byCode.close(), byPassword.close()]));

/** Every tenant of the installation has an address of its own below the host's; the servers know the host's alone. */
const withTenantAddresses: Ask = async (question) => {
  const answer = await reallyAsk(question);
  return answer.kind === 'answer' && question.url.endsWith('/dynamic-env.json')
    ? setting('application', { baseUrl: 'http://{0}.quy.test' })(answer)
    : answer;
};

/** The same, where issuer and back end let in the tenant's origin as they do the host's, and may know its addresses. */
function lettingTenantsIn({ origin }: Installation, { isRegistered }: { readonly isRegistered: boolean }): Ask {
  const swapped = (text: string, from: string, to: string) =>
    text.replaceAll(from, to).replaceAll(encodeURIComponent(from), encodeURIComponent(to));
  return async ({ url, headers = {}, body: sent, ...question }) => {
    const answer = await withTenantAddresses({
      ...question,
      url: isRegistered ? swapped(url, tenantOrigin, origin) : url,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, swapped(value, tenantOrigin, origin)]),
      ),
      ...(sent !== undefined && { body: swapped(sent, tenantOrigin, origin) }),
    });
    if (answer.kind === 'none') {
      return answer;
    }
    const answered = [...answer.headers].map(([name, value]): [string, string] => [
      name,
      swapped(value, origin, tenantOrigin),
    ]);
    return { ...answer, headers: new Headers(answered) };
  };
}

const troubles = (findings: Awaited<ReturnType<typeof examine>>) =>
  findings.filter(({ grade }) => grade === 'wrong' || grade === 'warning').map(({ id, seen }) => `${id}: ${seen}`);

describe('C-04 with a tenant that has an address of its own', () => {
  it('issuer and back end that let in the host’s address alone are told of', async () => {
    const findings = await examine({ address: byPassword.origin, contractPaths, tenant, ask: withTenantAddresses });
    const found = new Map(findings.map((finding) => [finding.id, finding]));
    expect(found.get('api.cors')).toEqual({ id: 'api.cors', grade: 'wrong', seen: 'no Access-Control-Allow-Origin' });
    for (const id of ['issuer.cors', 'token.answer', 'token.preflight'] as const) {
      expect([id, found.get(id)?.grade]).toEqual([id, 'wrong']);
    }
    expect(found.get('registration.sign-out')?.seen).toContain(`${tenantOrigin}/: `);
  });

  it('an issuer that knows the host’s redirect addresses alone is told of', async () => {
    const ask = lettingTenantsIn(byCode, { isRegistered: false });
    const findings = await examine({ address: byCode.origin, contractPaths, tenant, ask });
    expect(troubles(findings)).toEqual([
      expect.stringContaining(`registration.callback: ${tenantOrigin}/auth/callback: `),
      expect.stringContaining(`registration.answer: ${tenantOrigin}/auth/answer.html: `),
      expect.stringContaining(`registration.sign-out: ${tenantOrigin}/: `),
    ]);
  });

  it.each(['code', 'password'])('nothing is wrong where they let in its address too (%s)', async (flow) => {
    const installation = flow === 'code' ? byCode : byPassword;
    const ask = lettingTenantsIn(installation, { isRegistered: true });
    const findings = await examine({ address: installation.origin, contractPaths, tenant, ask });
    expect(troubles(findings)).toEqual([]);
    expect(findings.find(({ id }) => id === 'api.cors')?.seen).toBe(`${tenantOrigin} may`);
  });

  it('the host is looked at from its own address', async () => {
    const findings = await examine({ address: byCode.origin, contractPaths, ask: withTenantAddresses });
    expect(troubles(findings)).toEqual([]);
  });
});

describe('P-02 the permissions of a tenant’s administrator', () => {
  /** ABP leaves out of a tenant what is defined for the host, and what a feature switches off. */
  const insideTenant =
    (left: RegExp): Ask =>
    async (question) => {
      const answer = await reallyAsk(question);
      if (answer.kind === 'answer' && question.url.includes('/application-configuration')) {
        return json({ currentTenant: { id: 'b4c1', name: tenant, isAvailable: true } })(answer);
      }
      return answer.kind === 'answer' && question.url.includes('/permission-management')
        ? body((text) => text.replaceAll(left, '"Gone"'))(answer)
        : answer;
    };

  it.each([
    ['what ABP keeps for the host', /"(?:AbpTenantManagement|FeatureManagement)\.[^"]*"/gu, []],
    ['the mails, whose feature is off unless told', /"SettingManagement\.Emailing(?:\.[^"]*)?"/gu, []],
    ['the time zone, which every tenant has from 8.0 on', /"SettingManagement\.TimeZone"/gu, []],
    ['one of the product’s own', /"DucLongPhatHoTro\.HoTro"/gu, ['are missing: DucLongPhatHoTro.HoTro']],
  ])('without %s', async (_, left, lacking) => {
    const { origin: address, token } = byPassword;
    const findings = await examine({ address, contractPaths, token, ask: insideTenant(left) });
    const wrong = findings.filter(({ id, grade }) => id === 'person.policies' && grade !== 'good');
    expect(wrong.map(({ seen }) => seen)).toEqual(lacking.map((words) => expect.stringContaining(words) as string));
  });
});
