import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

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

export type StaticSite = {
  readonly origin: string;
  /** Lays a file over the bundle, e.g. `dynamic-env.json`; `undefined` takes it away again. */
  readonly put: (path: string, text: string | undefined) => void;
  /** Adds a header to every answer from now on. */
  readonly sendHeader: (name: string, value: string) => void;
  readonly close: () => Promise<void>;
};

/**
 * Serves a built bundle as docs/deployment.md asks of a static host: unknown addresses get `index.html`, a missing
 * file with an ending gets 404, assets are kept for good and nothing else is.
 */
export async function serveStaticSite(folder: string, host = '127.0.0.1'): Promise<StaticSite> {
  const laid = new Map<string, string>();
  const headers = new Map<string, string>();
  const { port, close } = await listen((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
    response.setHeaders(headers);
    void answer(response, folder, path, laid.get(path));
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
    sendHeader: (name, value) => {
      headers.set(name, value);
    },
    close,
  };
}

async function answer(response: ServerResponse, folder: string, path: string, laid: string | undefined): Promise<void> {
  const file = extname(path) === '' ? '/index.html' : path;
  try {
    const body = laid ?? (await readFile(join(root, folder, file)));
    response.writeHead(200, {
      'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  } catch {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end('Not found');
  }
}
