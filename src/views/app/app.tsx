import { useEffect } from 'react';
import { useLocation } from 'wouter';

import { href } from '@/domain/navigation/routes';
import type { AuthSnapshot } from '@/machines/auth/auth-machine';

import { releaseUnsaved } from '../shared/unsaved/use-unsaved-guard';
import { useAuth, useAuthRef } from './auth-context';
import { InsideStage, type InsideCode } from './stage/inside-stage';
import { useLocalizer } from './localization-context';
import { inside, isAddressLoaded, preloadAddress } from './screens/screens';
import { selectStage } from './stage/shell-stage';
import { useScene } from './stage/use-scene';

/** The page of the moment, and everything inside, which is drawn ahead of its moment. */
export function App() {
  const { before, inside: shown, next } = useScene();
  const canBegin = useAuth(selectIsTold);
  useDocumentLanguage();
  useCleanEnd();
  return (
    <>
      {before}
      <InsideStage shown={shown} next={next} canBegin={canBegin} code={insideCode} />
    </>
  );
}

const insideCode: InsideCode = { preload: preloadAddress, isLoaded: isAddressLoaded, View: inside.View };

/**
 * False while the words that the back end has for a visitor are on their way: with others a page would be drawn twice.
 * Of somebody whose session is there they come too late to be waited for.
 */
function selectIsTold(snapshot: AuthSnapshot): boolean {
  return selectStage(snapshot) === 'entering' || !snapshot.matches({ configuration: 'loading' });
}

function useDocumentLanguage(): void {
  const { language, direction } = useLocalizer();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
}

/**
 * Who signs out on purpose, in whichever tab, leaves no address behind for the next person at this machine, and who comes
 * in another's place begins at home.
 */
function useCleanEnd(): void {
  const authRef = useAuthRef();
  const [, navigate] = useLocation();
  useEffect(() => {
    const subscriptions = [
      authRef.on('session.ended', ({ error }) => {
        if (error === undefined || error.code === 'signIn.endedElsewhere') {
          releaseUnsaved();
          navigate(href('signIn'), { replace: true });
        }
      }),
      authRef.on('person.changed', () => {
        releaseUnsaved();
        navigate(href('home'), { replace: true });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [authRef, navigate]);
}
