/** Ends a call that takes too long. */
export type TimeLimit = {
  /** Aborted with a `TimeoutError` when the time is up. */
  readonly signal: AbortSignal;
  /** Told that the call makes headway. */
  readonly extend: () => void;
  /** Stops counting, once the call is over. */
  readonly end: () => void;
};

/** For a call that has this time from beginning to end. Milliseconds. */
export function wholeLimit(milliseconds: number): TimeLimit {
  return { signal: AbortSignal.timeout(milliseconds), extend: () => undefined, end: () => undefined };
}

/** For a call that may take any time as long as it makes headway: each extension gives it this time anew. Milliseconds. */
export function stallLimit(milliseconds: number): TimeLimit {
  const controller = new AbortController();
  const begin = () =>
    setTimeout(() => {
      controller.abort(new DOMException('Nothing has moved for too long.', 'TimeoutError'));
    }, milliseconds);
  let timer = begin();
  return {
    signal: controller.signal,
    extend: () => {
      clearTimeout(timer);
      timer = begin();
    },
    end: () => {
      clearTimeout(timer);
    },
  };
}
