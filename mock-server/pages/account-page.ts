import type { MockBackend } from '../backend';
import { signedInAtIssuer, type SignedIn } from '../issuer/issuer-session';
import type { Leave } from './authorize-page';
import { accountFacts, readReturnUrl } from './decisions/account';
import { pageTexts } from './decisions/page-texts';
import { element, showPage } from './page-elements';
import { showSignIn } from './sign-in-page';

const home = '/';

/** `/Account/Manage`: who is signed in at the issuer, after a sign-in if nobody is, and the way back to the application. */
export async function showAccountPage(
  root: HTMLElement,
  backend: MockBackend,
  query: URLSearchParams,
  leave: Leave,
): Promise<void> {
  const returnUrl = readReturnUrl(backend.issuer, query);
  const person = await signedInAtIssuer(backend.issuer);
  if (person !== undefined) {
    showPerson(root, person, returnUrl);
    return;
  }
  showSignIn({
    root,
    backend,
    tenantId: null,
    finish: (signedIn) => showPerson(root, signedIn, returnUrl),
    cancel: () => leave(returnUrl ?? home),
  });
}

function showPerson(root: HTMLElement, { user }: SignedIn, returnUrl: string | undefined): void {
  showPage(
    root,
    pageTexts.account,
    element(
      'dl',
      { class: 'issuer-facts' },
      ...accountFacts(user).flatMap(([label, value]) => [element('dt', {}, label), element('dd', {}, value)]),
    ),
    element(
      'p',
      { class: 'issuer-actions' },
      element('a', { href: returnUrl ?? home }, returnUrl === undefined ? pageTexts.home : pageTexts.back),
      element('a', { href: '/connect/logout' }, pageTexts.signOut),
    ),
  );
}
