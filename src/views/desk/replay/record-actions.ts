import { queryAllByRole } from '@testing-library/dom';

import { actionRoles, isAction, type Action, type ActionRole } from '@/domain/desk/action';

import { fieldRoles, findAll, findFields, ownPartSelector } from './find-element';

const submit = 'Đăng nhập';
const userNameId = 'user-name';
const longestName = 200;

/**
 * Tells of everything that a hand does on the page, as actions by role and name. A password is never read: that
 * somebody signs in is told by the name.
 *
 * Told after the page has done with the event: React would draw what follows from the telling before its own listeners
 * hear of the event, and put a field that is drawn then back to what it was. What was typed would be lost.
 *
 * @param isByHand Asked while the page hears of it: false where a lesson has its hand on the page, whose doings are its own.
 * @returns The function that ends it.
 */
export function recordActions(tell: (action: Action) => void, isByHand: () => boolean = () => true): () => void {
  const tellAfterwards = (action: Action, isMeant: () => boolean = () => true) => {
    if (!isByHand()) {
      return;
    }
    setTimeout(() => {
      if (isMeant() && isAction(action)) {
        tell(action);
      }
    }, 0);
  };
  const onClick = ({ target }: MouseEvent) => {
    const pressed = elementOf(target)?.closest<HTMLElement>(pressable);
    const found = pressed === null || pressed === undefined ? undefined : describe(pressed, rolesOf(pressed));
    if (found === undefined || isField(pressed)) {
      return;
    }
    const signIn: Action = { do: 'signIn', as: typedUserName() };
    const isSigningIn = found.role === 'button' && found.name === submit && isAction(signIn);
    tellAfterwards(isSigningIn ? signIn : { do: 'press', ...found });
  };
  /** A list that opens under the hand takes the click away from what was pressed. */
  const onPress = ({ target, button }: MouseEvent) => {
    const pressed = elementOf(target)?.closest<HTMLElement>('[role=combobox]');
    const found =
      pressed === null || pressed === undefined || isField(pressed) || button !== 0
        ? undefined
        : describe(pressed, ['combobox']);
    if (found !== undefined) {
      tellAfterwards({ do: 'press', ...found });
    }
  };
  const onInput = ({ target }: Event) => {
    const field = elementOf(target);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || isSecret(field)) {
      return;
    }
    const found = isField(field) && field.id !== userNameId ? describeField(field) : undefined;
    if (found !== undefined) {
      tellAfterwards({ do: 'fill', ...found, text: field.value.slice(0, 2_000) });
    }
  };
  const onChange = ({ target }: Event) => {
    const field = elementOf(target);
    const found = field instanceof HTMLSelectElement ? describeField(field) : undefined;
    const option = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text.trim() : undefined;
    if (found !== undefined && option !== undefined) {
      tellAfterwards({ do: 'choose', ...found, option });
    }
  };
  const onKey = (event: KeyboardEvent) => {
    const field = elementOf(event.target);
    const pressed = field === undefined || event.isComposing ? undefined : keyOf(event, isField(field));
    if (pressed !== undefined) {
      const { key, isMeant } = pressed;
      tellAfterwards({ do: 'key', key }, () => isMeant === 'always' || event.defaultPrevented);
    }
  };
  const onMove = () => {
    tellAfterwards({ do: 'open', address: `${window.location.pathname}${window.location.search}` });
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('mousedown', onPress, true);
  document.addEventListener('input', onInput, true);
  document.addEventListener('change', onChange, true);
  document.addEventListener('keydown', onKey, true);
  window.addEventListener('popstate', onMove);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('mousedown', onPress, true);
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('change', onChange, true);
    document.removeEventListener('keydown', onKey, true);
    window.removeEventListener('popstate', onMove);
  };
}

const pressRoles = ['button', 'link', 'tab', 'menuitem', 'option', 'checkbox', 'radio', 'switch'] as const;
/** A day of a calendar is a button that says it is a cell; a cell of a table is nothing to press. */
const dayRoles = ['gridcell'] as const;
const pressable = [
  'button',
  'a[href]',
  'summary',
  'input[type=checkbox]',
  'input[type=radio]',
  ...actionRoles.map((role) => `[role=${role}]`),
].join(', ');

/** What leads through a list or sends a form, where the page has taken it for that. */
const keysOfFields: readonly string[] = ['Enter', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'];

/** A key that does something by itself; those that write are told by what they write. */
function keyOf(
  { key, ctrlKey, altKey, metaKey }: KeyboardEvent,
  isInField: boolean,
): { readonly key: string; readonly isMeant: 'always' | 'whenTaken' } | undefined {
  if (key === 'Escape') {
    return { key, isMeant: 'always' };
  }
  if (ctrlKey) {
    return key.length === 1 ? { key: `Control+${key}`, isMeant: 'always' } : undefined;
  }
  if (altKey) {
    return key.startsWith('Arrow') ? { key: `Alt+${key}`, isMeant: 'whenTaken' } : undefined;
  }
  if (isInField) {
    return keysOfFields.includes(key) ? { key, isMeant: 'whenTaken' } : undefined;
  }
  return key.length === 1 && !metaKey ? { key, isMeant: 'always' } : undefined;
}

function rolesOf(pressed: HTMLElement): readonly ActionRole[] {
  return pressed.matches('button[role=gridcell]') ? dayRoles : pressRoles;
}

type Place = { readonly match?: 'start'; readonly nth?: number };

type Described<Role extends ActionRole> = Place & { readonly role: Role; readonly name: string };

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
      const { name, match } = shortened(found);
      return { role, name, ...match, ...placeOf(element, findAll({ role, name, ...match })) };
    }
  }
  return undefined;
}

/** By which label a field is found again; `undefined` for one without. */
function describeField(field: HTMLElement): (Place & { readonly label: string }) | undefined {
  const found = describe(field, fieldRoles);
  if (found === undefined || found.name === '') {
    return undefined;
  }
  const { name: label, match: start } = found;
  const match = start === undefined ? {} : { match: start };
  return { label, ...match, ...placeOf(field, findFields({ label, ...match })) };
}

/** A very long name is known by its beginning. */
function shortened(found: string): { readonly name: string; readonly match: Pick<Place, 'match'> } {
  const name = found.replaceAll(/\s+/gu, ' ').trim();
  return name.length > longestName
    ? { name: name.slice(0, longestName), match: { match: 'start' } }
    : { name, match: {} };
}

/** Which one of those that are found it is, counted from 1; the first goes without saying. */
function placeOf(element: HTMLElement, found: readonly HTMLElement[]): Pick<Place, 'nth'> {
  const place = found.indexOf(element) + 1;
  return place > 1 ? { nth: place } : {};
}

/** Whoever stands in the form of the sign-in page, typed or filled in; empty elsewhere. */
function typedUserName(): string {
  const field = document.getElementById(userNameId);
  return field instanceof HTMLInputElement ? field.value.trim() : '';
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
