import { frameworkText, MockFailure, type FailureBody } from '../failures';
import { jsonResponse } from './json-response';

/** ABP's error answer; whatever is no `MockFailure` is an internal error that tells nothing. */
export function failureResponse(error: unknown, culture: string): Response {
  const failure =
    error instanceof MockFailure
      ? error
      : new MockFailure(500, { message: frameworkText('InternalServerErrorMessage'), data: {} });
  return abpErrorResponse(failure.status, failure.bodyIn(culture));
}

/** An answer in ABP's error format. */
function abpErrorResponse(
  status: number,
  { code, message, details, data, validationErrors }: FailureBody<string>,
): Response {
  return jsonResponse(
    {
      error: {
        code: code ?? null,
        message,
        details: details ?? null,
        data: data ?? null,
        validationErrors: validationErrors ?? null,
      },
    },
    { status, headers: { _AbpErrorFormat: 'true' } },
  );
}
