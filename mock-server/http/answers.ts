import type { CookieJar } from '../backend';
import type { MockResponse } from '../routing';
import { jsonResponse } from './json-response';

/**
 * A route's answer as a native response. Bytes stay bytes, a text with a content type of its own stays text,
 * everything else is JSON. A cookie goes into the jar where there is one, because a page cannot receive `Set-Cookie`.
 */
export function toResponse({ status, headers = {}, body }: MockResponse, cookies: CookieJar | undefined): Response {
  const answerHeaders = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (name.toLowerCase() === 'set-cookie' && cookies !== undefined) {
      cookies.write(value);
    } else {
      answerHeaders.append(name, value);
    }
  }
  if (body === undefined) {
    return new Response(null, { status, headers: answerHeaders });
  }
  if (body instanceof Uint8Array || body instanceof Blob) {
    return new Response(body as BodyInit, { status, headers: answerHeaders });
  }
  if (typeof body === 'string' && answerHeaders.has('Content-Type')) {
    return new Response(body, { status, headers: answerHeaders });
  }
  return jsonResponse(body, { status, headers: answerHeaders });
}
