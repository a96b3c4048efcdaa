import { Activity, startTransition, useEffect, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import type { LoadedLater } from './loaded-later';
import { savesData } from './use-preload';
import { whenIdle } from './when-idle';

/**
 * Draws a part once in idle time where nobody sees it, and lets it go: when it is drawn for the person, the engine knows
 * its code and its styles are written. None of its effects runs, so it asks for nothing and keeps nothing; one that fails
 * fails in silence, and again where it is seen.
 */
export function Rehearsal({ part: { preload, isLoaded, View } }: { readonly part: LoadedLater<object> }) {
  const [stage, setStage] = useState<HTMLElement | undefined>(undefined);
  useEffect(() => {
    if (savesData()) {
      return undefined;
    }
    return whenIdle(() => {
      void preload().then(() => {
        startTransition(() => {
          setStage(isLoaded() ? document.createElement('div') : undefined);
        });
      });
    });
  }, [preload, isLoaded]);
  return stage === undefined
    ? null
    : createPortal(
        <Activity mode="hidden">
          <View />
          <Curtain
            onFall={() => {
              setStage(undefined);
            }}
          />
        </Activity>,
        stage,
      );
}

/** Says that the drawing stands. Of what is hidden, React runs the effects alone that write styles. */
function Curtain({ onFall }: { readonly onFall: () => void }) {
  useInsertionEffect(() => {
    queueMicrotask(onFall);
  });
  return null;
}
