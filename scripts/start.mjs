/** `npm start`: builds the demo, serves it on this machine alone, and says where and for whom. Opens nothing. */
import { build, preview } from 'vite';

import { loadTypeScript } from './support/load-typescript.mjs';
import { portFrom, portSentence, portTrouble } from './support/port.mjs';
import { fail, root } from './support/run.mjs';

const port = portFrom(process.env.PORT);
if (port === undefined) {
  fail(`PORT must be a whole number from 1 to 65535, but it is "${process.env.PORT}".`);
}
const trouble = await portTrouble(port);
if (trouble !== undefined) {
  fail(trouble);
}

console.log('Building the demo …');
try {
  await build({ root, mode: 'demo', logLevel: 'error' });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  fail('The demo could not be built; the reason stands above.');
}

try {
  await preview({ root, mode: 'demo', logLevel: 'error', preview: { host: '127.0.0.1', port, strictPort: true } });
} catch (error) {
  fail(portSentence(error, port));
}

const { demoAccounts } = await loadTypeScript('mock-server/demo-accounts.ts');
const { defaultSettings } = await loadTypeScript('mock-server/settings.ts');
console.log(`\nThe demo is at http://127.0.0.1:${port}/ (Ctrl+C ends it). Its data live in your browser only.\n`);
console.log(`Demo accounts, all with the password ${defaultSettings.password}`);
for (const { userName, name, roleLabel } of demoAccounts) {
  console.log(`  ${userName.padEnd(18)} ${name}, ${roleLabel}`);
}
