import type { MockFailure } from '../failures';
import { failureResponse } from '../http/failure-response';

/** Which calls of the product a fault strikes, and what becomes of them. */
export type RequestChange = {
  /** `write` is everything but GET. */
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'write';
  /** Path of the call; a `*` at its end stands for whatever follows. */
  readonly path: string;
  /** A query value that the call must have, by name. */
  readonly query?: readonly [name: string, value: string];
} & (
  | {
      /** Another answer in place of the back end's own, for a call of that culture; the call is not carried out. */
      readonly instead: (culture: string) => Response;
    }
  /** No answer at all: the network is dead, or the server never speaks. */
  | { readonly without: 'network' | 'end' }
  /** The back end's own good answer with one thing wrong. */
  | { readonly spoil: (good: Readonly<Record<string, unknown>>) => unknown }
);

export function isStruck({ method, path, query }: RequestChange, request: Request): boolean {
  const url = new URL(request.url);
  const isMethod = method === 'write' ? request.method !== 'GET' : request.method === method;
  const isPath = path.endsWith('*') ? url.pathname.startsWith(path.slice(0, -1)) : url.pathname === path;
  return isMethod && isPath && (query === undefined || url.searchParams.get(query[0]) === query[1]);
}

/** An answer without a body, as IIS, a proxy or ABP's own filters give it. */
export function empty(status: number, headers: Readonly<Record<string, string>> = {}): () => Response {
  return () => new Response(null, { status, headers });
}

/** An answer in ABP's error format, in the language of the call; of no failure, an internal error that tells nothing. */
export function said(failure?: MockFailure): (culture: string) => Response {
  return (culture) => failureResponse(failure, culture);
}

/** A body that is not what was asked for, of a good status unless another one is told. */
export function written(text: string, type: string, status = 200): () => Response {
  return () => new Response(text, { status, headers: { 'Content-Type': type } });
}
