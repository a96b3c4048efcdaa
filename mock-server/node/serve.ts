import type { IncomingMessage, ServerResponse } from 'node:http';

import type { MockBackend } from '../backend';
import { createMockBackend, type MockBackendOptions } from '../create-mock-backend';
import type { MockMail } from '../mailbox';
import { listen, sendResponse, toRequest } from './http-exchange';
import { printMail } from './print-mail';

export type ServeOptions = Omit<MockBackendOptions, 'origin' | 'cookies' | 'channel'> & {
  /** 0 takes any free port. */
  readonly port?: number;
  /** Origins whose pages may call, with credentials. */
  readonly allowedOrigins?: readonly string[];
  /** Where the mails go that a real server would send; the console unless told. */
  readonly onMail?: (mail: MockMail) => void;
};

export type ServedBackend = {
  /** Address without a trailing slash. */
  readonly url: string;
  readonly backend: MockBackend;
  readonly close: () => Promise<void>;
};

/** Serves the same routes over HTTP on the loopback interface, with ABP's CORS headers. */
export async function serveMockBackend({
  port = 0,
  allowedOrigins = [],
  onMail = printMail,
  ...options
}: ServeOptions = {}): Promise<ServedBackend> {
  const started: { backend: MockBackend | undefined } = { backend: undefined };
  const listening = await listen(
    (incoming, outgoing) => {
      void answer(incoming, outgoing, allowedOrigins, started.backend);
    },
    { port, host: '127.0.0.1' },
  );
  const url = `http://127.0.0.1:${listening.port}`;
  const settings = { appUrl: allowedOrigins[0], ...options.settings };
  const backend = await createMockBackend({ ...options, settings, origin: url });
  backend.hooks.mail = onMail;
  started.backend = backend;
  return {
    url,
    backend,
    close: async () => {
      backend.close();
      await listening.close();
    },
  };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  allowedOrigins: readonly string[],
  backend: MockBackend | undefined,
): Promise<void> {
  const cors = corsHeaders(incoming, allowedOrigins);
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, cors).end();
    return;
  }
  if (backend === undefined) {
    outgoing.writeHead(503, cors).end();
    return;
  }
  try {
    await sendResponse(await backend.handle(await toRequest(incoming, backend.origin)), outgoing, cors);
  } catch {
    // A hook that throws stands for a network that broke.
    outgoing.destroy();
  }
}

function corsHeaders({ headers }: IncomingMessage, allowedOrigins: readonly string[]): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined || !allowedOrigins.includes(origin)) {
    return { Vary: 'Origin' };
  }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
    'Access-Control-Expose-Headers': '_AbpErrorFormat, Abp-Tenant-Resolve-Error, X-Correlation-Id, Retry-After, Date',
    'Access-Control-Max-Age': '600',
  };
}
