import { queryAllByRole } from '@testing-library/dom';

import { actionRoles, type Action, type ActionRole } from '@/domain/desk/action';

import { findAll, ownPartSelector } from './find-element';

const submit = 'Đăng nhập';
const longestName = 200;

/**
 * Tells of everything that a hand does on the page, as actions by role and name. A password is never read: that
 * somebody signs in is told by the name.
 *
 * Told after the page has done with the event: React would draw what follows from the telling before its own listeners
 * hear of the event, and put a field that is drawn then back to what it was. What was typed would be lost.
 *
 * @returns The function that ends it.
 */
export function recordActions(tell: (action: Action) => void): () => void {
  const tellAfterwards = (action: Action) => {
    setTimeout(tell, 0, action);
  };
  let userName = '';
  const onClick = ({ target }: MouseEvent) => {
    const pressed = elementOf(target)?.closest<HTMLElement>(pressable);
    const found = pressed === null || pressed === undefined ? undefined : describe(pressed, pressRoles);
    if (found === undefined || isField(pressed)) {
      return;
    }
    tellAfterwards(
      found.role === 'button' && found.name === submit && userName !== ''
        ? { do: 'signIn', as: userName }
        : { do: 'press', ...found },
    );
  };
  const onInput = ({ target }: Event) => {
    const field = elementOf(target);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || isSecret(field)) {
      return;
    }
    if (field.id === 'user-name') {
      userName = field.value;
      return;
    }
    const found = isField(field) ? describe(field, fieldRoles) : undefined;
    if (found !== undefined && found.name !== '') {
      const { name, nth } = found;
      tellAfterwards({
        do: 'fill',
        label: name,
        ...(nth === undefined ? {} : { nth }),
        text: field.value.slice(0, 2_000),
      });
    }
  };
  const onChange = ({ target }: Event) => {
    const field = elementOf(target);
    const found = field instanceof HTMLSelectElement ? describe(field, ['combobox']) : undefined;
    const option = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text.trim() : undefined;
    if (found !== undefined && option !== undefined && option !== '') {
      const { name, nth } = found;
      tellAfterwards({ do: 'choose', label: name, ...(nth === undefined ? {} : { nth }), option });
    }
  };
  const onKey = ({ key, ctrlKey, target }: KeyboardEvent) => {
    if (elementOf(target) === undefined || !(key === 'Escape' || (ctrlKey && key.length === 1))) {
      return;
    }
    tellAfterwards({ do: 'key', key: ctrlKey ? `Control+${key}` : key });
  };
  const onMove = () => {
    tellAfterwards({ do: 'open', address: `${window.location.pathname}${window.location.search}` });
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);
  document.addEventListener('change', onChange, true);
  document.addEventListener('keydown', onKey, true);
  window.addEventListener('popstate', onMove);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('change', onChange, true);
    document.removeEventListener('keydown', onKey, true);
    window.removeEventListener('popstate', onMove);
  };
}

const pressRoles = ['button', 'link', 'tab', 'menuitem', 'option', 'checkbox', 'radio', 'switch'] as const;
const fieldRoles = ['textbox', 'searchbox', 'combobox', 'spinbutton'] as const;
const pressable = [
  'button',
  'a[href]',
  'summary',
  'input[type=checkbox]',
  'input[type=radio]',
  ...actionRoles.map((role) => `[role=${role}]`),
].join(', ');

type Described<Role extends ActionRole> = { readonly role: Role; readonly name: string; readonly nth?: number };

/** By which role and name the element is found again; `undefined` for one without. */
function describe<Role extends ActionRole>(element: HTMLElement, roles: readonly Role[]): Described<Role> | undefined {
  const parent = element.parentElement ?? document.body;
  for (const role of roles) {
    let found: string | undefined;
    queryAllByRole(parent, role, {
      name: (name, each) => {
        found = each === element ? name : found;
        return false;
      },
    });
    if (found !== undefined) {
      const name = found.replaceAll(/\s+/gu, ' ').trim().slice(0, longestName);
      const place = findAll({ role, name }).indexOf(element) + 1;
      return place > 1 ? { role, name, nth: place } : { role, name };
    }
  }
  return undefined;
}

function isField(element: Element | null | undefined): boolean {
  return (
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'button', 'submit'].includes(element.type))
  );
}

function isSecret(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return field.type === 'password' || field.autocomplete.includes('password');
}

/** What of the page an event is about; `undefined` for the desk itself. */
function elementOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof HTMLElement && !target.matches(ownPartSelector) ? target : undefined;
}
