import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';

import { matchRoute, routeOf, type RouteMatch } from '@/domain/navigation/routes';

import { pressedPageMachine } from '@/machines/shell/pressed-page-machine';

import { callOffAheads } from '../../shared/loading/asked-ahead';
import { useScreens } from '../screens/screens-context';

/**
 * The page whose link is held down: it is drawn while the finger or the mouse button is still on its way up, which takes
 * a person 80 ms and more, and only shown by the click. Nothing is opened by pressing alone (WCAG 2.5.2).
 * What the page has asked for is called off where no click follows.
 *
 * Pages of the menu alone: a form takes the focus, which React does in its first drawing. Not where either address has a
 * query, which the other page would read, and not before the code is there.
 */
export function usePressedPage(shown: RouteMatch): RouteMatch | undefined {
  const { screenOf } = useScreens();
  const pressedRef = useActorRef(pressedPageMachine);

  const pageBehind = useEffectEvent((link: HTMLAnchorElement) => {
    const match = isPlain(link) ? matchRoute(link.pathname) : undefined;
    return match !== undefined && isOfMenu(match) && isOther(match, shown) && screenOf(match.name).isLoaded()
      ? match
      : undefined;
  });

  const letGo = useEffectEvent((page: RouteMatch) => {
    if (page.name !== shown.name) {
      callOffAheads();
    }
  });

  useEffect(() => {
    const subscription = pressedRef.on('page.letGo', ({ page }) => {
      letGo(page);
    });
    const press = (event: PointerEvent) => {
      const link = isPlainPress(event) && event.target instanceof Element ? event.target.closest('a') : null;
      const page = link === null ? undefined : pageBehind(link);
      pressedRef.send(page === undefined ? { type: 'elsewhere.press' } : { type: 'link.press', page });
    };
    const release = () => {
      pressedRef.send({ type: 'pointer.release' });
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('pointerup', release, { signal });
    document.addEventListener('pointercancel', release, { signal });
    return () => {
      subscription.unsubscribe();
      controller.abort();
    };
  }, [pressedRef]);

  return useSelector(pressedRef, ({ context }) => context.page);
}

function isOfMenu({ name, route }: RouteMatch): boolean {
  return route.isPublic !== true && route.isArea !== true && routeOf(name).parent === undefined;
}

/** Another page in the same layout. */
function isOther(match: RouteMatch, shown: RouteMatch): boolean {
  return match.name !== shown.name && match.route.layout === shown.route.layout;
}

/** Leads to a page of the product by its path alone. */
function isPlain({ origin, search }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && search === '' && window.location.search === '';
}

function isPlainPress({ button, isPrimary, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): boolean {
  return button === 0 && isPrimary && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
