/** Does something once the browser has nothing better to do; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, idleFallbackMs);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(work, { timeout: latestMs });
  return () => {
    cancelIdleCallback(handle);
  };
}

/** For browsers without idle callbacks (Safari): after the first frames. */
const idleFallbackMs = 200;
const latestMs = 2_000;
