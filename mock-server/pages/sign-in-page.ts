import type { MockBackend } from '../backend';
import { accountsIn } from '../demo-accounts';
import type { SignedIn } from '../issuer/issuer-session';
import { signInForms, takeForm, type ShownForm } from './decisions/sign-in';
import { element, showPage } from './page-elements';
import { createForm } from './page-form';

export type SignInPage = {
  readonly root: HTMLElement;
  readonly backend: MockBackend;
  /** The user name to begin with. */
  readonly userName?: string;
  /** The tenant to sign in to; `null` for the host. */
  readonly tenantId: string | null;
  /** Called once the person is known and remembered at the issuer. */
  readonly finish: (person: SignedIn) => void | Promise<void>;
  readonly cancel: () => void;
};

/** The issuer's own form: user name and password, then a second factor or a new password where the account asks for it. */
export function showSignIn(page: SignInPage): void {
  showForm(page, { form: 'password' });
}

function showForm(page: SignInPage, shown: ShownForm): void {
  const { root, backend, userName = '', tenantId, finish, cancel } = page;
  const { title, submitLabel, fields } = signInForms[shown.form];
  const form = createForm({
    fields: fields.map((field) => ({ ...field, value: field.name === 'username' ? userName : '' })),
    submitLabel,
    submit: async (values) => {
      const step = await takeForm(backend, { shown, values, tenantId });
      switch (step.kind) {
        case 'signedIn':
          await finish(step.person);
          return undefined;
        case 'asked':
          showForm(page, step.next);
          return undefined;
        case 'refused':
          return step.complaint;
      }
    },
    cancel,
  });
  showPage(root, title, form.element, ...(shown.form === 'password' ? demoPeople(page, form.send) : []));
  form.focus();
}

function demoPeople({ backend, tenantId }: SignInPage, send: (values: readonly string[]) => void): readonly Node[] {
  return [
    element('h2', {}, 'Đăng nhập nhanh bằng tài khoản dùng thử'),
    element(
      'ul',
      { class: 'issuer-people' },
      ...accountsIn(backend.database, tenantId)
        .filter(({ group }) => group === 'role')
        .map((person) =>
          element(
            'li',
            {},
            element(
              'button',
              { type: 'button', click: () => send([person.userName, backend.settings.password]) },
              person.name,
              element('small', {}, person.roleLabel),
            ),
          ),
        ),
    ),
  ];
}
