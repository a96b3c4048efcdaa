import { hundredths, rounded } from '../support/statistics.mjs';
import { writePage } from '../support/write-page.mjs';
import { measureExport } from './export.mjs';
import { measureHeavyForm } from './heavy-form.mjs';
import { measureImport } from './import.mjs';
import { measureLongList } from './long-list.mjs';
import { openStage } from './stage.mjs';

/** @typedef {{ readonly ours: number, readonly plain: number }} Pair */

/**
 * Milliseconds; memory in MiB.
 *
 * @typedef {Pair & {
 *   readonly block?: Pair & { readonly longTasks: number },
 *   readonly memory?: { readonly page: Pair, readonly whole?: Pair },
 * }} Measured
 */

const parts = { import: measureImport, export: measureExport, list: measureLongList, form: measureHeavyForm };

/**
 * Measures fund management on the production build that is there, and writes the page that shows the ratios.
 *
 * @param {string | undefined} only one part alone, which writes no page
 * @returns {Promise<Record<string, number>>} figures that belong to this run alone
 */
export async function measureFund(only) {
  if (only !== undefined && !Object.hasOwn(parts, only)) {
    throw new Error(`There is no part “${only}” of fund; there are ${Object.keys(parts).join(', ')}.`);
  }
  const stage = await openStage();
  /** @type {Record<string, Measured>} */
  const results = {};
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (only === undefined || only === name) {
        Object.assign(results, await measure(stage));
      }
    }
  } finally {
    await stage.close();
  }
  if (only === undefined) {
    await writePage('fund', pageOf(results));
  }
  return figuresOf(results);
}

/** @param {Record<string, Measured>} results */
function figuresOf(results) {
  return Object.fromEntries(
    Object.entries(results).flatMap(([name, { ours, plain, block, memory }]) => [
      [`${name}, ms`, ours],
      [`${name}, plain, ms`, plain],
      ...(block === undefined
        ? []
        : [
            [`${name}, longest block, ms`, block.ours],
            [`${name}, tasks beyond 50 ms`, block.longTasks],
            [`${name}, plain, longest block, ms`, block.plain],
          ]),
      ...memoryRows(memory).flatMap(([what, pair]) => [
        [`${name}, ${what}, MiB`, pair.ours],
        [`${name}, plain, ${what}, MiB`, pair.plain],
      ]),
    ]),
  );
}

/**
 * @param {Measured['memory']} memory
 * @returns {readonly (readonly [what: string, pair: NonNullable<Measured['memory']>['page']])[]}
 */
function memoryRows(memory) {
  return [
    ...(memory === undefined ? [] : [['heap of the page', memory.page]]),
    ...(memory?.whole === undefined ? [] : [['memory of the whole tab', memory.whole]]),
  ];
}

/** @param {Record<string, Measured>} results */
function pageOf(results) {
  const times = Object.entries(results).flatMap(([name, { ours, plain, memory }]) => [
    `| ${name} | ${rounded(ours / plain)} |`,
    ...memoryRows(memory).map(([what, pair]) => `| ${name}: ${what}, at most | ${rounded(pair.ours / pair.plain)} |`),
  ]);
  const blocks = Object.entries(results).flatMap(([name, { block }]) =>
    block === undefined ? [] : [`| ${name} | ${hundredths(block.ours / block.plain)} | ${block.longTasks} |`],
  );
  return `# Fund management, beside the plain way

Written by \`npm run bench -- fund\`; do not edit. Files, lists and forms are as large as they can get; each is measured in turns
with the same work done plainly in the same browser, and the figures are medians of one run, as multiples of the plain one. Times
and memory are printed by the same command: they belong to one machine.

| measure | times the plain one |
| --- | --- |
${times.join('\n')}

The plain import reads the file with the same library on the page's own thread and checks nothing; the plain sending makes the
same calls one after another. The plain export fetches the same pages and writes their values with the same library on the page's
own thread. The plain list is the same list with 1,000 rows behind it: its back end answers a page as quickly wherever it lies. The
plain form is a table of 2,000 × 12 fields made by hand, without checks, of which the browser draws every one.

## How long the page answers nobody

| measure | longest block, times the plain one | tasks beyond 50 ms |
| --- | --- | --- |
${blocks.join('\n')}

A block is a task of the page's thread, from the browser's own record, by the clock of that thread: what other programs of the
machine take is not counted. No task beyond 50 ms is the aim of import and export. The production build is measured with its
back end in another process, since that of the demo works on the page's thread.
`;
}
