import { warmMedian } from '../support/statistics.mjs';

/** @typedef {import('./thread-watch.mjs').Watched & Partial<import('./memory.mjs').Growth>} Run */

/**
 * A figure of the product's runs beside that of the plain ones.
 *
 * @param {readonly Run[]} ours
 * @param {readonly Run[]} theirs
 * @param {keyof Run} figure
 */
export function pairOf(ours, theirs, figure) {
  return { ours: medianOf(ours, figure), plain: medianOf(theirs, figure) };
}

/**
 * How long the product and the plain way took, and how long their pages answered nobody.
 *
 * @param {readonly Run[]} ours
 * @param {readonly Run[]} theirs
 */
export function comparedRuns(ours, theirs) {
  return {
    ...pairOf(ours, theirs, 'elapsed'),
    block: { ...pairOf(ours, theirs, 'longest'), longTasks: medianOf(ours, 'longTasks') },
  };
}

function medianOf(runs, figure) {
  return warmMedian(runs.map((run) => run[figure]));
}
