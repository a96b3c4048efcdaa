import { useState } from 'react';

import { askAhead } from './asked-ahead';
import { usePageShown } from './page-shown';

type AskAheadProps = {
  /** Names the call for the one who takes the answer (`takeAhead`). */
  readonly name: string;
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
};

/**
 * Asks for what a page needs that is drawn ahead, so that it comes while the finger goes up. Nothing is seen of it: a
 * component, so that the page itself is not drawn anew when it is shown.
 */
export function AskAhead({ name, ask }: AskAheadProps) {
  const isShown = usePageShown();
  // While it is drawn: of what nobody sees, React runs no effect.
  useState(() => {
    if (!isShown) {
      askAhead(name, ask);
    }
  });
  return null;
}
