import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { examine } from '../../scripts/support/doctor/examine';
import { readablePaths } from '../../scripts/support/doctor/run-doctor';
import { startInstallation, startPasswordInstallation, type Installation } from './installation';

const contractPaths = readablePaths(readFileSync('docs/api/openapi.yaml', 'utf8'));

let byCode: Installation;
let byPassword: Awaited<ReturnType<typeof startPasswordInstallation>>;

beforeAll(async () => {
  [byCode, byPassword] = await Promise.all([startInstallation(), startPasswordInstallation()]);
});

afterAll(() => Promise.all([byCode.close(), byPassword.close()]));

const notGood = (findings: Awaited<ReturnType<typeof examine>>) =>
  findings.filter(({ grade }) => grade !== 'good').map(({ id, grade, seen }) => `${grade} ${id}: ${seen}`);

it('finds nothing wrong with the production files, a certified issuer and a back end that allow them', async () => {
  expect(contractPaths.length).toBeGreaterThan(20);
  const findings = await examine({ address: `${byCode.origin}/`, contractPaths });
  expect(notGood(findings)).toEqual([
    'skipped environment.remote: none is named',
    'skipped headers.hsts: it means nothing over plain HTTP',
    'skipped person.accepted: it needs the access token of an administrator in DOCTOR_TOKEN',
    'skipped person.unit: it needs the access token of an administrator in DOCTOR_TOKEN',
    'skipped person.policies: it needs the access token of an administrator in DOCTOR_TOKEN',
  ]);
});

it('P-02 finds nothing wrong with a password flow, and reads permissions and unit by an administrator’s token', async () => {
  const { origin, token } = byPassword;
  const findings = await examine({ address: `${origin}/dynamic-env.json`, token, contractPaths });
  expect(notGood(findings)).toEqual([
    'skipped environment.remote: none is named',
    'skipped headers.hsts: it means nothing over plain HTTP',
    'skipped policy.frames: no hidden frame is used',
    'skipped issuer.pkce: the password flow has no code',
    'skipped registration.callback: the password flow is sent back nowhere',
    'skipped registration.answer: the password flow is sent back nowhere',
  ]);
});
