import { validationFailure } from '../failures';
import type { LocalText } from '../local-text';

/**
 * The body as its content type says: a form as `URLSearchParams`, a multipart one as `FormData`, JSON parsed, other
 * text as it is; `undefined` when it is empty, `null` for bytes of any other type, which no route reads. The issuer's
 * endpoints read forms alone.
 *
 * @throws MockFailure 400 when what claims to be JSON or a form is none.
 */
export async function readBody(request: Request): Promise<unknown> {
  const contentType = (request.headers.get('Content-Type') ?? '').toLowerCase();
  const isForIssuer = new URL(request.url).pathname.startsWith('/connect/');
  if (contentType.startsWith('multipart/form-data') && !isForIssuer) {
    return readForm(request);
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    return new URLSearchParams(new TextDecoder().decode(bytes));
  }
  if (bytes.length === 0) {
    return undefined;
  }
  if (isForIssuer) {
    return null;
  }
  if (/^application\/(?:.+\+)?json/.test(contentType)) {
    return parseJson(bytes);
  }
  return contentType === '' || contentType.startsWith('text/') ? new TextDecoder().decode(bytes) : null;
}

/** How deep .NET's reader goes (`JsonSerializerOptions.MaxDepth`). */
const deepestJson = 64;

/** .NET reads no bytes that are no UTF-8; a decoder that mends them would store what nobody has typed. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
    if (isWithin(value, deepestJson)) {
      return value;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) {
      throw error;
    }
  }
  throw unreadable({ vi: 'Nội dung gửi lên không phải là JSON hợp lệ.', en: 'What was sent is no valid JSON.' });
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
    throw error instanceof TypeError
      ? unreadable({ vi: 'Nội dung gửi lên không phải là biểu mẫu hợp lệ.', en: 'What was sent is no valid form.' })
      : error;
  }
}

function unreadable(message: LocalText) {
  return validationFailure([{ message, members: [''] }]);
}
