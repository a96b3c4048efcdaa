import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { afterEach, expect, it } from 'vitest';

import { createAsk } from '../../scripts/support/doctor/ask';
import { examine } from '../../scripts/support/doctor/examine';
import { findingIds } from '../../scripts/support/doctor/finding-table';
import { printedReport } from '../../scripts/support/doctor/report';

const servers: Server[] = [];
const sockets = new Set<Socket>();

afterEach(() => {
  sockets.forEach((socket) => socket.destroy());
  servers.splice(0).forEach((server) => server.close());
});

/** Bytes to whoever has sent something; not even HTTP. */
async function serve(answer: (socket: Socket, request: string) => void): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', (data: Buffer) => answer(socket, data.toString()));
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const http = (body: string, headers = 'Content-Type: application/json') =>
  `HTTP/1.1 200 OK\r\n${headers}\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const ask = createAsk({ timeoutMs: 400, mostBytes: 200_000, authority: undefined });

const hostile: readonly (readonly [string, (socket: Socket, request: string) => void, RegExp])[] = [
  ['never answers', () => undefined, /no whole answer in 0\.4 s/u],
  [
    'sends its head and never its body',
    (socket) => socket.write(http('{}').slice(0, -2)),
    /no whole answer in 0\.4 s/u,
  ],
  ['closes at once', (socket) => socket.destroy(), /no connection \(ECONNRESET\)/u],
  ['breaks off', (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{'), /ECONNRESET|in its middle/u],
  ['speaks no HTTP', (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'), /speaks no HTTP \(HPE_/u],
  [
    'sends more than anybody reads',
    (socket) => socket.end(http(`"${'x'.repeat(400_000)}"`)),
    /larger than 200000 bytes/u,
  ],
  [
    'sends headers without end',
    (socket) => socket.end(http('{}', `X-Long: ${'x'.repeat(100_000)}`)),
    /HPE_HEADER_OVERFLOW/u,
  ],
  ['sends lists in lists', (socket) => socket.end(http('['.repeat(90_000))), /no JSON object/u],
  ['sends a text', (socket) => socket.end(http('"yes"')), /no JSON object/u],
  [
    'says that it is compressed and is not',
    (socket) => socket.end(http('\u001f\u008b\b', 'Content-Encoding: gzip')),
    /cannot be unpacked \(Content-Encoding: gzip\)/u,
  ],
  ['breaks by 500', (socket) => socket.end(http('{}').replace('200 OK', '500 Broken')), /500 application\/json/u],
];

it.each(hostile)('promise-7 a site that %s ends as a finding', async (_, answer, seen) => {
  const address = await serve(answer);
  const findings = await examine({ address, contractPaths: ['/api/app/don-vi'], ask });
  expect(findings.map(({ id }) => id)).toEqual(findingIds);
  expect(findings.find(({ id }) => id === 'environment.file')?.seen).toMatch(seen);
  expect(findings.filter(({ grade }) => grade === 'wrong').map(({ id }) => id)).toEqual([
    'environment.file',
    'site.index',
  ]);
});

it.each(hostile)('promise-7 an issuer and a back end that each %s end as findings', async (_, answer) => {
  const stranger = await serve(answer);
  const environment = JSON.stringify({ oAuthConfig: { issuer: stranger }, apis: { default: { url: stranger } } });
  const address = await serve((socket) => socket.end(http(environment)));
  const findings = await examine({ address, contractPaths: ['/api/app/don-vi'], ask });
  expect(findings.map(({ id }) => id)).toEqual(findingIds);
  expect(findings.filter(({ grade }) => grade === 'wrong').map(({ id }) => id)).toEqual([
    'site.index',
    'issuer.discovery',
    'api.configuration',
  ]);
});

it.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])(
  'promise-7 reads what a store of files sends compressed, asked or not (%s), as a browser does',
  async (encoding, pack) => {
    const sent = (text: string) => (socket: Socket) => {
      const body = pack(text);
      socket.write(`HTTP/1.1 200 OK\r\nContent-Encoding: ${encoding}\r\nConnection: close\r\n`);
      socket.write(`Content-Length: ${body.length}\r\n\r\n`);
      socket.end(body);
    };
    expect(await ask({ url: await serve(sent('{"name":"Quỹ"}')) })).toMatchObject({ text: '{"name":"Quỹ"}' });
    expect(await ask({ url: await serve(sent('x'.repeat(300_000))) })).toMatchObject({
      kind: 'none',
      reason: `its body cannot be unpacked (Content-Encoding: ${encoding})`,
    });
  },
);

it('promise-6 follows no redirect, so a token goes nowhere that nobody has named', async () => {
  const visits: string[] = [];
  const elsewhere = await serve((socket, request) => {
    visits.push(request);
    socket.end(http('{}'));
  });
  const redirecting = await serve((socket) =>
    socket.end(`HTTP/1.1 302 Found\r\nLocation: ${elsewhere}/\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`),
  );
  const environment = JSON.stringify({ oAuthConfig: { issuer: redirecting }, apis: { default: { url: redirecting } } });
  const address = await serve((socket) => socket.end(http(environment)));
  const findings = await examine({ address, contractPaths: ['/api/app/don-vi'], ask, token: 'a.b.c' });
  expect(findings.find(({ id }) => id === 'api.configuration')?.seen).toContain(`302 → ${elsewhere}/`);
  expect(visits).toEqual([]);
});

it('prints nothing that steers a terminal, and no more than a few lines of what a stranger says', async () => {
  const escape = '\u001b]0;owned\u0007';
  const address = await serve((socket) =>
    socket.end(http(JSON.stringify({ apis: { default: { url: `javascript:${escape}` } } }), `X: ${'y'.repeat(900)}`)),
  );
  const long = await serve((socket) => socket.end(http('', `Location: /${'z'.repeat(9_000)}`).replace('200', '302')));
  const findings = [
    ...(await examine({ address, contractPaths: [], ask })),
    ...(await examine({ address: long, contractPaths: [], ask })),
  ];
  const text = printedReport(address, findings);
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  expect(text.split('\n').every((line) => line.length < 600)).toBe(true);
});
