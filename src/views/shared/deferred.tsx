import { useDeferredValue, type ReactNode } from 'react';

type DeferredProps = {
  /** What stands in the place of the children in the first drawing. */
  readonly placeholder?: ReactNode;
  /** False while something is missing without which the children cannot be drawn. */
  readonly isReady?: boolean;
  readonly children: ReactNode;
};

/**
 * Leaves its children out of the first drawing of a page and draws them right after it, in slices that give way to the
 * person: what was asked for is seen a frame after the click, and no drawing holds the page up.
 */
export function Deferred({ placeholder = null, isReady = true, children }: DeferredProps) {
  const isDrawn = useDeferredValue(isReady, false);
  return isDrawn ? children : placeholder;
}
