import { describe, expect, it } from 'vitest';

import {
  idsOf,
  matrixOf,
  parseBrowserReport,
  parseRegister,
  parseSignInRegister,
  parseUnitReport,
  unknownIds,
} from '../../scripts/support/trace-matrix.mjs';
import { closing, matrixLines, summaryLines } from '../../scripts/support/trace-print.mjs';

const register = [
  '# Requirement register',
  '',
  'A line that only mentions A-01 is none.',
  '## A · Authentication',
  '- **A-01** M: Every state is named.',
  '- **A-02** UI+N: Password flow.',
  '## T · Tokens',
  '- **T-01** audience must match.',
].join('\n');
const requirements = parseRegister(register);

describe('parseRegister', () => {
  it('reads id, text and group of every line', () => {
    expect(requirements).toEqual([
      { id: 'A-01', text: 'M: Every state is named.', group: 'A · Authentication' },
      { id: 'A-02', text: 'UI+N: Password flow.', group: 'A · Authentication' },
      { id: 'T-01', text: 'audience must match.', group: 'T · Tokens' },
    ]);
  });
});

describe('parseSignInRegister', () => {
  it('reads id, text, group and whether it applies of every row', () => {
    const markdown = [
      '## Failure cases',
      '',
      '| id  | symptom |',
      '| --- | ------- |',
      '| T01 | two tabs → one call |',
      '',
      '## Conformance',
      '| oidcc-client-test-invalid-iss | another issuer → refuses   |',
      '| fapi-dpop                     | not applicable: bearer     |',
      '| promise-10 | no loop |',
      '| T-01 | a requirement is no case |',
    ].join('\n');

    expect(parseSignInRegister(markdown)).toEqual([
      { id: 'T01', text: 'two tabs → one call', group: 'Failure cases', applies: true },
      {
        id: 'oidcc-client-test-invalid-iss',
        text: 'another issuer → refuses',
        group: 'Conformance',
        applies: true,
      },
      { id: 'fapi-dpop', text: 'not applicable: bearer', group: 'Conformance', applies: false },
      { id: 'promise-10', text: 'no loop', group: 'Conformance', applies: true },
    ]);
  });
});

describe('idsOf', () => {
  it.each([
    ['A-01 names every state', ['A-01']],
    ['A-01 T-01 names and matches', ['A-01', 'T-01']],
    ['A-01 A-01 twice', ['A-01']],
    ['A-01', ['A-01']],
    ['names every state of A-01', []],
    ['A-011 is no id', []],
    ['A-01: is no id', []],
    ['A-12 T01 T-07 two tabs', ['A-12', 'T01', 'T-07']],
    ['T01 A-12 the case first', ['T01', 'A-12']],
    ['promise-10 oidcc-client-test-invalid-iss T56 refuses', ['promise-10', 'oidcc-client-test-invalid-iss', 'T56']],
    ['fapi-refresh-token', ['fapi-refresh-token']],
    ['T011 is no id', []],
    ['promise-1: is no id', []],
    ['oidcc- is no id', []],
    ['a sentence', []],
    ['', []],
  ])('%j begins with %j', (title, ids) => {
    expect(idsOf(title)).toEqual(ids);
  });
});

const unit = parseUnitReport({
  testResults: [
    {
      name: '/project/tests/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { title: 'A-01 names', status: 'passed' },
        { title: 'A-01 T-01 names and matches', status: 'failed', failureMessages: ['Error: no match\n    at a.ts'] },
        { title: 'A-02 waits', status: 'pending' },
        { title: 'Q-77 is unknown', status: 'todo' },
      ],
    },
    { name: '/project/tests/broken.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
});
const browser = parseBrowserReport({
  suites: [
    {
      title: 'a.spec.ts',
      specs: [{ title: 'A-02 signs in', file: 'a.spec.ts', ok: true, tests: [{ status: 'expected' }] }],
      suites: [
        {
          title: 'nested',
          specs: [
            { title: 'T-01 fails', file: 'a.spec.ts', ok: false, tests: [{ status: 'unexpected' }] },
            { title: 'A-01 is skipped', file: 'a.spec.ts', ok: true, tests: [{ status: 'skipped' }] },
          ],
        },
      ],
    },
  ],
  errors: [{ message: 'a worker died' }],
});

describe('reports', () => {
  it("read Vitest's results, and a file that does not load as a failure", () => {
    const file = '/project/tests/a.test.ts';
    expect(unit.tests).toEqual([
      { title: 'A-01 names', file, runner: 'unit', state: 'passed' },
      { title: 'A-01 T-01 names and matches', file, runner: 'unit', state: 'failed', reason: 'Error: no match' },
      { title: 'A-02 waits', file, runner: 'unit', state: 'skipped' },
      { title: 'Q-77 is unknown', file, runner: 'unit', state: 'skipped' },
      {
        title: '(the file itself) Cannot find module',
        file: '/project/tests/broken.test.ts',
        runner: 'unit',
        state: 'failed',
      },
    ]);
  });

  it("read Playwright's results at every depth, and trouble outside tests", () => {
    expect(browser).toEqual({
      tests: [
        { title: 'A-02 signs in', file: 'a.spec.ts', runner: 'browser', state: 'passed' },
        { title: 'T-01 fails', file: 'a.spec.ts', runner: 'browser', state: 'failed' },
        { title: 'A-01 is skipped', file: 'a.spec.ts', runner: 'browser', state: 'skipped' },
      ],
      troubles: ['a worker died'],
    });
  });
});

describe('matrix', () => {
  const rows = matrixOf(requirements, [...unit.tests, ...browser.tests]);

  it('proves an id by a passing test, unless another test of the same id fails', () => {
    expect(rows.map(({ id, proven, tests }) => ({ id, proven, tests: tests.length }))).toEqual([
      { id: 'A-01', proven: false, tests: 3 },
      { id: 'A-02', proven: true, tests: 2 },
      { id: 'T-01', proven: false, tests: 2 },
    ]);
  });

  it('does not take a skipped test for a proof', () => {
    const skipped = [{ title: 'A-01 waits', file: 'a', runner: 'unit', state: 'skipped' } as const];
    expect(matrixOf(requirements, skipped).map(({ proven }) => proven)).toEqual([false, false, false]);
  });

  it('names ids that the register does not know', () => {
    expect(unknownIds(requirements, unit.tests)).toEqual(['Q-77']);
  });

  it('proves a sign-in case like a requirement, and keeps T01 and T-01 apart', () => {
    const cases = parseSignInRegister('| T01 | two tabs |\n| T02 | a waiter |');
    const passed = [{ title: 'A-12 T01 T-02 one call', file: 'a', runner: 'unit', state: 'passed' } as const];
    const matrix = matrixOf([...requirements, ...cases], passed);

    expect(matrix.filter(({ proven }) => proven).map(({ id }) => id)).toEqual(['T01']);
    expect(unknownIds([...requirements, ...cases], passed)).toEqual(['A-12', 'T-02']);
  });

  it('is printed with every test, and says where a browser test is missing', () => {
    const passed = [{ title: 'A-02 posts', file: 'a.test.ts', runner: 'unit', state: 'passed' } as const];
    expect(matrixLines(matrixOf(requirements, passed))).toEqual([
      '✘ A-01 M: Every state is named.  (no test names it)',
      '✔ A-02 UI+N: Password flow.  (no browser test names it)',
      '      passed  unit  a.test.ts › A-02 posts',
      '✘ T-01 audience must match.  (no test names it)',
    ]);
  });

  it('is summed up by group', () => {
    expect(summaryLines(rows)).toEqual([
      'A · Authentication: 1 of 2 proven; not proven: A-01',
      'T · Tokens: 0 of 1 proven; not proven: T-01',
      'All: 1 of 3 proven',
    ]);
  });
});

describe('closing', () => {
  const good = parseUnitReport({
    testResults: [{ name: 'a', status: 'passed', message: '', assertionResults: [{ title: 'x', status: 'passed' }] }],
  });

  it('ends with the totals of both runners, and names what failed', () => {
    expect(closing({ unit, browser })).toEqual({
      lines: [
        [
          'unit: 1 passed, 2 failed, 2 skipped',
          '  ✘ /project/tests/a.test.ts › A-01 T-01 names and matches: Error: no match',
          '  ✘ /project/tests/broken.test.ts › (the file itself) Cannot find module',
        ].join('\n'),
        ['browser: 1 passed, 2 failed, 1 skipped', '  ✘ a.spec.ts › T-01 fails', 'a worker died'].join('\n'),
        '2 passed, 4 failed',
      ],
      isGood: false,
    });
  });

  it('is good when all tests of both runners passed', () => {
    expect(closing({ unit: good, browser: good })).toEqual({
      lines: ['unit: 1 passed, 0 failed', 'browser: 1 passed, 0 failed', '2 passed, 0 failed'],
      isGood: true,
    });
  });

  it('is not good without a report, nor without a test', () => {
    expect(closing({ unit: good, browser: undefined })).toEqual({
      lines: ['unit: 1 passed, 0 failed', 'browser: no report', '1 passed, 0 failed'],
      isGood: false,
    });
    expect(closing({ unit: { tests: [], troubles: [] } }).isGood).toBe(false);
  });
});
