import { FetchError, ofetch } from 'ofetch';

import { requestTimeoutMs } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { errorCodeForStatus, type ErrorCode } from '@/domain/errors/error-catalogue';
import { readAnswer } from '@/services/http/answer-body';
import { anySignal } from '@/services/http/any-signal';
import { retryAfterOf } from '@/services/http/retry-after';
import { tenantRefusalOf } from '@/services/http/tenant-refusal';

import { endedBy, failIfCancelled } from './cancellation';
import { parsedJson } from '@/services/http/parsed-json';

export type ProtocolRequest = {
  readonly url: string;
  /** A form makes it a POST. */
  readonly form?: URLSearchParams;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cache?: RequestCache;
  readonly signal?: AbortSignal | undefined;
};

/** An answer of the issuer, whatever its status. */
export type ProtocolAnswer = {
  readonly status: number;
  /** The JSON body; `undefined` when the body is empty or no JSON (an HTML page, for one). */
  readonly body: unknown;
  readonly retryAfterSeconds: number | undefined;
  readonly correlationId: string | undefined;
  /** Where the host refuses the tenant that the request names. */
  readonly tenantRefusal: ErrorCode | undefined;
};

export type ProtocolCall = (request: ProtocolRequest) => Promise<ProtocolAnswer>;

type Options = {
  readonly fetch?: typeof fetch | undefined;
  /** Tests shorten it. */
  readonly timeoutMs?: number | undefined;
};

/**
 * One request to the issuer: never repeated, never longer than `requestTimeoutMs` with its body.
 *
 * Rejects when no answer came: `network.unreachable`, `network.timeout` (both status 0), `request.cancelled`; and with
 * `response.malformed` for one that is longer than any answer can be, whose rest is not read.
 * No error keeps the request, whose body holds a password, a code or a token.
 */
export function createProtocolCall({ fetch: givenFetch, timeoutMs = requestTimeoutMs }: Options = {}): ProtocolCall {
  const send = givenFetch ? ofetch.create({}, { fetch: givenFetch }) : ofetch;

  return async ({ url, form, headers, cache, signal }) => {
    if (signal) {
      failIfCancelled(signal);
    }
    const timeout = AbortSignal.timeout(timeoutMs);
    // ofetch's own timeout is switched off by a signal and does not cover the body.
    const either = signal ? anySignal([signal, timeout]) : timeout;
    try {
      const { response, text } = await endedBy(
        either,
        send
          .raw(url, {
            method: form ? 'POST' : 'GET',
            headers: { Accept: 'application/json', ...headers },
            responseType: 'stream',
            retry: false,
            ignoreResponseError: true,
            signal: either,
            referrerPolicy: 'no-referrer',
            ...(cache && { cache }),
            // A followed redirect would carry the password or the token to wherever it points (T59).
            ...((form !== undefined || headers?.['Authorization'] !== undefined) && { redirect: 'error' as const }),
            ...(form && { body: form }),
          })
          .then(readAnswer),
      );
      const body = parsedJson(text);
      return {
        status: response.status,
        body,
        retryAfterSeconds: retryAfterOf(response),
        correlationId: response.headers.get('X-Correlation-Id') ?? undefined,
        tenantRefusal: tenantRefusalOf(response.headers, body),
      };
    } catch (thrown) {
      if (signal?.aborted) {
        throw new AppError('request.cancelled');
      }
      if (timeout.aborted) {
        throw new AppError('network.timeout', { status: 0, circumstance: 'signingIn' });
      }
      if (thrown instanceof AppError) {
        throw thrown;
      }
      throw new AppError('network.unreachable', {
        status: 0,
        circumstance: 'signingIn',
        cause: thrown instanceof FetchError ? thrown.cause : thrown,
      });
    }
  };
}

/** An answer of a 2xx status. */
export function isSuccess({ status }: ProtocolAnswer): boolean {
  return status >= 200 && status < 300;
}

/** The error of an answer whose status says all there is to say. */
export function statusError(answer: ProtocolAnswer): AppError {
  return new AppError(errorCodeForStatus(answer.status), answerFacts(answer));
}

/** What every error about an answer tells of it. */
export function answerFacts({ status, retryAfterSeconds, correlationId }: ProtocolAnswer) {
  return { status, retryAfterSeconds, correlationId };
}
