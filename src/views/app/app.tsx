import { useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';

import { href, matchRoute, type RouteMatch } from '@/domain/navigation/routes';
import { safeReturnUrl } from '@/domain/auth/return-url';

import { CallbackScreen } from '../account/callback-screen';
import { SignInScreen } from '../account/sign-in-screen';
import { LeavingScreen } from '../errors/leaving-screen';
import { NotFoundScreen } from '../errors/not-found-screen';
import { UnconfiguredScreen } from '../errors/unconfigured-screen';
import { DelayedLoader } from '../shared/delayed-loader';
import { useAuth, useAuthRef } from './auth-context';
import { useLocalizer } from './localization-context';
import { signInAddress, wantedAddress } from './navigation';
import { Page } from './page';
import { isEntrance } from './screens';
import { selectStage } from './shell-stage';

/** Which page an address gives to this person now (register S-01, S-04, S-05). */
export function App() {
  const [location] = useLocation();
  const stage = useAuth(selectStage);
  const match = matchRoute(location);
  useDocumentLanguage();
  usePlainSignInAfterSignOut();

  if (stage === 'starting') {
    return <DelayedLoader />;
  }
  if (match === undefined) {
    return <Redirect to={href('notFound')} replace />;
  }
  if (match.name === 'notFound') {
    return <NotFoundScreen />;
  }
  if (isEntrance(match.name)) {
    return <Entrance match={match} />;
  }
  if (match.route.isPublic === true) {
    return <Page match={match} />;
  }
  switch (stage) {
    case 'visitor':
      return <Redirect to={signInAddress(currentAddress())} replace />;
    case 'leaving':
      return <LeavingScreen />;
    case 'unconfigured':
      return <UnconfiguredScreen />;
    case 'entering':
      return <DelayedLoader />;
    case 'ready':
      return <Page match={match} />;
  }
}

/** The pages through which one comes in; the page that was wanted follows as soon as it can be shown. */
function Entrance({ match }: { readonly match: RouteMatch }) {
  const stage = useAuth(selectStage);
  const isAttempting = useAuth((snapshot) => snapshot.hasTag('attempting'));
  const returnUrl = useAuth(({ context }) => context.returnUrl);
  const isCallback = match.name === 'authCallback';

  if (stage === 'unconfigured') {
    return <UnconfiguredScreen />;
  }
  if (stage === 'leaving') {
    return <LeavingScreen />;
  }
  if (isCallback && stage === 'visitor' && !isAttempting) {
    return <Redirect to={href('signIn')} replace />;
  }
  const wanted = isCallback
    ? safeReturnUrl(returnUrl, window.location.origin)
    : wantedAddress(window.location.search, window.location.origin);
  return (
    <>
      {isCallback ? <CallbackScreen /> : <SignInScreen wanted={wanted} />}
      {stage === 'ready' ? <Redirect to={wanted} replace /> : null}
    </>
  );
}

function currentAddress(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

function useDocumentLanguage(): void {
  const { language, direction } = useLocalizer();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
}

/** Who signs out on purpose leaves no address behind for the next person at this machine. */
function usePlainSignInAfterSignOut(): void {
  const authRef = useAuthRef();
  const [, navigate] = useLocation();
  useEffect(() => {
    const subscription = authRef.on('session.ended', ({ error }) => {
      if (error === undefined) {
        navigate(href('signIn'), { replace: true });
      }
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [authRef, navigate]);
}
