/** `npm test`: the builds and every gate, then every test of both runners, then the totals; all run even where some fail. */
import { readFileSync, rmSync } from 'node:fs';

import { fail, root, runNode, start } from './support/run.mjs';

rmSync(`${root}reports`, { recursive: true, force: true });

/** @type {{ readonly scripts: Readonly<Record<string, string>> }} */
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const gates = Object.keys(scripts).filter((name) => name.startsWith('check:'));

const failed = await failures({
  build: () => start(process.execPath, ['scripts/build-all.mjs']),
  ...Object.fromEntries(gates.map((gate) => [gate, () => runScript(gate)])),
});
if (failed.length > 0) {
  fail(`Failed: ${failed.join(', ')}. The reasons stand above, and no test was run.`);
}
const results = {
  'unit and model tests': runNode('node_modules/vitest/vitest.mjs', ['run']),
  'tests in the browser': runNode('scripts/test-browser.mjs', [], { SKIP_BUILD: '1' }),
  trace: runNode('scripts/trace.mjs', ['--close']),
};
const broken = Object.entries(results).flatMap(([name, isPassed]) => (isPassed ? [] : [name]));
if (broken.length > 0) {
  fail(`Failed: ${broken.join(', ')}. The reasons stand above.`);
}

/**
 * Runs everything, two at a time: most of it keeps one core busy.
 *
 * @param {Readonly<Record<string, () => Promise<boolean>>>} tasks
 * @returns {Promise<readonly string[]>} the names of those that have failed
 */
async function failures(tasks) {
  const waiting = Object.entries(tasks);
  /** @type {string[]} */
  const found = [];
  const workThrough = async () => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      const [name, run] = task;
      if (!(await run())) {
        found.push(name);
      }
    }
  };
  await Promise.all([workThrough(), workThrough()]);
  return found;
}

/** @param {string} name of package.json */
function runScript(name) {
  const args = ['run', '--silent', name];
  // By its file where npm tells it: on Windows `npm` is a script that cannot be started by its name.
  const npm = process.env.npm_execpath;
  return npm === undefined ? start('npm', args) : start(process.execPath, [npm, ...args]);
}
