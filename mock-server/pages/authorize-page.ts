import type { MockBackend } from '../backend';
import { disturbedAnswer } from '../faults/disturbed';
import { grantCode, isAnsweredBy, isSilent, readAuthorizeRequest, refusalAddress } from '../issuer/authorize';
import { signedInAtIssuer } from '../issuer/issuer-session';
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
  const { issuer } = backend;
  const reading = readAuthorizeRequest(issuer, query);
  if (reading.kind === 'unusable') {
    showUnusable(root, reading.parameter);
    return;
  }
  if (reading.kind === 'refused') {
    leave(await refusalAddress(issuer, reading.request, reading.fault));
    return;
  }
  const { request } = reading;
  const answer = async (address: string) => {
    const disturbed = await disturbedAnswer(backend, isSilent(request) ? 'frame' : 'window', address);
    if (disturbed !== undefined) {
      leave(disturbed);
    }
  };
  const person = await signedInAtIssuer(issuer);
  if (person !== undefined && isAnsweredBy(person, request, issuer.clock())) {
    await answer(await grantCode(issuer, request, person));
    return;
  }
  const refuse = async (error: string, description: string) =>
    answer(await refusalAddress(issuer, request, { error, description }));
  if (isSilent(request)) {
    await refuse('login_required', 'The user is not logged in.');
    return;
  }
  root.classList.toggle('issuer-popup', request.isPopup);
  showSignIn({
    root,
    backend,
    userName: request.loginHint,
    finish: async (signedIn) => answer(await grantCode(issuer, request, signedIn)),
    cancel: () => void refuse('access_denied', 'The user denied the request.'),
  });
}

function showUnusable(root: HTMLElement, parameter: string): void {
  showPage(
    root,
    'Yêu cầu đăng nhập không hợp lệ',
    element('p', { role: 'alert' }, `Ứng dụng đã gửi tham số “${parameter}” sai hoặc chưa đăng ký.`),
    element('a', { href: '/' }, 'Về trang chủ'),
  );
}
