import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made of. */
const sources = ['src', 'public', 'scripts/support', 'index.html', 'vite.config.ts', 'package-lock.json'];

/**
 * True where a build is missing, or older than the newest of what it is made of.
 *
 * @param {string} root
 * @param {string} built a file that every build writes
 */
export function isStale(root, built) {
  const builtAt = newestChange(join(root, built));
  return builtAt === 0 || sources.some((path) => newestChange(join(root, path)) > builtAt);
}

/**
 * @param {string} path of a file or a folder
 * @returns {number} milliseconds since the epoch; 0 where there is nothing
 */
function newestChange(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) {
    return 0;
  }
  return found.isDirectory()
    ? Math.max(0, ...readdirSync(path).map((name) => newestChange(join(path, name))))
    : found.mtimeMs;
}
