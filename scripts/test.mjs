/** `npm test`: every gate, then every test of both runners, then the totals; all tests run even where some fail. */
import { rmSync } from 'node:fs';

import { fail, root, run, runNode, startNode } from './support/run.mjs';

rmSync(`${root}reports`, { recursive: true, force: true });

// Most gates keep one core busy, the builds the other.
const building = startNode('scripts/build-all.mjs');
if (!run('npm', ['run', '--silent', 'check'])) {
  fail('A check failed; the reason stands above, and no test was run.');
}
if (!(await building)) {
  fail('A build failed; the reason stands above, and no test was run.');
}
const results = [
  runNode('node_modules/vitest/vitest.mjs', ['run']),
  runNode('scripts/test-browser.mjs', [], { SKIP_BUILD: '1' }),
  runNode('scripts/trace.mjs', ['--close']),
];
process.exit(results.every(Boolean) ? 0 : 1);
