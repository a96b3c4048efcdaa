import { basename, extname } from 'node:path';

import { build } from 'vite';

import { planChunks } from './plan-chunks.mjs';
import { reachedFrom } from './reached-from.mjs';

/**
 * Code is put into files by what is fetched together (`plan-chunks.mjs`): a bundler left to itself makes a file of each set
 * of pages that share a module, and a page of this product fetches a hundred and fifty of them. Who needs what is told by
 * a build before the build, for only the bundler knows what of a package is used.
 */

/**
 * What surrounds pages, and so is fetched with each of them.
 *
 * @typedef {{ readonly name: string, readonly heads: RegExp, readonly around: RegExp }} Frame
 */

/**
 * @typedef {object} Options
 * @property {import('vite').InlineConfig} firstLook the product as it is built, without what only the last build needs
 * @property {readonly Frame[]} frames by the modules of dynamic imports; their files have their names
 * @property {RegExp} pages the modules that addresses lead to; what else is imported dynamically is opened on a page
 * @property {RegExp} frequent the pages that count twenty times
 * @property {number} fileCost what a file costs a visit beside its content, in bytes before compression
 */

/** @typedef {import('vite').Rollup.OutputChunk} Chunk */

/**
 * @param {Options} options
 * @returns The plugin that plans the files, and the bundler's group that follows the plan.
 */
export function chunksByVisit({ firstLook, fileCost, ...options }) {
  /** @type {ReadonlyMap<string, string>} */
  let fileOf = new Map();

  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'chunks-by-visit',
    // What is built for Node has no visits.
    apply: ({ build: built }, { command }) => command === 'build' && built?.ssr === undefined,
    async buildStart() {
      const chunks = await builtChunks(firstLook);
      const found = visitsOf(chunks, options);
      const files = planChunks(found.parts, found.visits, fileCost);
      fileOf = namesOfModules(
        files.map((parts) => parts.flatMap(({ name }) => chunks.get(name) ?? [])),
        options.frames,
      );
    },
  };
  const group = {
    debugName: 'chunks-by-visit',
    name: (/** @type {string} */ id) => fileOf.get(id) ?? null,
    // The plan knows where they belong.
    includeDependenciesRecursively: false,
  };
  return { plugin, group };
}

/**
 * @param {import('vite').InlineConfig} config
 * @returns {Promise<ReadonlyMap<string, Chunk>>} by their names
 */
async function builtChunks(config) {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, reportCompressedSize: false },
  });
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));
}

/**
 * A visit for each page, and one for each part that is opened on pages later: it comes to what all of them have fetched.
 *
 * @param {ReadonlyMap<string, Chunk>} chunks
 * @param {Pick<Options, 'frames' | 'pages' | 'frequent'>} options
 */
function visitsOf(chunks, { frames, pages, frequent }) {
  const all = [...chunks.values()];
  const entries = all.filter((chunk) => chunk.isDynamicEntry);
  const moduleOf = (/** @type {Chunk} */ entry) => entry.facadeModuleId ?? '';
  const fetchedAt = (/** @type {Chunk} */ entry) => {
    const around = frames.filter((frame) => frame.around.test(moduleOf(entry)));
    const heads = entries.filter((each) => around.some((frame) => frame.heads.test(moduleOf(each))));
    return fetchedWith([entry, ...heads], chunks);
  };

  const ofPages = entries
    .filter((entry) => pages.test(moduleOf(entry)))
    .map((page) => ({ parts: fetchedAt(page), times: frequent.test(moduleOf(page)) ? 20 : 1 }));
  const ofOpened = entries
    .filter((entry) => !pages.test(moduleOf(entry)))
    .map((entry) => {
      const isOpening = (/** @type {string} */ name) => chunks.get(name)?.dynamicImports.includes(entry.fileName);
      const openers = ofPages.filter(({ parts }) => [...parts].some(isOpening)).map(({ parts }) => parts);
      return { parts: new Set([...fetchedAt(entry), ...sharedBy(openers)]), times: 1 };
    });
  // What index.html names has come before anything is asked for.
  const atStart = fetchedWith(
    all.filter((chunk) => chunk.isEntry),
    chunks,
  );
  const parts = all
    .filter((chunk) => !atStart.has(chunk.fileName))
    .map((chunk) => ({ name: chunk.fileName, size: chunk.code.length, imports: chunk.imports }));
  return { parts, visits: [...ofPages, ...ofOpened] };
}

/** @param {readonly ReadonlySet<string>[]} sets @returns {readonly string[]} what is in each of them */
function sharedBy([first, ...others]) {
  return first === undefined ? [] : [...first].filter((name) => others.every((names) => names.has(name)));
}

/**
 * @param {readonly Chunk[]} heads
 * @param {ReadonlyMap<string, Chunk>} chunks
 * @returns {ReadonlySet<string>} the names of the heads, and of what they import, directly or not
 */
function fetchedWith(heads, chunks) {
  const names = heads.map((chunk) => chunk.fileName);
  return reachedFrom(names, (name) => chunks.get(name)?.imports ?? []);
}

/**
 * @param {readonly (readonly Chunk[])[]} files
 * @param {readonly Frame[]} frames
 * @returns {ReadonlyMap<string, string>} for each module the name of its file
 */
function namesOfModules(files, frames) {
  /** @type {Map<string, string>} */
  const fileOf = new Map();
  const taken = new Set();
  for (const held of files) {
    const name = nameOf(held, frames);
    const unique = taken.has(name) ? `${name}-${taken.size}` : name;
    taken.add(unique);
    for (const module of held.flatMap((chunk) => chunk.moduleIds)) {
      fileOf.set(module, unique);
    }
  }
  return fileOf;
}

/**
 * @param {readonly Chunk[]} held
 * @param {readonly Frame[]} frames
 * @returns the name of its frame, of its page, or of its largest module
 */
function nameOf(held, frames) {
  const pages = held.flatMap((chunk) => (chunk.isDynamicEntry ? (chunk.facadeModuleId ?? []) : []));
  const modules = held.flatMap((chunk) => Object.entries(chunk.modules));
  const [largest] = modules.reduce((one, other) => (other[1].renderedLength > one[1].renderedLength ? other : one));
  const [id = largest] = pages;
  return frames.find(({ heads }) => pages.some((page) => heads.test(page)))?.name ?? basename(id, extname(id));
}
