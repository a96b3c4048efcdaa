import { useSetAtom } from 'jotai';
import { createContext, use, useEffect, useState } from 'react';

import { HeldPage } from '../../account/resume/held-page';
import { LeavingScreen } from '../../errors/leaving-screen';
import { NotFoundScreen } from '../../errors/not-found-screen';
import { UnconfiguredScreen } from '../../errors/unconfigured-screen';
import { IdleGuard } from '../../shell/session/idle-guard';
import { ListCacheProvider } from '../../shared/list/list-cache';
import { emptyGrid } from '../../shared/list/grid/list-grid-later';
import { recentRecordsAtom } from '../../shared/recent-records';
import { Rehearsal } from '../../shared/loading/rehearsal';
import { startScrollMemory } from '../../shared/scroll/scroll-memory';
import { forgetDrafts, reviveDrafts } from '../../shared/unsaved/use-draft';
import { PageWidgets } from '../../shared/widgets/page-widgets';
import { useAuth, useAuthRef, usePersonId } from '../auth-context';
import type { InsideProps } from './inside-props';
import { Page } from './page';
import { onPersonGone } from '../person-gone';
import { selectStage } from './shell-stage';
import { ThemeProvider } from '../theme/theme-provider';
import { usePreloadedMenu } from '../use-preloaded-menu';

const InsideContext = createContext<InsideProps>({ match: undefined });

/** Everything behind the sign-in page; one chunk with the component library, fetched while the person signs in. */
export function Inside(props: InsideProps) {
  return <InsideContext value={props}>{themed}</InsideContext>;
}

function Contents() {
  const { match, instead } = use(InsideContext);
  useEffect(startScrollMemory, []);
  usePreloadedMenu();
  const isHeld = useAuth((snapshot) => selectStage(snapshot) === 'held');
  const userId = usePersonId();
  const person = usePersonNumber(userId);
  useForgottenPerson();
  useReturnedDrafts(userId);
  return (
    <>
      {/* No state survives a change of person. */}
      <HeldPage key={person} isHeld={isHeld}>
        <PageWidgets>
          <Rehearsal part={emptyGrid} />
          <ListCacheProvider>
            {instead === undefined ? (
              match === undefined ? null : (
                <Page match={match} />
              )
            ) : (
              <Instead instead={instead} />
            )}
          </ListCacheProvider>
        </PageWidgets>
      </HeldPage>
      <IdleGuard />
    </>
  );
}

/** Which person of this page it is, from 0. The first of whom anything is known is who it was drawn for. */
function usePersonNumber(userId: string): number {
  const [last, setLast] = useState({ userId, number: 0 });
  if (userId === last.userId) {
    return last.number;
  }
  const number = last.userId === '' ? last.number : last.number + 1;
  setLast({ userId, number });
  return number;
}

/** One element: with the page alone changed, the theme is not written out anew, which it is whenever it is drawn. */
const themed = (
  <ThemeProvider>
    <Contents />
  </ThemeProvider>
);

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
function useForgottenPerson(): void {
  const authRef = useAuthRef();
  const forget = useSetAtom(recentRecordsAtom);
  useEffect(() => onPersonGone(authRef, () => forget([])), [authRef, forget]);
  useEffect(() => {
    const subscription = authRef.on('session.ended', ({ error }) => {
      if (error === undefined) {
        forgetDrafts();
      }
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [authRef]);
}

/** What was carried through the issuer's page leaves the browser's storage as soon as its person is known. */
function useReturnedDrafts(userId: string): void {
  useEffect(() => {
    reviveDrafts(userId);
  }, [userId]);
}
