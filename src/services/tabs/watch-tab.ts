export type TabEvents = {
  /** The page came back from the back/forward cache, with all its state and none of the time that passed. */
  readonly onRestored: () => void;
  /** The tab was shown, focused or got its network back: clocks and deadlines are to be looked at again. */
  readonly onWoke: () => void;
};

/** Listens to what happens to this tab; answers a function that stops it. */
export function watchTab({ onRestored, onWoke }: TabEvents): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) {
        onRestored();
      }
    },
    { signal },
  );
  window.addEventListener('online', onWoke, { signal });
  window.addEventListener('focus', onWoke, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') {
        onWoke();
      }
    },
    { signal },
  );
  return () => listening.abort();
}
