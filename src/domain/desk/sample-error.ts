import { importMostMegabytes, importMostRows } from '../constants';
import { AppError } from '../errors/app-error';
import type { ErrorCode } from '../errors/error-catalogue';

type Options = NonNullable<ConstructorParameters<typeof AppError>[1]>;

const correlationId = '00-demo-0001';

/** What an entry of the catalogue carries when it really happens. */
const carried: Partial<Readonly<Record<ErrorCode, Options>>> = {
  'http.badRequest': { status: 400, correlationId },
  'http.validation': { status: 400, correlationId },
  'http.unauthenticated': { status: 401 },
  'http.sessionExpired': { status: 401 },
  'http.forbidden': { status: 403, correlationId },
  'http.blocked': { status: 403 },
  'http.notFound': { status: 404, correlationId },
  'http.conflict': { status: 409, correlationId },
  'http.tooLarge': { status: 413 },
  'http.unprocessable': { status: 422, correlationId },
  'http.tooManyRequests': { status: 429, retryAfterSeconds: 30 },
  'http.server': { status: 500, correlationId },
  'http.unavailable': { status: 503, retryAfterSeconds: 60 },
  'http.other': { status: 418 },
  'network.unreachable': { status: 0 },
  'signIn.idle': { params: { n: 60 } },
  'token.expired': { params: { 0: 60 } },
  'token.notYetValid': { params: { 0: 60 } },
  'import.tooLarge': { params: { limit: importMostMegabytes } },
  'import.tooManyRows': { params: { n: importMostRows + 1, limit: importMostRows } },
  'import.headingsMissing': { params: { headings: 'Số CCCD' } },
  'import.headingsDoubled': { params: { headings: 'Họ và tên' } },
};

/** An error as the product would meet it, to show how it presents it. @param detail One technical sentence. */
export function sampleError(code: ErrorCode, detail?: string): AppError {
  return new AppError(code, { ...carried[code], ...(detail === undefined ? {} : { detail }) });
}
