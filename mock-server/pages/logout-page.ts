import type { MockBackend } from '../backend';
import type { Leave } from './authorize-page';
import { pageTexts } from './decisions/page-texts';
import { decideSignOut } from './decisions/sign-out';
import { element, showPage } from './page-elements';

/** `/connect/logout`: forgets the person at the issuer and goes back to the application, if its address is registered. */
export async function showLogoutPage(
  root: HTMLElement,
  backend: MockBackend,
  query: URLSearchParams,
  leave: Leave,
): Promise<void> {
  const reading = await decideSignOut(backend, query);
  switch (reading.kind) {
    case 'unusable':
      showPage(
        root,
        pageTexts.unusableSignOut,
        element('p', { role: 'alert' }, pageTexts.unusableReturn),
        element('a', { href: '/' }, pageTexts.home),
      );
      return;
    case 'redirect':
      leave(reading.to);
      return;
    case 'stay':
      showPage(
        root,
        pageTexts.signedOut,
        element('p', { role: 'status' }, pageTexts.signedOutFully),
        element('a', { href: '/' }, pageTexts.home),
      );
  }
}
