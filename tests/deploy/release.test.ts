import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = resolve('deploy/release.sh');
let folder: string;
let root: string;
/** Where the server finds `dynamic-env.json`. */
let etc: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fund-office-release-'));
  root = join(folder, 'root');
  etc = join(folder, 'etc');
  mkdirSync(etc);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function release(...args: readonly string[]) {
  const env = { ...process.env, FUND_ROOT: root, FUND_ENVIRONMENT: etc };
  const { status, stdout, stderr } = spawnSync('sh', [script, ...args], { cwd: folder, env, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}`.trim() };
}

/** A build and what `npm run policy` makes of it. */
function build(text: string): void {
  for (const name of ['dist/assets', 'dist-policy']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, 'dist/index.html'), text);
  writeFileSync(join(folder, `dist/assets/${text}.js`), text);
  writeFileSync(join(folder, 'dist-policy/policy.conf'), `policy of ${text}\n`);
  writeFileSync(join(folder, 'dist-policy/policy.caddy'), `policy of ${text}\n`);
  writeFileSync(join(folder, 'dist-policy/index.sha256'), sumOf(text, 'index.html'));
}

/** As `npm run policy` writes it. */
function sumOf(text: string, name: string): string {
  return `${createHash('sha256').update(text).digest('hex')}  ${name}\n`;
}

function served() {
  const read = (name: string) =>
    existsSync(join(root, name, 'site/index.html'))
      ? [
          readFileSync(join(root, name, 'site/index.html'), 'utf8'),
          readFileSync(join(root, name, 'policy.conf'), 'utf8').split('\n', 1)[0],
        ]
      : undefined;
  return { current: read('current'), previous: read('previous') };
}

it('switches page and policy together, keeps the release before and lets older ones go', () => {
  for (const name of ['one', 'two', 'three', 'four']) {
    build(name);
    expect(release('install', name)).toEqual({
      status: 0,
      said: `releases/${name} is current; now: nginx -t && systemctl reload nginx`,
    });
    rmSync(join(folder, 'dist'), { recursive: true });
  }
  expect(served()).toEqual({ current: ['four', 'policy of four'], previous: ['three', 'policy of three'] });
  // A server that has not read the last two policies still serves the release before them.
  expect(readdirSync(join(root, 'releases')).sort()).toEqual(['four', 'three', 'two']);
});

it('promise-6 tells the server beside each policy whose page it guards, so that neither is served without the other', () => {
  build('one');
  release('install', 'one');
  const site = join(root, 'releases/one/site');
  expect(readFileSync(join(root, 'current/policy.conf'), 'utf8')).toBe(
    `policy of one\nmap $host $fund_office_site {\n  default "${site}";\n}\n`,
  );
  expect(readFileSync(join(root, 'current/policy.caddy'), 'utf8')).toBe(`policy of one\nroot * "${site}"\n`);
});

it('promise-6 refuses a build whose policy was made from another, and says why', () => {
  build('one');
  release('install', 'one');
  build('two');
  writeFileSync(join(folder, 'dist/index.html'), 'three');
  expect(release('install', 'three')).toEqual({
    status: 1,
    said: 'dist-policy was not made from this build; first: npm run policy -- --environment <dynamic-env.json>',
  });
  rmSync(join(folder, 'dist-policy/index.sha256'));
  expect(release('install', 'three').status).toBe(1);
  expect(served()).toEqual({ current: ['one', 'policy of one'], previous: undefined });
  expect(readdirSync(join(root, 'releases'))).toEqual(['one']);
});

it('promise-7 a copy that breaks off, as on a full disk, is no release: the same command does it once there is room', () => {
  build('one');
  release('install', 'one');
  build('two');
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  // Copies the files and fails at the policy.
  writeFileSync(join(bin, 'cp'), '#!/bin/sh\n[ "$1" = -R ] && exec /bin/cp "$@"\nexit 1\n');
  chmodSync(join(bin, 'cp'), 0o755);
  const path = process.env['PATH'];
  process.env['PATH'] = `${bin}:${path}`;
  expect(release('install', 'two').status).toBe(1);
  process.env['PATH'] = path;
  expect(served()).toEqual({ current: ['one', 'policy of one'], previous: undefined });
  expect(release('install', 'two').status).toBe(0);
  expect(served()).toEqual({ current: ['two', 'policy of two'], previous: ['one', 'policy of one'] });
  expect(readdirSync(root).sort()).toEqual(['current', 'previous', 'releases']);
});

it('goes back, and forward again', () => {
  build('one');
  release('install', 'one');
  expect(release('rollback')).toEqual({ status: 1, said: 'There is no release before this one.' });
  build('two');
  release('install', 'two');
  expect(release('rollback').status).toBe(0);
  expect(served()).toEqual({ current: ['one', 'policy of one'], previous: ['two', 'policy of two'] });
  expect(release('rollback').status).toBe(0);
  expect(served()).toEqual({ current: ['two', 'policy of two'], previous: ['one', 'policy of one'] });
});

describe('the addresses that the policy was made for', () => {
  const installed = () => join(etc, 'dynamic-env.json');
  /** The file that comes with the build and its policy, and the server's, whose copying may have been forgotten. */
  const environment = (text: string, ...places: readonly ('beside' | 'installed')[]) => {
    for (const place of places) {
      writeFileSync(place === 'installed' ? installed() : join(folder, 'dynamic-env.json'), text);
    }
    if (places.includes('beside')) {
      writeFileSync(join(folder, 'dist-policy/environment.sha256'), sumOf(text, 'dynamic-env.json'));
    }
  };

  it('promise-6 are those of the installed file, or nothing is switched', () => {
    build('one');
    environment('{"one":1}', 'beside', 'installed');
    expect(release('install', 'one').status).toBe(0);
    build('two');
    environment('{"two":2}', 'beside');
    expect(release('install', 'two')).toEqual({
      status: 1,
      said:
        `${installed()} is not the dynamic-env.json of this folder, for which the policy was made; ` +
        `first: install -D -m 644 dynamic-env.json ${installed()}`,
    });
    expect(served().current).toEqual(['one', 'policy of one']);
    expect(readdirSync(join(root, 'releases'))).toEqual(['one']);
    environment('{"two":2}', 'installed');
    expect(release('install', 'two').status).toBe(0);
  });

  it.each([
    ['the policy was made from another file', () => sumOf('{"other":1}', 'dynamic-env.json')],
    ['it is not known from which', () => undefined],
  ])('promise-6 are those of the file beside the build: nothing is switched where %s', (_, sum) => {
    build('one');
    environment('{"one":1}', 'beside', 'installed');
    const said = join(folder, 'dist-policy/environment.sha256');
    rmSync(said);
    const text = sum();
    if (text !== undefined) {
      writeFileSync(said, text);
    }
    expect(release('install', 'one')).toEqual({
      status: 1,
      said: 'dist-policy was not made from this dynamic-env.json; first: npm run policy -- --environment dynamic-env.json',
    });
    expect(existsSync(join(root, 'current'))).toBe(false);
  });

  it.each([['beside'], ['installed']] as const)('promise-6 are not told by one file alone (%s)', (place) => {
    build('one');
    environment('{}', place);
    expect(release('install', 'one').status).toBe(1);
    expect(existsSync(join(root, 'current'))).toBe(false);
  });

  it('promise-6 come back with a release, by a command that is said, and forward again', () => {
    for (const name of ['one', 'two']) {
      build(name);
      environment(name, 'beside', 'installed');
      expect(release('install', name).status).toBe(0);
    }
    for (const [name, other] of [
      ['one', 'two'],
      ['two', 'one'],
    ] as const) {
      const { status, said } = release('rollback');
      const command = `install -m 644 ${root}/previous/dynamic-env.json ${installed()}`;
      expect([status, said]).toEqual([
        1,
        `${installed()} is not the one that the release before was installed with; first: ${command}`,
      ]);
      expect(served().current).toEqual([other, `policy of ${other}`]);
      expect(spawnSync('sh', ['-c', command]).status).toBe(0);
      expect(release('rollback').status).toBe(0);
      expect([served().current, readFileSync(installed(), 'utf8')]).toEqual([[name, `policy of ${name}`], name]);
    }
  });

  it('goes back without a word where they are the same, or the release before is older than this rule', () => {
    for (const name of ['one', 'two']) {
      build(name);
      environment('{}', 'beside', 'installed');
      expect(release('install', name).status).toBe(0);
    }
    expect(release('rollback').status).toBe(0);
    rmSync(join(root, 'previous/dynamic-env.json'));
    environment('{"later":true}', 'installed');
    expect(release('rollback').status).toBe(0);
  });
});

it('refuses a name that is taken, a build that is not there and a word that it does not know, and changes nothing', () => {
  build('one');
  release('install', 'one');
  build('other');
  expect(release('install', 'one')).toEqual({ status: 1, said: 'There is a release one already.' });
  rmSync(join(folder, 'dist-policy'), { recursive: true });
  expect(release('install', 'two').said).toContain('There is no build');
  expect(release('install').said).toBe('deploy/release.sh install <name> | rollback');
  expect(served()).toEqual({ current: ['one', 'policy of one'], previous: undefined });
});

it.each(['feature/1.1', '../1.1', '.', '.hidden', '-1.1', 'a b', ''])(
  'refuses the name “%s”, by which a release could not be told from others, and goes on serving',
  (name) => {
    build('one');
    release('install', '1.0.0');
    build('two');
    expect(release('install', name).status).toBe(1);
    expect(served()).toEqual({ current: ['one', 'policy of one'], previous: undefined });
    expect(readdirSync(join(root, 'releases'))).toEqual(['1.0.0']);
  },
);

it('lets the server read what was built or installed by somebody who hides his files from others', () => {
  build('one');
  chmodSync(join(folder, 'dist/index.html'), 0o600);
  chmodSync(join(folder, 'dist/assets'), 0o700);
  const { status } = spawnSync('sh', ['-c', `umask 077; sh ${script} install one`], {
    cwd: folder,
    env: { ...process.env, FUND_ROOT: root, FUND_ENVIRONMENT: etc },
  });
  expect(status).toBe(0);
  const modes = ['.', 'releases', 'current/.', 'current/site', 'current/site/assets', 'current/site/index.html'].map(
    (name) => [name, (statSync(join(root, name)).mode & 0o777).toString(8)],
  );
  expect(modes.filter(([, mode]) => mode !== '755')).toEqual([['current/site/index.html', '644']]);
});
