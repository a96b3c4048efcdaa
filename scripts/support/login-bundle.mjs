import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * @typedef {{ readonly file: string, readonly bytes: number, readonly gzipBytes: number }} Script
 */

const pageScripts = /<(?:script|link)[^>]+(?:src|href)="([^"]+\.js)"/g;
const staticImports = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g;

/**
 * The scripts that a built page loads before it does anything of its own accord: those index.html names, and what they
 * import statically, each once.
 *
 * @param {string} folder a built bundle
 * @returns {readonly Script[]}
 */
export function pageBundle(folder) {
  return withImports(folder, matches(readFileSync(`${folder}/index.html`, 'utf8'), pageScripts));
}

/**
 * The scripts that a screen needs beyond the sign-in page: its own, those of the frame around it, and what they import
 * statically.
 *
 * @param {string} folder a built bundle
 * @param {readonly string[]} names of its files, without hash and ending
 * @returns {readonly Script[]}
 * @throws {Error} where a name is that of no file
 */
export function screenBundle(folder, names) {
  const files = readdirSync(`${folder}/assets`);
  const heads = names.map((name) => {
    const file = files.find((candidate) => candidate.startsWith(`${name}-`) && candidate.endsWith('.js'));
    if (file === undefined) {
      throw new Error(`${folder}/assets holds no script “${name}”.`);
    }
    return `/assets/${file}`;
  });
  const atSignIn = new Set(pageBundle(folder).map(({ file }) => file));
  return withImports(folder, heads).filter(({ file }) => !atSignIn.has(file));
}

/** @param {string} folder @param {string[]} waiting */
function withImports(folder, waiting) {
  /** @type {Map<string, Script>} */
  const scripts = new Map();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!scripts.has(file)) {
      const text = readFileSync(`${folder}${file}`);
      scripts.set(file, { file, bytes: text.length, gzipBytes: gzipSync(text, { level: 9 }).length });
      const from = posix.dirname(file);
      waiting.push(...matches(text.toString(), staticImports).map((path) => posix.join(from, path)));
    }
  }
  return [...scripts.values()];
}

/**
 * @param {readonly Script[]} scripts
 * @returns {number} KiB of all of them, gzipped one by one, with one decimal
 */
export function gzipKib(scripts) {
  const bytes = scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  return Math.round((bytes / 1_024) * 10) / 10;
}

/** @param {string} text @param {RegExp} pattern @returns {string[]} */
function matches(text, pattern) {
  return [...text.matchAll(pattern)].map(([, path = '']) => path);
}
