import type { MockBackend } from '../backend';
import { demoAccounts } from '../demo-accounts';
import {
  grantCode,
  readAuthorizeRequest,
  refusalAddress,
  signedInAtIssuer,
  type AuthorizeRequest,
} from '../issuer/authorize';
import { checkCredentials, type CredentialCheck } from '../issuer/credentials';
import { element, showPage } from './page-elements';

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
    leave(reading.redirectTo);
    return;
  }
  const { request } = reading;
  const user = request.prompt === 'login' ? undefined : await signedInAtIssuer(issuer);
  if (user !== undefined) {
    leave(await grantCode(issuer, request, user));
  } else if (request.prompt === 'none') {
    leave(refusalAddress(issuer, request, 'login_required', 'The user is not logged in.'));
  } else {
    showSignIn(root, backend, request, leave);
  }
}

const refusals: Readonly<Record<Exclude<CredentialCheck['outcome'], 'right'>, string>> = {
  wrong: 'Sai tên đăng nhập hoặc mật khẩu.',
  lockedOut: 'Tài khoản đã bị khóa do đăng nhập sai nhiều lần. Vui lòng thử lại sau ít phút.',
  notAllowed: 'Tài khoản đã ngừng hoạt động. Vui lòng liên hệ Quỹ.',
  needsTwoFactor: 'Tài khoản này cần mã xác thực hai bước. Trang này của bản dùng thử chưa nhận mã đó.',
  mustChangePassword: 'Tài khoản này phải đổi mật khẩu trước khi đăng nhập.',
};

function showSignIn(root: HTMLElement, backend: MockBackend, request: AuthorizeRequest, leave: Leave): void {
  const { issuer } = backend;
  const userName = element('input', { name: 'username', autocomplete: 'username', required: true });
  const password = element('input', {
    name: 'password',
    type: 'password',
    autocomplete: 'current-password',
    required: true,
  });
  const message = element('p', { class: 'issuer-message', role: 'alert' });
  const buttons = () => root.querySelectorAll('button');

  const signIn = async (name: string, secret: string): Promise<void> => {
    buttons().forEach((button) => (button.disabled = true));
    const check = await checkCredentials(issuer, name, secret);
    await backend.save();
    if (check.outcome === 'right') {
      leave(await grantCode(issuer, request, check.user));
      return;
    }
    buttons().forEach((button) => (button.disabled = false));
    message.textContent = refusals[check.outcome];
    password.value = '';
    password.focus();
  };
  const cancel = () => leave(refusalAddress(issuer, request, 'access_denied', 'The user denied the request.'));

  showPage(
    root,
    'Đăng nhập',
    element(
      'form',
      { class: 'issuer-form', submit: () => void signIn(userName.value, password.value) },
      element('label', {}, 'Tên đăng nhập', userName),
      element('label', {}, 'Mật khẩu', password),
      message,
      element(
        'div',
        { class: 'issuer-actions' },
        element('button', { type: 'submit' }, 'Đăng nhập'),
        element('button', { type: 'button', click: cancel }, 'Hủy'),
      ),
    ),
    element('h2', {}, 'Đăng nhập nhanh bằng tài khoản dùng thử'),
    element(
      'ul',
      { class: 'issuer-people' },
      ...demoAccounts.map((account) =>
        element(
          'li',
          {},
          element(
            'button',
            { type: 'button', click: () => void signIn(account.userName, issuer.settings.password) },
            account.name,
            element('small', {}, account.roleLabel),
          ),
        ),
      ),
    ),
  );
  userName.focus();
}

function showUnusable(root: HTMLElement, parameter: string): void {
  showPage(
    root,
    'Yêu cầu đăng nhập không hợp lệ',
    element('p', { role: 'alert' }, `Ứng dụng đã gửi tham số “${parameter}” sai hoặc chưa đăng ký.`),
    element('a', { href: '/' }, 'Về trang chủ'),
  );
}
