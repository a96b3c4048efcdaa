import { useEffect, useEffectEvent, useRef } from 'react';

import type { AppError } from '@/domain/errors/app-error';
import { useAuth } from '@/views/app/auth-context';

type FailingRef = { readonly getSnapshot: () => { readonly context: { readonly error?: AppError | undefined } } };

/** Loads again what could not be loaded because the session was lost, once its person is back on this page. */
export function useReloadOnReturn(ref: FailingRef, reload: () => void): void {
  const isHeld = useAuth((snapshot) => snapshot.hasTag('held'));
  const wasHeld = useRef(isHeld);
  const onReturn = useEffectEvent(() => {
    const code = ref.getSnapshot().context.error?.code;
    if (code === 'http.sessionExpired' || code === 'http.unauthenticated') {
      reload();
    }
  });
  useEffect(() => {
    if (wasHeld.current && !isHeld) {
      onReturn();
    }
    wasHeld.current = isHeld;
  }, [isHeld]);
}
