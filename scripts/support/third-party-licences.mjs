import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { root } from './run.mjs';

/**
 * A package that a bundle holds.
 *
 * @typedef {{ readonly name: string, readonly version: string, readonly licence: string, readonly author: string, readonly text: string | undefined }} BundledPackage
 */

/** By their folders. @type {Map<string, BundledPackage>} */
const packagesOfFolders = new Map();

/**
 * Writes the licences of everything that a build holds into one file beside it, as they ask. Vite's own `build.license`
 * looks at the page's scripts alone; fonts and what runs in a worker come from packages as well.
 *
 * @param {string} fileName
 * @returns The plugin of the build, and one for the builds of its workers.
 */
export function thirdPartyLicences(fileName) {
  /** @type {Map<string, BundledPackage>} */
  const packages = new Map();

  /** @param {Iterable<string>} ids */
  const collect = (ids) => {
    for (const id of ids) {
      const found = packageOf(id);
      if (found !== undefined) {
        packages.set(`${found.name} ${found.version}`, found);
      }
    }
  };
  /**
   * Modules of scripts, and files that were copied: a style sheet brings fonts along and leaves no module.
   *
   * @param {Readonly<Record<string, import('vite').Rollup.OutputAsset | import('vite').Rollup.OutputChunk>>} bundle
   */
  const sourcesOf = (bundle) =>
    Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map((name) => resolve(root, name)),
    );

  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'third-party-licences',
    apply: 'build',
    generateBundle(_, bundle) {
      collect(sourcesOf(bundle));
      this.emitFile({ type: 'asset', fileName, source: licencesText([...packages.values()]) });
    },
  };
  /** @type {import('vite').Plugin} */
  const workerPlugin = {
    name: 'third-party-licences-of-workers',
    generateBundle(_, bundle) {
      collect(sourcesOf(bundle));
    },
  };
  return { plugin, workerPlugin };
}

/**
 * The package that a module belongs to.
 *
 * @param {string} id
 * @returns {BundledPackage | undefined} `undefined` for the product's own modules
 */
function packageOf(id) {
  return id.startsWith('\0') || !id.includes('/node_modules/') ? undefined : packageAround(dirname(id));
}

/**
 * The package that a folder belongs to. Thousands of modules share a few hundred folders: each is read once.
 *
 * @param {string} folder
 * @returns {BundledPackage | undefined}
 */
function packageAround(folder) {
  if (folder.endsWith('/node_modules')) {
    return undefined;
  }
  const found = packagesOfFolders.get(folder) ?? packageIn(folder) ?? packageAround(dirname(folder));
  if (found !== undefined) {
    packagesOfFolders.set(folder, found);
  }
  return found;
}

/**
 * @param {string} folder
 * @returns {BundledPackage | undefined} `undefined` where it is none: folders of a package may have a package.json of their
 *   own, without a version
 */
function packageIn(folder) {
  const file = join(folder, 'package.json');
  const { name, version, license, author } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (name === undefined || version === undefined) {
    return undefined;
  }
  const textFile = readdirSync(folder).find((each) => /^(?:licen[cs]e|copying)/iu.test(each));
  return {
    name,
    version,
    licence: license ?? 'not named',
    author: typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`),
    text: textFile === undefined ? undefined : readFileSync(join(folder, textFile), 'utf8').trim(),
  };
}

/** @param {readonly BundledPackage[]} packages */
function licencesText(packages) {
  const sorted = packages.toSorted((one, other) =>
    `${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1,
  );
  const parts = sorted.map(
    (each) => `${each.name} ${each.version} (${each.licence})\n\n${each.text ?? commonText(each, sorted)}`,
  );
  const line = '-'.repeat(80);
  return `This product contains the following packages.\n\n${line}\n${parts.join(`\n\n${line}\n`)}\n`;
}

/**
 * A package that names its licence and brings no copy gets the one of another package.
 *
 * @param {BundledPackage} wanting
 * @param {readonly BundledPackage[]} packages
 */
function commonText({ licence, author }, packages) {
  const text = packages.find((each) => each.licence === licence && each.text !== undefined)?.text;
  if (text === undefined) {
    return `Copyright ${author}. The package brings no text of this licence.`;
  }
  const terms = text.indexOf('Permission is hereby granted');
  return `Copyright ${author}\n\n${terms === -1 ? text : text.slice(terms)}`;
}
