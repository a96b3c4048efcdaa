import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A certificate chain and its private key, both as PEM. */
export type Certificate = { readonly cert: string; readonly key: string };

export type Listening = {
  readonly port: number;
  /** Ends open connections too. */
  readonly close: () => Promise<void>;
};

/** Listens on an address of this machine; port 0 takes any free one. @throws what `listen` emits, e.g. `EADDRINUSE`. */
export async function listen(
  handle: RequestListener,
  { port, host, certificate }: { readonly port: number; readonly host: string; readonly certificate?: Certificate },
): Promise<Listening> {
  const server =
    certificate === undefined
      ? createServer(handle)
      : createSecureServer({ cert: certificate.cert, key: certificate.key }, handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A body that is larger than the server takes. */
export class BodyTooLarge extends Error {}

/**
 * An HTTP message as the platform's `Request`, headers and bytes untouched; `largestBody` in bytes.
 *
 * @throws BodyTooLarge
 */
export async function toRequest(
  incoming: IncomingMessage,
  origin: string,
  largestBody = Number.POSITIVE_INFINITY,
): Promise<Request> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    length += (chunk as Uint8Array).length;
    if (length > largestBody) {
      throw new BodyTooLarge();
    }
    chunks.push(chunk as Uint8Array);
  }
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  }
  const { method = 'GET', url = '/' } = incoming;
  const isBodyless = method === 'GET' || method === 'HEAD';
  // Joined as text: a path that begins with two slashes would otherwise name another host.
  const address = url.startsWith('/') ? `${origin}${url}` : `${origin}/`;
  return new Request(address, { method, headers, ...(isBodyless ? {} : { body: Buffer.concat(chunks) }) });
}

/** Sends an answer, with more headers beside its own. */
export async function sendResponse(
  response: Response,
  outgoing: ServerResponse,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const body = new Uint8Array(await response.arrayBuffer());
  for (const [name, value] of response.headers) {
    outgoing.appendHeader(name, value);
  }
  outgoing.writeHead(response.status, headers).end(body);
}
