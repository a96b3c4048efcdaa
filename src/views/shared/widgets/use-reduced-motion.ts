import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the person wants no motion; a surrounding without media queries moves nothing for nobody. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced);
}

function isReduced(): boolean {
  return typeof window.matchMedia !== 'function' || window.matchMedia(query).matches;
}

function subscribe(listener: () => void): () => void {
  if (typeof window.matchMedia !== 'function') {
    return () => undefined;
  }
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => {
    media.removeEventListener('change', listener);
  };
}
