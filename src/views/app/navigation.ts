import type { AroundNavHandler } from 'wouter';

import { loaderDelayMs } from '@/domain/constants';
import { href, matchRoute, pathOf } from '@/domain/navigation/routes';
import { safeReturnUrl } from '@/domain/auth/return-url';

import { tellAskedAgain } from '../shared/asked-again';
import { guardedNavigation } from '../shared/unsaved/use-unsaved-guard';
import { presentState } from '../shared/use-query-parameter';
import { isAddressLoaded, preloadAddress } from './screens/screens';

let lastWish = 0;

/**
 * Every link and redirect of the product: first the guard of unsaved input, then the code of the page to come, then the
 * change of address. Code that takes longer than a loader's delay is waited for on the page itself; of two wishes the
 * later one counts. A page that changes its own address, as a list does a moment after somebody has typed into its
 * search, wishes nobody elsewhere: who is on the way to another page gets there. A link to the very page that is shown, as
 * a message may be, makes no second step for Back and keeps what the entry holds; the page is told to load again.
 */
export const navigation: AroundNavHandler = (navigate, to, options) => {
  guardedNavigation(
    (address, guardedOptions) => {
      if (isShown(address) && guardedOptions?.replace !== true && guardedOptions?.state === undefined) {
        navigate(address, { ...guardedOptions, replace: true, state: presentState() });
        tellAskedAgain();
        return;
      }
      if (isOnThisPage(address)) {
        navigate(address, guardedOptions);
        return;
      }
      lastWish += 1;
      const wish = lastWish;
      if (isAddressLoaded(address)) {
        navigate(address, guardedOptions);
        return;
      }
      void Promise.race([preloadAddress(address), pause(loaderDelayMs)]).then(() => {
        if (wish === lastWish) {
          navigate(address, guardedOptions);
        }
      });
    },
    to,
    options,
  );
};

/** The sign-in page that leads back to an address afterwards. */
export function signInAddress(wanted: string): string {
  return wanted === '/' || wanted === '' ? href('signIn') : href('signIn', undefined, queryFor(wanted));
}

/** Where the address bar says to go after signing in; home when it says nothing or something unsafe. */
export function wantedAddress(search: string, appOrigin: string): string {
  const wanted = safeReturnUrl(new URLSearchParams(search).get('returnUrl') ?? '/', appOrigin);
  // The page for signing in is no place to go once that is done.
  return matchRoute(pathOf(wanted))?.name === 'accountLogin' ? '/' : wanted;
}

function isOnThisPage(address: string): boolean {
  return new URL(address, window.location.href).pathname === window.location.pathname;
}

function isShown(address: string): boolean {
  const { pathname, search, hash } = new URL(address, window.location.href);
  return pathname === window.location.pathname && search === window.location.search && hash === '';
}

function queryFor(wanted: string): string {
  return new URLSearchParams({ returnUrl: wanted }).toString();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
