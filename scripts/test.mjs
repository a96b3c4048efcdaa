/** `npm test`: every gate, then every test of both runners, then the totals; all tests run even where some fail. */
import { readFileSync, rmSync } from 'node:fs';

import { fail, root, runNode, start } from './support/run.mjs';

rmSync(`${root}reports`, { recursive: true, force: true });

/** @type {{ readonly scripts: Readonly<Record<string, string>> }} */
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const slowest = 'check:lint';
const gates = Object.keys(scripts).filter((name) => name.startsWith('check:') && name !== slowest);

// Linting keeps one core busy for twice as long as the builds and all other gates do the other: the first tests share it.
const linting = check(slowest);
const isBuilt = await start(process.execPath, ['scripts/build-all.mjs']);
const failed = isBuilt ? [] : ['build'];
for (const gate of gates) {
  if (!(await check(gate))) {
    failed.push(gate);
  }
}
if (failed.length > 0) {
  const isClean = await linting;
  fail(
    `Failed: ${[...failed, ...(isClean ? [] : [slowest])].join(', ')}. The reasons stand above, and no test was run.`,
  );
}
const results = {
  'unit and model tests': await start(process.execPath, ['node_modules/vitest/vitest.mjs', 'run']),
  [slowest]: await linting,
  'tests in the browser': runNode('scripts/test-browser.mjs', [], { SKIP_BUILD: '1' }),
  trace: runNode('scripts/trace.mjs', ['--close']),
};
const broken = Object.entries(results).flatMap(([name, isPassed]) => (isPassed ? [] : [name]));
if (broken.length > 0) {
  fail(`Failed: ${broken.join(', ')}. The reasons stand above.`);
}

/** @param {string} gate */
function check(gate) {
  const args = ['run', '--silent', gate];
  // By its file where npm tells it: on Windows `npm` is a script that cannot be started by its name.
  const npm = process.env.npm_execpath;
  return npm === undefined ? start('npm', args) : start(process.execPath, [npm, ...args]);
}
