import type { DeskPart } from './desk-part';

/** As many calls are kept; older ones make room. */
export const keptCalls = 200;

/** More of a body is counted, but not kept. */
export const keptBodyBytes = 65_536;

/** What was sent or received beside the headers. */
export type CallBody = {
  /** `Content-Type` as it was sent; may be empty. */
  readonly type: string;
  /** All bytes, kept or not. */
  readonly size: number;
  /** The first `keptBodyBytes`. */
  readonly bytes: Uint8Array<ArrayBuffer>;
};

export type CallHeader = readonly [name: string, value: string];

export type CallMessage = {
  readonly headers: readonly CallHeader[];
  /** `undefined`: none, or it has not arrived yet. */
  readonly body: CallBody | undefined;
};

/** How a call stands: `failed` is a dead network or an answer that broke off, `cancelled` was not waited for. */
export type CallState = 'waiting' | 'answered' | 'failed' | 'cancelled';

/** One call of the product to the back end or to the issuer. */
export type RequestRecord = {
  /** Grows from call to call. */
  readonly id: number;
  readonly state: CallState;
  /** Milliseconds since the epoch, by the browser's own clock. */
  readonly startedAt: number;
  readonly durationMs: number | undefined;
  readonly method: string;
  /** Absolute, with its query. */
  readonly url: string;
  /** `undefined` until an answer arrives, and where none does. */
  readonly status: number | undefined;
  /** User name of the token's holder, or of whoever signs in. */
  readonly person: string | undefined;
  readonly isRepeat: boolean;
  /** `undefined` for what was called before the desk was opened. */
  readonly request: CallMessage | undefined;
  readonly response: CallMessage | undefined;
};

/** The desk's part that writes calls down. */
export type RequestDesk = Pick<DeskPart, 'watch'> & {
  /** The newest first; the same array until something happens. */
  readonly records: () => readonly RequestRecord[];
  /** From now on headers and bodies are kept too, in this tab of the browser, also after a reload. */
  readonly follow: () => void;
  /** Sends the same call again, by the page's own `fetch`; nothing happens for one that is not whole. */
  readonly repeat: (id: number) => void;
  readonly clear: () => void;
};

/** True when the call is known to its last byte, so that it can be sent again. */
export function isWhole({ request }: RequestRecord): boolean {
  return request !== undefined && (request.body === undefined || !isCut(request.body));
}

export function isCut({ size, bytes }: CallBody): boolean {
  return size > bytes.byteLength;
}

/** True for an answer from 400 on, and for none at all. */
export function isFailure({ state, status }: RequestRecord): boolean {
  return state === 'failed' || (status ?? 0) >= 400;
}

export function pathOf({ url }: RequestRecord): string {
  return new URL(url).pathname;
}

export function queryOf({ url }: RequestRecord): readonly CallHeader[] {
  return [...new URL(url).searchParams];
}

export function headerOf(message: CallMessage | undefined, wanted: string): string | undefined {
  return message?.headers.find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1];
}

/** The text of a body, as far as it was kept; `undefined` for pictures, archives and uploads. */
export function textOf({ type, bytes }: CallBody): string | undefined {
  return isTextual(type) ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : undefined;
}

/** The text of a body as people read it: JSON on lines of its own. */
export function readableTextOf(body: CallBody): string | undefined {
  const text = textOf(body);
  if (text === undefined || !/json/iu.test(body.type)) {
    return text;
  }
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function isTextual(type: string): boolean {
  return type === '' || /^text\/|json|xml|javascript|x-www-form-urlencoded/iu.test(type);
}
