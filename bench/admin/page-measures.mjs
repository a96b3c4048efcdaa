/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

/** Runs in the page before it loads: notes when the last answer of an administration endpoint was there. */
function noteAnswers() {
  let current = window.fetch;
  const noting = async (...request) => {
    const answer = await current(...request);
    const [input] = request;
    if (String(input instanceof Request ? input.url : input).includes('-management/')) {
      Object.assign(window, { answeredAt: performance.now() });
    }
    return answer;
  };
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    get: () => noting,
    set: (fetch) => {
      current = fetch;
    },
  });
}

/** @param {Page} page */
export async function watchAnswers(page) {
  await page.addInitScript(noteAnswers);
}

/**
 * Clicks something and waits until what it leads to has been painted.
 *
 * @param {Locator} clicked
 * @param {string} awaited CSS selector that nothing matches before
 * @returns {Promise<number>} milliseconds since the click, or since the answer that came after it
 */
export async function clickToPainted(clicked, awaited) {
  return clicked.evaluate(
    (element, selector) =>
      new Promise((resolve, reject) => {
        const start = performance.now();
        const look = () => {
          if (document.querySelector(selector) !== null) {
            requestAnimationFrame(() => {
              setTimeout(() => {
                resolve(performance.now() - Math.max(start, Reflect.get(window, 'answeredAt') ?? 0));
              });
            });
          } else if (performance.now() - start > 20_000) {
            reject(new Error(`Not shown within 20 s: ${selector}`));
          } else {
            requestAnimationFrame(look);
          }
        };
        element.click();
        requestAnimationFrame(look);
      }),
    awaited,
  );
}

/**
 * Scrolls a part of the page to its end, one step a frame.
 *
 * @param {Locator} scrolled
 * @returns {Promise<number>} milliseconds of the frame that nine of ten frames were quicker than
 */
export async function slowFrame(scrolled) {
  return scrolled.evaluate(
    (element) =>
      new Promise((resolve) => {
        /** @type {number[]} */
        const frames = [];
        let last = performance.now();
        const step = () => {
          const now = performance.now();
          frames.push(now - last);
          last = now;
          element.scrollTop += 40;
          if (frames.length < 60) {
            requestAnimationFrame(step);
          } else {
            frames.sort((one, other) => one - other);
            resolve(frames[Math.floor(frames.length * 0.9)]);
          }
        };
        requestAnimationFrame(step);
      }),
  );
}

/**
 * A page with nothing but two buttons: one makes a plain list of boxes, the other ticks them all.
 *
 * @param {Page} page
 * @param {number} count
 */
export async function showPlainPage(page, count) {
  await page.setContent('<button id="open">Open</button><button id="all">All</button><div id="panel"></div>');
  await page.evaluate((size) => {
    const panel = document.querySelector('#panel');
    if (!(panel instanceof HTMLElement)) {
      return;
    }
    Object.assign(panel.style, { height: '600px', overflow: 'auto' });
    document.querySelector('#open')?.addEventListener('click', () => {
      const list = document.createElement('ul');
      for (let index = 0; index < size; index += 1) {
        const item = document.createElement('li');
        const label = document.createElement('label');
        const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
        label.append(box, `Entry ${index}`);
        item.append(label);
        list.append(item);
      }
      panel.replaceChildren(list);
    });
    document.querySelector('#all')?.addEventListener('click', () => {
      for (const box of panel.querySelectorAll('input')) {
        box.checked = true;
      }
    });
  }, count);
}
