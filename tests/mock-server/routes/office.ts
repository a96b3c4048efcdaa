import { bearer, createTestBackend, signIn } from '../support/test-backend';

/** What a person at a desk gets back: the status, and the JSON body if there is one. */
export type Reply = { readonly status: number; readonly body: unknown };

export type Desk = {
  readonly get: (path: string) => Promise<Reply>;
  readonly post: (path: string, body: unknown) => Promise<Reply>;
  readonly put: (path: string, body: unknown) => Promise<Reply>;
  readonly remove: (path: string) => Promise<Reply>;
};

/** A back end of its own with desks at which demo people, really signed in, ask and answer. */
export async function openOffice(workerCount: number) {
  const { backend, clock } = await createTestBackend({ workerCount });
  const desks = new Map<string, Promise<Desk>>();

  const openDesk = async (userName: string): Promise<Desk> => {
    const { access_token } = await signIn(backend, userName);
    const ask = async (method: string, path: string, body?: unknown): Promise<Reply> => {
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const headers = { ...bearer(access_token), 'Content-Type': 'application/json', 'Accept-Language': 'vi' };
      const url = new URL(path, backend.origin);
      const response = await backend.handle(new Request(url, { method, headers, ...init }));
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    };
    return {
      get: (path) => ask('GET', path),
      post: (path, body) => ask('POST', path, body),
      put: (path, body) => ask('PUT', path, body),
      remove: (path) => ask('DELETE', path),
    };
  };

  return {
    backend,
    clock,
    as: (userName: string): Promise<Desk> => {
      const desk = desks.get(userName) ?? openDesk(userName);
      desks.set(userName, desk);
      return desk;
    },
  };
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
