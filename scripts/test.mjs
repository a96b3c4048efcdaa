/** `npm test`: every gate, then every test of both runners, then the totals; all tests run even where some fail. */
import { rmSync } from 'node:fs';

import { fail, root, run, runNode } from './support/run.mjs';

rmSync(`${root}reports`, { recursive: true, force: true });

if (!run('npm', ['run', '--silent', 'check'])) {
  fail('A check failed; the reason stands above, and no test was run.');
}
const results = [
  runNode('node_modules/vitest/vitest.mjs', ['run']),
  runNode('scripts/test-browser.mjs'),
  runNode('scripts/trace.mjs', ['--close']),
];
process.exit(results.every(Boolean) ? 0 : 1);
