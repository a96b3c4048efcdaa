import { Activity, memo, Suspense, useState, type ReactNode } from 'react';
import { Redirect, Route, useLocation } from 'wouter';

import { canOpen, firstPageOf } from '@/domain/navigation/menu';
import { href, type RouteMatch } from '@/domain/navigation/routes';
import { AppError } from '@/domain/errors/app-error';

import { RefusedScreen } from '../../errors/refused-screen';
import { DelayedLoader } from '../../shared/loading/delayed-loader';
import { AreaBoundary } from '../../shared/errors/area-boundary';
import { PageShownProvider } from '../../shared/loading/page-shown';
import { usePersonId } from '../auth-context';
import { OwnLocation } from './own-location';
import { useScreens } from '../screens/screens-context';
import { useAccess } from '../use-access';
import { usePressedPage } from './use-pressed-page';

/** The page of an address in its layout, if the person may see it. */
export function Page({ match }: { readonly match: RouteMatch }) {
  // Drawn ahead for anybody, the frame stays when it is known for whom it is; a page may hold what is only theirs.
  const personId = usePersonId();
  return (
    <PageLayout match={match}>
      <PageContent key={personId} match={match} />
    </PageLayout>
  );
}

/** The page, and the one whose link is held down, if any: unseen until the click shows it. */
function PageContent({ match }: { readonly match: RouteMatch }) {
  const pressed = usePressedPage(match);
  const pages = pressed === undefined || pressed.name === match.name ? [match] : [pressed, match];
  return pages.map((each) => (
    <Activity key={keyOf(each)} mode={each === match ? 'visible' : 'hidden'}>
      <PageStage match={each} isShown={each === match} />
    </Activity>
  ));
}

type PageStageProps = {
  /** Of the same page for as long as it stands. */
  readonly match: RouteMatch;
  readonly isShown: boolean;
};

/** A page that finds itself at its own address, also while it is drawn ahead. */
function PageStage({ match, isShown }: PageStageProps) {
  const [path] = useLocation();
  const [own] = useState(match);
  return (
    <PageShownProvider value={isShown}>
      <OwnLocation path={isShown ? path : own.route.path}>
        <OnePage match={own} />
      </OwnLocation>
    </PageShownProvider>
  );
}

/** Not drawn anew where it is shown after it was drawn ahead. */
const OnePage = memo(function OnePage({ match }: { readonly match: RouteMatch }) {
  const access = useAccess();
  const { screenOf } = useScreens();
  const { name, route, params } = match;

  if (route.isPublic !== true && !canOpen(name, access)) {
    return <RefusedScreen error={forbidden} />;
  }
  if (route.isArea === true) {
    const first = firstPageOf(route.area, access);
    return first === undefined ? <RefusedScreen error={noAreaPage} /> : <Redirect to={routeHref(first)} replace />;
  }
  const screen = screenOf(name);
  return (
    <AreaBoundary area="page" onRetry={screen.forget}>
      <Suspense fallback={<DelayedLoader />}>
        <Route path={route.path}>
          <screen.View params={params} />
        </Route>
      </Suspense>
    </AreaBoundary>
  );
});

/** A page that failed must not keep the next one from being shown. */
function keyOf({ name, params }: RouteMatch): string {
  return `${name} ${JSON.stringify(params)}`;
}

function PageLayout({ match, children }: { readonly match: RouteMatch; readonly children: ReactNode }) {
  const chosen = useScreens().layoutOf(match.route.layout);
  if (chosen === undefined) {
    return children;
  }
  return (
    <AreaBoundary onRetry={chosen.forget}>
      <Suspense fallback={<DelayedLoader />}>
        <chosen.View match={match}>{children}</chosen.View>
      </Suspense>
    </AreaBoundary>
  );
}

const forbidden = new AppError('route.forbidden', { status: 403 });
const noAreaPage = new AppError('route.forbidden', { status: 403, detail: 'No page of this area is granted.' });

/** Pages of the menu have no parameters. */
function routeHref(name: Parameters<typeof href>[0]): string {
  return href(name as 'home');
}
