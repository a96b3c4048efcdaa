import { Suspense, useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';

import { href, matchRoute, pathOf, type RouteMatch } from '@/domain/navigation/routes';
import { safeReturnUrl } from '@/domain/auth/return-url';

import { CallbackScreen } from '../account/callback-screen';
import { SignInScreen } from '../account/sign-in-screen';
import { DelayedLoader } from '../shared/delayed-loader';
import { releaseUnsaved } from '../shared/unsaved/use-unsaved-guard';
import { AppFrame } from './app-frame';
import { useAuth, useAuthRef } from './auth-context';
import { currentAddress } from './current-address';
import { useLocalizer } from './localization-context';
import { signInAddress, wantedAddress } from './navigation';
import type { InsideProps } from './inside-props';
import { Rehearsal } from './rehearsal';
import { inside, isAddressLoaded, isEntrance, plainScreenOf, preloadAddress } from './screens';
import { selectStage, type ShellStage } from './shell-stage';

/** Which page an address gives to this person now (register S-01, S-04, S-05). */
export function App() {
  const [location] = useLocation();
  const stage = useAuth(selectStage);
  const match = matchRoute(location);
  const isCodeHere = useFirstCode(stage);
  useDocumentLanguage();
  useCleanEnd();

  if (stage === 'starting') {
    return <DelayedLoader />;
  }
  if (match === undefined) {
    return <Redirect to={href('notFound')} replace />;
  }
  if (match.name === 'notFound') {
    return <InsideLater match={match} instead="notFound" />;
  }
  if (isEntrance(match.name)) {
    return <Entrance match={match} />;
  }
  const plainScreen = plainScreenOf(match.name);
  if (plainScreen !== undefined) {
    return (
      <Suspense fallback={<DelayedLoader />}>
        <plainScreen.View params={match.params} />
      </Suspense>
    );
  }
  if (match.route.isPublic === true) {
    return <InsideLater match={match} />;
  }
  switch (stage) {
    case 'visitor':
      return <Redirect to={signInAddress(currentAddress())} replace />;
    case 'leaving':
      return <InsideLater match={match} instead="leaving" />;
    case 'unconfigured':
      return <InsideLater match={match} instead="unconfigured" />;
    case 'entering':
      return <Waiting match={match} />;
    case 'ready':
    case 'held':
      return isCodeHere ? <InsideLater match={match} /> : <Waiting match={match} />;
  }
}

function Waiting({ match }: { readonly match: RouteMatch }) {
  return match.route.layout === 'main' ? (
    <AppFrame>
      <DelayedLoader />
    </AppFrame>
  ) : (
    <DelayedLoader />
  );
}

/**
 * True once the code of the first page is here. It is fetched beside the configuration, and waited for outside
 * Suspense: a fallback that React has shown is held for about 300 ms, whatever has arrived since.
 */
function useFirstCode(stage: ShellStage): boolean {
  const [isHere, setIsHere] = useState(() => isAddressLoaded(window.location.pathname));
  const isComing = stage === 'entering' || stage === 'ready' || stage === 'held';
  useEffect(() => {
    if (!isComing || isHere) {
      return undefined;
    }
    let isWanted = true;
    void preloadAddress(window.location.pathname).then(() => {
      if (isWanted) {
        setIsHere(true);
      }
    });
    return () => {
      isWanted = false;
    };
  }, [isComing, isHere]);
  return isHere;
}

/** The pages through which one comes in; the page that was wanted follows as soon as it can be shown. */
function Entrance({ match }: { readonly match: RouteMatch }) {
  const stage = useAuth(selectStage);
  const isAttempting = useAuth((snapshot) => snapshot.hasTag('attempting'));
  const returnUrl = useAuth(({ context }) => context.returnUrl);
  const isCallback = match.name === 'authCallback';

  if (stage === 'unconfigured') {
    return <InsideLater match={match} instead="unconfigured" />;
  }
  if (stage === 'leaving') {
    return <InsideLater match={match} instead="leaving" />;
  }
  const wanted = isCallback
    ? safeReturnUrl(returnUrl, window.location.origin)
    : wantedAddress(window.location.search, window.location.origin);
  if (isCallback && (stage === 'visitor' || stage === 'held') && !isAttempting) {
    return <Redirect to={signInAddress(wanted)} replace />;
  }
  return (
    <>
      {isCallback ? <CallbackScreen /> : <SignInScreen wanted={wanted} />}
      {stage === 'visitor' ? <RehearsedPage address={wanted} /> : null}
      {stage === 'ready' ? <Redirect to={wanted} replace /> : null}
    </>
  );
}

/** The page that follows the sign-in, while the person types. */
function RehearsedPage({ address }: { readonly address: string }) {
  const path = pathOf(address);
  const match = matchRoute(path);
  return match === undefined ? null : (
    <Rehearsal path={path} preload={preloadAddress} isLoaded={isAddressLoaded}>
      <inside.View match={match} />
    </Rehearsal>
  );
}

function InsideLater(props: InsideProps) {
  return (
    <Suspense fallback={<DelayedLoader />}>
      <inside.View {...props} />
    </Suspense>
  );
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
