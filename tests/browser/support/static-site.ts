import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { policiesOf, type Policies, type PolicyOrigins } from '../../../scripts/support/content-security-policy.mjs';
import { cacheControl, responseHeaders } from '../../../scripts/support/response-headers.mjs';
import { listen } from './listen';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The page that the product itself frames. */
const answerPage = '/auth/answer.html';

export type StaticSite = {
  readonly origin: string;
  /** Lays a file over the bundle, e.g. `dynamic-env.json`; `undefined` takes it away again. */
  readonly put: (path: string, text: string | undefined) => void;
  /** From now on every answer carries the headers of the shipped server configurations, with the policy for these origins. */
  readonly guard: (origins: PolicyOrigins) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Serves a built bundle as docs/deployment.md asks of a static host: unknown addresses get `index.html`, a missing
 * file with an ending gets 404, assets are kept for good and nothing else is.
 *
 * @param isCompressed As a real server does; journeys on loopback have nothing of it.
 */
export async function serveStaticSite(folder: string, host = '127.0.0.1', isCompressed = false): Promise<StaticSite> {
  const laid = new Map<string, string>();
  let policies: Policies | undefined;
  const { port, close } = await listen((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
    if (policies !== undefined) {
      response.setHeaders(new Map(Object.entries(responseHeaders)));
      response.setHeader('Content-Security-Policy', path === answerPage ? policies.answer : policies.page);
    }
    void answer(response, folder, path, laid.get(path), isCompressed);
  });
  return {
    origin: `http://${host}:${port}`,
    put: (path, text) => {
      if (text === undefined) {
        laid.delete(`/${path}`);
      } else {
        laid.set(`/${path}`, text);
      }
    },
    guard: async (origins) => {
      policies = await policiesOf(join(root, folder), origins);
    },
    close,
  };
}

async function answer(
  response: ServerResponse,
  folder: string,
  path: string,
  laid: string | undefined,
  isCompressed: boolean,
): Promise<void> {
  const file = extname(path) === '' ? '/index.html' : path;
  try {
    const text = laid ?? (await readFile(join(root, folder, file)));
    const isSmaller = isCompressed && !file.endsWith('.woff2');
    const body = isSmaller ? gzipSync(text) : text;
    response.writeHead(200, {
      ...(isSmaller && { 'Content-Encoding': 'gzip' }),
      'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': file.startsWith('/assets/') ? cacheControl.forGood : cacheControl.askedEachTime,
    });
    response.end(body);
  } catch {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('Not found');
  }
}
