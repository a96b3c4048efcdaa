import { FetchError } from 'ofetch';
import * as v from 'valibot';

import { remoteErrorSchema, type RemoteError } from '@/domain/abp/application-configuration';
import { AppError } from '@/domain/errors/app-error';
import { errorCodeForStatus, type Circumstance, type ErrorCode } from '@/domain/errors/error-catalogue';

import { parsedJson } from './parsed-json';
import { retryAfterOf } from './retry-after';
import { tenantRefusalOf } from './tenant-refusal';

/**
 * What a refusing answer means (specification §8, ABP contract §10).
 *
 * ABP tells a business "no" from a missing permission by the header `_AbpErrorFormat`: both are 403, and only the
 * first has a body. A redirect is no answer of an API and counts as malformed.
 */
export function failureOfAnswer(response: Response, text: string): AppError {
  const server = hasErrorFormat(response) ? remoteErrorOf(text) : undefined;
  const options = {
    status: response.status,
    server,
    retryAfterSeconds: retryAfterOf(response),
    correlationId: response.headers.get('X-Correlation-Id') ?? undefined,
  };
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    return new AppError('response.malformed', {
      ...options,
      detail: 'The server answered an API call with a redirect.',
    });
  }
  const tenantRefusal = tenantRefusalOf(response.headers, parsedJson(text));
  if (tenantRefusal !== undefined) {
    return new AppError(tenantRefusal, { ...options, params: { tenant: '' } });
  }
  if (isBlocked(response)) {
    return new AppError('http.blocked', options);
  }
  return new AppError(codeOf(response.status, server), options);
}

/** ABP refuses a right without a body or in JSON: a page of HTML is a firewall's, of a call that never reached ABP. */
function isBlocked({ status, headers }: Response): boolean {
  return status === 403 && (headers.get('Content-Type') ?? '').startsWith('text/html');
}

/**
 * A call that got no answer at all: called off by its screen, out of time, or no way to the server. ofetch's own error
 * is left out of it, because it holds the request with its token and its body (promise 6).
 */
export function failureOfSending(
  thrown: unknown,
  ownSignal: AbortSignal | undefined,
  circumstance?: Circumstance,
): AppError {
  const cause = thrown instanceof FetchError ? thrown.cause : thrown;
  if (ownSignal?.aborted === true) {
    return new AppError('request.cancelled', { cause });
  }
  if (isTimeout(cause)) {
    return new AppError('network.timeout', { cause, status: 0, circumstance });
  }
  return new AppError('network.unreachable', { cause, status: 0, circumstance });
}

/** Statuses that say more than the sentence beside them: it is shown under their own heading and by their own means. */
const tellingStatuses: ReadonlySet<number> = new Set([409, 413, 422, 429]);

function codeOf(status: number, server: RemoteError | undefined): ErrorCode {
  if (server !== undefined && (status === 400 || status === 422) && (server.validationErrors ?? []).length > 0) {
    return 'http.validation';
  }
  return server === undefined || status >= 500 || tellingStatuses.has(status)
    ? errorCodeForStatus(status)
    : 'server.message';
}

function hasErrorFormat(response: Response): boolean {
  return response.headers.get('_AbpErrorFormat')?.toLowerCase() === 'true';
}

function remoteErrorOf(text: string): RemoteError | undefined {
  const parsed = v.safeParse(remoteErrorSchema, parsedJson(text));
  return parsed.success ? parsed.output.error : undefined;
}

function isTimeout(thrown: unknown): boolean {
  for (let error: unknown = thrown; error instanceof Error; error = error.cause) {
    if (error.name === 'TimeoutError') {
      return true;
    }
  }
  return false;
}
