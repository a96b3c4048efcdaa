import './auth/angular-compiler.mjs';

import { loadTypeScript } from '../scripts/support/load-typescript.mjs';
import { writePage } from './support/write-page.mjs';

/**
 * Drives this product and two libraries through the same scenarios and writes the page that compares them.
 *
 * @returns {Promise<Record<string, number>>} what belongs to this run alone
 */
export async function measureSignIn() {
  const { page, times } = await loadTypeScript('bench/auth/measure.ts');
  await writePage('sign-in', page);
  return times;
}
