import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { build } from 'vite';

import { root } from './run.mjs';

// Inside the project, so that what is bundled finds its packages; a folder per process, so that none takes another's.
const folder = `${root}node_modules/.cache/load-typescript/${process.pid}`;

process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});

/** @type {Map<string, Promise<unknown>>} */
const loaded = new Map();

/**
 * Imports a TypeScript module of this project into plain Node, with the aliases of vite.config.ts: bundled first, which
 * takes a second where running each module by itself takes many. A process gets one instance of a path, as of any
 * module; what one path imports is not shared with what another does.
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
  const outDir = `${folder}/${loaded.size}`;
  await build({
    root,
    mode: 'demo',
    logLevel: 'error',
    plugins: [placesOfSources],
    build: { ssr: `${root}${path}`, outDir, target: 'node20', minify: false, copyPublicDir: false },
  });
  const name = path.replace(/^.*\//u, '').replace(/\.tsx?$/u, '.js');
  return import(pathToFileURL(`${outDir}/${name}`).href);
}

/** A module that looks for files beside itself means its source, not the bundle. */
const placesOfSources = {
  name: 'places-of-sources',
  /**
   * @param {string} code
   * @param {string} id
   */
  transform(code, id) {
    return id.startsWith(root) && code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : undefined;
  },
};
