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
 * Presses something as a person does, with the mouse that the browser is given, and waits for something else, frame by
 * frame, inside the page. A press made by a script would leave the focus where it was, which no mouse does.
 *
 * @param {Page} page
 * @param {string} clicked CSS selector
 * @param {string} awaited CSS selector that nothing matches before
 * @returns {Promise<number>} milliseconds from the click to the frame that shows it
 */
export async function clickToShown(page, clicked, awaited) {
  await pointAt(page, clicked);
  await page.evaluate(watchForShown, awaited);
  await page.mouse.down();
  await page.waitForTimeout(pressMs);
  await page.mouse.up();
  return page.evaluate(() => Reflect.get(window, 'clickToShownMs'));
}

/**
 * Moves the mouse there, and opens the group of the menu before in which it is folded away. A page that is still coming may
 * fold its menu anew.
 *
 * @param {Page} page
 * @param {string} selector
 */
async function pointAt(page, selector) {
  const target = page.locator(selector).first();
  const group = target.locator('xpath=ancestor::*[@hidden]/preceding-sibling::button');
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await group.count()) > 0) {
      await group.click();
    }
    const isThere = await target.hover({ timeout: 1_000 }).then(
      () => true,
      () => false,
    );
    if (isThere) {
      return;
    }
  }
  throw new Error(`Nothing to click: ${selector}`);
}

/**
 * Runs in the page: has the next click start the clock, which stops with the frame that shows what is awaited.
 *
 * @param {string} awaited
 */
function watchForShown(awaited) {
  // A page that is drawn ahead stands in the document unseen.
  const isShown = (/** @type {Element} */ found) => found.closest('[style*="display: none"]') === null;
  const shown = new Promise((resolve, reject) => {
    const startClock = () => {
      const start = performance.now();
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
      requestAnimationFrame(look);
    };
    addEventListener('click', startClock, { capture: true, once: true });
  });
  Object.assign(window, { clickToShownMs: shown });
}
