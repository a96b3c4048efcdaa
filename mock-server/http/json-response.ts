/** A response with this value as JSON; Safari before 17 has no `Response.json`. */
export function jsonResponse(value: unknown, init: ResponseInit): Response {
  const response = new Response(JSON.stringify(value), init);
  if (init.headers === undefined || !new Headers(init.headers).has('Content-Type')) {
    response.headers.set('Content-Type', 'application/json');
  }
  return response;
}
