import { decodeJwt } from 'jose';

import { keptBodyBytes, type CallBody, type CallHeader } from '@/domain/desk/request-record';

import { bearerToken } from '../http/bearer-token';

export function headersOf(headers: Headers): readonly CallHeader[] {
  return [...headers];
}

/** User name in the bearer token, whether it is valid or not. */
export function personOf(headers: Headers): string | undefined {
  const token = bearerToken(headers);
  if (token === undefined) {
    return undefined;
  }
  try {
    const { preferred_username: name, sub } = decodeJwt<{ readonly preferred_username?: unknown }>(token);
    return typeof name === 'string' ? name : sub;
  } catch {
    return undefined;
  }
}

type Kept = {
  /** `undefined` for an empty one. */
  readonly body: CallBody | undefined;
  /** True when the body broke off. */
  readonly isTorn: boolean;
  /** Who signs in with it. */
  readonly person: string | undefined;
};

/** Reads a body to its end, and keeps its beginning. */
export async function bodyBeingKept(message: Request | Response): Promise<Kept> {
  const kept = new Uint8Array(keptBodyBytes);
  const type = message.headers.get('Content-Type') ?? '';
  let size = 0;
  let isTorn = false;
  try {
    const reader = message.body?.getReader();
    for (let chunk = await reader?.read(); chunk?.done === false; chunk = await reader?.read()) {
      if (size < keptBodyBytes) {
        kept.set(chunk.value.subarray(0, keptBodyBytes - size), size);
      }
      size += chunk.value.byteLength;
    }
  } catch {
    isTorn = true;
  }
  const bytes = kept.slice(0, size);
  return { body: size === 0 ? undefined : { type, size, bytes }, isTorn, person: signingIn(type, bytes) };
}

function signingIn(type: string, bytes: Uint8Array): string | undefined {
  return type.startsWith('application/x-www-form-urlencoded')
    ? (new URLSearchParams(new TextDecoder().decode(bytes)).get('username') ?? undefined)
    : undefined;
}
