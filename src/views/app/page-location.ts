import type { BaseLocationHook } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

export type PageLocation = {
  /** For the page's router. */
  readonly useLocation: BaseLocationHook;
  /** From now on the browser's address counts. */
  readonly follow: () => void;
};

/**
 * Where a page finds itself.
 *
 * @param path Its own, which counts while it is drawn before the browser has come there.
 */
export function createPageLocation(path: string): PageLocation {
  let pinned: string | undefined = path;
  const current = () => pinned ?? window.location.pathname;
  return {
    useLocation: () => [useLocationProperty(current), navigate],
    follow: () => {
      pinned = undefined;
    },
  };
}
