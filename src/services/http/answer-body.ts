import * as v from 'valibot';

import { shortDetail } from '@/domain/auth/callback-answer';
import { AppError } from '@/domain/errors/app-error';

/** An answer with its whole text; that of a file has the file instead. */
export type Answer = { readonly response: Response; readonly text: string; readonly file?: Blob };

/**
 * The whole text of an answer, read only as far as any answer of the back end can be long: one without an end must not
 * fill the tab's memory.
 *
 * @throws {AppError} `response.malformed` for a longer one; what is left of it is not fetched.
 */
export async function readAnswer(response: Response): Promise<Answer> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of boundedChunks(response)) {
    text += decoder.decode(chunk, { stream: true });
  }
  return { response, text: text + decoder.decode() };
}

/**
 * The bytes of a good answer; a refusal is read as text, because that is what it says its reason in.
 *
 * @param onHeadway told of every part that has come
 */
export async function readFileAnswer(response: Response, onHeadway: () => void): Promise<Answer> {
  if (!response.ok) {
    return readAnswer(response);
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of boundedChunks(response)) {
    chunks.push(chunk);
    onHeadway();
  }
  return { response, text: '', file: new Blob(chunks) };
}

async function* boundedChunks(response: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  let bytes = 0;
  for (let chunk = await reader?.read(); chunk?.done === false; chunk = await reader?.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > largestAnswerBytes) {
      await reader?.cancel();
      throw new AppError('response.malformed', {
        status: response.status,
        detail: `The answer is longer than ${largestAnswerBytes} bytes.`,
      });
    }
    yield chunk.value;
  }
}

/** A page of 1,000 rows, the most that ABP answers at once, is well below it. */
const largestAnswerBytes = 32 * 1_024 * 1_024;

/**
 * The body of a good answer, as its schema wants it; without a body (204, or an empty 200) `undefined`.
 *
 * @throws {AppError} `response.malformed` for what is no JSON or of another shape (register C-08).
 */
export function checkedBody({ response, text }: Answer, schema: v.GenericSchema | undefined): unknown {
  const body = text === '' ? undefined : parsedBody(response, text);
  if (schema === undefined) {
    return body;
  }
  const checked = v.safeParse(schema, body);
  if (!checked.success) {
    throw new AppError('response.malformed', {
      status: response.status,
      detail: v.summarize(checked.issues).slice(0, 200),
    });
  }
  return checked.output;
}

/**
 * A day that .NET holds as a `DateTime` comes with a midnight that means nothing; forms and rules know days as the contract
 * has them, `yyyy-MM-dd`. A moment that falls on midnight is the same moment without it (`formatDateTime`).
 */
function daysOnly(json: string): string {
  return json.replaceAll(/"(\d{4}-\d{2}-\d{2})T00:00:00(?:\.0+)?"/gu, '"$1"');
}

function parsedBody(response: Response, text: string): unknown {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/plain')) {
    return text;
  }
  try {
    return JSON.parse(daysOnly(text)) as unknown;
  } catch (cause) {
    throw new AppError('response.malformed', {
      cause,
      status: response.status,
      detail: shortDetail(`Content-Type: ${type}`),
    });
  }
}
