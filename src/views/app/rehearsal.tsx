import { Activity, startTransition, useEffect, useInsertionEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Router } from 'wouter';

import { Deferred } from '../shared/deferred';
import { whenIdle } from '../shared/when-idle';

type RehearsalProps = {
  /** Of the page, without a query. */
  readonly path: string;
  /** Fetches its code; never fails. */
  readonly preload: (path: string) => Promise<void>;
  /** Whether its code has come: what has not is asked for by the page itself. */
  readonly isLoaded: (path: string) => boolean;
  readonly children: ReactNode;
};

/**
 * Draws a page once where nobody sees it, in idle time, and lets it go: when it is drawn for the person, the engine knows
 * its code and its styles are written. None of its effects runs, so it asks for nothing, says nothing and keeps nothing;
 * a page that fails fails in silence, and again where it is seen.
 */
export function Rehearsal({ path, preload, isLoaded, children }: RehearsalProps) {
  const [stage, setStage] = useState<HTMLElement | undefined>(undefined);
  useEffect(
    () =>
      whenIdle(() => {
        void preload(path).then(() => {
          startTransition(() => {
            setStage(isLoaded(path) ? document.createElement('div') : undefined);
          });
        });
      }),
    [path, preload, isLoaded],
  );
  const standStill = useMemo(() => () => [path, () => undefined] satisfies [string, unknown], [path]);
  return stage === undefined
    ? null
    : createPortal(
        <Activity mode="hidden">
          <Router hook={standStill}>{children}</Router>
          {/* Drawn last, with the parts of the page that come after its first drawing. */}
          <Deferred>
            <Curtain
              onFall={() => {
                setStage(undefined);
              }}
            />
          </Deferred>
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
