import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'fund-office-policy-command-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
writeFileSync(join(folder, 'index.html'), '<!doctype html><p>');
const environment = join(folder, 'dynamic-env.json');

/** The command as it is typed, for a build and an environment of this test. */
function policy(text: string, ...args: readonly string[]) {
  writeFileSync(environment, text);
  const out = join(folder, 'policy');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/policy.mjs', '--build', folder, '--out', out, ...args],
    { encoding: 'utf8' },
  );
  return { status, said: stderr.trim(), read: () => readFileSync(join(out, 'policy.conf'), 'utf8') };
}

const good = JSON.stringify({ oAuthConfig: { issuer: 'https://issuer.test/' } });

it('allows further origins beside those of the environment', () => {
  const { status, read } = policy(good, '--environment', environment, '--allow', 'https://tokens.test');
  expect(status).toBe(0);
  expect(read()).toContain("connect-src 'self' https://issuer.test https://tokens.test;");
});

it('C-06 takes what the product takes: a part that is null, and the site’s own redirect address', () => {
  const text = JSON.stringify({
    oAuthConfig: { issuer: 'https://issuer.test/', redirectUri: 'https://{0}.quy.test/auth/callback' },
    apis: { default: null },
  });
  const { status, read } = policy(text, '--environment', environment);
  expect([status, read().includes("connect-src 'self' https://issuer.test;")]).toEqual([0, true]);
});

it('C-06 reads an environment with a byte order mark as the browser does', () => {
  const { status, read } = policy(`\uFEFF${good}`, '--environment', environment);
  expect([status, read().includes("connect-src 'self' https://issuer.test;")]).toEqual([0, true]);
});

it('promise-6 says which page the policy was made from, as sha256sum reads it', () => {
  const { status } = policy(good, '--environment', environment);
  const sum = createHash('sha256')
    .update(readFileSync(join(folder, 'index.html')))
    .digest('hex');
  const said = readFileSync(join(folder, 'policy/index.sha256'), 'utf8');
  expect([status, said]).toEqual([0, `${sum}  index.html\n`]);
});

it('promise-6 says which environment the policy was made from, and leaves nothing of it beside the policy of a container', () => {
  policy(good, '--environment', environment);
  const sum = createHash('sha256').update(good).digest('hex');
  expect(readFileSync(join(folder, 'policy/environment.sha256'), 'utf8')).toBe(`${sum}  dynamic-env.json\n`);
  expect(policy(good).status).toBe(0);
  expect(readdirSync(join(folder, 'policy')).sort()).toEqual(['index.sha256', 'policy.caddy', 'policy.conf.template']);
});

it.each([
  ['an origin without its scheme', good, ['--environment', environment, '--allow', 'tokens.test'], '--allow'],
  ['what is no origin', good, ['--environment', environment, '--allow', "'unsafe-inline'"], '--allow'],
  ['an origin where a container is told them all', good, ['--allow', 'https://tokens.test'], '--environment'],
  [
    'an environment whose address is none',
    JSON.stringify({ apis: { default: { url: 'https://' } } }),
    ['--environment', environment],
    'is refused: apis.default.url: not an http(s) address',
  ],
  [
    'an environment whose issuer lacks its scheme',
    JSON.stringify({ oAuthConfig: { issuer: 'dangnhap.test' } }),
    ['--environment', environment],
    'is refused: oAuthConfig.issuer: not an http(s) address',
  ],
  [
    'an environment whose issuer has another scheme',
    JSON.stringify({ oAuthConfig: { issuer: 'htps:/dangnhap.test/' } }),
    ['--environment', environment],
    'is refused: oAuthConfig.issuer: not an http(s) address',
  ],
  [
    'an environment whose back end is no object',
    JSON.stringify({ apis: { default: 'https://api.test' } }),
    ['--environment', environment],
    'is refused: apis.default: ',
  ],
  ['an environment that is none', 'null', ['--environment', environment], 'is refused: it holds no JSON object'],
])('refuses %s in a sentence, where it would allow nothing without a word', (_, text, args, named) => {
  const { status, said } = policy(text, ...args);
  expect(status).toBe(1);
  expect(said).toContain(named);
  expect(said).not.toContain('\n    at ');
});
