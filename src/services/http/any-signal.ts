/**
 * Aborted as soon as one of the signals is, with its reason. `AbortSignal.any` is missing in Safari before 17.4 and in
 * Chrome before 116, where without this no call would ever go out.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  // The browser's own is let go with whoever holds it; this one stays with the signals that it listens to.
  return typeof AbortSignal.any === 'function' ? AbortSignal.any([...signals]) : joined(signals);
}

function joined(signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    const pass = () => {
      either.abort(signal.reason);
    };
    if (signal.aborted) {
      pass();
    }
    signal.addEventListener('abort', pass, { once: true, signal: either.signal });
  }
  return either.signal;
}
