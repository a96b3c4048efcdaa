import { useDeferredValue, useEffect, useEffectEvent, type ReactNode } from 'react';

import { usePageShown } from './page-shown';

type DeferredProps = {
  /** What stands in the place of the children in the first drawing. */
  readonly placeholder?: ReactNode;
  /** False while something is missing without which the children cannot be drawn. */
  readonly isReady?: boolean;
  /** True where somebody waits for the children: they are drawn at once. */
  readonly isWanted?: boolean;
  /** Told once the children stand: what is heavy itself can follow them, so that no drawing holds the page up. */
  readonly onDrawn?: () => void;
  readonly children: ReactNode;
};

/**
 * Leaves its children out of the first drawing of a page and draws them right after it, in slices that give way to the
 * person: what was asked for is seen a frame after the click, and no drawing holds the page up. Of a page that is drawn
 * ahead they are left out until it is shown.
 */
export function Deferred({ placeholder = null, isReady = true, isWanted = false, onDrawn, children }: DeferredProps) {
  const isShown = usePageShown();
  const isDrawn = useDeferredValue(isReady && isShown, false) || isWanted;
  const tell = useEffectEvent(() => onDrawn?.());
  useEffect(() => {
    if (isDrawn) {
      tell();
    }
  }, [isDrawn]);
  return isDrawn ? children : placeholder;
}
