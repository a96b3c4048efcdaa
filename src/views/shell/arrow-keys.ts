import type { KeyboardEvent } from 'react';

/** The arrows go through the links and buttons of an element in their order; Home and End to its ends. */
export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const place = stops.findIndex((stop) => stop === event.target);
  const wanted = wantedPlace(event.key, place, stops.length);
  const isTyping = event.target instanceof HTMLInputElement && event.key !== 'ArrowDown';
  const stop = wanted === undefined || isTyping ? undefined : stops[wanted];
  if (stop !== undefined) {
    event.preventDefault();
    stop.focus();
  }
}

function wantedPlace(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(place + 1, count - 1);
    case 'ArrowUp':
      return Math.max(place - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
