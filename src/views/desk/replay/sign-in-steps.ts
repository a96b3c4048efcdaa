import type { Action } from '@/domain/desk/action';

import { until } from './check-expectation';
import { findOne } from './find-element';

/** Names on the screen by which replay finds its way in and out. */
const redirect = 'Đăng nhập bằng tài khoản của Quỹ';
const submit = 'Đăng nhập';
const held = 'Phiên làm việc đã hết hạn';
const account = 'Tài khoản của';
const signOut = 'Đăng xuất';

const patienceMs = 15_000;

/** Where the page stands as to signing in. */
type Entrance = 'inside' | 'held' | 'form' | 'redirect';

export const pressRedirect: Action = { do: 'press', role: 'button', name: redirect };

/** Waits until the page shows the way in, or somebody signed in. */
export async function waitForEntrance(signal: AbortSignal): Promise<Entrance> {
  let found: Entrance | undefined;
  await until(
    () => {
      found = entrance();
      return found !== undefined;
    },
    signal,
    patienceMs,
  ).catch(() => undefined);
  if (found === undefined) {
    throw new Error('Không thấy trang đăng nhập, cũng không thấy ai đang đăng nhập.');
  }
  return found;
}

function entrance(): Entrance | undefined {
  if (findOne({ role: 'alertdialog', name: held }) !== undefined) {
    return 'held';
  }
  if (findOne({ role: 'button', name: account, match: 'start' }) !== undefined) {
    return 'inside';
  }
  if (isEnabled(findOne({ role: 'button', name: submit }))) {
    return 'form';
  }
  return isEnabled(findOne({ role: 'button', name: redirect })) ? 'redirect' : undefined;
}

export function isSignedInAs(name: string): boolean {
  // In a tenant its name follows, in brackets.
  const begin = { role: 'button', name: `${account} ${name} (`, match: 'start' } as const;
  return findOne({ role: 'button', name: `${account} ${name}` }) !== undefined || findOne(begin) !== undefined;
}

/** Out by the button in the bar, or by the person's menu where there is no room for it. */
export function signOutActions(): readonly Action[] {
  if (entrance() !== 'inside') {
    return [];
  }
  const isInSight = findOne({ role: 'button', name: signOut }) !== undefined;
  const confirm = { role: 'alertdialog', name: 'Xác nhận' } as const;
  return [
    ...(isInSight
      ? [{ do: 'press', role: 'button', name: signOut } as const]
      : [
          { do: 'press', role: 'button', name: account, match: 'start' } as const,
          { do: 'press', role: 'menuitem', name: signOut } as const,
        ]),
    { do: 'press', role: 'button', name: 'Có', within: confirm },
    { do: 'expect', sees: { see: 'role', role: 'button', name: account, match: 'start', isGone: true } },
  ];
}

export function typeActions(userName: string, password: string): readonly Action[] {
  return [
    { do: 'fill', label: 'Tên đăng nhập', text: userName },
    { do: 'fill', label: 'Mật khẩu', match: 'start', text: password },
    { do: 'press', role: 'button', name: submit },
  ];
}

/** Waits until the attempt has ended, well or badly. */
export async function waitForEntry(signal: AbortSignal): Promise<void> {
  await until(
    () => entrance() === 'inside' || isRefused() || document.querySelector('h1') === null,
    signal,
    patienceMs,
  ).catch(() => undefined);
}

function isRefused(): boolean {
  return [...document.querySelectorAll('[role=alert]')].some(({ textContent }) => textContent.trim() !== '');
}

function isEnabled(element: HTMLElement | undefined): boolean {
  return element !== undefined && !element.matches(':disabled');
}
