import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const compressible = /^(?:text\/|application\/(?:json|manifest)|image\/svg)/u;

/** Below this a compressed file is hardly smaller. Bytes. */
const leastCompressed = 1_024;

const encoders = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
} as const;

/** Nearly as small as the best, in a tenth of the time. */
const brotliQuality = 6;

type Encoding = keyof typeof encoders;

type StaticFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
  readonly isLasting: boolean;
  readonly encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
};

export type StaticFiles = (request: Request) => Promise<Response>;

/**
 * A built bundle, as docs/deployment.md asks of a static host: assets are kept for good and nothing else is, unknown
 * addresses get `index.html`, a missing file with an ending gets 404. All files are read now, so no address leads out
 * of the folder, and a build that happens meanwhile changes nothing.
 *
 * @throws where the folder or its `index.html` is missing.
 */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const files = await readAll(folder);
  if (!files.has('/index.html')) {
    throw new Error(`${folder} holds no index.html`);
  }
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    const path = decodedPath(request);
    if (path === undefined) {
      return plain(400, 'Bad request');
    }
    const file = files.get(extname(path) === '' && !path.startsWith('/assets/') ? '/index.html' : path);
    return file === undefined ? plain(404, 'Not found') : send(file, request);
  };
}

async function readAll(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<[string, StaticFile]> => {
      const place = join(entry.parentPath, entry.name);
      const bytes = new Uint8Array(await readFile(place));
      const path = place.slice(join(folder, sep).length - 1).replaceAll(sep, '/');
      return [
        path,
        {
          bytes,
          type: contentTypes[extname(entry.name)] ?? 'application/octet-stream',
          etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
          isLasting: path.startsWith('/assets/'),
          encoded: new Map(),
        },
      ];
    });
  return new Map(await Promise.all(files));
}

function decodedPath({ url }: Request): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return undefined;
  }
}

async function send(file: StaticFile, { method, headers }: Request): Promise<Response> {
  const encoding = encodingFor(file, headers.get('Accept-Encoding') ?? '');
  const answerHeaders = new Headers({
    'Content-Type': file.type,
    'Cache-Control': file.isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  });
  if (headers.get('If-None-Match') === file.etag) {
    return new Response(null, { status: 304, headers: answerHeaders });
  }
  if (encoding !== undefined) {
    answerHeaders.set('Content-Encoding', encoding);
  }
  if (method === 'HEAD') {
    return new Response(null, { headers: answerHeaders });
  }
  return new Response(encoding === undefined ? file.bytes : await encoded(file, encoding), { headers: answerHeaders });
}

function encodingFor({ bytes, type }: StaticFile, accepted: string): Encoding | undefined {
  const isWorth = bytes.length >= leastCompressed && compressible.test(type);
  const names = accepted.split(',').map((each) => each.trim());
  return isWorth ? (['br', 'gzip'] as const).find((encoding) => names.includes(encoding)) : undefined;
}

/** Each file is compressed once, when somebody first asks for it. */
function encoded(file: StaticFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = file.encoded.get(encoding) ?? encoders[encoding](file.bytes).then((bytes) => new Uint8Array(bytes));
  file.encoded.set(encoding, known);
  return known;
}

function plain(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
