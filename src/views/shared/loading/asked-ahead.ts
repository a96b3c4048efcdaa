type Ahead = { readonly answer: Promise<unknown>; readonly callOff: AbortController };

/** As long as an answer is as good as one that is asked for now. Milliseconds. */
const aheadMs = 2_000;

const aheads = new Map<string, Ahead>();

/** Asks for what is probably wanted in a moment. Never fails: whoever takes the answer is told. */
export function askAhead(key: string, ask: (signal: AbortSignal) => Promise<unknown>): void {
  if (aheads.has(key)) {
    return;
  }
  const callOff = new AbortController();
  const ahead = { answer: ask(callOff.signal), callOff };
  aheads.set(key, ahead);
  ahead.answer.catch(() => undefined);
  setTimeout(() => {
    if (aheads.get(key) === ahead) {
      aheads.delete(key);
    }
  }, aheadMs);
}

/** Calls off what was asked ahead and nobody took: the page is not wanted after all. */
export function callOffAheads(): void {
  for (const { callOff } of aheads.values()) {
    callOff.abort();
  }
  aheads.clear();
}

/**
 * The answer to what was asked ahead, once; to what was not, or not in time, a new one.
 *
 * @param key Names one call, and with it the kind of its answer.
 * @param signal Calls the request off, whoever made it.
 */
export function takeAhead<Answer>(
  key: string,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const ahead = aheads.get(key);
  if (ahead === undefined) {
    return ask(signal);
  }
  aheads.delete(key);
  signal.addEventListener('abort', () => {
    ahead.callOff.abort(signal.reason);
  });
  return ahead.answer as Promise<Answer>;
}
