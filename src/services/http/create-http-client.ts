import { ofetch } from 'ofetch';
import type * as v from 'valibot';

import { requestTimeoutMs, transferStallTimeoutMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';

import { checkedBody, readAnswer, readFileAnswer, type Answer } from './answer-body';
import { createAntiForgeryRenewal, isForgeryRefusal, type AntiForgeryRenewal } from './anti-forgery-renewal';
import { anySignal } from './any-signal';
import { failureOfAnswer, failureOfSending } from './http-failure';
import type {
  CallTicket,
  HttpClient,
  RequestContext,
  RequestOptions,
  SessionPort,
  UploadProgress,
} from './http-client';
import type { PendingCalls } from './pending-calls';
import { requestAddress } from './request-address';
import { retryAfterOf } from './retry-after';
import { sendForm } from './send-form';
import { stallLimit, wholeLimit } from './time-limit';

export type HttpClientParts = {
  /** Address of the back end, absolute or relative to the page; relative request paths are joined to it. */
  readonly apiUrl: string;
  /** Origins besides the API's own that may get tokens: the issuer's. No other origin is ever called. */
  readonly trustedOrigins: readonly string[];
  /** Origin of the page; the anti-forgery cookie is readable, and so echoed, for calls to it alone (register C-02). */
  readonly appOrigin: string;
  readonly session: SessionPort;
  readonly readContext: () => RequestContext;
  /** Asked for calls that change something alone: the browser answers for its cookies from another process. */
  readonly readAntiForgeryToken: () => string | undefined;
  /** Where calls under way are counted. */
  readonly pendingCalls?: PendingCalls | undefined;
};

type AnyOptions = RequestOptions<v.GenericSchema | undefined> & { readonly isFile?: boolean };

/** What one call needs of its client, beside what it says itself. */
type Sending = HttpClientParts & {
  readonly url: URL;
  readonly method: string;
  readonly body: unknown;
  readonly form: FormData | undefined;
  readonly isFile: boolean;
  readonly schema: v.GenericSchema | undefined;
  readonly isForVisitor: ((body: unknown) => boolean) | undefined;
  readonly onProgress: (progress: UploadProgress) => void;
  /** Told that the answer makes headway. */
  readonly extend: () => void;
  readonly signal: AbortSignal;
  readonly renewAntiForgery: AntiForgeryRenewal;
};

/** Every ABP answer to it sets the anti-forgery cookie. */
const cookieSettingPath = '/api/abp/application-configuration';

/** Answers that a later try may mend, for calls that change nothing (register C-07). */
const worthRepeating: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** Pauses before the second and the third try, in milliseconds. */
const pausesBeforeRepeat = [300, 1_200] as const;

/**
 * The longest pause that a server may ask for before its call is repeated, in milliseconds. Who is asked to wait longer is
 * told for how long, and tries again when it suits them.
 */
const longestAskedPauseMs = 3_000;

/**
 * The one way to the back end: headers, token, single renewal after a 401, repeat of harmless calls, time limit,
 * cancellation, and every failure as an `AppError` (register C-01, C-02, C-07, C-08, A-11).
 */
export function createHttpClient(parts: HttpClientParts): HttpClient {
  // ABP ties an anti-forgery token to the person it is asked for by: a visitor's call needs a visitor's.
  const renewalFor = (isAnonymous: boolean) =>
    createAntiForgeryRenewal({
      read: parts.readAntiForgeryToken,
      refresh: () => client(cookieSettingPath, { query: { includeLocalizationResources: false }, isAnonymous }),
    });
  const renewals = { visitor: renewalFor(true), session: renewalFor(false) };
  const client = async (path: string, options: AnyOptions = {}): Promise<unknown> => {
    const { method = 'GET', body, form, isFile = false, isAnonymous = false, schema, isForVisitor } = options;
    const url = requestAddress(path, options.query, parts);
    const isTransfer = isFile || form !== undefined;
    const limit = isTransfer ? stallLimit(transferStallTimeoutMs) : wholeLimit(requestTimeoutMs);
    const signal = anySignal([limit.signal, ...(options.signal === undefined ? [] : [options.signal])]);
    const onProgress = (progress: UploadProgress) => {
      limit.extend();
      options.onProgress?.(progress);
    };
    const end = parts.pendingCalls?.begin();
    try {
      const renewAntiForgery = isAnonymous ? renewals.visitor : renewals.session;
      const { extend } = limit;
      const call = {
        url,
        method,
        body,
        form,
        isFile,
        schema,
        isForVisitor,
        onProgress,
        extend,
        signal,
        renewAntiForgery,
      };
      const answer = await sendWithSession({ ...parts, ...call }, isAnonymous);
      return isFile ? (answer.file ?? new Blob()) : checkedBody(answer, schema);
    } catch (thrown) {
      throw thrown instanceof AppError
        ? thrown
        : failureOfSending(thrown, options.signal, method === 'GET' ? 'reading' : undefined);
    } finally {
      limit.end();
      end?.();
    }
  };
  return client as HttpClient;
}

async function sendWithSession(sending: Sending, isAnonymous: boolean): Promise<Answer> {
  const { session, signal } = sending;
  const ticket = isAnonymous ? undefined : await session.ticket(signal);
  const first = await sendGuarded(sending, ticket?.accessToken);
  if (ticket === undefined || !isRefusal(first, ticket, sending)) {
    return accepted(first);
  }
  return accepted(await sendGuarded(sending, await ticket.afterRefusal(signal)));
}

/** A 401; or, from an address that answers visitors too, what a visitor gets, unless there is no better token. */
function isRefusal(answer: Answer, ticket: CallTicket, { isForVisitor, schema }: Sending): boolean {
  const { status, ok } = answer.response;
  return (
    status === 401 ||
    (ok && isForVisitor !== undefined && ticket.mayBeDead() && isForVisitor(checkedBody(answer, schema)))
  );
}

/**
 * Sends a call that was refused as forged once more, with the cookie's present value or a fresh one. Nothing of a refused
 * call was carried out: the back end looks at the token before it looks at the call.
 */
async function sendGuarded(sending: Sending, token: string | undefined): Promise<Answer> {
  if (!echoesAntiForgery(sending)) {
    return sendPatiently(sending, token);
  }
  const antiForgeryToken = sending.readAntiForgeryToken();
  const answer = await sendPatiently(sending, token);
  if (antiForgeryToken === undefined || !isForgeryRefusal(answer)) {
    return answer;
  }
  const nextAntiForgeryToken = await sending.renewAntiForgery(antiForgeryToken);
  return nextAntiForgeryToken === undefined ? answer : sendPatiently(sending, token);
}

/**
 * Repeats a GET that met a dead network or a gateway's 502–504, after the pause that the answer asks for (RFC 9110 §10.2.3)
 * where that is a short one; anything else goes out once. A change carries the stamp of the version that it is made from:
 * had the first one come through, its repetition would be a 409 against oneself.
 */
async function sendPatiently(sending: Sending, token: string | undefined): Promise<Answer> {
  const { method, signal } = sending;
  const pauses = method === 'GET' ? pausesBeforeRepeat : [];
  for (const pause of pauses) {
    const answer = await sendOnce(sending, token).catch((thrown: unknown) => {
      if (signal.aborted || thrown instanceof AppError) {
        throw thrown;
      }
      return undefined;
    });
    const askedPause = answer === undefined ? 0 : askedPauseMs(answer.response);
    if (answer !== undefined && (!isWorthRepeating(answer.response) || askedPause > longestAskedPauseMs)) {
      return answer;
    }
    await passed(Math.max(pause, askedPause), signal);
  }
  return sendOnce(sending, token);
}

function askedPauseMs(response: Response): number {
  return (retryAfterOf(response) ?? 0) * 1_000;
}

/** A redirect that was not followed has status 0 too, and is an answer. */
function isWorthRepeating({ status, type }: Response): boolean {
  return type !== 'opaqueredirect' && worthRepeating.has(status);
}

async function sendOnce(sending: Sending, token: string | undefined): Promise<Answer> {
  const { url, method, body, form, isFile, signal } = sending;
  const headers = headersOf(sending, token);
  if (form !== undefined) {
    return readAnswer(await sendForm({ url, method, headers, form, signal, onProgress: sending.onProgress }));
  }
  const response = await ofetch.raw(url.href, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal,
    // Another origin's anti-forgery cookie cannot be read: ABP would take a change that carries it for forged.
    credentials: 'same-origin',
    // A redirect would carry our headers to an address nobody has checked.
    redirect: 'manual',
    responseType: 'stream',
    ignoreResponseError: true,
    // `ofetch` repeats a failed GET once by default, which would double every failure.
    retry: 0,
  });
  return isFile ? readFileAnswer(response, sending.extend) : readAnswer(response);
}

function headersOf(sending: Sending, token: string | undefined): Record<string, string> {
  const { culture, tenantMark } = sending.readContext();
  const antiForgeryToken = echoesAntiForgery(sending) ? sending.readAntiForgeryToken() : undefined;
  return {
    ...tenantMark,
    Accept: sending.isFile ? '*/*' : 'application/json, text/plain',
    'Accept-Language': culture,
    'X-Requested-With': 'XMLHttpRequest',
    ...(sending.body !== undefined && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(antiForgeryToken !== undefined && { RequestVerificationToken: antiForgeryToken }),
  };
}

/** The cookie is readable, and so echoed, for calls to the page's own origin that change something (register C-02). */
function echoesAntiForgery({ method, url, appOrigin }: Sending): boolean {
  return method !== 'GET' && url.origin === appOrigin;
}

function accepted(answer: Answer): Answer {
  if (!answer.response.ok) {
    throw failureOfAnswer(answer.response, answer.text);
  }
  return answer;
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
