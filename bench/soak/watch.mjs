/** What the browser itself says of a call that failed, and what it says of a page of ours that cannot be fetched. */
const ownWords = [
  /^Failed to load resource/u,
  /net::ERR_/u,
  /blocked by CORS policy/u,
  // React tells of code that did not come, which its area shows with a way to try again.
  /Unable to preload CSS|Failed to fetch dynamically imported module/u,
];

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
    if (message.type() === 'error' && !ownWords.some((words) => words.test(message.text()))) {
      complain(`console: ${message.text()}`);
    }
  });
}

/**
 * Waits until nothing is waited for.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string | undefined>} what is still waited for after the longest wait
 */
export async function settle(page) {
  const end = performance.now() + longestWaitMs;
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
