import { expect, type Locator, type Page } from '@playwright/test';

import { escapeDebounceMs } from '@/domain/constants';

/** No page has as many places to stop at. */
const mostStops = 260;

/** A person without a mouse: everything goes by keys, and each stop on the way has to be seen. */
export function keyboardOf(page: Page) {
  /** Goes on by Tab until the element, or something within it, has the focus. */
  const to = async (target: Locator, isWithin = false) => {
    await expect(target).toBeVisible();
    const stops: string[] = [];
    while (!(await hasFocus(target, isWithin))) {
      const last = stops.slice(-9).join(' · ');
      expect(stops.length, `Tab does not come to ${target.toString()}, last ${last}`).toBeLessThan(mostStops);
      await page.keyboard.press('Tab');
      // A message that lies over it goes by itself.
      await expect.poll(() => page.evaluate(hiddenStop)).toBeUndefined();
      stops.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 90) ?? ''));
    }
  };
  const press = async (target: Locator, key = 'Enter') => {
    await to(target);
    await page.keyboard.press(key);
  };
  const fill = async (target: Locator, text: string) => {
    await press(target, 'Control+A');
    await page.keyboard.type(text);
    await expect(target).not.toHaveValue('');
  };
  /** Steps through a list of choices to the one of this name. */
  const select = async (target: Locator, name: string) => {
    await press(target, 'Home');
    for (let presses = 0; (await chosenText(target)) !== name; presses += 1) {
      expect(presses, `no choice ${name}`).toBeLessThan(mostStops);
      await page.keyboard.press('ArrowDown');
    }
  };
  /** Types into a field with suggestions and takes the one of this name. */
  const pick = async (target: Locator, text: string, option: Locator) => {
    await fill(target, text);
    await expect(option).toBeVisible();
    for (let presses = 0; (await option.getAttribute('aria-selected')) !== 'true' && !(await isActive(option));) {
      presses += 1;
      expect(presses, `the arrows do not come to ${option.toString()}`).toBeLessThan(20);
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(option).toBeHidden();
  };
  /** Signs a person in on the form that the page shows or is about to show. */
  const signIn = async (userName: string, password: string) => {
    await fill(page.getByLabel('Tên đăng nhập'), userName);
    await fill(page.getByRole('textbox', { name: /^Mật khẩu/u }), password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
  };
  const signOut = async () => {
    await press(page.getByRole('button', { name: 'Đăng xuất' }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Có' }));
    await expect(page).toHaveURL(/\/auth\/login/u);
  };
  return { to, press, fill, select, pick, signIn, signOut };
}

export type Keyboard = ReturnType<typeof keyboardOf>;

function hasFocus(target: Locator, isWithin: boolean): Promise<boolean> {
  return target.evaluate(
    (element, isEnough) => element === document.activeElement || (isEnough && element.contains(document.activeElement)),
    isWithin,
  );
}

function chosenText(target: Locator): Promise<string | undefined> {
  return target.evaluate((element) =>
    element instanceof HTMLSelectElement ? element.selectedOptions[0]?.textContent.trim() : undefined,
  );
}

/** Whether the field with the focus says that this suggestion is the one Enter would take. */
function isActive(option: Locator): Promise<boolean> {
  return option.evaluate((element) => document.activeElement?.getAttribute('aria-activedescendant') === element.id);
}

/** The element with the focus where nothing of it can be seen, because it lies outside the window or under something. */
function hiddenStop(): string | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body || element.tagName === 'IFRAME') {
    return undefined;
  }
  const shown = element.closest('label') ?? element;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const isSeen = [0.5, 0.05, 0.95].some((across) =>
    [0.5, 0.1, 0.9].some((down) => {
      const found = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
      return found !== null && (shown.contains(found) || found.contains(shown));
    }),
  );
  return isSeen ? undefined : element.outerHTML.slice(0, 200);
}

/** One more Escape, as a hand gives it: what comes sooner after the last one is its bounce (register W-03). */
export async function pressEscapeAgain(page: Page): Promise<void> {
  await page.waitForTimeout(escapeDebounceMs);
  await page.keyboard.press('Escape');
}
