import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createAsk, usualLimits, type Ask } from '../../scripts/support/doctor/ask';
import { examine } from '../../scripts/support/doctor/examine';
import { findingIds } from '../../scripts/support/doctor/finding-table';
import { readablePaths } from '../../scripts/support/doctor/run-doctor';
import { backEndFaults } from './back-end-faults';
import { header, isStruck, json, setting, type Fault } from './faults';
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

it('C-04 an environment with {0} and a back end without tenants is found as api.tenants, whoever asks', async () => {
  const ask: Ask = async (question) => {
    const answer = await reallyAsk(question);
    if (answer.kind === 'answer' && question.url.includes('/application-configuration')) {
      return json({ multiTenancy: { isEnabled: false } })(answer);
    }
    return answer.kind === 'answer' && question.url.endsWith('/dynamic-env.json')
      ? setting('application', { baseUrl: 'https://{0}.quy.example.vn' })(answer)
      : answer;
  };
  const findings = await examine({ address: byPassword.origin, contractPaths, ask });
  expect(findings.find(({ id }) => id === 'api.tenants')).toEqual({
    id: 'api.tenants',
    grade: 'wrong',
    seen: 'the environment has {0}, but multi-tenancy is switched off',
  });
});

it('promise-7 a back end that answers nothing any more is given up after the first group of its endpoints', async () => {
  const asked: string[] = [];
  const ask: Ask = (question) => {
    const { pathname } = new URL(question.url);
    if (!contractPaths.includes(pathname)) {
      return reallyAsk(question);
    }
    asked.push(pathname);
    return Promise.resolve({ kind: 'none', url: question.url, reason: 'no whole answer in 15 s' });
  };
  const findings = await examine({ address: byCode.origin, contractPaths, ask });
  expect(asked).toEqual(contractPaths.slice(0, 4));
  expect(findings.find(({ id }) => id === 'api.contract')).toEqual({
    id: 'api.contract',
    grade: 'wrong',
    seen: expect.stringMatching(
      /^0 of \d+ are there; \d+ not asked any more; \/api\/\S+: no whole answer in 15 s/u,
    ) as string,
  });
  expect(findings.find(({ id }) => id === 'api.protected')?.grade).toBe('skipped');
});

it('a back end that exposes every header exposes ABP’s mark of errors', async () => {
  const ask: Ask = async (question) => {
    const answer = await reallyAsk(question);
    return answer.kind === 'answer' ? header('Access-Control-Expose-Headers', '*')(answer) : answer;
  };
  const findings = await examine({ address: byCode.origin, contractPaths, ask });
  expect(findings.find(({ id }) => id === 'api.exposed')?.grade).toBe('good');
});

it('a back end that exposes ABP’s mark of errors alone is told what else the product reads', async () => {
  const ask: Ask = async (question) => {
    const answer = await reallyAsk(question);
    return answer.kind === 'answer' ? header('Access-Control-Expose-Headers', '_AbpErrorFormat')(answer) : answer;
  };
  const findings = await examine({ address: byCode.origin, contractPaths, ask });
  expect(findings.find(({ id }) => id === 'api.exposed')).toEqual({
    id: 'api.exposed',
    grade: 'warning',
    seen: 'not exposed: Abp-Tenant-Resolve-Error, X-Correlation-Id, Retry-After, Date',
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

it('C-04 a host that calls the tenant otherwise than the environment is found as api.tenants', async () => {
  const ask: Ask = async (question) => {
    const answer = await reallyAsk(question);
    return answer.kind === 'answer' && question.url.endsWith('/dynamic-env.json')
      ? setting('multiTenancy', { tenantKey: 'X-Don-Vi' })(answer)
      : answer;
  };
  const findings = await examine({ address: byPassword.origin, contractPaths, ask, tenant: 'dao-tao' });
  expect(findings.find(({ id }) => id === 'api.tenants')).toEqual({
    id: 'api.tenants',
    grade: 'wrong',
    seen: '"dao-tao" is there, but the back end works in the host: the header X-Don-Vi is not heard',
  });
});

it('A-19 endpoints that lie elsewhere than their issuer are looked for in the policy as well', async () => {
  const elsewhere = (address: string) => address.replace('localhost', '127.0.0.1');
  const ask: Ask = async (question) => {
    const answer = await reallyAsk(question);
    if (answer.kind === 'answer' && question.url.endsWith('/dynamic-env.json')) {
      return setting('oAuthConfig', { strictDiscoveryDocumentValidation: false })(answer);
    }
    if (answer.kind === 'answer' && question.url.endsWith('/openid-configuration')) {
      const { token_endpoint, authorization_endpoint } = JSON.parse(answer.text) as Record<string, string>;
      const moved = {
        token_endpoint: elsewhere(token_endpoint ?? ''),
        authorization_endpoint: elsewhere(authorization_endpoint ?? ''),
      };
      return json(moved)(answer);
    }
    return answer;
  };
  const findings = await examine({ address: byCode.origin, contractPaths, ask });
  const { origin } = new URL(elsewhere(byCode.issuerUrl));
  expect(findings.filter(({ grade }) => grade === 'wrong')).toEqual([
    { id: 'policy.connect', grade: 'wrong', seen: `connect-src bars ${origin}` },
    { id: 'policy.frames', grade: 'wrong', seen: `frame-src bars ${origin}` },
  ]);
});

it('every finding has a fault that it names, or a test of its own', () => {
  const proven = new Set<string>(faults.map(({ finding }) => finding));
  const elsewhere = ['person.unit', 'api.tenants', 'transport.site', 'transport.issuer', 'headers.hsts'];
  expect(findingIds.filter((id) => !proven.has(id)).sort()).toEqual(elsewhere.sort());
});
