import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createAsk, usualLimits, type Ask } from '../../scripts/support/doctor/ask';
import { examine } from '../../scripts/support/doctor/examine';
import { findingIds } from '../../scripts/support/doctor/finding-table';
import { readablePaths } from '../../scripts/support/doctor/run-doctor';
import { backEndFaults } from './back-end-faults';
import { isStruck, json, type Fault } from './faults';
import { startInstallation, startPasswordInstallation, type Installation } from './installation';
import { issuerFaults } from './issuer-faults';
import { policyFaults } from './policy-faults';
import { siteFaults } from './site-faults';

const contractPaths = readablePaths(readFileSync('docs/api/openapi.yaml', 'utf8'));
const faults = [...siteFaults, ...policyFaults, ...issuerFaults, ...backEndFaults];
const reallyAsk = createAsk(usualLimits);

let byCode: Installation;
let byPassword: Awaited<ReturnType<typeof startPasswordInstallation>>;

beforeAll(async () => {
  [byCode, byPassword] = await Promise.all([startInstallation(), startPasswordInstallation()]);
});

afterAll(() => Promise.all([byCode.close(), byPassword.close()]));

/** The real servers, with one thing changed on the way. */
function askThrough(fault: Fault, installation: Installation): Ask {
  return async (question) => {
    const answer = await reallyAsk(question);
    return answer.kind === 'answer' && isStruck(fault, installation, question) ? fault.change(answer) : answer;
  };
}

describe('one thing is wrong', () => {
  it.each(faults)('$what is found as $finding', async (fault) => {
    const installation = fault.flow === 'password' ? byPassword : byCode;
    const findings = await examine({
      address: installation.origin,
      contractPaths,
      ask: askThrough(fault, installation),
      token: fault.flow === 'password' ? byPassword.token : undefined,
    });
    const trouble = findings.filter(({ grade }) => grade === 'wrong' || grade === 'warning');
    const { finding, grade = 'wrong', seen, also = [] } = fault;
    expect(trouble.map(({ id }) => id).sort()).toEqual([finding, ...also].sort());
    const found = trouble.find(({ id }) => id === finding);
    expect(found?.grade).toBe(grade);
    expect(found?.seen).toMatch(seen);
  });

  it('A-07 a token without unit claims is found as person.unit', async () => {
    const claims = Buffer.from(JSON.stringify({ sub: 'u-1', LoaiDonViId: 'quỹ' })).toString('base64url');
    const token = `e30.${claims}.sig`;
    const ask: Ask = (question) => {
      const { Authorization, ...headers } = question.headers ?? {};
      const own = Authorization === undefined ? {} : { Authorization: `Bearer ${byPassword.token}` };
      return reallyAsk({ ...question, headers: { ...headers, ...own } });
    };
    const findings = await examine({ address: byPassword.origin, contractPaths, ask, token });
    expect(findings.filter(({ grade }) => grade === 'wrong')).toEqual([
      { id: 'person.unit', grade: 'wrong', seen: 'no claim DonViId; no claim LoaiDonViId that is a number' },
    ]);
  });

  it.each([
    ['nowhere', 'wrong', 'unknown'],
    ['da-ngung', 'wrong', 'not active'],
    ['dao-tao', 'good', 'is there and heard'],
  ])('C-04 the tenant "%s" is %s', async (tenant, grade, seen) => {
    const findings = await examine({ address: byPassword.origin, contractPaths, tenant });
    expect(findings.find(({ id }) => id === 'api.tenants')).toEqual({
      id: 'api.tenants',
      grade,
      seen: expect.stringContaining(seen) as string,
    });
  });
});

it('C-04 a look-up that names no tenant has found none', async () => {
  const ask: Ask = async (question) => {
    const answer = await reallyAsk(question);
    return answer.kind === 'answer' && question.url.includes('/by-name/') ? json({ tenantId: null })(answer) : answer;
  };
  const findings = await examine({ address: byPassword.origin, contractPaths, ask, tenant: 'dao-tao' });
  expect(findings.find(({ id }) => id === 'api.tenants')).toMatchObject({
    grade: 'wrong',
    seen: '"dao-tao" is unknown',
  });
});

it('C-04 a proxy that drops __tenant on its way, as nginx does unasked, is found as api.tenants', async () => {
  const ask: Ask = (question) => {
    const headers = Object.entries(question.headers ?? {}).filter(([name]) => !name.includes('_'));
    return reallyAsk({ ...question, headers: Object.fromEntries(headers) });
  };
  const findings = await examine({ address: byPassword.origin, contractPaths, ask, tenant: 'dao-tao' });
  expect(findings.find(({ id }) => id === 'api.tenants')).toEqual({
    id: 'api.tenants',
    grade: 'wrong',
    seen: '"dao-tao" is there, but the back end works in the host: the header __tenant is not heard',
  });
});

it('every finding has a fault that it names, or a test of its own', () => {
  const proven = new Set<string>(faults.map(({ finding }) => finding));
  const elsewhere = ['person.unit', 'api.tenants', 'transport.site', 'transport.issuer', 'headers.hsts'];
  expect(findingIds.filter((id) => !proven.has(id)).sort()).toEqual(elsewhere.sort());
});
