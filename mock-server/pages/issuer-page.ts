import type { MockBackend } from '../backend';
import { showAuthorizePage, type Leave } from './authorize-page';
import { showLogoutPage } from './logout-page';

export type IssuerPage = (root: HTMLElement, backend: MockBackend, leave?: Leave) => void;

const pages: Readonly<Record<string, typeof showAuthorizePage>> = {
  '/connect/authorize': showAuthorizePage,
  '/connect/logout': showLogoutPage,
};

/** The issuer's page at an address, to be shown instead of the product; `undefined` for the product's own addresses. */
export function issuerPageFor(location: Pick<Location, 'pathname' | 'search'>): IssuerPage | undefined {
  const show = pages[location.pathname];
  if (show === undefined) {
    return undefined;
  }
  const query = new URLSearchParams(location.search);
  return (root, backend, leave = replaceAddress) => void show(root, backend, query, leave);
}

function replaceAddress(address: string): void {
  window.location.replace(address);
}
