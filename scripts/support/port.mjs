import { createServer } from 'node:net';

const defaultPort = 4173;

/**
 * The port to serve on, or `undefined` when the text is no port.
 *
 * @param {string | undefined} text
 * @returns {number | undefined}
 */
export function portFrom(text) {
  if (text === undefined || text === '') {
    return defaultPort;
  }
  const port = Number(text);
  return Number.isInteger(port) && port >= 1 && port <= 65_535 ? port : undefined;
}

/**
 * Why a server could not start, in one sentence.
 *
 * @param {unknown} error
 * @param {number} port
 * @returns {string}
 */
export function portSentence(error, port) {
  const text = error instanceof Error ? error.message : String(error);
  if (/in use|EADDRINUSE/i.test(text)) {
    return `Port ${port} is in use by another program; end it, or choose another port: PORT=4180 npm start`;
  }
  if (/EACCES/.test(text)) {
    return `This user may not open port ${port}; choose one above 1023: PORT=4180 npm start`;
  }
  return `The demo could not be served on port ${port}: ${text}`;
}

/**
 * Tries a port of this machine for a moment, so that nobody waits for a build that cannot be served.
 *
 * @param {number} port
 * @returns {Promise<string | undefined>} why it cannot be had, in one sentence; `undefined` when it can
 */
export function portTrouble(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(portSentence(error, port)));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}
