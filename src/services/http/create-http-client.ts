import { ofetch } from 'ofetch';
import * as v from 'valibot';

import { requestTimeoutMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';

import { failureOfAnswer, failureOfSending } from './http-failure';
import type { HttpClient, RequestContext, RequestOptions, SessionPort } from './http-client';

export type HttpClientParts = {
  /** Address of the back end, absolute or relative to the page; relative request paths are joined to it. */
  readonly apiUrl: string;
  /** Origins besides the API's own that may get tokens: the issuer's. No other origin is ever called. */
  readonly trustedOrigins: readonly string[];
  /** Origin of the page; the anti-forgery cookie is readable, and so echoed, for calls to it alone (register C-02). */
  readonly appOrigin: string;
  readonly session: SessionPort;
  readonly readContext: () => RequestContext;
};

/** Answers that a later try may mend, for calls that change nothing (register C-07). */
const worthRepeating: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** Pauses before the second and the third try, in milliseconds. */
const pausesBeforeRepeat = [300, 1_200] as const;

/**
 * The one way to the back end: headers, token, single renewal after a 401, repeat of harmless calls, time limit,
 * cancellation, and every failure as an `AppError` (register C-01, C-02, C-07, C-08, A-11).
 */
export function createHttpClient(parts: HttpClientParts): HttpClient {
  const client = async (path: string, options: RequestOptions<v.GenericSchema | undefined> = {}): Promise<unknown> => {
    const url = addressOf(path, options, parts);
    const method = options.method ?? 'GET';
    const signal = AbortSignal.any([
      AbortSignal.timeout(requestTimeoutMs),
      ...(options.signal === undefined ? [] : [options.signal]),
    ]);
    try {
      const answer = await sendWithSession(url, method, options, signal, parts);
      return checkedBody(answer, options.schema);
    } catch (thrown) {
      throw thrown instanceof AppError ? thrown : failureOfSending(thrown, options.signal);
    }
  };
  return client as HttpClient;
}

type Answer = { readonly response: Response; readonly text: string };

async function sendWithSession(
  url: URL,
  method: string,
  options: RequestOptions<v.GenericSchema | undefined>,
  signal: AbortSignal,
  parts: HttpClientParts,
): Promise<Answer> {
  const token = options.isAnonymous === true ? undefined : await parts.session.accessToken(signal);
  const first = await sendPatiently(url, method, options, token, signal, parts);
  if (first.response.status !== 401 || token === undefined) {
    return accepted(first);
  }
  const nextToken = await parts.session.afterRefusal(token, signal);
  if (nextToken === undefined) {
    throw new AppError('http.sessionExpired', { status: 401 });
  }
  return accepted(await sendPatiently(url, method, options, nextToken, signal, parts));
}

/** Repeats a GET that met a dead network or a gateway's 502–504; anything else goes out once. */
async function sendPatiently(
  url: URL,
  method: string,
  options: RequestOptions<v.GenericSchema | undefined>,
  token: string | undefined,
  signal: AbortSignal,
  parts: HttpClientParts,
): Promise<Answer> {
  const pauses = method === 'GET' ? pausesBeforeRepeat : [];
  for (const pause of pauses) {
    const answer = await sendOnce(url, method, options, token, signal, parts).catch((thrown: unknown) => {
      if (signal.aborted) {
        throw thrown;
      }
      return undefined;
    });
    if (answer !== undefined && !worthRepeating.has(answer.response.status)) {
      return answer;
    }
    await passed(pause, signal);
  }
  return sendOnce(url, method, options, token, signal, parts);
}

async function sendOnce(
  url: URL,
  method: string,
  options: RequestOptions<v.GenericSchema | undefined>,
  token: string | undefined,
  signal: AbortSignal,
  parts: HttpClientParts,
): Promise<Answer> {
  const response = await ofetch.raw(url.href, {
    method,
    headers: headersOf(url, method, options.body, token, parts),
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    signal,
    credentials: url.origin === parts.appOrigin ? 'same-origin' : 'include',
    // A redirect would carry our headers to an address nobody has checked.
    redirect: 'manual',
    responseType: 'text',
    ignoreResponseError: true,
    // `ofetch` repeats a failed GET once by default, which would double every failure.
    retry: 0,
  });
  return { response, text: response._data ?? '' };
}

function headersOf(
  url: URL,
  method: string,
  body: unknown,
  token: string | undefined,
  parts: HttpClientParts,
): Record<string, string> {
  const { culture, tenantId, antiForgeryToken } = parts.readContext();
  const echoesAntiForgery = method !== 'GET' && url.origin === parts.appOrigin && antiForgeryToken !== undefined;
  return {
    Accept: 'application/json, text/plain',
    'Accept-Language': culture,
    'X-Requested-With': 'XMLHttpRequest',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(tenantId !== undefined && { __tenant: tenantId }),
    ...(echoesAntiForgery && { RequestVerificationToken: antiForgeryToken }),
  };
}

/**
 * The absolute address of a call, with its query.
 *
 * @throws {AppError} `request.foreignOrigin` for any origin but the API's and the trusted ones, so that no token can
 * leave for an address that crept in from data (promise 6, T59).
 */
function addressOf(path: string, options: RequestOptions<v.GenericSchema | undefined>, parts: HttpClientParts): URL {
  const api = new URL(parts.apiUrl, `${parts.appOrigin}/`);
  const base = `${api.href.replace(/\/+$/, '')}/`;
  const isAbsolute = /^(?:[a-z][a-z\d+.-]*:|\/\/|\\)/i.test(path);
  const relativePath = isAbsolute ? path : path.replace(/^\/+/, '');
  const url = URL.canParse(relativePath, base) ? new URL(relativePath, base) : undefined;
  if (url === undefined || (url.origin !== api.origin && !parts.trustedOrigins.includes(url.origin))) {
    throw new AppError('request.foreignOrigin', { detail: url?.origin ?? 'not an address' });
  }
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') {
      url.searchParams.set(name, String(value));
    }
  }
  return url;
}

function accepted(answer: Answer): Answer {
  if (!answer.response.ok) {
    throw failureOfAnswer(answer.response, answer.text);
  }
  return answer;
}

/** Answers without a body (204, or an empty 200) are `undefined`. */
function checkedBody({ response, text }: Answer, schema: v.GenericSchema | undefined): unknown {
  const body = text === '' ? undefined : parsedBody(response, text);
  if (schema === undefined) {
    return body;
  }
  const checked = v.safeParse(schema, body);
  if (!checked.success) {
    throw new AppError('response.malformed', {
      status: response.status,
      detail: v.summarize(checked.issues).slice(0, 200),
    });
  }
  return checked.output;
}

function parsedBody(response: Response, text: string): unknown {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/plain')) {
    return text;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new AppError('response.malformed', { cause, status: response.status, detail: `Content-Type: ${type}` });
  }
}

function passed(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
