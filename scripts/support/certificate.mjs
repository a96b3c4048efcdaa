import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';

const days = 365;

/** @typedef {{ readonly cert: string, readonly key: string }} Pem */

/**
 * The certificate that this machine signed for itself, kept in a folder; made by OpenSSL where there is none yet, or
 * none that is good for the name and today.
 *
 * @param {string} folder
 * @param {string} name host name or address
 * @param {(program: string, args: readonly string[]) => boolean} run whether the program ended well
 * @returns {Pem | undefined} `undefined` where there is no OpenSSL
 */
export function ownCertificate(folder, name, run = runQuietly) {
  const paths = { cert: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  const known = readCertificate(paths);
  if (known !== undefined && isGoodFor(known.cert, name)) {
    return known;
  }
  mkdirSync(folder, { recursive: true });
  const subject = isIP(name) === 0 ? `DNS:${name}` : `IP:${name}`;
  const isMade = run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', String(days)],
    ...['-keyout', paths.key, '-out', paths.cert, '-subj', `/CN=${name}`, '-addext', `subjectAltName=${subject}`],
  ]);
  return isMade ? readCertificate(paths) : undefined;
}

/**
 * @param {{ readonly cert: string, readonly key: string }} paths
 * @returns {Pem | undefined} `undefined` where a file is missing
 */
export function readCertificate({ cert, key }) {
  try {
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  } catch {
    return undefined;
  }
}

/**
 * SHA-256 of a certificate, as browsers show it.
 *
 * @param {string} cert
 */
export function fingerprint(cert) {
  return new X509Certificate(cert).fingerprint256;
}

/**
 * @param {string} cert
 * @param {string} name
 */
function isGoodFor(cert, name) {
  try {
    const certificate = new X509Certificate(cert);
    const isNamed = isIP(name) === 0 ? certificate.checkHost(name) : certificate.checkIP(name);
    return isNamed !== undefined && new Date(certificate.validTo).getTime() > Date.now();
  } catch {
    return false;
  }
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function runQuietly(program, args) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
