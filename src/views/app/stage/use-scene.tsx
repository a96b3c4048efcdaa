import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Redirect } from 'wouter';

import { formerAddressOf } from '@/domain/navigation/former-addresses';
import { href, matchRoute, type RouteMatch } from '@/domain/navigation/routes';
import { safeReturnUrl } from '@/domain/auth/return-url';

import { CallbackScreen } from '../../account/sign-in/callback-screen';
import { SignInScreen } from '../../account/sign-in/sign-in-screen';
import { DelayedLoader } from '../../shared/loading/delayed-loader';
import { AppFrame } from './app-frame';
import { useAuth } from '../auth-context';
import { currentAddress } from '../current-address';
import type { InsideProps } from './inside-props';
import { signInAddress, wantedAddress } from '../navigation';
import { isAddressLoaded, isEntrance, plainScreenOf, preloadAddress } from '../screens/screens';
import { selectStage, type ShellStage } from './shell-stage';
import { useSceneAddress } from './use-scene-address';

/** What is shown: a page before the sign-in or one inside. */
type Scene = {
  readonly before?: ReactNode;
  readonly inside?: InsideProps;
  /** Address of the page inside that is going to follow, where it can be foreseen. */
  readonly next?: string;
};

/** Which page an address gives to this person now (register S-01, S-04, S-05). */
export function useScene(): Scene {
  const { path, search } = useSceneAddress();
  const stage = useAuth(selectStage);
  const match = matchRoute(path);
  const isCodeHere = useFirstCode(stage);
  const isAttempting = useAuth((snapshot) => snapshot.hasTag('attempting'));
  const returnUrl = useAuth(({ context }) => context.returnUrl);

  if (stage === 'starting') {
    return { before: <DelayedLoader /> };
  }
  if (match === undefined) {
    const former = formerAddressOf(path);
    return {
      before: <Redirect to={former === undefined ? href('notFound') : `${former}${search}`} replace />,
    };
  }
  if (match.name === 'notFound') {
    return { inside: { match, instead: 'notFound' } };
  }
  if (isEntrance(match.name)) {
    return entranceScene(match, stage, { search, isAttempting, returnUrl });
  }
  const plainScreen = plainScreenOf(match.name);
  if (plainScreen !== undefined) {
    return {
      before: (
        <Suspense fallback={<DelayedLoader />}>
          <plainScreen.View params={match.params} />
        </Suspense>
      ),
    };
  }
  if (match.route.isPublic === true) {
    return { inside: { match } };
  }
  switch (stage) {
    case 'visitor': {
      // An installation may let the issuer answer to a page inside, as ABP's Angular template does to `/`.
      const wanted = isAttempting ? safeReturnUrl(returnUrl, window.location.origin) : currentAddress();
      return { before: <Redirect to={signInAddress(wanted)} replace /> };
    }
    case 'leaving':
    case 'unconfigured':
      return { inside: { match, instead: stage } };
    case 'entering':
      return { before: <Waiting match={match} />, next: path };
    case 'ready':
    case 'held':
      return isCodeHere ? { inside: { match } } : { before: <Waiting match={match} />, next: path };
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

type EntranceFacts = { readonly search: string; readonly isAttempting: boolean; readonly returnUrl: string };

/** The pages through which one comes in; the page that was wanted follows as soon as it can be shown. */
function entranceScene(
  match: RouteMatch,
  stage: ShellStage,
  { search, isAttempting, returnUrl }: EntranceFacts,
): Scene {
  const isCallback = match.name === 'authCallback';

  if (stage === 'leaving' || stage === 'unconfigured') {
    return { inside: { match, instead: stage } };
  }
  const wanted = isCallback
    ? safeReturnUrl(returnUrl, window.location.origin)
    : wantedAddress(search, window.location.origin);
  if (isCallback && (stage === 'visitor' || stage === 'held') && !isAttempting) {
    return { before: <Redirect to={signInAddress(wanted)} replace /> };
  }
  return {
    before: (
      <>
        {isCallback ? <CallbackScreen /> : <SignInScreen wanted={wanted} />}
        {stage === 'ready' ? <Redirect to={wanted} replace /> : null}
      </>
    ),
    next: wanted,
  };
}
