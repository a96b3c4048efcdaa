import { mkdirSync, writeFileSync } from 'node:fs';

import { root } from '../../scripts/support/run.mjs';
import { journalOf } from './journal.mjs';

const folder = `${root}reports/soak/`;
let kept = 0;

/**
 * Keeps what a page shows when something has failed: its names as a screen reader meets them, its last steps, and a picture.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string>} path without ending
 */
export async function keepEvidence(page) {
  mkdirSync(folder, { recursive: true });
  kept += 1;
  const path = `${folder}${kept}`;
  const names = await page.locator('body').ariaSnapshot().catch(String);
  writeFileSync(`${path}.txt`, `${page.url()}\n${await journalOf(page)}\n${names}\n`);
  await page.screenshot({ path: `${path}.png` }).catch(() => undefined);
  return path;
}
