/** What is fetched in idle time waits two seconds for an idle moment at most, where the processor has none to spare. */
const quietMs = 2_100;

/**
 * Watches what a page asks for.
 *
 * @param {import('@playwright/test').Page} page before it goes anywhere
 * @returns {() => Promise<void>} waits until nothing has been under way for a while
 */
export function watchRequests(page) {
  /** @type {Set<import('@playwright/test').Request>} */
  const underWay = new Set();
  let lastChange = performance.now();
  const note = () => {
    lastChange = performance.now();
  };
  page.on('request', (request) => {
    underWay.add(request);
    note();
  });
  for (const end of /** @type {const} */ (['requestfinished', 'requestfailed'])) {
    page.on(end, (request) => {
      underWay.delete(request);
      note();
    });
  }
  return async () => {
    note();
    while (underWay.size > 0 || performance.now() - lastChange < quietMs) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}
