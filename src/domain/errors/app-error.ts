import type { RemoteError } from '../abp/application-configuration';
import type { Circumstance, ErrorCode } from './error-catalogue';

type AppErrorOptions = {
  readonly cause?: unknown;
  /** HTTP status, 0 when no answer came, absent when no call was made. */
  readonly status?: number | undefined;
  /** What the server itself said, when it answered in ABP's error format. */
  readonly server?: RemoteError | undefined;
  /** Value of `Retry-After`, in seconds. */
  readonly retryAfterSeconds?: number | undefined;
  /** Value of `X-Correlation-Id`: what an administrator looks for in the server's log. */
  readonly correlationId?: string | undefined;
  /** One technical sentence for the "details" of the error screen; never a token, never typed input. */
  readonly detail?: string | undefined;
  readonly circumstance?: Circumstance | undefined;
  /** Values for the placeholders of the catalogue's text. */
  readonly params?: Readonly<Record<string, string | number>> | undefined;
};

/** The one error type that crosses a layer boundary; everything else is converted at the edge. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number | undefined;
  readonly server: RemoteError | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly correlationId: string | undefined;
  readonly detail: string | undefined;
  readonly circumstance: Circumstance | undefined;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.status = options.status;
    this.server = options.server;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.correlationId = options.correlationId;
    this.detail = options.detail;
    this.circumstance = options.circumstance;
    this.params = options.params ?? {};
  }
}

/**
 * Anything thrown as an `AppError`: code that the browser could not fetch is `app.codeUnavailable`, what nobody foresaw
 * becomes `app.unexpected`; the cause is kept.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) {
    return thrown;
  }
  return new AppError(isCodeMissing(thrown) ? 'app.codeUnavailable' : 'app.unexpected', { cause: thrown });
}

/** True for a call that its own screen has called off; such an "error" is never shown. */
export function isCancelled(thrown: unknown): boolean {
  return thrown instanceof AppError && thrown.code === 'request.cancelled';
}

/** How Chromium, Firefox, Safari and Vite's preloading say that a part of the product could not be fetched. */
const missingCode =
  /dynamically imported module|importing a module script failed|unable to preload css|module script.*MIME type/iu;

function isCodeMissing(thrown: unknown): boolean {
  return thrown instanceof Error && missingCode.test(thrown.message);
}
