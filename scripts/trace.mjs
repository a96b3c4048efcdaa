/**
 * `npm run trace`: which requirement and which sign-in case is proven by which test, read from both registers in
 * docs and the runners' reports.
 * `-- --summary` unproven ids by group, `-- --json` the matrix as data, `-- --close` totals for the end of `npm test`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { fail, root } from './support/run.mjs';
import {
  matrixOf,
  parseBrowserReport,
  parseRegister,
  parseSignInRegister,
  parseUnitReport,
  unknownIds,
} from './support/trace-matrix.mjs';
import { closing, matrixLines, summaryLines } from './support/trace-print.mjs';

const cases = parseSignInRegister(readFileSync(`${root}docs/sign-in-register.md`, 'utf8'));
const known = [...parseRegister(readFileSync(`${root}docs/requirements.md`, 'utf8')), ...cases];
const notApplicable = new Set(cases.filter(({ applies }) => !applies).map(({ id }) => id));
const reports = {
  unit: readReport('reports/unit.json', parseUnitReport),
  browser: readReport('reports/browser.json', parseBrowserReport),
};
const tests = Object.values(reports).flatMap((report) => report?.tests ?? []);
const rows = matrixOf(
  known.filter(({ id }) => !notApplicable.has(id)),
  tests,
);
const strangers = unknownIds(known, tests).map((id) => `A test names ${id}, which no register in docs knows.`);

const [option] = process.argv.slice(2);
if (option === '--json') {
  console.log(
    JSON.stringify(
      rows.map(({ id, text, tests, proven }) => ({ id, text, tests, proven })),
      null,
      2,
    ),
  );
} else if (option === '--close') {
  const { lines, isGood } = closing(reports);
  console.log([...strangers, ...lines].join('\n'));
  process.exitCode = isGood ? 0 : 1;
} else if (option === undefined || option === '--summary') {
  const missing = Object.entries(reports).flatMap(([runner, report]) => (report === undefined ? [runner] : []));
  const lines = [
    ...missing.map((runner) => `There is no report of the ${runner} tests; npm test writes it.`),
    ...(option === undefined ? [...matrixLines(rows), ''] : []),
    ...summaryLines(rows),
    ...strangers,
  ];
  console.log(lines.join('\n'));
} else {
  fail(`Unknown option ${option}; known are --summary, --json and --close.`);
}

/**
 * A runner's report, with its files as the project names them.
 *
 * @param {string} path
 * @param {typeof parseUnitReport} parse
 */
function readReport(path, parse) {
  if (!existsSync(`${root}${path}`)) {
    return undefined;
  }
  try {
    const report = parse(JSON.parse(readFileSync(`${root}${path}`, 'utf8')));
    const fromRoot = (/** @type {typeof report.tests[number]} */ { runner, file }) =>
      runner === 'unit' ? relative(root, file) : `tests/browser/${file}`;
    return { ...report, tests: report.tests.map((test) => ({ ...test, file: fromRoot(test) })) };
  } catch (error) {
    return fail(`${path} is not a report that can be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
