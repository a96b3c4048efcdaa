import { validationFailure } from '../failures';

/**
 * The body as its content type says: a form as `URLSearchParams`, a multipart one as `FormData`, JSON parsed, other
 * text as it is, anything else as bytes; `undefined` when it is empty.
 *
 * @throws MockFailure 400 when what claims to be JSON is none.
 */
export async function readBody(request: Request): Promise<unknown> {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (contentType.startsWith('multipart/form-data')) {
    return request.formData();
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw validationFailure([{ message: 'Nội dung gửi lên không phải là JSON hợp lệ.', members: [''] }]);
  }
}
