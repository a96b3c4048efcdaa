import { Suspense, type ReactNode } from 'react';

import { DelayedLoader } from './delayed-loader';
import { AreaBoundary } from '../errors/area-boundary';
import type { LoadedLater } from './loaded-later';

type LaterProps<Props extends object> = {
  readonly part: LoadedLater<Props>;
  readonly props: Props;
  /** In its place until the code has come; a loader unless told otherwise. */
  readonly fallback?: ReactNode;
  /** False for a part with room for a page of words where it could not be drawn. */
  readonly isCompact?: boolean;
};

/**
 * A part whose code is fetched late, in its place: code that did not come is said there, and "try again" fetches it anew.
 * A boundary further out would take all of its own area away, and would not know what to fetch (register X-05).
 */
export function Later<Props extends object>({
  part,
  props,
  fallback = <DelayedLoader />,
  isCompact = true,
}: LaterProps<Props>) {
  return (
    <AreaBoundary isCompact={isCompact} onRetry={part.forget}>
      <Suspense fallback={fallback}>
        <part.View {...props} />
      </Suspense>
    </AreaBoundary>
  );
}
