import type { MockBackend } from '@mock-server/backend';

import { contractProblems } from '../../support/contract';
import { bearer, createTestBackend, signIn } from '../support/test-backend';

/** What a person at a desk gets back: the status, and the JSON body if there is one; a document's bytes are left out. */
export type Reply = { readonly status: number; readonly body: unknown };

export type Desk = {
  readonly get: (path: string) => Promise<Reply>;
  readonly post: (path: string, body: unknown) => Promise<Reply>;
  readonly put: (path: string, body: unknown) => Promise<Reply>;
  readonly remove: (path: string) => Promise<Reply>;
};

/** How long a desk works with one token, well below its life. Milliseconds. */
const tokenUseMs = 1_800_000;

/** A back end of its own with desks at which demo people, really signed in, ask and answer. */
export async function openOffice(workerCount: number) {
  const { backend, clock } = await createTestBackend({ workerCount });
  return officeIn(backend, clock);
}

/** The same desks in a back end that runs already. @param clock What the back end goes by. */
export function officeIn<Clock extends { readonly read: () => number }>(backend: MockBackend, clock: Clock) {
  const desks = new Map<string, Promise<Desk>>();

  const openDesk = async (userName: string, language: string): Promise<Desk> => {
    const { access_token } = await signIn(backend, userName);
    const ask = async (method: string, path: string, body?: unknown): Promise<Reply> => {
      const init = body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) };
      // A form names the boundary of its parts itself.
      const type = body instanceof FormData ? {} : { 'Content-Type': 'application/json' };
      const headers = { ...bearer(access_token), ...type, 'Accept-Language': language };
      const url = new URL(path, backend.origin);
      const response = await backend.handle(new Request(url, { method, headers, ...init }));
      const text = await response.text();
      const isJson = text !== '' && response.headers.get('Content-Type') !== 'application/octet-stream';
      const reply: Reply = { status: response.status, body: isJson ? JSON.parse(text) : undefined };
      keepToContract(method, url, body, reply);
      return reply;
    };
    return {
      get: (path) => ask('GET', path),
      post: (path, body) => ask('POST', path, body),
      put: (path, body) => ask('PUT', path, body),
      remove: (path) => ask('DELETE', path),
    };
  };

  // Nobody's token outlives a day: where the clock was moved, people sign in again.
  const keyOf = (userName: string, language = 'vi') =>
    `${userName} ${language} ${Math.floor(clock.read() / tokenUseMs)}`;

  return {
    backend,
    clock,
    /** @param language What the person reads the product in. */
    as: (userName: string, language = 'vi'): Promise<Desk> => {
      const desk = desks.get(keyOf(userName, language)) ?? openDesk(userName, language);
      desks.set(keyOf(userName, language), desk);
      return desk;
    },
    /** Forgets a desk whose token is worth nothing any more, so that the person signs in anew. */
    leave: (userName: string): void => {
      desks.delete(keyOf(userName));
    },
  };
}

/** @throws Error when a call or its answer is not as docs/api/openapi.yaml says. */
function keepToContract(method: string, url: URL, body: unknown, { status, body: answer }: Reply): void {
  const call = { method, path: url.pathname, query: url.searchParams, body, status, answer };
  const problems = contractProblems(call);
  if (problems.length > 0) {
    throw new Error(`Not as the contract says:\n${problems.join('\n')}`);
  }
}

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** The error of an ABP answer. */
export type AbpError = {
  readonly code: string | null;
  readonly message: string;
  readonly data: unknown;
  readonly validationErrors: readonly { readonly message: string; readonly members: readonly string[] }[] | null;
};

export function errorOf({ body }: Reply): AbpError {
  return (body as { readonly error: AbpError }).error;
}

/** Field paths that a 400 complains about. */
export function complaintsOf(reply: Reply): readonly string[] {
  return errorOf(reply).validationErrors?.flatMap(({ members }) => members) ?? [];
}
