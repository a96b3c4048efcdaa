/** Of the acts of a person within this time one is enough to know that they are there. Milliseconds. */
const actSpacingMs = 5_000;

const deeds = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'touchmove'] as const;

/**
 * Calls `onAct` for what a person does on this page, once in five seconds at most; answers a function that stops it.
 *
 * A key, a press, a turn of the wheel, a move of the pointer or a finger, and that the tab is shown. Browsers report a
 * move of a pointer that lies still when the page moves under it; that is no act.
 *
 * @param now Epoch milliseconds.
 */
export function watchActs(onAct: () => void, now: () => number = Date.now): () => void {
  let notedAt = Number.NEGATIVE_INFINITY;
  let place: string | undefined;
  const note = () => {
    // Also where the clock was set back.
    if (Math.abs(now() - notedAt) >= actSpacingMs) {
      notedAt = now();
      onAct();
    }
  };
  const onMove = ({ screenX, screenY }: MouseEvent) => {
    const before = place;
    place = `${screenX} ${screenY}`;
    if (before !== undefined && before !== place) {
      note();
    }
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') {
      note();
    }
  };

  const listening = new AbortController();
  const { signal } = listening;
  // In the capturing phase: what a part of the page keeps to itself is an act all the same.
  const options = { capture: true, passive: true, signal };
  for (const deed of deeds) {
    window.addEventListener(deed, note, options);
  }
  window.addEventListener('pointermove', onMove, options);
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => listening.abort();
}
