import type { MockBackend } from '../backend';
import { takeWantedPerson } from '../desk/wanted-person';
import { signedInAtIssuer, signOutAtIssuer } from '../issuer/issuer-session';
import { cancelAddress, codeAddress, decideAuthorization } from './decisions/authorization';
import { pageTexts } from './decisions/page-texts';
import { element, showPage } from './page-elements';
import { showSignIn } from './sign-in-page';

/** Leaves the page for another address; `location.replace`, so that Back does not ask for a second code. */
export type Leave = (address: string) => void;

/** `/connect/authorize`: signs a person in and goes back to the application with a code (RFC 6749 §4.1, RFC 9207). */
export async function showAuthorizePage(
  root: HTMLElement,
  backend: MockBackend,
  query: URLSearchParams,
  leave: Leave,
): Promise<void> {
  const answer = (address: string | undefined) => {
    if (address !== undefined) {
      leave(address);
    }
  };
  const wanted = await makeWay(backend, query);
  const step = await decideAuthorization(backend, query);
  switch (step.kind) {
    case 'unusable':
      showUnusable(root, step.parameter);
      return;
    case 'leave':
      answer(step.to);
      return;
    case 'signIn':
      root.classList.toggle('issuer-popup', step.request.isPopup);
      showSignIn({
        root,
        backend,
        tenantId: step.request.tenantId,
        userName: step.request.loginHint === '' ? (wanted ?? '') : step.request.loginHint,
        finish: async (signedIn) => answer(await codeAddress(backend, step.request, signedIn)),
        cancel: () => void cancelAddress(backend, step.request).then(answer),
      });
  }
}

/**
 * The person whom the trainer wants to be. Whoever else is signed in here would be sent back in their place, so they are
 * forgotten; a hidden frame asks for nobody.
 */
async function makeWay({ issuer }: MockBackend, query: URLSearchParams): Promise<string | undefined> {
  const wanted = query.get('prompt') === 'none' ? undefined : takeWantedPerson();
  const present = wanted === undefined ? undefined : await signedInAtIssuer(issuer);
  if (present !== undefined && present.user.userName !== wanted) {
    await signOutAtIssuer(issuer);
  }
  return wanted;
}

function showUnusable(root: HTMLElement, parameter: string): void {
  showPage(
    root,
    pageTexts.unusableRequest,
    element('p', { role: 'alert' }, pageTexts.unusableParameter(parameter)),
    element('a', { href: '/' }, pageTexts.home),
  );
}
