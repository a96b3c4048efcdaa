import { Activity, memo, startTransition, Suspense, useCallback, useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';

import { matchRoute, pathOf, type RouteMatch } from '@/domain/navigation/routes';

import { DelayedLoader } from '../../shared/loading/delayed-loader';
import { whenIdle } from '../../shared/loading/when-idle';
import { DrawnAheadProvider } from './drawn-ahead';
import type { InsideProps } from './inside-props';
import { OwnLocation } from './own-location';
import { isEntrance, plainScreenOf } from '../screens/screens';

type InsideStageProps = {
  /** What is to be seen of the pages inside; `undefined` while a page before them is. */
  readonly shown: InsideProps | undefined;
  /** Address of the page that is going to follow; it is drawn ahead. `undefined` where none can be foreseen. */
  readonly next: string | undefined;
  /** False while that one's words are on their way: with others it would be drawn twice. */
  readonly canBegin: boolean;
  readonly code: InsideCode;
};

/** Where the code of the pages inside comes from. */
export type InsideCode = {
  /** Fetches what a page needs; never fails. */
  readonly preload: (path: string) => Promise<void>;
  /** Whether it has come: what has not is asked for by the page itself. */
  readonly isLoaded: (path: string) => boolean;
  readonly View: ComponentType<InsideProps>;
};

/**
 * Everything behind the sign-in page. While the person types, or while it is still being asked who they are, it is drawn
 * ahead in idle time, outside the document: nobody sees, hears or finds it, and none of its effects runs, so it asks for
 * nothing and says nothing. When its moment comes it is put in its place, frame and all.
 *
 * A page that fails ahead fails in silence, and again where it is seen.
 */
export function InsideStage({ shown, next, canBegin, code }: InsideStageProps) {
  const ahead = useDrawnAhead(shown === undefined ? next : undefined, canBegin, code);
  if (shown !== undefined) {
    return <Stage isShown drawn={shown} path={window.location.pathname} View={code.View} />;
  }
  return ahead === undefined ? null : <Stage isShown={false} drawn={ahead} path={ahead.path} View={code.View} />;
}

type DrawnAhead = {
  readonly address: string;
  readonly path: string;
  readonly match: RouteMatch;
  readonly instead?: never;
};

type StageProps = {
  readonly isShown: boolean;
  readonly drawn: InsideProps;
  /** Where the pages find themselves at first. */
  readonly path: string;
  readonly View: ComponentType<InsideProps>;
};

/** What is drawn ahead is not drawn anew because the page before it is. */
const Stage = memo(function Stage({ isShown, drawn, path, View }: StageProps) {
  const [element] = useState(() => document.createElement('div'));
  return (
    <>
      {/* First: what is drawn into the element measures itself right after this. */}
      {isShown ? <Place element={element} /> : null}
      {createPortal(
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <DrawnAheadProvider value={!isShown}>
            <OwnLocation path={path}>
              <Suspense fallback={<DelayedLoader />}>
                <View match={drawn.match} instead={drawn.instead} />
              </Suspense>
            </OwnLocation>
          </DrawnAheadProvider>
        </Activity>,
        element,
      )}
    </>
  );
});

function Place({ element }: { readonly element: HTMLElement }) {
  const take = useCallback(
    (place: HTMLElement | null) => {
      place?.append(element);
    },
    [element],
  );
  return <div ref={take} />;
}

/** The page of an address once its code has come and the browser has nothing better to do; never one that was shown. */
function useDrawnAhead(
  address: string | undefined,
  canBegin: boolean,
  { preload, isLoaded }: InsideCode,
): DrawnAhead | undefined {
  const [drawn, setDrawn] = useState<DrawnAhead>();
  const isMeant = drawn?.address === address;
  if (drawn !== undefined && !isMeant) {
    setDrawn(undefined);
  }
  useEffect(() => {
    const path = pathOf(address ?? '');
    const match = matchRoute(path);
    if (address === undefined || !canBegin || match === undefined || !isInside(match)) {
      return undefined;
    }
    let isAwaited = true;
    const callOff = whenIdle(() => {
      void preload(path).then(() => {
        if (isAwaited && isLoaded(path)) {
          startTransition(() => {
            setDrawn({ address, path, match });
          });
        }
      });
    });
    return () => {
      isAwaited = false;
      callOff();
    };
  }, [address, canBegin, preload, isLoaded]);
  return isMeant ? drawn : undefined;
}

function isInside({ name }: RouteMatch): boolean {
  return !isEntrance(name) && plainScreenOf(name) === undefined;
}
