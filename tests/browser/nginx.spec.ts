import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get as getPlain, request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { get } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { createGunzip, gzipSync } from 'node:zlib';

import { expect, test } from '@playwright/test';

import { hashSource, inlineTexts, policiesOf } from '../../scripts/support/content-security-policy.mjs';
import { cacheControl, responseHeaders } from '../../scripts/support/response-headers.mjs';
import { speaksIpv6 } from './support/nginx-process';
import { serveAsOwnServer, type NginxServer } from './support/nginx-server';
import { serveByNginx, type NginxSite } from './support/nginx-site';

const origins = { issuers: ['https://issuer.test'], apis: ['https://api.test', 'https://files.test'] };

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };

let site: NginxSite;
const script = `/assets/${readdirSync('dist/assets').find((name) => name.endsWith('.js')) ?? ''}`;

test.beforeAll(async () => {
  site = await serveByNginx('dist');
  await site.guard(origins);
});

test.afterAll(async () => {
  await site.close();
});

/** As `curl --path-as-is` asks: the address goes out as it stands, and nothing is unpacked. */
function ask(path: string, options: { readonly method?: string; readonly headers?: Record<string, string> } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(site.origin, { path, ...options }, (answer) => {
      const isPacked = answer.headers['content-encoding'] === 'gzip';
      text(isPacked ? answer.pipe(createGunzip()) : answer).then((body) => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      }, reject);
    });
    asked.on('error', reject).end();
  });
}

/** What comes before the body where a proxy asks by HTTP/1.0. */
async function headOfOldRequest(path: string) {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.0\r\nHost: proxy\r\nAccept-Encoding: gzip\r\n\r\n`);
  const bytes = await buffer(socket);
  return bytes.toString('latin1').replaceAll('\r', '').split('\n\n', 1)[0];
}

test('every kind of answer carries every header, failures and files too', async () => {
  const { page, answer } = await policiesOf('dist', origins);
  const fixed = Object.fromEntries(Object.entries(responseHeaders).map(([name, value]) => [name.toLowerCase(), value]));
  const kinds = [
    ['/', 200, cacheControl.askedEachTime, page],
    ['/csdl/nguoi-lao-dong?trang=2', 200, cacheControl.askedEachTime, page],
    ['/index.html', 200, cacheControl.askedEachTime, page],
    ['/auth/answer.html', 200, cacheControl.askedEachTime, answer],
    ['/auth/answer.html?code=x', 200, cacheControl.askedEachTime, answer],
    ['/auth/answer.js', 200, cacheControl.askedEachTime, page],
    ['/favicon.svg', 200, cacheControl.askedEachTime, page],
    [script, 200, cacheControl.forGood, page],
    ['/health', 200, 'no-store', page],
    ['/assets/gone-a1b2c3d4.js', 404, cacheControl.askedEachTime, page],
    ['/gone.png', 404, cacheControl.askedEachTime, page],
    ['/dynamic-env.json', 404, cacheControl.askedEachTime, page],
    ['/.env', 404, cacheControl.askedEachTime, page],
  ] as const;
  for (const [path, status, cache, policy] of kinds) {
    const { headers, status: answered } = await ask(path);
    expect({ path, status: answered, headers }).toEqual({
      path,
      status,
      headers: expect.objectContaining({ ...fixed, 'cache-control': cache, server: 'nginx' }) as unknown,
    });
    expect(String(headers['content-security-policy']).replaceAll(/ +(?=;|$)/gu, '')).toBe(policy);
  }
});

test('S-01 an address of the product gets its page, and a file that is missing gets 404, never the page', async () => {
  const page = readFileSync('dist/index.html', 'utf8');
  const paths = ['/', '/csdl/don-vi', '/auth/callback?code=x&state=y', '/auth', '/auth/', '/khong-co', '/a%20b'];
  for (const path of paths) {
    const { status, headers, body } = await ask(path);
    expect([path, status, headers['content-type'], body]).toEqual([path, 200, 'text/html; charset=utf-8', page]);
  }
  for (const path of ['/assets/index-00000000.js', '/assets/', '/assets', '/gone.js', '/robots.txt', '/auth/x.html']) {
    const { status, body } = await ask(path);
    expect([path, status, body.includes('id="root"')]).toEqual([
      path,
      path === '/assets' ? 200 : 404,
      path === '/assets',
    ]);
  }
});

test('an open tab gets scripts of the release before this one, and no other file of it', async () => {
  mkdirSync(join(site.releases.previous, 'assets'));
  writeFileSync(join(site.releases.previous, 'assets/old-a1b2c3d4.js'), 'export {};');
  writeFileSync(join(site.releases.previous, 'old.html'), 'old');
  const { status, headers, body } = await ask('/assets/old-a1b2c3d4.js');
  expect([status, headers['cache-control'], body]).toEqual([200, cacheControl.forGood, 'export {};']);
  expect((await ask('/old.html')).status).toBe(404);
});

test('hidden files, files beside the site and other methods are refused', async () => {
  site.put('.git/config', 'secret');
  site.put('assets/.htpasswd', 'secret');
  writeFileSync(join(site.releases.current, '../secret.txt'), 'secret');
  const paths = ['/.git/config', '/auth/.env', '/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'];
  for (const path of [...paths, '/assets/.htpasswd', '/assets/../../secret.txt', '/..%5csecret.txt']) {
    const { status, body } = await ask(path);
    expect([path, status === 404 || status === 400, body.includes('secret')]).toEqual([path, true, false]);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    const { status, headers } = await ask('/', { method });
    expect([method, status]).toEqual([method, 405]);
    if (method !== 'TRACE') {
      expect([headers.allow, headers['x-content-type-options']]).toEqual(['GET, HEAD', 'nosniff']);
    }
  }
  expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
});

test('texts are compressed, by what lies beside them where there is something', async () => {
  const whole = await ask(script);
  const packed = await ask(script, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(whole.headers['content-encoding']).toBeUndefined();
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(packed.body).toBe(whole.body);

  const own = 'x'.repeat(5_000);
  site.put('assets/packed.js', own);
  writeFileSync(join(site.releases.current, 'assets/packed.js.gz'), gzipSync('packed before'));
  expect((await ask('/assets/packed.js')).body).toBe(own);
  expect((await ask('/assets/packed.js', { headers: { 'Accept-Encoding': 'gzip' } })).body).toBe('packed before');

  // A proxy in front says so, or asks by HTTP/1.0 as nginx itself does; either way there is a browser behind it.
  const behind = { 'Accept-Encoding': 'gzip', Via: '1.1 proxy' };
  expect((await ask('/assets/packed.js', { headers: behind })).body).toBe('packed before');
  expect((await ask(script, { headers: behind })).headers['content-encoding']).toBe('gzip');
  expect(await headOfOldRequest(script)).toMatch(/^content-encoding: gzip$/imu);

  const font = `/assets/${readdirSync('dist/assets').find((name) => name.endsWith('.woff2')) ?? ''}`;
  const { headers } = await ask(font, { headers: { 'Accept-Encoding': 'gzip' } });
  expect([headers['content-type'], headers['content-encoding']]).toEqual(['font/woff2', undefined]);
});

test('C-06 the environment lies outside the release and is asked for each time', async () => {
  site.put('dynamic-env.json', '{"production":true}');
  const first = await ask('/dynamic-env.json');
  expect(first).toMatchObject({ status: 200, body: '{"production":true}' });
  expect(first.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const again = await ask('/dynamic-env.json', { headers: { 'If-None-Match': String(first.headers.etag) } });
  expect([again.status, again.headers['cache-control']]).toEqual([304, 'no-cache']);
  site.put('dynamic-env.json', undefined);
  expect((await ask('/dynamic-env.json')).status).toBe(404);
});

test('an asset that is asked for again stays for good, and the log knows addresses without their query', async () => {
  const { headers } = await ask(script);
  const again = await ask(`${script}?code=SECRET`, { headers: { 'If-None-Match': String(headers.etag) } });
  expect([again.status, again.headers['cache-control']]).toEqual([304, cacheControl.forGood]);
  await ask('/auth/callback?code=SECRET&state=SECRET');
  await ask('/assets/gone.js?token=SECRET');
  await expect.poll(() => site.log()).toContain('"GET /assets/gone.js" 404');
  const log = await site.log();
  expect(log).toContain('"GET /auth/callback" 200');
  expect(log).not.toContain('SECRET');
  expect(log).not.toContain('/health');
});

/** The answer of a server of its own, over TLS. */
function askSecurely({ ports, certificate }: NginxServer, path: string, host = 'localhost') {
  return new Promise<Pick<Answer, 'headers' | 'body'>>((resolve, reject) => {
    get({ host, port: ports.tls, path, servername: 'localhost', ca: certificate }, (answer) => {
      text(answer).then((body) => {
        resolve({ headers: answer.headers, body });
      }, reject);
    }).on('error', reject);
  });
}

/** Status and direction of an answer over plain HTTP. */
function askPlainly(options: RequestOptions) {
  return new Promise<readonly [number | undefined, string | undefined]>((resolve, reject) => {
    getPlain(options, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headers.location]);
    }).on('error', reject);
  });
}

const environment = {
  oAuthConfig: { issuer: 'https://issuer.test/' },
  apis: { default: { url: 'https://api.test' }, files: { url: 'https://files.test' } },
};

test('C-04 a server of its own speaks TLS, sends plain HTTP there by the name that was asked for, and serves the release under its policy', async () => {
  const server = await serveAsOwnServer('dist', 'localhost', environment);
  for (const name of ['localhost', 'acme.localhost']) {
    const asked = { port: server.ports.plain, path: '/csdl/don-vi?trang=2', headers: { Host: name } };
    expect(await askPlainly(asked)).toEqual([301, `https://${name}/csdl/don-vi?trang=2`]);
  }

  const { headers, body } = await askSecurely(server, '/csdl/don-vi?code=SECRET');
  expect(body).toBe(readFileSync('dist/index.html', 'utf8'));
  expect(headers).toMatchObject({
    'strict-transport-security': responseHeaders['Strict-Transport-Security'],
    'content-security-policy': (await policiesOf('dist', origins)).page,
    server: 'nginx',
  });
  await expect.poll(server.accessLog).toContain('"GET /csdl/don-vi" 200');
  expect(server.accessLog()).toContain('"GET /csdl/don-vi" 301');
  expect(server.accessLog()).not.toContain('trang=2');
  expect(server.accessLog()).not.toContain('SECRET');
  await server.close();
});

test('both servers answer by IPv6 as well, where the machine has it', async () => {
  const server = await serveAsOwnServer('dist', 'localhost', environment);
  const port = Number(new URL(site.origin).port);
  for (const host of speaksIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1']) {
    const [status] = await askPlainly({ host, port, path: '/health' });
    const [moved] = await askPlainly({ host, port: server.ports.plain, headers: { Host: 'localhost' } });
    const { body } = await askSecurely(server, '/health', host);
    expect([host, status, moved, body]).toEqual([host, 200, 301, 'ok\n']);
  }
  await server.close();
});

test('promise-6 a release that is installed and not yet read serves nobody its page under the policy of the one before', async () => {
  const server = await serveAsOwnServer('dist', 'localhost', environment);
  const next = mkdtempSync(join(tmpdir(), 'fund-office-next-'));
  mkdirSync(join(next, 'assets'));
  writeFileSync(join(next, 'index.html'), '<!doctype html><div id="root"></div><script>next();</script>');
  for (const name of ['two', 'three']) {
    server.install(name, next);
    const { headers, body } = await askSecurely(server, '/');
    const policy = String(headers['content-security-policy']);
    const { scripts, styles } = inlineTexts(body);
    expect(body).toContain('id="root"');
    expect([...scripts, ...styles].filter((each) => !policy.includes(hashSource(each)))).toEqual([]);
    expect((await askSecurely(server, script)).headers['content-type']).toContain('javascript');
  }
  rmSync(next, { recursive: true });
  await server.close();
});
