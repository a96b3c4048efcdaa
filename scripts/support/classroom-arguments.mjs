import { isIP } from 'node:net';
import { parseArgs } from 'node:util';

const defaultPort = 4180;
const defaultState = 'classroom/classroom-state.json';

export const classroomHelp = `npm run classroom -- [options]

  --port <number>     ${defaultPort} unless told
  --host <address>    127.0.0.1 unless told: this machine alone; 0.0.0.0 opens the class to the room, over HTTPS
  --name <name>       what trainees type, where that is not the first address of this machine
  --cert <file>       certificate and key of an own HTTPS, as PEM; one that this machine signs itself is made
  --key <file>        where none is given
  --flow <flow>       code (the server's own sign-in page) unless told, or password (the product's form)
  --state <file>      where the class's data are kept; ${defaultState} unless told,
                      with the port in its name where that is another one
  --reset             begins with fresh data: forgets the file
  --code <code>       the trainer's code, eight characters or more; a new one each time unless told`;

/**
 * @typedef {object} ClassroomArguments
 * @property {number} port
 * @property {string} host where the server listens
 * @property {string} name by which browsers reach it
 * @property {boolean} isOpen to other machines, so that it needs HTTPS
 * @property {string | undefined} cert
 * @property {string | undefined} key
 * @property {'code' | 'password'} flow
 * @property {string} state
 * @property {boolean} reset
 * @property {string | undefined} code
 */

/**
 * What the command line asks for.
 *
 * @param {readonly string[]} args
 * @param {readonly string[]} addresses of this machine that others can reach
 * @returns {ClassroomArguments | 'help' | { readonly trouble: string }} `trouble` is one sentence
 */
export function classroomArguments(args, addresses) {
  const read = readArguments(args);
  if ('trouble' in read) {
    return read;
  }
  const { port, host, name, flow, cert, key, state, reset, code, help } = read.values;
  if (help === true) {
    return 'help';
  }
  const number = Number(port);
  const isOpen = !isLoopback(host);
  const isAnyAddress = host === '0.0.0.0' || host === '::';
  const reached = name ?? (isAnyAddress ? addresses[0] : host);
  const trouble = [
    [
      !Number.isInteger(number) || number < 1 || number > 65_535,
      `--port must be a whole number from 1 to 65535, but it is "${port}".`,
    ],
    [flow !== 'code' && flow !== 'password', `--flow must be code or password, but it is "${flow}".`],
    [
      (cert === undefined) !== (key === undefined),
      '--cert and --key go together: a certificate is worth nothing without its key.',
    ],
    [code !== undefined && code.length < 8, '--code must have eight characters or more, or somebody guesses it.'],
    [reached === undefined, 'This machine has no address in a network; connect it, or name the address with --name.'],
    [
      reached !== undefined && !isHostName(reached),
      `--name must be a host name or an address, but it is "${reached}".`,
    ],
  ].find(([isWrong]) => isWrong)?.[1];
  if (trouble !== undefined || reached === undefined) {
    return { trouble: String(trouble) };
  }
  return {
    port: number,
    host,
    name: reached,
    isOpen,
    cert,
    key,
    flow: flow === 'password' ? 'password' : 'code',
    state: state ?? defaultStateAt(number),
    reset: reset === true,
    code,
  };
}

/** @param {readonly string[]} args */
function readArguments(args) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: String(defaultPort) },
        host: { type: 'string', default: '127.0.0.1' },
        name: { type: 'string' },
        flow: { type: 'string', default: 'code' },
        cert: { type: 'string' },
        key: { type: 'string' },
        state: { type: 'string' },
        reset: { type: 'boolean' },
        code: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return { trouble: `${error instanceof Error ? error.message : String(error)}\n\n${classroomHelp}` };
  }
}

/**
 * Each class has all data in memory and replaces the file whole, so two that run at once must not share one.
 *
 * @param {number} port
 */
function defaultStateAt(port) {
  return port === defaultPort ? defaultState : defaultState.replace(/(?=\.json$)/u, `-${port}`);
}

/** @param {string} host */
function isLoopback(host) {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** @param {string} name */
function isHostName(name) {
  return isIP(name) === 4 || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/iu.test(name);
}
