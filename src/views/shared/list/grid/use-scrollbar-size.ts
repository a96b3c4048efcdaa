import { useSyncExternalStore } from 'react';

import './scrollbar-probe.css';

let size: number | undefined;
let probe: ResizeObserver | undefined;
const listeners = new Set<() => void>();

/**
 * How wide the browser draws scrollbars. The grid must know it and would lay its page out in the middle of drawing to
 * find out, a fifth of its longest task.
 *
 * @returns CSS pixels, 0 for scrollbars that lie over what scrolls; undefined until the browser has told
 */
export function useScrollbarSize(): number | undefined {
  return useSyncExternalStore(listen, () => size);
}

function listen(listener: () => void) {
  probe ??= typeof ResizeObserver === 'undefined' ? undefined : newProbe();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** One element out of sight that always scrolls, for good: the browser tells at another zoom and another mouse, too. */
function newProbe(): ResizeObserver {
  const element = document.createElement('div');
  element.className = 'scrollbar-probe';
  document.body.append(element);
  const observer = new ResizeObserver(() => {
    size = element.offsetWidth - element.clientWidth;
    for (const hear of listeners) {
      hear();
    }
  });
  observer.observe(element);
  return observer;
}
