import { useEffect, useMemo, useState } from 'react';

import type { AuthSnapshot } from '@/machines/auth/auth-machine';
import { watchTab } from '@/services/tabs/watch-tab';

import { useAuth } from '../../app/auth-context';
import { useServices } from '../../app/services-context';
import { loadedLater } from '../../shared/loading/loaded-later';
import { whenIdle } from '../../shared/loading/when-idle';

const watch = loadedLater(() => import('./idle-watch').then(({ IdleWatch }) => IdleWatch));

/** Watches over every session that is to be locked when nobody works in it; its code comes when the page is idle. */
export function IdleGuard() {
  const { idleLimits } = useServices();
  const sessionId = useAuth(presentSessionIn);
  const isFetched = useFetchedAtLast(sessionId !== undefined);
  // Whether the session is remembered stands in the browser's storage, which is slow: not while the page is being drawn.
  const limits = useMemo(
    () => (isFetched && sessionId !== undefined ? idleLimits?.() : undefined),
    [isFetched, sessionId, idleLimits],
  );
  return sessionId !== undefined && limits !== undefined ? (
    <watch.View key={sessionId} sessionId={sessionId} limits={limits} />
  ) : null;
}

function presentSessionIn(snapshot: AuthSnapshot): string | undefined {
  return snapshot.hasTag('signedIn') ? snapshot.context.session?.id : undefined;
}

/** Fetches the code unseen, however often it takes: nobody has asked for it, so nobody is told that it does not come. */
function useFetchedAtLast(isWanted: boolean): boolean {
  const [isFetched, setIsFetched] = useState(watch.isLoaded);
  useEffect(() => {
    if (!isWanted || isFetched) {
      return undefined;
    }
    let isAwaited = true;
    const fetch = () => {
      void watch.preload().then(() => {
        if (isAwaited) {
          setIsFetched(watch.isLoaded());
        }
      });
    };
    const callOff = whenIdle(fetch);
    const stopListening = watchTab({ onRestored: fetch, onWoke: fetch });
    return () => {
      isAwaited = false;
      callOff();
      stopListening();
    };
  }, [isWanted, isFetched]);
  return isFetched;
}
