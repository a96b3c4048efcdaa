import { startTransition, useEffect, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { AreaBoundary } from '../errors/area-boundary';
import type { LoadedLater } from './loaded-later';
import './rehearsal.css';
import { savesData } from './use-preload';
import { whenIdle } from './when-idle';

type Rehearsed = { readonly onDrawn: () => void };

/**
 * Draws a part once in idle time where nobody sees it, and lets it go as soon as it says that it is drawn: when it is
 * drawn for the person, the engine knows its code and its styles are written. The part is laid out and its effects run,
 * for it may hang on its size what it draws: it must be one that asks for nothing and keeps nothing. One that fails shows
 * nothing, and fails again where it is seen.
 */
export function Rehearsal({ part: { preload, isLoaded, View } }: { readonly part: LoadedLater<Rehearsed> }) {
  const [stage, setStage] = useState<HTMLElement | undefined>(undefined);
  useEffect(() => {
    if (savesData()) {
      return undefined;
    }
    return whenIdle(() => {
      void preload().then(() => {
        startTransition(() => {
          setStage(isLoaded() ? newStage() : undefined);
        });
      });
    });
  }, [preload, isLoaded]);
  // In the document before anything on it measures itself.
  useInsertionEffect(() => {
    if (stage === undefined) {
      return undefined;
    }
    document.body.append(stage);
    return () => {
      stage.remove();
    };
  }, [stage]);
  if (stage === undefined) {
    return null;
  }
  const end = () => {
    setStage(undefined);
  };
  return createPortal(
    <AreaBoundary onFailure={end}>
      <View onDrawn={end} />
    </AreaBoundary>,
    stage,
  );
}

/** Out of sight and out of reach of the keyboard, of screen readers and of the browser's search. */
function newStage(): HTMLElement {
  const stage = document.createElement('div');
  stage.className = 'rehearsal';
  stage.inert = true;
  stage.ariaHidden = 'true';
  return stage;
}
