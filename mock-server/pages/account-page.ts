import type { MockBackend } from '../backend';
import { isClientOrigin, parseWebAddress } from '../issuer/client-check';
import type { MockIssuer } from '../issuer/issuer';
import { signedInAtIssuer, type SignedIn } from '../issuer/issuer-session';
import type { Leave } from './authorize-page';
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
    finish: (signedIn) => showPerson(root, signedIn, returnUrl),
    cancel: () => leave(returnUrl ?? home),
  });
}

function showPerson(root: HTMLElement, { user }: SignedIn, returnUrl: string | undefined): void {
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    ['Họ và tên', user.hoTen],
    ['Tên đăng nhập', user.userName],
    ['Email', user.email],
    ['Số điện thoại', user.phoneNumber],
  ];
  showPage(
    root,
    'Quản lý tài khoản',
    element(
      'dl',
      { class: 'issuer-facts' },
      ...facts.flatMap(([label, value]) => [element('dt', {}, label), element('dd', {}, value ?? 'Chưa có')]),
    ),
    element(
      'p',
      { class: 'issuer-actions' },
      element('a', { href: returnUrl ?? home }, returnUrl === undefined ? 'Về trang chủ' : 'Quay lại ứng dụng'),
      element('a', { href: '/connect/logout' }, 'Đăng xuất khỏi máy chủ đăng nhập'),
    ),
  );
}

/** The address to go back to, if a client's pages are there; anything else is as good as none (RFC 9700 §4.11.2). */
function readReturnUrl(issuer: MockIssuer, query: URLSearchParams): string | undefined {
  const [, asked = ''] = [...query].find(([name]) => name.toLowerCase() === 'returnurl') ?? [];
  const url = parseWebAddress(asked);
  const isKnown =
    url !== undefined && issuer.settings.clients.some((client) => isClientOrigin(issuer, client, url.origin));
  return isKnown ? url.href : undefined;
}
