import { createServer } from 'miragejs';

import type { MockHooks } from '../backend';
import { createNativeInterceptor, type MirageRequest } from './native-interceptor';

/** One endpoint for Mirage to mount. */
export type MountableRoute = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly answer: (request: Request, params: Readonly<Record<string, string>>) => Promise<Response>;
};

const verbOf = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** Mounts routes on Mirage and answers the one function that serves them. */
export function createMirageServer(routes: readonly MountableRoute[], hooks: MockHooks) {
  const interceptor = createNativeInterceptor(hooks);
  // `interceptor` is missing from Mirage's types; without `factories` its types lose every attribute.
  const config = { factories: {}, interceptor, trackRequests: false };
  const server = createServer(config);
  // The option `logging: false` is ignored by Mirage 0.1.48.
  server.logging = false;
  for (const { method, path, answer } of routes) {
    server[verbOf[method]](path, (_schema, request) => {
      const { native, params } = request as unknown as MirageRequest;
      return answer(native, params) as never;
    });
  }
  return { handle: interceptor.handle };
}
