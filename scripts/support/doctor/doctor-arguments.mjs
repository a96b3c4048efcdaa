import { parseArgs } from 'node:util';

export const doctorHelp = `npm run doctor -- --env <address> [options]

  --env <address>     address of the installation, or of its dynamic-env.json
  --tenant <name>     looks by the eyes of this tenant
  --ca <file>         certificates of an own authority, as PEM, beside those that everybody knows
  --json              prints the findings for a machine

With the access token of an administrator in the variable DOCTOR_TOKEN, permissions and claims are looked at too.
Ends with 0 where nothing is wrong, 1 where something is, 2 where the command was called wrongly.`;

/**
 * @typedef {object} DoctorArguments
 * @property {string} address
 * @property {string | undefined} tenant
 * @property {string | undefined} ca
 * @property {boolean} isJson
 */

/**
 * What the command line asks for.
 *
 * @param {readonly string[]} args
 * @returns {DoctorArguments | 'help' | { readonly trouble: string }} `trouble` is one sentence
 */
export function doctorArguments(args) {
  const read = readArguments(args);
  if ('trouble' in read) {
    return read;
  }
  const { env, tenant, ca, json, help } = read.values;
  if (help === true) {
    return 'help';
  }
  if (env === undefined || !URL.canParse(env) || !/^https?:$/u.test(new URL(env).protocol)) {
    return {
      trouble: `--env must be the http(s) address of an installation${env === undefined ? '' : `, but it is "${env}"`}.`,
    };
  }
  return { address: env, tenant, ca, isJson: json === true };
}

/**
 * The token of `DOCTOR_TOKEN`, which people copy from a header with its word in front and a terminal's line ends in it;
 * a script that has none sets the variable to nothing.
 *
 * @param {string | undefined} text
 * @returns {string | undefined}
 */
export function doctorToken(text) {
  const token = (text ?? '').replace(/^\s*Bearer\b/iu, '').replaceAll(/\s/gu, '');
  return token === '' ? undefined : token;
}

/** @param {readonly string[]} args */
function readArguments(args) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        env: { type: 'string' },
        tenant: { type: 'string' },
        ca: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return { trouble: `${error instanceof Error ? error.message : String(error)}\n\n${doctorHelp}` };
  }
}
