/** What the browser says of a call that failed, or that was broken off between the question for leave and the answer. */
const browsersWords = [/^Failed to load resource: /u, /has been blocked by CORS policy: /u];

/** Whatever shows that something is waited for; a bar with a figure may also show how far a term has run. */
const busy =
  '.loader, [aria-busy="true"], [role="progressbar"]:not(.MuiLinearProgress-determinate), .MuiSkeleton-root, .MuiCircularProgress-root';

/** No wait of the product is longer than its calls with their repeats may take. Milliseconds. */
const longestWaitMs = 60_000;
const pollMs = 200;

/**
 * Hears what no page may ever say: uncaught errors, unhandled rejections, errors on the console.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {(sentence: string) => void} complain
 */
export function watchPages(context, complain) {
  context.on('weberror', (webError) => {
    const error = webError.error();
    complain(`uncaught: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !isBrowsers(message)) {
      complain(`console: ${message.text()}`);
    }
  });
  context.on('page', (page) => page.on('crash', () => complain(`${page.url()} crashed`)));
}

/**
 * The browser hands no value over with what it says itself; whatever a page says has one.
 *
 * @param {import('@playwright/test').ConsoleMessage} message
 */
function isBrowsers(message) {
  return message.args().length === 0 && browsersWords.some((words) => words.test(message.text()));
}

/**
 * Waits until nothing is waited for.
 *
 * @param {import('@playwright/test').Page} page
 * @param {number} [longestMs]
 * @returns {Promise<string | undefined>} what is still waited for after the longest wait
 */
export async function settle(page, longestMs = longestWaitMs) {
  const end = performance.now() + longestMs;
  let waited = '';
  while (performance.now() < end) {
    waited = await waitOf(page);
    if (waited === '') {
      return undefined;
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return `${page.url()} waits for ${waited}`;
}

/**
 * What a page shows of waiting; `''` for nothing. Asked from outside, because a page that sleeps asks nothing.
 *
 * @param {import('@playwright/test').Page} page
 */
function waitOf(page) {
  const asked = page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())?.outerHTML.slice(0, 160) ??
      '',
    busy,
  );
  return asked.catch((error) => `an answer: ${String(error).slice(0, 160)}`);
}

/**
 * What a page takes once everything was collected that nobody holds.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function sizeOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const value = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: value('JSHeapUsedSize') / 2 ** 20, nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/**
 * Growth per sample by least squares, over the middle value: 0.01 is one of a hundred more with each sample.
 *
 * @param {readonly number[]} values
 */
export function slopeOf(values) {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const middle = (count - 1) / 2;
  const along = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const spread = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return spread === 0 || mean === 0 ? 0 : along / spread / mean;
}
