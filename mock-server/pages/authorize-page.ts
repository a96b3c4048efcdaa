import type { MockBackend } from '../backend';
import type { UserRow } from '../data/users';
import { demoAccounts } from '../demo-accounts';
import {
  grantCode,
  readAuthorizeRequest,
  refusalAddress,
  signedInAtIssuer,
  type AuthorizeRequest,
} from '../issuer/authorize';
import { checkCredentials, type CredentialCheck } from '../issuer/credentials';
import type { MockIssuer } from '../issuer/issuer';
import { makeForcedChange } from '../issuer/passwords';
import { createForm } from './page-form';
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

type Refusal = Exclude<CredentialCheck['outcome'], 'right' | 'needsTwoFactor' | 'mustChangePassword'>;

const refusals: Readonly<Record<Refusal, string>> = {
  wrong: 'Sai tên đăng nhập hoặc mật khẩu.',
  lockedOut: 'Tài khoản đã bị khóa do đăng nhập sai nhiều lần. Vui lòng thử lại sau ít phút.',
  notAllowed: 'Tài khoản đã ngừng hoạt động. Vui lòng liên hệ Quỹ.',
};

function showSignIn(root: HTMLElement, backend: MockBackend, request: AuthorizeRequest, leave: Leave): void {
  const { issuer } = backend;
  const cancel = () => leave(refusalAddress(issuer, request, 'access_denied', 'The user denied the request.'));
  const finish = async (user: UserRow) => leave(await grantCode(issuer, request, user));

  const signIn = async (userName: string, password: string): Promise<string | undefined> => {
    const check = await checkCredentials(issuer, userName, password);
    await backend.save();
    switch (check.outcome) {
      case 'right':
        await finish(check.user);
        return undefined;
      case 'needsTwoFactor':
        showTwoFactor(root, issuer, () => finish(check.user), cancel);
        return undefined;
      case 'mustChangePassword':
        showPasswordChange(root, backend, check.user, () => finish(check.user), cancel);
        return undefined;
      default:
        return refusals[check.outcome];
    }
  };

  const form = createForm({
    fields: [
      { name: 'username', label: 'Tên đăng nhập', autocomplete: 'username' },
      { name: 'password', label: 'Mật khẩu', type: 'password', autocomplete: 'current-password' },
    ],
    submitLabel: 'Đăng nhập',
    submit: ([userName = '', password = '']) => signIn(userName, password),
    cancel,
  });
  const people = demoAccounts.filter(({ group }) => group === 'role');
  showPage(
    root,
    'Đăng nhập',
    form.element,
    element('h2', {}, 'Đăng nhập nhanh bằng tài khoản dùng thử'),
    element(
      'ul',
      { class: 'issuer-people' },
      ...people.map(({ userName, name, roleLabel }) =>
        element(
          'li',
          {},
          element(
            'button',
            { type: 'button', click: () => form.send([userName, issuer.settings.password]) },
            name,
            element('small', {}, roleLabel),
          ),
        ),
      ),
    ),
  );
  form.focus();
}

function showTwoFactor(root: HTMLElement, issuer: MockIssuer, finish: () => Promise<void>, cancel: () => void): void {
  const form = createForm({
    fields: [{ name: 'code', label: 'Mã xác thực', autocomplete: 'one-time-code' }],
    submitLabel: 'Xác nhận',
    submit: async ([code]) => {
      if (code !== issuer.settings.twoFactorCode) {
        return 'Mã xác thực không đúng.';
      }
      await finish();
      return undefined;
    },
    cancel,
  });
  showPage(root, 'Xác thực hai bước', form.element);
  form.focus();
}

function showPasswordChange(
  root: HTMLElement,
  backend: MockBackend,
  user: UserRow,
  finish: () => Promise<void>,
  cancel: () => void,
): void {
  const form = createForm({
    fields: [{ name: 'new-password', label: 'Mật khẩu mới', type: 'password', autocomplete: 'new-password' }],
    submitLabel: 'Đổi mật khẩu',
    submit: async ([password = '']) => {
      const complaints = await makeForcedChange(backend.issuer, user, password);
      if (complaints.length > 0) {
        return 'Mật khẩu mới phải có ít nhất 6 ký tự, gồm chữ hoa, chữ thường, chữ số và ký tự đặc biệt.';
      }
      await backend.save();
      await finish();
      return undefined;
    },
    cancel,
  });
  showPage(root, 'Đổi mật khẩu trước khi đăng nhập', form.element);
  form.focus();
}

function showUnusable(root: HTMLElement, parameter: string): void {
  showPage(
    root,
    'Yêu cầu đăng nhập không hợp lệ',
    element('p', { role: 'alert' }, `Ứng dụng đã gửi tham số “${parameter}” sai hoặc chưa đăng ký.`),
    element('a', { href: '/' }, 'Về trang chủ'),
  );
}
