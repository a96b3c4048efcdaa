/** Eleven days: who says more does not know, and nobody waits for it. */
const longestWaitSeconds = 999_999;

/**
 * `Retry-After` in seconds (RFC 9110 §10.2.3); `undefined` where an answer says nothing that can be waited for. Its date
 * form counts from the answer's own `Date`, because the clock of this machine may differ from the server's.
 */
export function retryAfterOf({ headers }: Pick<Response, 'headers'>): number | undefined {
  const wait = headers.get('Retry-After')?.trim() ?? '';
  const seconds = /^\d+$/u.test(wait)
    ? Number(wait)
    : (Date.parse(wait) - Date.parse(headers.get('Date') ?? '')) / 1_000;
  return seconds >= 0 && seconds <= longestWaitSeconds ? seconds : undefined;
}
