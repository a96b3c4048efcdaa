/** A page remembers so many of its last steps. */
const mostSteps = 60;

/**
 * Has every page of a context remember where it went and what was typed, so that a failure can be told from before it.
 *
 * @param {import('@playwright/test').BrowserContext} context
 */
export function keepJournal(context) {
  return context.addInitScript((most) => {
    const journal = [];
    const write = (/** @type {string} */ step) => {
      journal.push(`${(performance.now() / 1_000).toFixed(2)} s ${step}`);
      journal.splice(0, journal.length - most);
    };
    Object.assign(window, { journal });
    write(`begins at ${location.href}`);
    for (const event of ['pushState', 'replaceState', 'popstate', 'pageshow']) {
      addEventListener(event, () => write(`${event} ${location.pathname}${location.search}`));
    }
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.type !== 'password') {
          write(`typed “${target.value}”`);
        }
      },
      { capture: true },
    );
  }, mostSteps);
}

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string>} a line for each step
 */
export function journalOf(page) {
  return page.evaluate(() => Reflect.get(window, 'journal').join('\n')).catch(String);
}
