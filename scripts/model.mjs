/**
 * `npm run model`: what the model lab finds in every machine; `-- auth` in one of them; `-- auth renewing` prints the
 * shortest way to a state of it and writes it to `reports/model/auth-renewing.md`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

import { loadTypeScript } from './support/load-typescript.mjs';
import { fail, root } from './support/run.mjs';

const [machine, state, ...rest] = process.argv.slice(2);
if (rest.length > 0) {
  fail('Name one machine and one state at most: npm run model -- auth renewing');
}

/** @type {typeof import('../tests/model/lab/model-lab')} */
const { askLab } = await loadTypeScript('tests/model/lab/model-lab.ts');
const { text, page, isGood } = askLab(machine, state);
if (!isGood) {
  fail(text);
}
console.log(text);
if (page !== undefined) {
  const path = `reports/model/${page.name}.md`;
  mkdirSync(`${root}reports/model`, { recursive: true });
  writeFileSync(`${root}${path}`, page.text);
  console.log(`Written to ${path}`);
}
process.exit(0);
