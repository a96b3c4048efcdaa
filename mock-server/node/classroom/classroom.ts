import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { MockBackend } from '../../backend';
import { createMockBackend, type MockBackendOptions } from '../../create-mock-backend';
import { demoEnvironment } from '../../demo-environment';
import type { MockMail } from '../../mailbox';
import { createMemoryStore } from '../../storage/key-value-store';
import { openFileStore } from '../file-store';
import { BodyTooLarge, listen, sendResponse, toRequest, type Certificate } from '../http-exchange';
import { createIssuerPages } from '../issuer/issuer-pages';
import { isCall } from '../../http/mocked-paths';
import { callHeaders, productHeaders, type ProductPolicies } from '../security-headers';
import { printMail } from '../print-mail';
import { readStaticFiles } from '../static-files';
import { createActivityLog } from './activity';
import { restoreLatency } from './latency';
import { createTrainerPages } from './trainer-pages';

export type ClassroomOptions = Pick<MockBackendOptions, 'clock' | 'settings' | 'workerCount'> & {
  /** The production build. */
  readonly folder: string;
  /** What this very build may run, by its hashes; everything it calls is its own origin. */
  readonly policies: ProductPolicies;
  /** 0 takes any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Name or address by which trainees reach this machine, where that is not `host`. */
  readonly publicHost?: string | undefined;
  readonly certificate?: Certificate | undefined;
  readonly flow?: 'code' | 'password';
  readonly trainerCode: string;
  /** Where the class's data outlive a restart; in memory alone unless told. */
  readonly statePath?: string | undefined;
  /** Forgets what is kept there, once the port is this class's own. */
  readonly isFresh?: boolean;
  /** Hears what a trainer should read, one sentence at a time. */
  readonly tell?: (sentence: string) => void;
  /** Where the mails go that a real server would send; the console unless told. */
  readonly onMail?: (mail: MockMail) => void;
};

export type Classroom = {
  /** What trainees open, without a trailing slash. */
  readonly url: string;
  readonly backend: MockBackend;
  /** Ends all connections and writes the state. */
  readonly close: () => Promise<void>;
};

/** The largest file of the product, and room for its form. Bytes. */
const largestBody = 64 * 1_024 * 1_024;

/** The origin of a server as browsers write it: the usual port of its kind goes without saying. */
export function originOf(scheme: 'http' | 'https', host: string, port: number): string {
  return new URL(`${scheme}://${host}:${port}`).origin;
}

/**
 * One origin for a class: the production build, the mock's routes behind it with one state for everybody, the issuer's
 * pages as a real server has them, and the trainer's page.
 */
export async function serveClassroom(options: ClassroomOptions): Promise<Classroom> {
  const { folder, policies, port = 0, host = '127.0.0.1', certificate } = options;
  const files = await readStaticFiles(folder);
  let answer: (request: Request) => Promise<Response> = () => Promise.resolve(new Response(null, { status: 503 }));
  let origin = 'http://localhost';
  const listening = await listen((incoming, outgoing) => void exchange(incoming, outgoing, origin, answer), {
    port,
    host,
    ...(certificate === undefined ? {} : { certificate }),
  });
  // Whoever has the port may be the class whose data these are: they are not touched before.
  const fileStore = await openState(options).catch(async (error: unknown) => {
    await listening.close();
    throw error;
  });
  origin = originOf(certificate === undefined ? 'http' : 'https', options.publicHost ?? host, listening.port);

  const backend = await createMockBackend({
    origin,
    settings: { appUrl: origin, ...options.settings },
    clock: options.clock,
    workerCount: options.workerCount,
    store: fileStore ?? createMemoryStore(),
  });
  await restoreLatency(backend);
  const activity = createActivityLog(backend.clock);
  backend.hooks.watchers.add(activity.watch);
  backend.hooks.mail = options.onMail ?? printMail;
  const { flow = 'code', trainerCode } = options;
  const issuerPages = await createIssuerPages(backend);
  const trainerPages = await createTrainerPages({ backend, activity, code: trainerCode, flow });
  const environment = JSON.stringify(demoEnvironment(origin, { flow }));
  const expectedHost = new URL(origin).host;

  answer = async (request) => {
    const { pathname, search } = new URL(request.url);
    if (request.headers.get('Host') !== expectedHost) {
      return elsewhere(request, `${origin}${pathname}${search}`);
    }
    const page = (await trainerPages(request)) ?? (await issuerPages(request));
    if (page !== undefined) {
      return page;
    }
    if (isCall(pathname)) {
      return withHeaders(await backend.handle(request), { 'Cache-Control': 'no-store', ...callHeaders() });
    }
    const response =
      pathname === '/dynamic-env.json'
        ? new Response(environment, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' } })
        : await files(request);
    return withHeaders(response, productHeaders(pathname, policies));
  };

  return {
    url: origin,
    backend,
    close: async () => {
      backend.close();
      await listening.close();
      await fileStore?.flush();
    },
  };
}

async function openState({ statePath, isFresh = false, tell = () => undefined }: ClassroomOptions) {
  if (statePath === undefined) {
    return undefined;
  }
  if (isFresh) {
    await rm(statePath, { force: true });
  }
  return openFileStore({ path: statePath, tell });
}

async function exchange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  try {
    await sendResponse(await answer(await toRequest(incoming, origin, largestBody)), outgoing);
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      outgoing.writeHead(413, { Connection: 'close' }).end();
    } else {
      outgoing.destroy();
    }
  }
}

/** Another name of this machine would be another origin: pages move to the one, calls are refused. */
function elsewhere({ method }: Request, address: string): Response {
  return method === 'GET' || method === 'HEAD'
    ? new Response(null, { status: 302, headers: { Location: address, 'Cache-Control': 'no-store' } })
    : new Response(null, { status: 421 });
}

/** Adds headers that the answer does not set itself. */
function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) {
      response.headers.set(name, value);
    }
  }
  return response;
}
