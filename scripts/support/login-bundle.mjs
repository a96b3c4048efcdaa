import { readFileSync } from 'node:fs';
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
  const waiting = matches(readFileSync(`${folder}/index.html`, 'utf8'), pageScripts);
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
