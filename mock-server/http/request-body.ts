import { validationFailure } from '../failures';

/**
 * The body as its content type says: a form as `URLSearchParams`, a multipart one as `FormData`, JSON parsed, other
 * text as it is, anything else as bytes; `undefined` when it is empty.
 *
 * @throws MockFailure 400 when what claims to be JSON or a form is none.
 */
export async function readBody(request: Request): Promise<unknown> {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (contentType.startsWith('multipart/form-data')) {
    return readForm(request);
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length === 0) {
    return contentType.startsWith('application/x-www-form-urlencoded') ? new URLSearchParams() : undefined;
  }
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    return new URLSearchParams(new TextDecoder().decode(bytes));
  }
  if (/^application\/(?:.+\+)?json/.test(contentType)) {
    return parseJson(new TextDecoder().decode(bytes));
  }
  return contentType === '' || contentType.startsWith('text/') ? new TextDecoder().decode(bytes) : bytes;
}

/** How deep .NET's reader goes (`JsonSerializerOptions.MaxDepth`). */
const deepestJson = 64;

function parseJson(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    if (isWithin(value, deepestJson)) {
      return value;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      throw error;
    }
  }
  throw unreadable('Nội dung gửi lên không phải là JSON hợp lệ.');
}

function isWithin(value: unknown, depth: number): boolean {
  return (
    typeof value !== 'object' ||
    value === null ||
    (depth > 0 && Object.values(value).every((inner) => isWithin(inner, depth - 1)))
  );
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    throw error instanceof TypeError ? unreadable('Nội dung gửi lên không phải là biểu mẫu hợp lệ.') : error;
  }
}

function unreadable(message: string) {
  return validationFailure([{ message, members: [''] }]);
}
