import { fileURLToPath } from 'node:url';

import { loadConfigFromFile, runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** @type {Map<string, Promise<unknown>>} */
const loaded = new Map();

/**
 * Imports a TypeScript module of this project into plain Node, with the aliases of vite.config.ts. A process gets one
 * instance of a path, as of any module; what one path imports is not shared with what another does.
 *
 * @template Module
 * @param {string} path from the project's root, e.g. `mock-server/demo-accounts.ts`
 * @returns {Promise<Module>}
 */
export async function loadTypeScript(path) {
  const known = loaded.get(path) ?? importModule(path);
  loaded.set(path, known);
  return /** @type {Promise<Module>} */ (known);
}

/** @param {string} path */
async function importModule(path) {
  const config = await loadConfigFromFile({ command: 'serve', mode: 'demo' }, undefined, root, 'silent');
  const { module } = await runnerImport(`${root}${path}`, {
    root,
    logLevel: 'error',
    resolve: config?.config.resolve ?? {},
  });
  return module;
}
