import { userEvent } from '@testing-library/user-event';

import { escapeDebounceMs } from '@/domain/constants';
import type { Action, ActionOf } from '@/domain/desk/action';
import { sentenceOf, sentenceOfExpectation } from '@/domain/desk/action-sentences';
import type { LessonDesk } from '@/domain/desk/lesson-desk';
import type { Speed } from '@/domain/desk/lesson';

import { isMet, until } from './check-expectation';
import { findField, findFileInput, findOne, ownPartSelector } from './find-element';
import { highlight } from './highlight';
import { sayNetwork } from './said-network';
import {
  isSignedInAs,
  pressRedirect,
  signOutActions,
  typeActions,
  waitForEntrance,
  waitForEntry,
} from './sign-in-steps';

/** What replay asks of the page beyond its elements. */
type ReplayPage = {
  /** Goes to an address of the product as its own links do. */
  readonly navigate: (address: string) => void;
  /** Switches a failure on in the page as it stands; `none` switches off. */
  readonly armHere: (fault: string) => Promise<void>;
  readonly resetData: () => Promise<void>;
  /** The page ends with this action; the next one goes on after it. */
  readonly aboutToLeave: () => void;
  readonly personOf: LessonDesk['personOf'];
};

type How = { readonly page: ReplayPage; readonly speed: Speed; readonly signal: AbortSignal };

/** How long an element that is to be pressed may take to come. Milliseconds. */
const patienceMs = 15_000;
const showMs: Readonly<Record<Speed, number>> = { slow: 2_200, normal: 1_100, fast: 350, full: 0 };
const keyMs: Readonly<Record<Speed, number | null>> = { slow: 60, normal: 25, fast: 5, full: null };

/**
 * Does one action on the page, as a hand would: the element is found by its role and name, shown, and then used.
 * An action that ends the page never resolves: the next page goes on.
 *
 * @throws {Error} in words for the trainee when the element does not come.
 */
export async function performAction(action: Action, how: How): Promise<void> {
  switch (action.do) {
    case 'open':
      return open(action, how);
    case 'signIn':
      return signIn(action, how);
    case 'signOut':
      return (await waitForEntrance(how.signal)) === 'held' ? beginAnew() : performAll(signOutActions(), how);
    case 'press':
      return userEvent.click(await shown(action, () => findOne(action), how), options(how));
    case 'fill':
      return fill(action, how);
    case 'choose':
      return choose(action, how);
    case 'key':
      leaveDesk();
      await userEvent.keyboard(keysOf(action.key), options(how));
      // The product takes two that follow at once for the bounce of one; a hand is slower than that.
      return action.key === 'Escape' ? pause(escapeDebounceMs, how.signal) : undefined;
    case 'attach':
      return attach(action, how);
    case 'arm':
      return action.isAnew === true ? armAnew(action.fault, how) : how.page.armHere(action.fault);
    case 'disarm':
      return how.page.armHere('none');
    case 'resetData':
      return how.page.resetData();
    case 'network':
      sayNetwork(action.is);
      return undefined;
    case 'expect':
      return until(() => isMet(action.sees), how.signal, patienceMs).catch(() => {
        throw new Error(`Chờ mãi không ${sentenceOfExpectation(action.sees)}.`);
      });
  }
}

/** A key goes to whatever has the focus: it is meant for the page, and the trainer has just pressed a button of the desk. */
function leaveDesk(): void {
  if (document.activeElement instanceof HTMLElement && document.activeElement.matches(ownPartSelector)) {
    document.activeElement.blur();
  }
}

async function performAll(actions: readonly Action[], how: How): Promise<void> {
  for (const action of actions) {
    await performAction(action, how);
  }
}

/** Whoever else is there leaves first; at the issuer's page a hand chooses the person, unless it remembers one. */
async function signIn({ as }: ActionOf<'signIn'>, how: How): Promise<void> {
  const person = await how.page.personOf(as);
  if (person === undefined) {
    throw new Error(`Dữ liệu mẫu không có tài khoản «${as}».`);
  }
  const entrance = await waitForEntrance(how.signal);
  if (entrance === 'held') {
    return beginAnew();
  }
  if (entrance === 'inside' && isSignedInAs(person.name)) {
    return undefined;
  }
  const { password } = person;
  if (password === undefined) {
    throw new Error(`${person.name} đã đổi mật khẩu: hãy đặt lại ở phần «Người dùng» của bàn huấn luyện.`);
  }
  if (entrance === 'inside') {
    await performAll(signOutActions(), how);
  }
  if ((await waitForEntrance(how.signal)) === 'redirect') {
    how.page.aboutToLeave();
    await performAction(pressRedirect, how);
    return forEver();
  }
  await performAll(typeActions(as, password), how);
  return waitForEntry(how.signal);
}

/** A session that waits for its person's password is left by a new page, which does the action once more. */
async function beginAnew(): Promise<void> {
  window.location.assign('/auth/login');
  return forEver();
}

async function open({ address, isAnew }: ActionOf<'open'>, { page }: How): Promise<void> {
  if (isAnew === true) {
    page.aboutToLeave();
    window.location.assign(address);
    return forEver();
  }
  page.navigate(address);
  return undefined;
}

/** At the sign-in page, by the password form where the failure can happen there. */
async function armAnew(fault: string, { page }: How): Promise<void> {
  page.aboutToLeave();
  window.location.assign(`/auth/login?fault=${fault}&flow=password&__tenant=`);
  return forEver();
}

async function fill(action: ActionOf<'fill'>, how: How): Promise<void> {
  const field = await shown(action, () => findField(action), how);
  await userEvent.clear(field);
  if (action.text !== '') {
    await userEvent.type(field, action.text.replaceAll(/[{[]/gu, '$&$&'), options(how));
  }
}

async function choose(action: ActionOf<'choose'>, how: How): Promise<void> {
  const field = await shown(action, () => findField(action), how);
  if (field instanceof HTMLSelectElement) {
    // A table's cell draws its choices when it is pointed at.
    await userEvent.click(field, options(how));
    await until(
      () => [...field.options].some(({ text, value }) => text === action.option || value === action.option),
      how.signal,
      patienceMs,
    ).catch(() => {
      throw new Error(`Ô «${action.label}» không có mục «${action.option}».`);
    });
    await userEvent.selectOptions(field, action.option, options(how));
    return;
  }
  if (field instanceof HTMLInputElement && !field.readOnly) {
    await userEvent.clear(field);
    await userEvent.type(field, action.option, options(how));
  } else {
    await userEvent.click(field, options(how));
  }
  const option = { role: 'option', name: action.option, match: 'part' } as const;
  await userEvent.click(await shown(action, () => findOne(option), how), options(how));
}

async function attach(action: ActionOf<'attach'>, how: How): Promise<void> {
  const input = await there(action, () => findFileInput(action), how.signal);
  const { trainingFile } = await import('./training-file');
  await userEvent.upload(input, await trainingFile(action.file), { ...options(how), applyAccept: false });
}

/** The element as soon as it is there and can be used, in a frame with what is done to it. */
async function shown(action: Action, find: () => HTMLElement | undefined, how: How): Promise<HTMLElement> {
  const element = await there(action, find, how.signal);
  if (showMs[how.speed] === 0) {
    return element;
  }
  const hide = highlight(element, sentenceOf(action));
  try {
    await pause(showMs[how.speed], how.signal);
  } finally {
    hide();
  }
  // Meanwhile the page may have drawn it anew.
  return element.isConnected ? element : there(action, find, how.signal);
}

async function there<Found extends HTMLElement>(
  action: Action,
  find: () => Found | undefined,
  signal: AbortSignal,
): Promise<Found> {
  let found: Found | undefined;
  await until(
    () => {
      found = find();
      return found !== undefined && !isDisabled(found);
    },
    signal,
    patienceMs,
  ).catch(() => undefined);
  if (found === undefined) {
    throw new Error(`Không tìm thấy trên trang: ${sentenceOf(action)}.`);
  }
  return found;
}

function isDisabled(element: HTMLElement): boolean {
  return element.matches(':disabled') || element.getAttribute('aria-busy') === 'true';
}

function options({ speed }: How) {
  return { delay: keyMs[speed], pointerEventsCheck: 0 } as const;
}

/** `Control+k` in the words of the library. */
function keysOf(key: string): string {
  const parts = key.split(/\+(?!$)/u);
  const last = parts.at(-1) ?? '';
  const held = parts.slice(0, -1);
  const pressed = last.length > 1 ? `{${last}}` : last.replaceAll(/[{[]/gu, '$&$&');
  return `${held.map((each) => `{${each}>}`).join('')}${pressed}${held.map((each) => `{/${each}}`).join('')}`;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const end = Date.now() + milliseconds;
  return until(() => Date.now() >= end, signal);
}

function forEver(): Promise<never> {
  return new Promise(() => undefined);
}
