import type { MockBackend } from '../backend';
import type { UserRow } from '../data/users';
import { demoAccounts } from '../demo-accounts';
import { checkCredentials, type CredentialCheck } from '../issuer/credentials';
import { signInAtIssuer, type SignedIn } from '../issuer/issuer-session';
import { makeForcedChange } from '../issuer/passwords';
import { element, showPage } from './page-elements';
import { createForm } from './page-form';

export type SignInPage = {
  readonly root: HTMLElement;
  readonly backend: MockBackend;
  /** The user name to begin with. */
  readonly userName?: string;
  /** Called once the person is known and remembered at the issuer. */
  readonly finish: (person: SignedIn) => void | Promise<void>;
  readonly cancel: () => void;
};

type Refusal = Exclude<CredentialCheck['outcome'], 'right' | 'needsTwoFactor' | 'mustChangePassword'>;

const refusals: Readonly<Record<Refusal, string>> = {
  wrong: 'Sai tên đăng nhập hoặc mật khẩu.',
  lockedOut: 'Tài khoản đã bị khóa do đăng nhập sai nhiều lần. Vui lòng thử lại sau ít phút.',
  notAllowed: 'Tài khoản đã ngừng hoạt động. Vui lòng liên hệ Quỹ.',
};

/** The issuer's own form: user name and password, then a second factor or a new password where the account asks for it. */
export function showSignIn(page: SignInPage): void {
  const { root, backend, userName = '', cancel } = page;

  const signIn = async (name: string, password: string): Promise<string | undefined> => {
    const check = await checkCredentials(backend.issuer, name, password);
    await backend.save();
    switch (check.outcome) {
      case 'right':
        await finishAs(page, check.user);
        return undefined;
      case 'needsTwoFactor':
        showTwoFactor(page, check.user);
        return undefined;
      case 'mustChangePassword':
        showPasswordChange(page, check.user);
        return undefined;
      default:
        return refusals[check.outcome];
    }
  };

  const form = createForm({
    fields: [
      { name: 'username', label: 'Tên đăng nhập', autocomplete: 'username', value: userName },
      { name: 'password', label: 'Mật khẩu', type: 'password', autocomplete: 'current-password' },
    ],
    submitLabel: 'Đăng nhập',
    submit: ([name = '', password = '']) => signIn(name, password),
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
      ...people.map((person) =>
        element(
          'li',
          {},
          element(
            'button',
            { type: 'button', click: () => form.send([person.userName, backend.settings.password]) },
            person.name,
            element('small', {}, person.roleLabel),
          ),
        ),
      ),
    ),
  );
  form.focus();
}

function showTwoFactor(page: SignInPage, user: UserRow): void {
  const form = createForm({
    fields: [{ name: 'code', label: 'Mã xác thực', autocomplete: 'one-time-code' }],
    submitLabel: 'Xác nhận',
    submit: async ([code]) => {
      if (code !== page.backend.settings.twoFactorCode) {
        return 'Mã xác thực không đúng.';
      }
      await finishAs(page, user);
      return undefined;
    },
    cancel: page.cancel,
  });
  showPage(page.root, 'Xác thực hai bước', form.element);
  form.focus();
}

function showPasswordChange(page: SignInPage, user: UserRow): void {
  const { backend } = page;
  const form = createForm({
    fields: [{ name: 'new-password', label: 'Mật khẩu mới', type: 'password', autocomplete: 'new-password' }],
    submitLabel: 'Đổi mật khẩu',
    submit: async ([password = '']) => {
      const complaints = await makeForcedChange(backend.issuer, user, password);
      if (complaints.length > 0) {
        return 'Mật khẩu mới phải có ít nhất 6 ký tự, gồm chữ hoa, chữ thường, chữ số và ký tự đặc biệt.';
      }
      await finishAs(page, user);
      return undefined;
    },
    cancel: page.cancel,
  });
  showPage(page.root, 'Đổi mật khẩu trước khi đăng nhập', form.element);
  form.focus();
}

async function finishAs({ backend, finish }: SignInPage, user: UserRow): Promise<void> {
  const signedIn = await signInAtIssuer(backend.issuer, user);
  await backend.save();
  await finish(signedIn);
}
