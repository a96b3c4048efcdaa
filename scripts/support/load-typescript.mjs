import { fileURLToPath } from 'node:url';

import { loadConfigFromFile, runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Imports a TypeScript module of this project into plain Node, with the aliases of vite.config.ts.
 *
 * @template Module
 * @param {string} path from the project's root, e.g. `mock-server/demo-accounts.ts`
 * @returns {Promise<Module>}
 */
export async function loadTypeScript(path) {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'demo' }, undefined, root, 'silent');
  const { module } = await runnerImport(`${root}${path}`, {
    root,
    logLevel: 'error',
    resolve: loaded?.config.resolve ?? {},
  });
  return /** @type {Module} */ (module);
}
