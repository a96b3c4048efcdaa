/**
 * `npm run classroom`: serves the product and the mock back end from one origin, with one state for a whole class and
 * sign-in pages of a real server. `-- --help` lists the options; docs/classroom.md tells a trainer how to use it.
 */
import { randomInt } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { dirname, resolve } from 'node:path';

import { build } from 'vite';

import { fingerprint, ownCertificate, readCertificate } from './support/certificate.mjs';
import { classroomArguments, classroomHelp } from './support/classroom-arguments.mjs';
import { policiesOf } from './support/content-security-policy.mjs';
import { loadTypeScript } from './support/load-typescript.mjs';
import { fail, root } from './support/run.mjs';
import { isStale } from './support/stale-build.mjs';

const asked = classroomArguments(process.argv.slice(2), reachableAddresses());
if (asked === 'help') {
  console.log(classroomHelp);
  process.exit(0);
}
if ('trouble' in asked) {
  fail(asked.trouble);
}

const state = resolve(root, asked.state);
const certificate = certificateOf(asked);
if (isStale(root, 'dist/index.html')) {
  console.log('Building the product …');
  try {
    await build({ root, mode: 'production', logLevel: 'error' });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    fail('The product could not be built; the reason stands above.');
  }
}

const code = asked.code ?? newCode();
const { serveClassroom } = await loadTypeScript('mock-server/node/classroom/classroom.ts');
const classroom = await serveClassroom({
  folder: resolve(root, 'dist'),
  policies: await policiesOf(resolve(root, 'dist'), { issuers: [], apis: [] }),
  host: asked.host,
  publicHost: asked.name,
  port: asked.port,
  certificate,
  flow: asked.flow,
  statePath: state,
  isFresh: asked.reset,
  trainerCode: code,
  tell: console.log,
}).catch((error) => fail(sentenceOf(error, asked.port)));

console.log(`
The class is at ${classroom.url}/ (Ctrl+C ends it). Its data are kept in ${asked.state}.
The trainer's page is ${classroom.url}/lop-hoc, its code ${code}
`);
if (!asked.isOpen) {
  console.log('Only this machine can open it; a room can after: npm run classroom -- --host 0.0.0.0');
} else if (asked.cert === undefined) {
  console.log(`This machine signed the certificate itself: browsers warn once, and each trainee chooses to go on.
Its SHA-256 fingerprint is ${fingerprint(certificate.cert)}`);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    classroom
      .close()
      .then(() => process.exit(0))
      .catch((error) => fail(`The state could not be written: ${error instanceof Error ? error.message : error}`));
  });
}

function reachableAddresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((each) => each !== undefined && each.family === 'IPv4' && !each.internal)
    .map((each) => each?.address ?? '');
}

/**
 * Browsers have the cryptography that signing in needs on this machine and over HTTPS alone, so a class that others
 * can open gets a certificate in any case.
 */
function certificateOf({ isOpen, cert, key, name, state: path }) {
  if (cert !== undefined && key !== undefined) {
    return (
      readCertificate({ cert: resolve(cert), key: resolve(key) }) ??
      fail(`The certificate ${cert} or its key ${key} cannot be read.`)
    );
  }
  if (!isOpen) {
    return undefined;
  }
  return (
    ownCertificate(dirname(resolve(root, path)), name) ??
    fail(
      'A class that other machines open needs HTTPS, because browsers have the cryptography of signing in there alone. ' +
        'OpenSSL, which would make a certificate, is missing: install it, or give one with --cert and --key.',
    )
  );
}

/** Forty bits, without letters and digits that look alike. */
function newCode() {
  const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * @param {unknown} error
 * @param {number} port
 */
function sentenceOf(error, port) {
  const text = error instanceof Error ? error.message : String(error);
  return /EADDRINUSE/u.test(text)
    ? `Port ${port} is in use by another program, perhaps by a class that still runs; end it, ` +
        `or choose another port, where the class has data of its own: npm run classroom -- --port ${port === 4181 ? 4182 : 4181}`
    : `The class could not be opened: ${text}`;
}
