import type { MockBackend } from '../backend';
import { isCall } from './mocked-paths';

/**
 * Puts the back end in front of `globalThis.fetch` for its own origin's `/api`, `/connect` and `/.well-known`; all
 * other calls go to the real one. Answers the function that takes it away again.
 */
export function installFetch(backend: MockBackend): () => void {
  const realFetch = globalThis.fetch;
  const mockFetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), backend.origin);
    if (!isMocked(url, backend.origin)) {
      return realFetch(input, init);
    }
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    // A test's DOM has signals of its own class, which the platform's `Request` refuses.
    const request = new Request(input instanceof Request ? input : url, { ...init, signal: null });
    const response = await backend.handle(request, signal);
    // A response made by a page has no address of its own.
    return Object.defineProperty(response, 'url', { value: url.href });
  };
  globalThis.fetch = mockFetch;
  return () => {
    if (globalThis.fetch === mockFetch) {
      globalThis.fetch = realFetch;
    }
  };
}

function isMocked(url: URL, origin: string): boolean {
  return url.origin === origin && isCall(url.pathname);
}
