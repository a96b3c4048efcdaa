import { gzipSync } from 'node:zlib';

/**
 * Counts what arrives from now on: the gzipped size of every script, in a file of its own or in the page, and all requests.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {() => Promise<{ readonly bytes: number, readonly requests: number }>} up to the call
 */
export function countScripts(page) {
  /** @type {Promise<number>[]} */
  const sizes = [];
  let requests = 0;
  page.on('response', (response) => {
    requests += 1;
    const type = response.headers()['content-type'] ?? '';
    if (/javascript/u.test(type)) {
      sizes.push(
        response.body().then(
          (body) => gzipSync(body, { level: 9 }).length,
          () => 0,
        ),
      );
    }
    if (/html/u.test(type)) {
      sizes.push(
        response.text().then(
          (html) => inlineScripts(html).reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0),
          () => 0,
        ),
      );
    }
  });
  return async () => ({ bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0), requests });
}

/** @param {string} html */
function inlineScripts(html) {
  return [...html.matchAll(/<script>(.*?)<\/script>/gsu)].map(([, text = '']) => text);
}
