/**
 * @param {readonly number[]} values at least one
 * @returns {number}
 */
export function median(values) {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * @param {readonly number[]} values of rounds, of which the first only warmed the machine
 * @returns {number}
 */
export function warmMedian(values) {
  return median(values.slice(1));
}

/**
 * @param {Readonly<Record<string, readonly number[]>>} times by name, those of the first round only warmed the machine
 * @returns {Record<string, number>}
 */
export function warmMedians(times) {
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, warmMedian(values)]));
}

/**
 * @param {number} value
 * @returns {number} with two decimals
 */
export function hundredths(value) {
  return Math.round(value * 100) / 100;
}

/**
 * @param {number} value
 * @returns {number} with one decimal
 */
export function rounded(value) {
  return Math.round(value * 10) / 10;
}
