import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { inVietnam, launchBrowser } from '../support/browser.mjs';
import { serveProduct } from '../support/servers.mjs';
import { signInByForm } from '../support/sign-in-form.mjs';
import { tokenOf } from '../support/tokens.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * The production build over the network, so that nothing but the product works on its page's thread, and a page of the
 * same browser for what is done plainly. Answers can be laid before those of the mock's routes.
 */
export async function openStage() {
  const product = await serveProduct();
  /** @type {Map<string, (request: Request, url: URL) => Response | undefined | Promise<Response | undefined>>} */
  const answers = new Map();
  product.backend.hooks.before = (request) => {
    const url = new URL(request.url);
    return answers.get(`${request.method} ${url.pathname}`)?.(request, url);
  };
  const browser = await launchBrowser(['--enable-precise-memory-info']);
  const script = await plainScript();
  return {
    ...product,
    answers,
    /** @param {string} userName */
    token: (userName) => tokenOf(product.backend, userName),
    /** @param {string} userName */
    signedIn: (userName) => signIn(browser, product, userName),
    /** @returns {Promise<Page>} a blank page of the back end's own origin */
    plainPage: async () => {
      answers.set('GET /plain', () => new Response('', { headers: { 'Content-Type': 'text/html' } }));
      const page = await (await browser.newContext()).newPage();
      await page.goto(`${product.url}/plain`);
      await page.addScriptTag({ content: script });
      return page;
    },
    close: async () => {
      await browser.close();
      await product.close();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openStage>>} Stage */

/** @returns {Promise<Page>} */
async function signIn(browser, { production, password }, userName) {
  const context = await browser.newContext({ ...inVietnam, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInByForm(page, `${production.origin}/auth/login`, { userName, password });
  return page;
}

/** @returns {Promise<string>} */
async function plainScript() {
  const entry = fileURLToPath(new URL('plain.mjs', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'plainWays' } },
  });
  const [{ output }] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (Array.isArray(built) ? built : [built]);
  return output[0].code;
}
