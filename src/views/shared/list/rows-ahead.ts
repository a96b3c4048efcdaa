import type { Page } from '@/domain/abp/paging';

type Ahead = { readonly answer: Promise<Page<unknown>>; readonly callOff: AbortController };

/** As long as an answer is as good as one that is asked for now. Milliseconds. */
const aheadMs = 2_000;

const aheads = new Map<string, Ahead>();

/** Asks for rows that are probably wanted in a moment. Never fails: whoever takes the answer is told. */
export function askAhead<Row>(key: string, ask: (signal: AbortSignal) => Promise<Page<Row>>): void {
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
 * The answer to what was asked ahead, once.
 *
 * @param signal Calls the request off, as if the taker had made it.
 */
export function takeAhead<Row>(key: string, signal: AbortSignal): Promise<Page<Row>> | undefined {
  const ahead = aheads.get(key);
  aheads.delete(key);
  signal.addEventListener('abort', () => {
    ahead?.callOff.abort(signal.reason);
  });
  return ahead?.answer as Promise<Page<Row>> | undefined;
}
