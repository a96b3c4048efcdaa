import { expect, type Page } from '@playwright/test';

/**
 * WCAG 2.4.7, 2.4.11 and 2.4.13: each control shows that it has the focus, and nothing lies over it. Judged where it is
 * hardest: in a window of 1280 px at 200 %, once in the product's colours and once in those of the person (forced
 * colours), where shadows and backgrounds are gone.
 */
export async function expectVisibleFocus(page: Page): Promise<void> {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    // From here on the browser takes the focus for the keyboard's.
    await page.keyboard.press('Shift');
    expect.soft(await page.evaluate(focusFaults), `focus, forced colours ${forcedColors}`).toEqual([]);
  }
}

/** Puts the focus on every control there is and answers what is wrong with how that looks. */
async function focusFaults(): Promise<readonly string[]> {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const watched = ['outline-style', 'outline-width', 'outline-color', 'border-color', 'border-width', 'box-shadow'];
  const watchedToo = ['background-color', 'text-decoration-line', 'opacity'];
  // A timer would wait four milliseconds each time, which is more than all the rest.
  const { port1, port2 } = new MessageChannel();
  const nextTask = () =>
    new Promise<void>((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  const lookOf = (element: HTMLElement) => {
    const near = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
    const frame = element.parentElement?.querySelector('fieldset');
    return [...near, frame]
      .filter((part) => part !== null && part !== undefined)
      .flatMap((part) => {
        const style = getComputedStyle(part);
        return [...watched, ...watchedToo].map((property) => style.getPropertyValue(property));
      })
      .join();
  };
  const isCovered = (element: HTMLElement) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const places = [0.5, 0.1, 0.9].flatMap((across) => [0.5, 0.15, 0.85].map((down) => [across, down] as const));
    const label = element.closest('label');
    return places.every(([across, down]) => {
      const found = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
      return found === null || !(element.contains(found) || found.contains(element) || label?.contains(found));
    });
  };
  // What the person has opened over the page may cover it: Escape takes it away.
  const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open], body aside[tabindex="-1"]';
  const top = [...document.querySelectorAll(layers)].at(-1) ?? document;
  const faults: string[] = [];
  for (const element of top.querySelectorAll<HTMLElement>(controls)) {
    const { width, height } = element.getBoundingClientRect();
    const isThere = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    if (isThere && element.tabIndex >= 0 && !element.matches(':disabled') && element.closest('[inert]') === null) {
      if (document.activeElement instanceof HTMLElement) {
        document.activeElement.blur();
      }
      await nextTask();
      const before = lookOf(element);
      element.focus();
      await nextTask();
      if (document.activeElement === element) {
        const name = element.outerHTML.slice(0, 160);
        if (lookOf(element) === before) {
          faults.push(`not seen: ${name}`);
        } else if (isCovered(element)) {
          faults.push(`covered: ${name}`);
        }
      }
    }
  }
  return faults;
}
