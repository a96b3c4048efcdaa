/** @typedef {import('@playwright/test').Page} Page */

/**
 * Runs in the page: types a letter into the first field as soon as there is one, and notes the frame that shows it.
 */
function watchFirstField() {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the field as its `this`
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const look = () => {
    const field = document.querySelector('input:not([type=hidden], [type=checkbox], :disabled)');
    if (!(field instanceof HTMLInputElement)) {
      requestAnimationFrame(look);
      return;
    }
    setValue?.call(field, 'k');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    requestAnimationFrame(() => {
      if (field.isConnected && field.value === 'k') {
        Object.assign(window, { usableAfterMs: performance.now() });
      } else {
        look();
      }
    });
  };
  requestAnimationFrame(look);
}

/**
 * Opens an address and waits for the frame in which a typed letter shows.
 *
 * @param {Page} page
 * @param {string} address
 * @returns {Promise<number>} milliseconds since the navigation began
 */
export async function usableAfter(page, address) {
  await page.addInitScript(watchFirstField);
  await page.goto(address);
  await page.waitForFunction(() => 'usableAfterMs' in window);
  return page.evaluate(() => Reflect.get(window, 'usableAfterMs'));
}

/** From the button going down to its coming up again: at the lower end of what a person takes. Milliseconds. */
const pressMs = 80;

/**
 * Presses something as a person does and waits for something else, frame by frame, inside the page.
 *
 * @param {Page} page
 * @param {string} clicked CSS selector
 * @param {string} awaited CSS selector that nothing matches before
 * @returns {Promise<number>} milliseconds from the click to the frame that shows it
 */
export async function clickToShown(page, clicked, awaited) {
  return page.evaluate(
    ({ clicked, awaited, pressMs }) =>
      new Promise((resolve, reject) => {
        const element = document.querySelector(clicked);
        if (!(element instanceof HTMLElement)) {
          reject(new Error(`Nothing to click: ${clicked}`));
          return;
        }
        let start = 0;
        // A page that is drawn ahead stands in the document unseen.
        const isShown = (/** @type {Element} */ found) => found.closest('[style*="display: none"]') === null;
        const look = () => {
          const elapsed = performance.now() - start;
          if (Array.from(document.querySelectorAll(awaited)).some(isShown)) {
            resolve(elapsed);
          } else if (elapsed > 20_000) {
            reject(new Error(`Not shown within 20 s: ${awaited}`));
          } else {
            requestAnimationFrame(look);
          }
        };
        const press = { bubbles: true, cancelable: true, isPrimary: true, button: 0, pointerType: 'mouse' };
        element.dispatchEvent(new PointerEvent('pointerdown', press));
        setTimeout(() => {
          element.dispatchEvent(new PointerEvent('pointerup', press));
          start = performance.now();
          element.click();
          requestAnimationFrame(look);
        }, pressMs);
      }),
    { clicked, awaited, pressMs },
  );
}
