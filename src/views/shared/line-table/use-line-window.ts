import { useCallback, useEffect, useState, type RefObject, type UIEvent } from 'react';

/** Height of a line, in CSS pixels; the style sheet of the grid gives every line exactly this. */
export const lineHeightPx = 41;

/** Up to so many lines are drawn whole. */
const drawnWhole = 60;
/** Lines that are drawn above and below what is seen, so that arrows always find the next one. */
const margin = 10;
const seen = 20;
/** Lines that are drawn at once while the table comes in, so that the page goes on answering. */
const drawnAtOnce = 15;

export type LineWindow = {
  readonly isWindowed: boolean;
  readonly first: number;
  /** The line behind the last one that is drawn. */
  readonly end: number;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  readonly reveal: (index: number) => void;
};

/** Which lines are drawn. */
export function useLineWindow(count: number, scroller: RefObject<HTMLElement | null>): LineWindow {
  const [top, setTop] = useState(0);
  const isWindowed = count > drawnWhole;
  const first = isWindowed ? Math.max(0, top - margin) : 0;
  const end = isWindowed ? Math.min(count, top + seen + margin) : count;
  const drawn = useComingIn(end - first);
  return {
    isWindowed,
    first,
    end: Math.min(end, first + drawn),
    onScroll: useCallback(({ currentTarget }: UIEvent<HTMLElement>) => {
      const line = Math.floor(currentTarget.scrollTop / lineHeightPx);
      // In steps, so that scrolling by a few lines draws nothing anew.
      setTop(line - (line % (margin / 2)));
    }, []),
    reveal: useCallback(
      (index: number) => {
        const element = scroller.current;
        if (element === null || !isWindowed) {
          return;
        }
        const [from, to] = [element.scrollTop, element.scrollTop + element.clientHeight - 3 * lineHeightPx];
        const wanted = index * lineHeightPx;
        if (wanted < from || wanted > to) {
          element.scrollTo({ top: Math.max(0, wanted - 3 * lineHeightPx) });
        }
      },
      [scroller, isWindowed],
    ),
  };
}

/** How many lines may be drawn: some more each time until the table is whole, and any number from then on. */
function useComingIn(wanted: number): number {
  const [drawn, setDrawn] = useState(wanted > drawnAtOnce ? drawnAtOnce : Infinity);
  useEffect(() => {
    if (drawn === Infinity) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setDrawn(drawn + drawnAtOnce < wanted ? drawn + drawnAtOnce : Infinity);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [drawn, wanted]);
  return drawn;
}
