import { useActorRef } from '@xstate/react';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';

import { href } from '@/domain/navigation/routes';
import type { AuthRef } from '@/machines/auth/auth-machine';
import { reloadMachine, type ReloadRef } from '@/machines/shell/reload-machine';
import { createPageReload } from '@/services/navigation/page-reload';

import { useAuth, useAuthRef } from './auth-context';

const ReloadContext = createContext<ReloadRef | undefined>(undefined);

/** The reload helper for everything inside; one per page. */
export function ReloadProvider({ children }: { readonly children: ReactNode }) {
  const authRef = useAuthRef();
  const [{ machine, input }] = useState(() => reloadOf(authRef));
  const reloadRef = useActorRef(machine, { input });
  return <ReloadContext value={reloadRef}>{children}</ReloadContext>;
}

/**
 * For a part of the page that has failed: answers the way out by the reload helper, `undefined` outside the provider.
 *
 * @param onUseless Called when reloading has not helped and would not help again.
 */
export function useReload(onUseless: () => void): (() => void) | undefined {
  const reloadRef = use(ReloadContext);
  const isAuthenticated = useAuth((snapshot) => snapshot.hasTag('signedIn'));

  useEffect(() => {
    reloadRef?.send({ type: 'page.fail' });
    return () => {
      reloadRef?.send({ type: 'page.recover' });
    };
  }, [reloadRef]);

  useEffect(() => {
    const subscription = reloadRef?.on('reload.useless', onUseless);
    return () => {
      subscription?.unsubscribe();
    };
  }, [reloadRef, onUseless]);

  return reloadRef === undefined ? undefined : () => reloadRef.send({ type: 'reload.ask', isAuthenticated });
}

function reloadOf(authRef: AuthRef) {
  const page = createPageReload({
    storage: () => window.sessionStorage,
    reload: () => window.location.reload(),
  });
  const machine = reloadMachine.provide({
    actors: {
      reloadPage: fromPromise(() => {
        page.reload();
        return new Promise<void>(() => undefined);
      }),
      leaveForSignIn: fromPromise(() => {
        page.forget();
        authRef.send({ type: 'signOut' });
        window.location.assign(href('signIn'));
        return Promise.resolve();
      }),
      forgetReload: fromPromise(() => {
        page.forget();
        return Promise.resolve();
      }),
    },
  });
  return { machine, input: { wasReloaded: page.wasReloaded() } };
}
