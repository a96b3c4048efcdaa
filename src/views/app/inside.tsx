import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { LeavingScreen } from '../errors/leaving-screen';
import { NotFoundScreen } from '../errors/not-found-screen';
import { UnconfiguredScreen } from '../errors/unconfigured-screen';
import { ListCacheProvider } from '../shared/list/list-cache';
import { recentRecordsAtom } from '../shared/recent-records';
import { startScrollMemory } from '../shared/scroll/scroll-memory';
import { forgetDrafts } from '../shared/unsaved/use-draft';
import { whenIdle } from '../shared/when-idle';
import { useAuthRef } from './auth-context';
import type { InsideProps } from './inside-props';
import { Page } from './page';
import { ThemeProvider } from './theme-provider';

/** Everything behind the sign-in page; one chunk with the component library, fetched while the person signs in. */
export function Inside({ match, instead }: InsideProps) {
  useEffect(startScrollMemory, []);
  useEffect(() => whenIdle(preloadGrid), []);
  useForgottenRecords();
  return (
    <ThemeProvider>
      <ListCacheProvider>
        {instead === undefined ? match === undefined ? null : <Page match={match} /> : <Instead instead={instead} />}
      </ListCacheProvider>
    </ThemeProvider>
  );
}

/** The largest chunk, on which every list waits; a failure shows itself where the grid is needed. */
function preloadGrid(): void {
  import('../shared/list/list-grid').catch(() => undefined);
}

function Instead({ instead }: { readonly instead: NonNullable<InsideProps['instead']> }) {
  switch (instead) {
    case 'leaving':
      return <LeavingScreen />;
    case 'unconfigured':
      return <UnconfiguredScreen />;
    case 'notFound':
      return <NotFoundScreen />;
  }
}

/**
 * The next person at this machine finds no names of the last one. Unsaved input outlives a session that was lost, not
 * one that was left on purpose.
 */
function useForgottenRecords(): void {
  const authRef = useAuthRef();
  const forget = useSetAtom(recentRecordsAtom);
  useEffect(() => {
    const subscription = authRef.on('session.ended', ({ error }) => {
      forget([]);
      if (error === undefined) {
        forgetDrafts();
      }
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [authRef, forget]);
}
