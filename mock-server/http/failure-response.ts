import { MockFailure } from '../failures';
import { exceptionText } from '../startup/texts';
import { jsonResponse } from './json-response';

/** ABP's error answer; whatever is no `MockFailure` is an internal error that tells nothing. */
export function failureResponse(error: unknown, culture: string): Response {
  const failure =
    error instanceof MockFailure
      ? error
      : new MockFailure(500, { message: exceptionText('InternalServerErrorMessage', culture), data: {} });
  const { code, message, details, data, validationErrors } = failure.bodyIn(culture);
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
    { status: failure.status, headers: { _AbpErrorFormat: 'true' } },
  );
}
