import { cancelLabel, type SignInField } from './decisions/sign-in';
import { element } from './page-elements';

type Field = SignInField & { readonly value?: string };

type FormOptions = {
  readonly fields: readonly Field[];
  readonly submitLabel: string;
  /** Answers what is wrong, or nothing when the page has been left or replaced. */
  readonly submit: (values: readonly string[]) => Promise<string | undefined>;
  readonly cancel: () => void;
};

/** A small form of the issuer: one submit at a time, its complaint announced, secrets emptied after a refusal. */
export function createForm({ fields, submitLabel, submit, cancel }: FormOptions) {
  const inputs = fields.map(({ name, type = 'text', autocomplete, value = '' }) =>
    element('input', { name, type, autocomplete, value, required: true }),
  );
  const message = element('p', { class: 'issuer-message', role: 'alert' });
  let isBusy = false;

  const send = (values: readonly string[]): void => {
    if (isBusy) {
      return;
    }
    isBusy = true;
    message.textContent = '';
    void submit(values)
      .catch(() => 'Có lỗi xảy ra. Vui lòng thử lại.')
      .then((complaint) => {
        isBusy = false;
        if (complaint !== undefined) {
          message.textContent = complaint;
          emptySecrets();
        }
      });
  };
  const emptySecrets = () => {
    const secrets = inputs.filter(({ type }) => type === 'password');
    secrets.forEach((input) => (input.value = ''));
    (secrets[0] ?? inputs[0])?.focus();
  };

  return {
    element: element(
      'form',
      { class: 'issuer-form', submit: () => send(inputs.map(({ value }) => value)) },
      ...inputs.map((input, index) => element('label', {}, fields[index]?.label ?? '', input)),
      message,
      element(
        'div',
        { class: 'issuer-actions' },
        element('button', { type: 'submit' }, submitLabel),
        element('button', { type: 'button', click: cancel }, cancelLabel),
      ),
    ),
    /** Submits other values than the typed ones. */
    send,
    focus: () => (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus(),
  };
}
