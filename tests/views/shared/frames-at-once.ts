import { afterEach, beforeEach, vi } from 'vitest';

/** For tests of what waits for the next frame: jsdom draws none. */
export function drawFramesAtOnce(): void {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
      queueMicrotask(draw);
      return 0;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
