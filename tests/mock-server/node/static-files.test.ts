import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readStaticFiles, type StaticFiles } from '@mock-server/node/static-files';

import { temporaryFolder, writeBundle } from './support/test-classroom';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let files: StaticFiles;

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeBundle(join(folder.path, 'dist'));
  await writeFile(join(folder.path, 'secret.txt'), 'secret');
  files = await readStaticFiles(join(folder.path, 'dist'));
});

afterAll(() => folder.remove());

const ask = (path: string, init?: RequestInit) => files(new Request(`http://localhost${path}`, init));

async function answered(path: string) {
  const { status, headers } = await ask(path);
  return [status, headers.get('Content-Type'), headers.get('Cache-Control')];
}

describe('files of a bundle', () => {
  it('D-05 have their types, and hashed ones are kept for good', async () => {
    expect(await answered('/assets/index-1a2b3c.js')).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(await answered('/favicon.svg')).toEqual([200, 'image/svg+xml', 'no-cache']);
    expect(await answered('/index.html')).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
  });

  it('D-05 answer any address of the product with the page, and a missing file with 404', async () => {
    const [page, home] = await Promise.all([ask('/csdl/nguoi-lao-dong?tu-khoa=a.b'), ask('/')]);
    expect(await page.text()).toBe(await home.text());
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const path of ['/assets/old-0.js', '/assets/old', '/missing.png', '/__proto__.js']) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
  ])('D-05 lead nowhere out of the folder: %s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });

  it('refuse what is no address and no reading', async () => {
    expect((await ask('/%zz')).status).toBe(400);
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
  });

  it('are compressed for whoever can read that, and not sent again to whoever has them', async () => {
    const script = await (await ask('/assets/index-1a2b3c.js')).text();
    const compressed = async (accepted: string) => {
      const response = await ask('/assets/index-1a2b3c.js', { headers: { 'Accept-Encoding': accepted } });
      return { encoding: response.headers.get('Content-Encoding'), bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const brotli = await compressed('gzip, deflate, br');
    const gzip = await compressed('gzip');
    expect([brotli.encoding, brotliDecompressSync(brotli.bytes).toString()]).toEqual(['br', script]);
    expect([gzip.encoding, gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', script]);
    expect((await compressed('identity')).encoding).toBeNull();

    const etag = (await ask('/')).headers.get('ETag') ?? '';
    expect((await ask('/', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('must hold a page', async () => {
    await expect(readStaticFiles(join(folder.path, 'dist', 'assets'))).rejects.toThrow('holds no index.html');
  });
});
