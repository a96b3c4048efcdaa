import { pageHeaders } from './security-headers';

/** A file of the server's own pages, asked for anew each time. */
export function asset(type: string, text: string): Response {
  const headers = { ...pageHeaders(), 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' };
  return new Response(text, { headers });
}
