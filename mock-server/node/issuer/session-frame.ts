import type { MockIssuer } from '../../issuer/issuer';
import { checkSession } from '../../issuer/session-state';
import { html, type Html } from '../html';

/** Holds the “OP User Agent state” (Session Management 1.0 §3.2): readable for the frame's script by design. */
export const stateCookie = 'issuer.state';

export const frameScriptAddress = '/connect/checksession.js';

export function framePage(): Html {
  return html`<html lang="vi">
    <head>
      <meta charset="utf-8" />
      <title>checksession</title>
      <script src="${frameScriptAddress}"></script>
    </head>
  </html>`;
}

/**
 * Asked every three seconds, the frame asks the server when the question or the cookie has changed, and after a quarter
 * of a minute: a session that the trainer ended changes no cookie.
 */
export const frameScript = `const lastingMs = 15_000;
let known;

addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && parent !== window) {
    void answer(JSON.stringify({ origin, message: data }), document.cookie).then((text) => {
      if (text !== '') {
        parent.postMessage(text, origin);
      }
    });
  }
});

async function answer(question, cookie) {
  const isKnown = known?.question === question && known.cookie === cookie && performance.now() - known.at < lastingMs;
  if (!isKnown) {
    known = { question, cookie, at: performance.now(), text: ask(question) };
  }
  return known.text;
}

async function ask(question) {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch('/connect/checksession', { method: 'POST', headers, body: question });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}
`;

/** Answers a question of the frame: as text, empty where a page is no client's. */
export async function answerFrame(issuer: MockIssuer, request: Request): Promise<Response> {
  const asked = await readQuestion(request);
  if (asked === undefined) {
    return new Response(null, { status: 400 });
  }
  const answer = await checkSession(issuer, asked.origin, asked.message);
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(answer ?? '', { headers });
}

async function readQuestion(
  request: Request,
): Promise<{ readonly origin: string; readonly message: unknown } | undefined> {
  try {
    const { origin, message } = (await request.json()) as { readonly origin?: unknown; readonly message?: unknown };
    return typeof origin === 'string' ? { origin, message } : undefined;
  } catch {
    return undefined;
  }
}
