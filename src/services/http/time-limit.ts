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
  return { ...stallLimit(milliseconds), extend: () => undefined };
}

/**
 * For a call that may take any time as long as it makes headway: each extension gives it this time anew. Milliseconds.
 *
 * Not `AbortSignal.timeout`: the browser keeps such a signal until its time is up, and with it the page that has asked,
 * long after the answer and after the person has left.
 */
export function stallLimit(milliseconds: number): TimeLimit {
  const controller = new AbortController();
  const begin = () =>
    setTimeout(() => {
      controller.abort(new DOMException('The call has taken too long.', 'TimeoutError'));
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
