import type { MockHooks } from '../backend';
import { compilePath, type PathPattern } from './path-pattern';

/** What Mirage hands to a route: its usual fields, and the untouched request. */
export type MirageRequest = {
  readonly method: string;
  readonly url: string;
  readonly params: Readonly<Record<string, string>>;
  readonly native: Request;
};

type RackAnswer = readonly [status: number, headers: Record<string, string>, body: unknown];

/** The part of Mirage's server that an interceptor deals with. */
type MirageServer = {
  registerRouteHandler: (
    verb: string,
    path: string,
    handler: unknown,
    code: undefined,
    options: object,
  ) => (request: MirageRequest) => Promise<RackAnswer>;
  _serialize: (body: unknown) => unknown;
};

type MountedRoute = {
  readonly method: string;
  readonly pattern: PathPattern;
  readonly handle: (request: MirageRequest) => Promise<RackAnswer>;
};

const verbs = ['get', 'post', 'put', 'delete'] as const;

/**
 * Mirage's plug-in point (`createServer({ interceptor })`) without Pretender: no global is replaced and `Request`,
 * `Response` and `Headers` stay the platform's, so headers, abort reasons and bytes arrive as they were sent.
 *
 * A path that no route has answers 404, a known path with another method 405, both without a body.
 */
export function createNativeInterceptor(hooks: MockHooks) {
  const routes: MountedRoute[] = [];

  const find = (method: string, path: string): Response | ((request: Request) => Promise<Response>) => {
    const segments = path.split('/');
    const candidates = routes.filter(({ pattern }) => pattern.match(segments) !== undefined);
    const route = candidates.find((each) => each.method === method);
    if (route === undefined) {
      return new Response(null, { status: candidates.length === 0 ? 404 : 405 });
    }
    return async (native) => {
      const params = route.pattern.match(segments) ?? {};
      const [, , body] = await route.handle({ method, url: native.url, params, native });
      if (!(body instanceof Response)) {
        throw new TypeError(`The route ${method} ${path} answered no Response`);
      }
      return body;
    };
  };

  const answer = async (request: Request): Promise<Response> => {
    const replaced = await hooks.before?.(request);
    if (replaced !== undefined) {
      return replaced;
    }
    const found = find(request.method, new URL(request.url).pathname);
    return found instanceof Response ? found : found(request);
  };

  return {
    // Mirage writes these when it loads a configuration; latency is ours alone.
    timing: 0,
    namespace: '',
    urlPrefix: '',
    create: (server: MirageServer) => {
      // Mirage would turn a `Response` into `{}`.
      server._serialize = (body) => body;
      for (const verb of verbs) {
        Object.assign(server, {
          [verb]: (path: string, handler: unknown) => {
            routes.push({
              method: verb.toUpperCase(),
              pattern: compilePath(path),
              handle: server.registerRouteHandler(verb, path, handler, undefined, {}),
            });
            routes.sort((left, right) => left.pattern.rank.localeCompare(right.pattern.rank));
          },
        });
      }
    },
    config: () => undefined,
    shutdown: () => undefined,

    /** Answers a request; rejects with the signal's reason as soon as it is aborted. */
    handle: (request: Request): Promise<Response> =>
      untilAborted(
        request.signal,
        pause(hooks.latencyMs).then(() => answer(request)),
      ),
  };
}

/** Settles as the promise does, unless the signal is aborted first. */
export function untilAborted<Value>(signal: AbortSignal | null | undefined, promise: Promise<Value>): Promise<Value> {
  if (signal === null || signal === undefined) {
    return promise;
  }
  return new Promise((resolve, reject) => {
    // The caller's own reason, which need not be an `Error`.
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors
    const stop = () => reject(signal.reason);
    if (signal.aborted) {
      stop();
      return;
    }
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

async function pause(milliseconds: number): Promise<void> {
  if (milliseconds > 0) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}
