import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';

import { matchRoute } from '@/domain/navigation/routes';

import { isEntrance } from '../screens/screens';

/** Path and query, as the address bar has them. */
type SceneAddress = { readonly path: string; readonly search: string };

/**
 * The address that the page of the moment belongs to. It follows the address bar, but for the way in: whoever comes from
 * the sign-in page is shown that page for one task more.
 *
 * React runs the effects of what is drawn for an external store, as the address bar is one, before the browser paints;
 * of a task's own change it paints first. Pages inside begin with hundreds of effects, a fifth of the way from the click to
 * the first sight of home.
 */
export function useSceneAddress(): SceneAddress {
  const [path] = useLocation();
  const present = { path, search: window.location.search };
  const [left, setLeft] = useState(present);
  const isComingIn = path !== left.path && isEntrancePath(left.path);
  if (!isComingIn && (path !== left.path || present.search !== left.search)) {
    setLeft(present);
  }
  useLayoutEffect(() => {
    if (isComingIn) {
      queueMicrotask(() => {
        setLeft({ path, search: window.location.search });
      });
    }
  }, [isComingIn, path]);
  return isComingIn ? left : present;
}

function isEntrancePath(path: string): boolean {
  const match = matchRoute(path);
  return match !== undefined && isEntrance(match.name);
}
