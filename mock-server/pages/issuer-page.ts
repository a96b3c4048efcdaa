import type { MockBackend } from '../backend';
import { showAccountPage } from './account-page';
import { showAuthorizePage, type Leave } from './authorize-page';
import { showLogoutPage } from './logout-page';
import { showSessionPage } from './session-page';

export type IssuerPage = (root: HTMLElement, backend: MockBackend, leave?: Leave) => void;

type ShowPage = (root: HTMLElement, backend: MockBackend, query: URLSearchParams, leave: Leave) => void | Promise<void>;

/** Written exactly so: `/account/manage` is the product's own. */
const pages: Readonly<Record<string, ShowPage>> = {
  '/connect/authorize': showAuthorizePage,
  '/connect/checksession': showSessionPage,
  '/connect/logout': showLogoutPage,
  '/Account/Manage': showAccountPage,
};

/** The issuer's page at an address, to be shown instead of the product; `undefined` for the product's own addresses. */
export function issuerPageFor(location: Pick<Location, 'pathname' | 'search'>): IssuerPage | undefined {
  const show = Object.hasOwn(pages, location.pathname) ? pages[location.pathname] : undefined;
  if (show === undefined) {
    return undefined;
  }
  const query = new URLSearchParams(location.search);
  return (root, backend, leave = replaceAddress) => void show(root, backend, query, leave);
}

function replaceAddress(address: string): void {
  window.location.replace(address);
}
