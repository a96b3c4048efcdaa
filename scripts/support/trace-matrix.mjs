/**
 * @typedef {{ readonly id: string, readonly text: string, readonly group: string }} Requirement a line of a register
 * @typedef {'passed' | 'failed' | 'skipped'} TestState
 * @typedef {'unit' | 'browser'} Runner
 * @typedef {{ readonly title: string, readonly file: string, readonly runner: Runner, readonly state: TestState, readonly reason?: string }} Test
 * @typedef {{ readonly id: string, readonly text: string, readonly group: string, readonly tests: readonly Test[], readonly proven: boolean }} Row
 * @typedef {{ readonly tests: readonly Test[], readonly troubles: readonly string[] }} Report
 */

const requirementLine = /^- \*\*([A-Z]-\d{2})\*\* (.+)$/;
const caseId = String.raw`T\d{2}|promise-\d{1,2}|(?:oidcc|fapi)-[\da-z]+(?:-[\da-z]+)*`;
const caseLine = new RegExp(String.raw`^\| (${caseId}) +\| (.+?) +\|$`);
const leadingIds = new RegExp(String.raw`^(?:(?:[A-Z]-\d{2}|${caseId})(?:\s+|$))+`);

/**
 * The lines of docs/requirements.md, in its order.
 *
 * @param {string} markdown
 * @returns {readonly Requirement[]}
 */
export function parseRegister(markdown) {
  /** @type {Requirement[]} */
  const requirements = [];
  let group = '';
  for (const line of markdown.split(/\r?\n/)) {
    if (line.startsWith('## ')) {
      group = line.slice(3);
    }
    const [, id, text] = requirementLine.exec(line) ?? [];
    if (id !== undefined && text !== undefined) {
      requirements.push({ id, text, group });
    }
  }
  return requirements;
}

/**
 * The rows of docs/sign-in-register.md, in its order. One that does not apply here says so and is not to be proven.
 *
 * @param {string} markdown
 * @returns {readonly (Requirement & { readonly applies: boolean })[]}
 */
export function parseSignInRegister(markdown) {
  /** @type {(Requirement & { readonly applies: boolean })[]} */
  const rows = [];
  let group = '';
  for (const line of markdown.split(/\r?\n/)) {
    if (line.startsWith('## ')) {
      group = line.slice(3);
    }
    const [, id, text] = caseLine.exec(line) ?? [];
    if (id !== undefined && text !== undefined) {
      rows.push({ id, text, group, applies: !text.startsWith('not applicable:') });
    }
  }
  return rows;
}

/**
 * The ids of both registers that a test's title begins with: `A-12 T01 one renewal …` proves a requirement and a case.
 *
 * @param {string} title
 * @returns {readonly string[]}
 */
export function idsOf(title) {
  return [...new Set(leadingIds.exec(title)?.[0].trim().split(/\s+/) ?? [])];
}

/**
 * Reads Vitest's JSON report. A file that could not be loaded counts as one failed test.
 *
 * @param {any} report
 * @returns {Report}
 */
export function parseUnitReport(report) {
  /** @type {Test[]} */
  const tests = [];
  for (const file of report.testResults) {
    for (const { title, status, failureMessages } of file.assertionResults) {
      tests.push({ title, file: file.name, runner: 'unit', state: stateOf(status), ...reasonIn(failureMessages) });
    }
    if (
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed')
    ) {
      tests.push({ title: `(the file itself) ${file.message}`, file: file.name, runner: 'unit', state: 'failed' });
    }
  }
  return { tests, troubles: [] };
}

/**
 * Reads Playwright's JSON report. Trouble outside tests (a file that does not load, a worker that dies) is listed apart.
 *
 * @param {any} report
 * @returns {Report}
 */
export function parseBrowserReport(report) {
  return {
    tests: report.suites.flatMap(specsOf).map((/** @type {any} */ spec) => ({
      title: spec.title,
      file: spec.file,
      runner: 'browser',
      state: stateOfSpec(spec),
    })),
    troubles: report.errors.map((/** @type {any} */ error) => error.message),
  };
}

/**
 * Each requirement with the tests that name it. Proven = at least one of them passed and none failed.
 *
 * @param {readonly Requirement[]} requirements
 * @param {readonly Test[]} tests
 * @returns {readonly Row[]}
 */
export function matrixOf(requirements, tests) {
  return requirements.map((requirement) => {
    const own = tests.filter(({ title }) => idsOf(title).includes(requirement.id));
    const proven = own.some(({ state }) => state === 'passed') && own.every(({ state }) => state !== 'failed');
    return { ...requirement, tests: own, proven };
  });
}

/**
 * Ids that titles name and no register knows: a slip of the pen that would otherwise prove nothing in silence.
 *
 * @param {readonly Requirement[]} requirements
 * @param {readonly Test[]} tests
 * @returns {readonly string[]}
 */
export function unknownIds(requirements, tests) {
  const known = new Set(requirements.map(({ id }) => id));
  return [...new Set(tests.flatMap(({ title }) => idsOf(title)))].filter((id) => !known.has(id)).sort();
}

/** @param {any} suite @returns {any[]} */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/**
 * What a failed test says of itself, in a line.
 *
 * @param {readonly string[] | undefined} messages
 * @returns {{ readonly reason?: string }}
 */
function reasonIn(messages) {
  const reason = messages?.[0]?.split('\n')[0];
  return reason === undefined ? {} : { reason };
}

/** @param {any} spec @returns {TestState} */
function stateOfSpec(spec) {
  if (!spec.ok) {
    return 'failed';
  }
  return spec.tests.every((/** @type {any} */ test) => test.status === 'skipped') ? 'skipped' : 'passed';
}

/** @param {string} status @returns {TestState} */
function stateOf(status) {
  if (status === 'passed' || status === 'failed') {
    return status;
  }
  return 'skipped';
}
