import { createFetch, ofetch, type $Fetch } from 'ofetch';

import { checkEnvironment } from '@/domain/environment/check-environment';
import type { Environment } from '@/domain/environment/environment';
import { deepMerge, mergeEnvironment, type MergeStrategy } from '@/domain/environment/merge-environment';
import { AppError } from '@/domain/errors/app-error';
import { anySignal } from '@/services/http/any-signal';

/** The login form waits for nothing but this, so it must not wait long. Milliseconds. */
const environmentTimeoutMs = 5_000;

export type EnvironmentSource = {
  /** The environment built into this bundle. */
  readonly builtIn: Environment;
  /** Origin of the page. */
  readonly appOrigin: string;
  /** Address of the file beside index.html; `undefined` where the bundle brings everything (the demo). */
  readonly fileUrl: string | undefined;
  /** Replaces `remoteEnv.mergeStrategy`, for a build with rules of its own. */
  readonly merge?: MergeStrategy;
  /** For the file alone: a page that has asked for it already answers with that; the browser's own when absent. */
  readonly fetchFile?: typeof fetch;
};

export type LoadedEnvironment = {
  readonly environment: Environment;
  /** Set when `remoteEnv` was asked for and could not be had; the local environment is used then. */
  readonly remoteError: AppError | undefined;
};

/**
 * The environment of this installation: built-in defaults, overlaid by `dynamic-env.json` where it exists, then by
 * `remoteEnv` (register C-06).
 *
 * @throws {AppError} `environment.invalid` for a file that is no environment, `environment.unreachable` when the
 * server cannot say whether there is one. A failing `remoteEnv` throws nothing: it is reported beside the result.
 */
export async function loadEnvironment(source: EnvironmentSource, signal: AbortSignal): Promise<LoadedEnvironment> {
  const overlay = source.fileUrl === undefined ? undefined : await readFile(source, source.fileUrl, signal);
  const local = deepMerge(source.builtIn, overlay);
  const environment = checkEnvironment(local, source.appOrigin);
  if (environment.remoteEnv === undefined) {
    return { environment, remoteError: undefined };
  }
  const { url, method, headers, mergeStrategy } = environment.remoteEnv;
  try {
    const remote = await readJson(url, { method, headers }, signal);
    const merged = mergeEnvironment(local, remote, source.merge ?? mergeStrategy);
    return { environment: checkEnvironment(merged, source.appOrigin), remoteError: undefined };
  } catch (cause) {
    const detail = cause instanceof AppError ? cause.detail : undefined;
    return { environment, remoteError: new AppError('environment.remoteUnavailable', { cause, detail }) };
  }
}

/** `undefined` where there is no file: a 404, or the index.html that a single-page host answers in its place. */
async function readFile({ fetchFile }: EnvironmentSource, url: string, signal: AbortSignal): Promise<unknown> {
  const call = fetchFile === undefined ? ofetch : createFetch({ fetch: fetchFile });
  const answer = await send(call, url, {}, signal);
  if (answer.status === 404) {
    return undefined;
  }
  if (answer.status < 200 || answer.status > 299) {
    // Often a page of a gateway: it does not say that there is no file.
    throw new AppError('environment.unreachable', { status: answer.status });
  }
  return answer.isHtml ? undefined : parsed(answer.text);
}

async function readJson(
  url: string,
  request: { readonly method: string; readonly headers: Record<string, string> },
  signal: AbortSignal,
): Promise<unknown> {
  const answer = await send(ofetch, url, request, signal);
  if (answer.status < 200 || answer.status > 299) {
    throw new AppError('environment.unreachable', { status: answer.status, detail: `HTTP ${answer.status}` });
  }
  return parsed(answer.text);
}

async function send(
  call: $Fetch,
  url: string,
  request: { readonly method?: string; readonly headers?: Record<string, string> },
  signal: AbortSignal,
): Promise<{ status: number; text: string; isHtml: boolean }> {
  try {
    const response = await call.raw(url, {
      ...request,
      cache: 'no-cache',
      credentials: 'same-origin',
      responseType: 'text',
      ignoreResponseError: true,
      retry: 0,
      signal: anySignal([signal, AbortSignal.timeout(environmentTimeoutMs)]),
    });
    const type = response.headers.get('Content-Type') ?? '';
    return { status: response.status, text: response._data ?? '', isHtml: type.includes('text/html') };
  } catch (cause) {
    throw new AppError('environment.unreachable', { cause, status: 0 });
  }
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new AppError('environment.invalid', { detail: 'The file holds no JSON object.' });
    }
    return value;
  } catch (cause) {
    throw cause instanceof AppError
      ? cause
      : new AppError('environment.invalid', { cause, detail: 'The file is not valid JSON.' });
  }
}
