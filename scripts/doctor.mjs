/**
 * `npm run doctor -- --env <address>`: looks at a live installation from outside and says what is wrong with it;
 * `-- --help` lists the options, docs/connect-to-abp.md what each finding means.
 */
import { readFileSync } from 'node:fs';

import { doctorArguments, doctorHelp, doctorToken } from './support/doctor/doctor-arguments.mjs';
import { loadTypeScript } from './support/load-typescript.mjs';
import { root } from './support/run.mjs';

const asked = doctorArguments(process.argv.slice(2));
if (asked === 'help') {
  console.log(doctorHelp);
  process.exit(0);
}
if ('trouble' in asked) {
  endBadCall(asked.trouble);
}
const authority = asked.ca === undefined ? undefined : readAuthority(asked.ca);

const { runDoctor } = await loadTypeScript('scripts/support/doctor/run-doctor.ts');
const { text, exitCode } = await runDoctor({
  address: asked.address,
  tenant: asked.tenant,
  token: doctorToken(process.env.DOCTOR_TOKEN),
  authority,
  isJson: asked.isJson,
  contract: readFileSync(`${root}docs/api/openapi.yaml`, 'utf8'),
});
console.log(text);
process.exit(exitCode);

/** @param {string} path */
function readAuthority(path) {
  const text = readText(path) ?? endBadCall(`--ca: the file ${path} cannot be read.`);
  return text.includes('-----BEGIN CERTIFICATE-----')
    ? text
    : endBadCall(`--ca: the file ${path} holds no certificate.`);
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function endBadCall(sentence) {
  console.error(sentence);
  process.exit(2);
}
