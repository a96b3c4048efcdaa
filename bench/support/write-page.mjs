import { writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

/**
 * Writes a page of figures, formatted like every other document, and tells where it stands.
 *
 * @param {string} name of the page in docs/bench, e.g. `fund`
 * @param {string} text
 */
export async function writePage(name, text) {
  const path = `docs/bench/${name}.md`;
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
  console.log(`Written: ${path}`);
}
