import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { toAppError, type AppError } from '@/domain/errors/app-error';
import { useAuth } from '@/views/app/auth-context';

type FailingRef = { readonly getSnapshot: () => { readonly context: { readonly error?: AppError | undefined } } };

/** Loads again what could not be loaded because the session was lost, once its person is back on this page. */
export function useReloadOnReturn(ref: FailingRef, reload: () => void): void {
  useRetryOnReturn(() => ref.getSnapshot().context.error, reload);
}

/** The same for what has no machine of its own. */
export function useRetryOnReturn(errorNow: () => AppError | undefined, retry: () => void): void {
  const isHeld = useAuth((snapshot) => snapshot.hasTag('held'));
  const wasHeld = useRef(isHeld);
  const onReturn = useEffectEvent(() => {
    const error = errorNow();
    if (error !== undefined && isOfLostSession(error)) {
      retry();
    }
  });
  useEffect(() => {
    if (wasHeld.current && !isHeld) {
      onReturn();
    }
    wasHeld.current = isHeld;
  }, [isHeld]);
}

/**
 * For what is asked for in an effect and says nothing of its failure, as names do: without this nothing would ever ask for
 * them again on a page that stays.
 */
export function useAttempts(): {
  /** Among the effect's dependencies: it is another one when what the lost session had made fail is to be asked for again. */
  readonly attempt: number;
  /** Takes what a call has thrown. Stable. */
  readonly failed: (thrown: unknown) => void;
} {
  const [attempt, setAttempt] = useState(0);
  // Of several calls one may fail otherwise; that one does not hide the others.
  const lost = useRef<AppError>(undefined);
  const failed = useCallback((thrown: unknown) => {
    const error = toAppError(thrown);
    if (isOfLostSession(error)) {
      lost.current = error;
    }
  }, []);
  useRetryOnReturn(
    () => lost.current,
    () => {
      lost.current = undefined;
      setAttempt((count) => count + 1);
    },
  );
  return { attempt, failed };
}

function isOfLostSession({ code }: AppError): boolean {
  return code === 'http.sessionExpired' || code === 'http.unauthenticated';
}
