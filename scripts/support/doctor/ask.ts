import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

import { textOf } from '../utf8.mjs';
import { believedAuthorities } from './believed-authorities';

export type Question = {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Answer = {
  readonly kind: 'answer';
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** How far the server's clock is ahead of this machine's, in milliseconds; `undefined` without a `Date`. */
  readonly clockLeadMs: number | undefined;
};

/** Why there is no answer: too slow, too large, a certificate that is not believed, nobody there, no HTTP. */
export type NoAnswer = { readonly kind: 'none'; readonly url: string; readonly reason: string };

/** One request, answered or not; never rejects, never repeats, never follows a redirect. */
export type Ask = (question: Question) => Promise<Answer | NoAnswer>;

export type AskLimits = {
  /** For the whole exchange, body included. */
  readonly timeoutMs: number;
  readonly mostBytes: number;
  /** Certificates of an own authority, as PEM, believed beside those that everybody knows. */
  readonly authority: string | undefined;
};

/** ABP's texts of all modules are about one megabyte. */
export const usualLimits: AskLimits = { timeoutMs: 15_000, mostBytes: 8_388_608, authority: undefined };

export function createAsk({ timeoutMs, mostBytes, authority }: AskLimits): Ask {
  return ({ url, method = 'GET', headers = {}, body }) =>
    new Promise((resolve) => {
      const refuse = (reason: string) => resolve({ kind: 'none', url, reason });
      const address = URL.canParse(url) ? new URL(url) : undefined;
      if (address === undefined || !/^https?:$/u.test(address.protocol)) {
        refuse('not an http(s) address');
        return;
      }
      const signal = AbortSignal.timeout(timeoutMs);
      const onError = (error: Error) =>
        refuse(signal.aborted ? `no whole answer in ${timeoutMs / 1_000} s` : inWords(error));
      const sentAt = Date.now();
      const options = {
        method,
        headers: { 'Accept-Encoding': 'identity', 'User-Agent': 'fund-office-doctor', ...headers },
        agent: false as const,
        signal,
        ...believedAuthorities(authority),
      };
      try {
        const send = address.protocol === 'https:' ? requestSecure : requestPlain;
        const outgoing = send(address, options, (incoming) => {
          const { statusCode: status = 0, rawHeaders } = incoming;
          const clockLeadMs = leadOf(incoming.headers.date, (sentAt + Date.now()) / 2);
          const chunks: Buffer[] = [];
          let length = 0;
          incoming.on('error', onError);
          incoming.on('close', () => refuse('the answer ended in its middle'));
          incoming.on('data', (chunk: Buffer) => {
            length += chunk.length;
            chunks.push(chunk);
            if (length > mostBytes) {
              refuse(`the answer is larger than ${mostBytes} bytes`);
              outgoing.destroy();
            }
          });
          incoming.on('end', () => {
            const answered = headersOf(rawHeaders);
            const encoding = answered.get('Content-Encoding')?.toLowerCase() ?? 'identity';
            const bytes = unpacked(Buffer.concat(chunks), encoding, mostBytes);
            if (bytes === undefined) {
              refuse(`its body cannot be unpacked (Content-Encoding: ${encoding})`);
              return;
            }
            resolve({ kind: 'answer', url, status, headers: answered, text: textOf(bytes), clockLeadMs });
          });
        });
        outgoing.on('error', onError);
        outgoing.end(body);
      } catch (thrown) {
        refuse(inWords(thrown));
      }
    });
}

const unpackers: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/**
 * The body as a browser has it. A store of files sends what was laid into it compressed, asked or not; `undefined` for
 * what is no such thing, or larger than anybody reads. What names no such packing is taken as it is.
 */
function unpacked(body: Buffer, encoding: string, mostBytes: number): Buffer | undefined {
  const unpack = unpackers[encoding];
  try {
    return unpack === undefined || body.length === 0 ? body : unpack(body, { maxOutputLength: mostBytes });
  } catch {
    return undefined;
  }
}

/** The JSON object or list in an answer, `undefined` where it holds none. */
export function jsonOf({ text }: Answer): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isHtml({ headers }: Answer): boolean {
  return headers.get('Content-Type')?.includes('text/html') === true;
}

/** The status of an answer, also where ABP's `UseErrorPage()` leads to a page in its place: `302 → /Error?httpStatusCode=404`. */
export function statusBehind({ status, headers }: Answer): number {
  const hidden = /[?&]httpStatusCode=(\d{3})\b/u.exec(headers.get('Location') ?? '')?.[1];
  return hidden === undefined || status < 300 || status > 399 ? status : Number(hidden);
}

/** What came, in a few words: `503 text/html`, `302 → https://elsewhere`. */
export function inShort(answer: Answer | NoAnswer): string {
  if (answer.kind === 'none') {
    return answer.reason;
  }
  const { status, headers } = answer;
  const location = headers.get('Location');
  return location === null
    ? `${status} ${headers.get('Content-Type')?.split(';')[0] ?? 'without a content type'}`
    : `${status} → ${location}`;
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < raw.length; index += 2) {
    try {
      headers.append(raw[index] ?? '', raw[index + 1] ?? '');
    } catch {
      // A header that no browser would read either.
    }
  }
  return headers;
}

/** `Date` tells the second that has begun, so the middle of it is meant. */
function leadOf(date: string | undefined, now: number): number | undefined {
  const milliseconds = Date.parse(date ?? '') + 500;
  return Number.isNaN(milliseconds) ? undefined : milliseconds - now;
}

function inWords(thrown: unknown): string {
  const { code = '', message = '' } = thrown as { readonly code?: string; readonly message?: string };
  if (code.startsWith('HPE_')) {
    return `what answers there speaks no HTTP (${code})`;
  }
  if (/CERT|SIGNED|VERIFY|ERR_TLS/u.test(code)) {
    return `its certificate is not believed (${code})`;
  }
  return `no connection (${code === '' ? message : code})`;
}
