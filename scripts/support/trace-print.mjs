/**
 * @typedef {import('./trace-matrix.mjs').Row} Row
 * @typedef {import('./trace-matrix.mjs').Report} Report
 * @typedef {{ readonly path: string, readonly issue: number }} LaterRoute
 */

/**
 * One line per requirement and one per test that names it.
 *
 * @param {readonly Row[]} rows
 * @returns {readonly string[]}
 */
export function matrixLines(rows) {
  return rows.flatMap((row) => [
    `${row.proven ? '✔' : '✘'} ${row.id} ${row.text}${remarkOn(row)}`,
    ...row.tests.map(({ title, file, runner, state }) => `      ${state}  ${runner}  ${file} › ${title}`),
  ]);
}

/**
 * How much of each group is proven, and which ids are not.
 *
 * @param {readonly Row[]} rows
 * @returns {readonly string[]}
 */
export function summaryLines(rows) {
  const groups = [...new Set(rows.map(({ group }) => group))].map((group) => {
    const own = rows.filter((row) => row.group === group);
    const unproven = own.filter(({ proven }) => !proven).map(({ id }) => id);
    const rest = unproven.length === 0 ? '' : `; not proven: ${unproven.join(' ')}`;
    return `${group}: ${own.length - unproven.length} of ${own.length} proven${rest}`;
  });
  return [...groups, `All: ${rows.filter(({ proven }) => proven).length} of ${rows.length} proven`];
}

/**
 * Totals of each runner with the names of what failed and, as the last line alone, the total of both: a log of which
 * only the end is kept still says what to look at.
 *
 * @param {Readonly<Record<string, Report | undefined>>} reports by runner; `undefined` = there is no report
 * @returns {{ readonly lines: readonly string[], readonly isGood: boolean }}
 */
export function closing(reports) {
  const entries = Object.entries(reports);
  const total = { passed: 0, failed: 0 };
  const lines = entries.map(([runner, report]) => {
    if (report === undefined) {
      return `${runner}: no report`;
    }
    const count = (/** @type {string} */ state) => report.tests.filter((test) => test.state === state).length;
    const failed = count('failed') + report.troubles.length;
    total.passed += count('passed');
    total.failed += failed;
    const skipped = count('skipped') === 0 ? '' : `, ${count('skipped')} skipped`;
    const counts = `${runner}: ${count('passed')} passed, ${failed} failed${skipped}`;
    const named = report.tests.filter(({ state }) => state === 'failed').map(failureLine);
    return [counts, ...named, ...report.troubles].join('\n');
  });
  return {
    lines: [...lines, `${total.passed} passed, ${total.failed} failed`],
    isGood: total.failed === 0 && total.passed > 0 && entries.every(([, report]) => report !== undefined),
  };
}

/** @param {import('./trace-matrix.mjs').Test} test */
function failureLine({ file, title, reason }) {
  return `  ✘ ${file} › ${title}${reason === undefined ? '' : `: ${reason}`}`;
}

/** @param {Row} row */
function remarkOn({ text, tests }) {
  if (tests.length === 0) {
    return '  (no test names it)';
  }
  const wantsBrowser = /^(?:[MN]\+)?UI(?:\+[MN])?:/.test(text);
  return wantsBrowser && !tests.some(({ runner }) => runner === 'browser') ? '  (no browser test names it)' : '';
}
