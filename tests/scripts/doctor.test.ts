import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { doctorArguments, doctorToken } from '../../scripts/support/doctor/doctor-arguments.mjs';
import { startInstallation, type Installation } from '../doctor/installation';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation();
});

afterAll(() => installation.close());

/** The command as it is typed; servers of this process answer it meanwhile. */
function doctor(...args: readonly string[]) {
  return doctorWith({}, ...args);
}

async function doctorWith(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const options = { env: { ...process.env, ...env } };
  const run = promisify(execFile)(process.execPath, ['scripts/doctor.mjs', ...args], options);
  const { stdout, stderr, code } = await run.then(
    (ended) => ({ ...ended, code: 0 }),
    (failed: unknown) => failed as { readonly stdout: string; readonly stderr: string; readonly code: number },
  );
  return { stdout, stderr, code };
}

it.each([
  [['--env', 'https://quy.example.vn'], { address: 'https://quy.example.vn', isJson: false }],
  [
    ['--env=http://localhost:8080/dynamic-env.json', '--json', '--tenant', 'acme', '--ca', 'own.pem'],
    { address: 'http://localhost:8080/dynamic-env.json', isJson: true, tenant: 'acme', ca: 'own.pem' },
  ],
])('reads %o', (args, expected) => {
  expect(doctorArguments(args)).toEqual({ tenant: undefined, ca: undefined, ...expected });
});

it.each([
  [[], /--env must be the http/u],
  [['--env', 'quy.example.vn'], /--env must be .* "quy\.example\.vn"/u],
  [['--env', 'file:///etc/passwd'], /--env/u],
  [['--nonsense'], /--nonsense/u],
])('says in a sentence what is wrong with %o', (args, sentence) => {
  expect(doctorArguments(args)).toEqual({ trouble: expect.stringMatching(sentence) as string });
});

it.each([
  [undefined, undefined],
  ['', undefined],
  [' Bearer ', undefined],
  ['e30.e30.c2ln', 'e30.e30.c2ln'],
  ['Bearer e30.e30.c2ln', 'e30.e30.c2ln'],
  [' bearer  e30.e30.\n  c2ln\n', 'e30.e30.c2ln'],
])('takes the token of %j as it was copied from a header', (text, token) => {
  expect(doctorToken(text)).toBe(token);
});

it('ends with 2 where it was called wrongly', async () => {
  expect(await doctor('--env', 'nowhere')).toMatchObject({ code: 2, stdout: '' });
  const noCertificate = await doctor('--env', installation.origin, '--ca', 'package.json');
  expect(noCertificate).toMatchObject({ code: 2, stderr: '--ca: the file package.json holds no certificate.\n' });
  const noFile = await doctor('--env', installation.origin, '--ca', 'missing.pem');
  expect(noFile).toMatchObject({ code: 2, stderr: '--ca: the file missing.pem cannot be read.\n' });
});

it('tells a machine of a good installation and ends with 0, a person of a bad one and ends with 1', async () => {
  const [good, bad] = await Promise.all([
    // A variable that a script sets to nothing is no token.
    doctorWith({ DOCTOR_TOKEN: '' }, '--env', installation.origin, '--json'),
    doctor('--env', installation.apiUrl),
  ]);
  const { address, isGood, findings } = JSON.parse(good.stdout) as Readonly<Record<string, unknown>>;
  expect({ code: good.code, address, isGood }).toEqual({ code: 0, address: installation.origin, isGood: true });
  expect(findings).toContainEqual({
    id: 'site.fallback',
    grade: 'good',
    seen: '/auth/callback gets the start page',
    title: 'Unknown addresses get index.html',
    advice: expect.stringContaining('/auth/callback') as string,
    guide: 'docs/connect-to-abp.md#the-static-server',
  });

  expect(bad.code).toBe(1);
  expect(bad.stdout).toContain('✗ The start page is the product’s: 404');
  expect(bad.stdout).toContain('    docs/connect-to-abp.md#the-static-server');
  expect(bad.stdout).toMatch(/\d+ good, \d+ to think about, \d+ wrong, \d+ not looked at\n$/u);
});
