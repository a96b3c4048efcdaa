import { mkdirSync, writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

import { loadTypeScript } from '../scripts/support/load-typescript.mjs';

const path = 'docs/bench/sign-in.md';

/**
 * Drives this product and two libraries through the same scenarios and writes the page that compares them.
 *
 * @returns {Promise<Record<string, number>>} what belongs to this run alone
 */
export async function measureSignIn() {
  const { page, times } = await loadTypeScript('bench/auth/measure.ts');
  mkdirSync('docs/bench', { recursive: true });
  writeFileSync(path, await format(page, { ...(await resolveConfig(path)), filepath: path }));
  return times;
}
