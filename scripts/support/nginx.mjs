import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { run } from './run.mjs';

/** Where Debian keeps it, which is not on everybody's PATH. */
const systemFolder = '/usr/sbin';
const installTimeoutMs = 300_000;

/**
 * What the search asks of the machine; replaced in tests.
 *
 * @typedef {object} Machine
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {(path: string) => boolean} runs whether the file exists and answers `-v` as nginx does
 * @property {boolean} isRoot
 * @property {(program: string, args: readonly string[]) => boolean} run
 */

/** @typedef {{ readonly path: string, readonly reason?: undefined } | { readonly path?: undefined, readonly reason: string }} Found */

/** @type {Machine} */
const thisMachine = {
  env: process.env,
  runs,
  isRoot: process.getuid?.() === 0,
  run: (program, args) => run(program, args, { env: installQuietly, timeoutMs: installTimeoutMs }),
};

const installQuietly = { DEBIAN_FRONTEND: 'noninteractive' };

/**
 * An nginx of this machine: the one that NGINX_PATH names, one on the PATH or in Debian's place, or the one that
 * Debian's packages bring.
 *
 * @param {Machine} machine
 * @returns {Found}
 */
export function findOrInstallNginx(machine = thisMachine) {
  const named = machine.env['NGINX_PATH'];
  if (named !== undefined && named !== '') {
    return machine.runs(named)
      ? { path: named }
      : { reason: `NGINX_PATH names ${named}, but no nginx runs from there.` };
  }
  const path = find(machine) ?? (install(machine) ? find(machine) : undefined);
  return path === undefined
    ? {
        reason:
          'The tests of the server configuration need an nginx and none could be found or installed; install one (Debian: apt-get install nginx-light) or set NGINX_PATH to it.',
      }
    : { path };
}

/** @param {Machine} machine */
function find(machine) {
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...new Set([...folders, systemFolder])]
    .map((folder) => join(folder, 'nginx'))
    .find((path) => machine.runs(path));
}

/** @param {Machine} machine */
function install(machine) {
  return (
    machine.isRoot &&
    machine.run('apt-get', ['update']) &&
    machine.run('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'])
  );
}

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  const { status, stderr } = spawnSync(path, ['-v'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /nginx/i.test(stderr);
}
