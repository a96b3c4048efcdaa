import type { UserRow } from '../../data/users';
import { checkCredentials, isSecondFactor, type CredentialCheck, type Credentials } from '../../issuer/credentials';
import { signInAtIssuer, type SignedIn } from '../../issuer/issuer-session';
import { makeForcedChange } from '../../issuer/passwords';
import type { IssuerVisit } from './issuer-visit';

export type SignInField = {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'password';
  readonly autocomplete: string;
};

/** One of the issuer's forms on the way to a session. */
export type SignInForm = {
  readonly title: string;
  readonly submitLabel: string;
  readonly fields: readonly SignInField[];
};

export const signInForms = {
  password: {
    title: 'Đăng nhập',
    submitLabel: 'Đăng nhập',
    fields: [
      { name: 'username', label: 'Tên đăng nhập', autocomplete: 'username' },
      { name: 'password', label: 'Mật khẩu', type: 'password', autocomplete: 'current-password' },
    ],
  },
  code: {
    title: 'Xác thực hai bước',
    submitLabel: 'Xác nhận',
    fields: [{ name: 'code', label: 'Mã xác thực', autocomplete: 'one-time-code' }],
  },
  newPassword: {
    title: 'Đổi mật khẩu trước khi đăng nhập',
    submitLabel: 'Đổi mật khẩu',
    fields: [{ name: 'new-password', label: 'Mật khẩu mới', type: 'password', autocomplete: 'new-password' }],
  },
} as const satisfies Readonly<Record<string, SignInForm>>;

export const cancelLabel = 'Hủy';

/** The form that is shown; the later ones are about somebody whose password was right. */
export type ShownForm =
  { readonly form: 'password' } | { readonly form: 'code' | 'newPassword'; readonly user: UserRow };

export type SignInStep =
  | { readonly kind: 'signedIn'; readonly person: SignedIn }
  | { readonly kind: 'asked'; readonly next: ShownForm }
  | { readonly kind: 'refused'; readonly complaint: string };

const refusals: Readonly<
  Record<Exclude<CredentialCheck['outcome'], 'right' | 'needsTwoFactor' | 'mustChangePassword'>, string>
> = {
  wrong: 'Sai tên đăng nhập hoặc mật khẩu.',
  lockedOut:
    'Tài khoản bị khóa do đăng nhập sai nhiều lần hoặc do quản trị viên khóa. Hãy thử lại sau ít phút; nếu vẫn bị khóa, hãy liên hệ quản trị viên.',
  notAllowed: 'Tài khoản đã ngừng hoạt động. Vui lòng liên hệ Quỹ.',
};

/** A form that somebody sends: the values in the order of its fields, and the tenant they sign in to. */
type SentForm = {
  readonly shown: ShownForm;
  readonly values: readonly string[];
  /** `null` for the host. */
  readonly tenantId: string | null;
};

/** What comes of a form; whoever is signed in is remembered at the issuer. */
export async function takeForm(visit: IssuerVisit, { shown, values, tenantId }: SentForm): Promise<SignInStep> {
  const [first = '', second = ''] = values;
  switch (shown.form) {
    case 'password':
      return takePassword(visit, { userName: first, password: second, tenantId });
    case 'code':
      return takeCode(visit, shown.user, first);
    case 'newPassword':
      return takeNewPassword(visit, shown.user, first);
  }
}

async function takePassword(visit: IssuerVisit, credentials: Credentials): Promise<SignInStep> {
  const check = await checkCredentials(visit.issuer, credentials);
  await visit.save();
  switch (check.outcome) {
    case 'right':
      return signedIn(visit, check.user);
    case 'needsTwoFactor':
      return { kind: 'asked', next: { form: 'code', user: check.user } };
    case 'mustChangePassword':
      return { kind: 'asked', next: { form: 'newPassword', user: check.user } };
    default:
      return { kind: 'refused', complaint: refusals[check.outcome] };
  }
}

async function takeCode(visit: IssuerVisit, user: UserRow, code: string): Promise<SignInStep> {
  if (isSecondFactor(visit.issuer, user, code)) {
    return signedIn(visit, user);
  }
  await visit.save();
  return { kind: 'refused', complaint: 'Mã xác thực không đúng.' };
}

async function takeNewPassword(visit: IssuerVisit, user: UserRow, password: string): Promise<SignInStep> {
  const complaints = await makeForcedChange(visit.issuer, user, password);
  return complaints.length === 0
    ? signedIn(visit, user)
    : {
        kind: 'refused',
        complaint: 'Mật khẩu mới phải có ít nhất 6 ký tự, gồm chữ hoa, chữ thường, chữ số và ký tự đặc biệt.',
      };
}

async function signedIn(visit: IssuerVisit, user: UserRow): Promise<SignInStep> {
  const person = await signInAtIssuer(visit.issuer, user);
  await visit.save();
  return { kind: 'signedIn', person };
}
