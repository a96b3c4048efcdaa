import { createServer, type AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import { portFrom, portSentence, portTrouble } from '../../scripts/support/port.mjs';

it.each([
  [undefined, 4173],
  ['', 4173],
  ['8080', 8080],
  ['65535', 65535],
  ['0', undefined],
  ['65536', undefined],
  ['80.5', undefined],
  ['http', undefined],
])('PORT=%s is port %s', (text, port) => {
  expect(portFrom(text)).toBe(port);
});

it('a port that cannot be had is explained in one sentence', () => {
  expect(portSentence(new Error('Port 4173 is already in use'), 4173)).toBe(
    'Port 4173 is in use by another program; end it, or choose another port: PORT=4180 npm start',
  );
  expect(portSentence(new Error('listen EACCES: permission denied 127.0.0.1:80'), 80)).toBe(
    'This user may not open port 80; choose one above 1023: PORT=4180 npm start',
  );
  expect(portSentence('odd', 4173)).toBe('The demo could not be served on port 4173: odd');
});

it('a port that another program holds is noticed before anything is built', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await portTrouble(port)).toBe(
    `Port ${port} is in use by another program; end it, or choose another port: PORT=4180 npm start`,
  );
  await new Promise((resolve) => server.close(resolve));
  expect(await portTrouble(port)).toBeUndefined();
});
