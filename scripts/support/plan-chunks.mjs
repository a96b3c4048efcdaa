import { reachedFrom } from './reached-from.mjs';

/**
 * Code that exactly the same visits fetch: the smallest file that a bundler would make of it.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {number} size in bytes
 * @property {readonly string[]} imports names of the parts that it imports statically
 */

/**
 * What somebody fetches who comes to a page: with each part all that this imports, directly or not.
 *
 * @typedef {object} Visit
 * @property {ReadonlySet<string>} parts names of them
 * @property {number} times how often it counts, beside the others
 */

/**
 * @typedef {object} File
 * @property {readonly Part[]} parts
 * @property {number} size
 * @property {Set<Visit>} visits those that fetch it
 * @property {Set<File>} imports
 */

/**
 * Puts parts together into files, for as long as that is cheaper for all visits together: a file less is worth `fileCost`
 * to each visit that would have fetched both, and a visit that needs one of them alone pays for the other and for what that
 * imports. The smallest file chooses first.
 *
 * No two files import each other, and so no code runs before what it needs: those that did would be fetched by the same
 * visits, and such files are always put together.
 *
 * @param {readonly Part[]} parts that import each other in no circle
 * @param {readonly Visit[]} visits
 * @param {number} fileCost in bytes
 * @returns {readonly (readonly Part[])[]} the parts of each file
 */
export function planChunks(parts, visits, fileCost) {
  let files = filesOf(parts, visits);
  for (let isDone = false; !isDone;) {
    isDone = true;
    files.sort((one, other) => one.size - other.size);
    for (const file of [...files]) {
      const partner = files.includes(file) ? bestPartner(file, files, fileCost) : undefined;
      if (partner !== undefined) {
        files = merged(file, partner, files);
        isDone = false;
      }
    }
  }
  return files.map((file) => file.parts);
}

/** @param {readonly Part[]} parts @param {readonly Visit[]} visits @returns {File[]} */
function filesOf(parts, visits) {
  /** @type {Map<string, File>} */
  const files = new Map();
  for (const part of parts) {
    const fetching = visits.filter((visit) => visit.parts.has(part.name));
    files.set(part.name, { parts: [part], size: part.size, visits: new Set(fetching), imports: new Set() });
  }
  for (const { parts: held, imports } of files.values()) {
    for (const name of held.flatMap((part) => part.imports)) {
      const file = files.get(name);
      if (file !== undefined) {
        imports.add(file);
      }
    }
  }
  return [...files.values()];
}

/** @param {File} file @param {readonly File[]} files @param {number} fileCost */
function bestPartner(file, files, fileCost) {
  /** @type {File | undefined} */
  let best;
  let most = 0;
  for (const other of files) {
    const saved = other === file ? 0 : saving(file, other, fileCost);
    if (saved > most) {
      best = other;
      most = saved;
    }
  }
  return best;
}

/**
 * @param {File} one
 * @param {File} other
 * @param {number} fileCost
 * @returns {number} bytes that all visits together save where both are one file
 */
function saving(one, other, fileCost) {
  const both = times([...one.visits].filter((visit) => other.visits.has(visit)));
  const saved = fileCost * both - (times(one.visits) - both) * other.size - (times(other.visits) - both) * one.size;
  // What they import is looked at where it can still matter: most pairs have nothing to do with each other.
  return saved <= 0 ? saved : saved - broughtAlong(one, other, fileCost) - broughtAlong(other, one, fileCost);
}

/** What visits of one file pay for what the other imports. @param {File} one @param {File} other @param {number} fileCost */
function broughtAlong(one, other, fileCost) {
  let cost = 0;
  for (const file of below(other)) {
    cost += times([...one.visits].filter((visit) => !file.visits.has(visit))) * (file.size + fileCost);
  }
  return cost;
}

/** @param {File} one @param {File} other @param {readonly File[]} files @returns {File[]} with one in the place of both */
function merged(one, other, files) {
  /** @type {File} */
  const file = {
    parts: [...one.parts, ...other.parts],
    size: one.size + other.size,
    visits: new Set([...one.visits, ...other.visits]),
    imports: new Set([...one.imports, ...other.imports]),
  };
  const all = [...files.filter((each) => each !== one && each !== other), file];
  for (const { imports } of all) {
    const isImporting = [imports.delete(one), imports.delete(other)].includes(true);
    if (isImporting) {
      imports.add(file);
    }
  }
  file.imports.delete(file);
  for (const each of below(file)) {
    each.visits = new Set([...each.visits, ...file.visits]);
  }
  return all;
}

/** @param {File} file @returns {ReadonlySet<File>} what it imports, directly or not */
function below(file) {
  return reachedFrom(file.imports, ({ imports }) => imports);
}

/** @param {Iterable<Visit>} visits */
function times(visits) {
  let sum = 0;
  for (const visit of visits) {
    sum += visit.times;
  }
  return sum;
}
