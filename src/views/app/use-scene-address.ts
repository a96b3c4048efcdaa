import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';

import { matchRoute } from '@/domain/navigation/routes';

import { isEntrance } from './screens';

/** Path and query, as the address bar has them. */
export type SceneAddress = { readonly path: string; readonly search: string };

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
  const [address, setAddress] = useState<SceneAddress>(() => addressAt(path));
  const isFollowed = path === address.path;
  const isComingIn = !isFollowed && isEntrancePath(address.path);
  if (!isFollowed && !isComingIn) {
    setAddress(addressAt(path));
  }
  useLayoutEffect(
    () =>
      isComingIn
        ? inOwnTask(() => {
            setAddress(addressAt(path));
          })
        : undefined,
    [isComingIn, path],
  );
  return isComingIn || path !== address.path ? address : { path, search: window.location.search };
}

function addressAt(path: string): SceneAddress {
  return { path, search: window.location.search };
}

function isEntrancePath(path: string): boolean {
  const match = matchRoute(path);
  return match !== undefined && isEntrance(match.name);
}

/** Does something in the next task, which nothing of the browser's own delays. Answers how to call it off. */
function inOwnTask(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(undefined);
  return () => {
    port1.close();
  };
}
