import { isInaccessible, queryAllByRole } from '@testing-library/dom';

import { isNamed, type Target } from '@/domain/desk/action';

/** What belongs to the desk is no part of the page that it works on. */
export const ownPartSelector = '[data-trainer-desk], [data-trainer-desk] *';

type Role = Target['role'] | 'heading' | 'status' | 'img' | 'progressbar' | 'figure';

type Wanted = Omit<Target, 'role'> & { readonly role: Role };

/** Every element of the page with this role and name, as assistive technology sees it, in the page's order. */
export function findAll(
  { role, name, match, within }: Wanted,
  root: HTMLElement = document.body,
): readonly HTMLElement[] {
  const frames = within === undefined ? [root] : nthOf(findAll(within, root), within.nth);
  return frames.flatMap((frame) =>
    queryAllByRole(frame, role, { name: (found) => isNamed(found, name, match) }).filter(
      // An entry of a plain list is chosen, never pressed.
      (element) => !element.matches(ownPartSelector) && !(element instanceof HTMLOptionElement),
    ),
  );
}

/** The element that is meant; `undefined` while it is not there. */
export function findOne(target: Wanted): HTMLElement | undefined {
  return nthOf(findAll(target), target.nth)[0];
}

/** Roles of what can be typed into or chosen from. */
export const fieldRoles = ['textbox', 'searchbox', 'combobox', 'spinbutton'] as const;

type Field = Omit<Target, 'role' | 'name'> & { readonly label: string };

/** The field with this label, counted among those of every kind. */
export function findField({ nth = 1, ...field }: Field): HTMLElement | undefined {
  return findFields(field)[nth - 1];
}

/** Every field with this label, in the page's order; passwords have no role and are found by their label alone. */
export function findFields({ label, ...rest }: Omit<Field, 'nth'>): readonly HTMLElement[] {
  const found = fieldRoles.flatMap((role) => findAll({ role, name: label, ...rest }));
  const { within } = rest;
  const frames = within === undefined ? [document.body] : nthOf(findAll(within), within.nth);
  const passwords = frames
    .flatMap((frame) => [...frame.querySelectorAll<HTMLInputElement>('input[type=password]')])
    .filter(
      (input) =>
        !input.matches(ownPartSelector) &&
        [...(input.labels ?? [])].some(({ textContent }) => isNamed(textContent, label, rest.match)),
    );
  return [...found, ...passwords].sort(byPlace);
}

/** The input of files with this label, which is never in sight itself. */
export function findFileInput({ label, match, nth = 1 }: Field): HTMLInputElement | undefined {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].filter(
    (input) =>
      !input.matches(ownPartSelector) &&
      [input.getAttribute('aria-label'), ...[...(input.labels ?? [])].map(({ textContent }) => textContent)].some(
        (text) => text !== null && isNamed(text, label, match),
      ),
  );
  return inputs[nth - 1];
}

/** True when a text stands on the page where a person can read it. @param isWhole Nothing else stands beside it. */
export function isTextShown(text: string, isWhole = false): boolean {
  const wanted = text.normalize('NFC').toLowerCase();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent !== null && isSaid(parent, wanted, isWhole) && !parent.matches(ownPartSelector) && isReadable(parent)) {
      return true;
    }
  }
  return false;
}

function isSaid(element: Element, wanted: string, isWhole: boolean): boolean {
  const said = plain(ownText(element));
  return !element.matches('script, style') && (isWhole ? said.trim() === wanted : said.includes(wanted));
}

/** What an element says itself, its parts within a line included. */
function ownText(element: Element): string {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE || isInline(node))
    .map(({ textContent }) => textContent)
    .join('');
}

function isInline(node: Node): boolean {
  return node instanceof HTMLElement && ['SPAN', 'B', 'STRONG', 'EM', 'A', 'MARK'].includes(node.tagName);
}

/** A text behind a dialog is still read; one that is folded away is not. */
function isReadable(element: Element): boolean {
  return typeof element.checkVisibility === 'function'
    ? element.checkVisibility({ visibilityProperty: true })
    : !isInaccessible(element);
}

function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').toLowerCase();
}

function nthOf(found: readonly HTMLElement[], nth: number | undefined): readonly HTMLElement[] {
  return nth === undefined ? found : found.slice(nth - 1, nth);
}

function byPlace(one: Node, other: Node): number {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1;
}
