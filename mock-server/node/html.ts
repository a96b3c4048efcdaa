/** Markup that may be sent as it is. */
export type Html = { readonly markup: string };

type Part = Html | string | number | undefined | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup from a template: a text in it is a text and never markup, in an attribute with quotes too; `undefined` is nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: strings.reduce((whole, text, index) => `${whole}${markupOf(parts[index - 1])}${text}`) };
}

/** An HTML answer that nobody keeps. */
export function htmlResponse(page: Html, { status = 200, headers = {} }: ResponseInit = {}): Response {
  const answerHeaders = new Headers(headers);
  answerHeaders.set('Content-Type', 'text/html; charset=utf-8');
  answerHeaders.set('Cache-Control', 'no-store');
  return new Response(`<!doctype html>\n${page.markup}\n`, { status, headers: answerHeaders });
}

/** Sends the browser to another address; after a form with 303, so that nothing is posted there (RFC 9700 §4.12). */
export function redirect(request: Request, address: string, headers: HeadersInit = {}): Response {
  const answerHeaders = new Headers(headers);
  answerHeaders.set('Location', address);
  answerHeaders.set('Cache-Control', 'no-store');
  return new Response(null, { status: request.method === 'POST' ? 303 : 302, headers: answerHeaders });
}

function markupOf(part: Part): string {
  if (part === undefined) {
    return '';
  }
  if (typeof part === 'object') {
    return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
  }
  return String(part).replaceAll(/[&<>"']/gu, (character) => entities[character] ?? character);
}
