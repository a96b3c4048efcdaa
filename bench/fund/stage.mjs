import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';
import { build } from 'vite';

import { findOrInstallBrowser } from '../../scripts/support/browser.mjs';
import { serveProduct } from '../support/servers.mjs';
import { tokenOf } from '../support/tokens.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--enable-precise-memory-info',
];

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
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser().path, args });
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
  const context = await browser.newContext({
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${production.origin}/auth/login`);
  await page.locator('input[type=password]').fill(password);
  await page.locator('input:not([type=hidden], [type=checkbox], [type=password])').first().fill(userName);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((address) => !address.pathname.startsWith('/auth/'));
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
