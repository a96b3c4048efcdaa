import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from '@playwright/test';

import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const installTimeoutMs = 600_000;

/**
 * What the search asks of the machine; replaced in tests.
 *
 * @typedef {object} Machine
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {() => string} playwrightPath where Playwright would keep its own Chromium
 * @property {(path: string) => boolean} runs whether the file exists and answers `--version` as a Chromium does
 * @property {boolean} isRoot
 * @property {(program: string, args: readonly string[]) => boolean} run
 */

/** @typedef {{ readonly path: string, readonly reason?: undefined } | { readonly path?: undefined, readonly reason: string }} Found */

/** @type {Machine} */
const thisMachine = {
  env: process.env,
  playwrightPath: () => chromium.executablePath(),
  runs,
  isRoot: process.getuid?.() === 0,
  run: (program, args) => run(program, args, { timeoutMs: installTimeoutMs }),
};

/**
 * A Chromium of this machine: the one CHROMIUM_PATH names, one on the PATH, or Playwright's own.
 *
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function findBrowser(machine = thisMachine) {
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, machine.playwrightPath()].find((path) => machine.runs(path));
}

/**
 * @param {string} path of a Chromium
 * @returns {string} e.g. `156.0.8078.79`; empty where it does not say
 */
export function browserVersion(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return /\d+(?:\.\d+){3}/u.exec(stdout ?? '')?.[0] ?? '';
}

/**
 * The same, and where there is none, one that Playwright or Debian's packages bring.
 *
 * @param {Machine} machine
 * @returns {Found}
 */
export function findOrInstallBrowser(machine = thisMachine) {
  const named = machine.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    return machine.runs(named)
      ? { path: named }
      : { reason: `CHROMIUM_PATH names ${named}, but no Chromium runs from there.` };
  }
  const present = findBrowser(machine);
  if (present !== undefined) {
    return { path: present };
  }
  for (const install of [installByPlaywright, installByApt]) {
    const path = install(machine) ? findBrowser(machine) : undefined;
    if (path !== undefined) {
      return { path };
    }
  }
  return {
    reason:
      'The browser tests need a Chromium and none could be found or installed; install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
  };
}

/** @param {Machine} machine */
function installByPlaywright(machine) {
  return machine.run('npx', ['playwright', 'install', 'chromium']);
}

/** @param {Machine} machine */
function installByApt(machine) {
  return (
    machine.isRoot &&
    machine.run('apt-get', ['update']) &&
    machine.run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  );
}

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}
