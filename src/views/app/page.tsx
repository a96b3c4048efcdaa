import { Suspense, type ReactNode } from 'react';
import { Redirect, Route } from 'wouter';

import { canOpen, firstPageOf } from '@/domain/navigation/menu';
import { href, type RouteMatch } from '@/domain/navigation/routes';
import { AppError } from '@/domain/errors/app-error';

import { RefusedScreen } from '../errors/refused-screen';
import { DelayedLoader } from '../shared/delayed-loader';
import { AreaBoundary } from '../shared/errors/area-boundary';
import { useScreens } from './screens-context';
import { useAccess } from './use-access';

/** The page of an address in its layout, if the person may see it. */
export function Page({ match }: { readonly match: RouteMatch }) {
  return (
    <PageLayout match={match}>
      <PageContent match={match} />
    </PageLayout>
  );
}

function PageContent({ match }: { readonly match: RouteMatch }) {
  const access = useAccess();
  const { screenOf } = useScreens();
  const { name, route, params } = match;

  if (route.isArea === true) {
    const first = firstPageOf(route.area, access);
    return first === undefined ? <RefusedScreen error={noAreaPage} /> : <Redirect to={routeHref(first)} replace />;
  }
  if (route.isPublic !== true && !canOpen(name, access)) {
    return <RefusedScreen error={forbidden} />;
  }
  const screen = screenOf(name);
  return (
    // A page that failed must not keep the next one from being shown.
    <AreaBoundary key={`${name} ${JSON.stringify(params)}`} area="page" onRetry={screen.forget}>
      <Suspense fallback={<DelayedLoader />}>
        <Route path={route.path}>
          <screen.View params={params} />
        </Route>
      </Suspense>
    </AreaBoundary>
  );
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
