import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program in the project's folder, showing what it prints.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ readonly env?: Readonly<Record<string, string>>, readonly timeoutMs?: number }} [options]
 * @returns {boolean} whether it ended with status 0
 */
export function run(program, args, { env = {}, timeoutMs } = {}) {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    timeout: timeoutMs,
  });
  return status === 0;
}

/**
 * Runs a tool of this project's own packages.
 *
 * @param {string} path of its JavaScript file, from the project's root
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 */
export function runNode(path, args = [], env = {}) {
  return run(process.execPath, [path, ...args], { env });
}

/**
 * Starts a program in the project's folder beside others; what it prints is shown when it has ended, in one piece.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<boolean>} whether it has ended with status 0
 */
export function start(program, args) {
  const started = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {Buffer[]} */
  const printed = [];
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (chunk) => printed.push(chunk));
  }
  return new Promise((resolve) => {
    started.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    started.on('close', (status) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(status === 0);
    });
  });
}

/**
 * Ends the process with one sentence that says what is wrong.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
