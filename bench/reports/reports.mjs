import { rounded } from '../support/statistics.mjs';
import { writePage } from '../support/write-page.mjs';
import { measureAnswers, sizes } from './answers.mjs';
import { measureReportScreens, rowCounts } from './screens.mjs';

/**
 * The reports and the home page, asked of the back end and shown on the screen, each beside something plain of the same
 * run; writes the page that shows the ratios.
 *
 * @returns {Promise<Record<string, number>>} medians in milliseconds, which belong to this run alone
 */
export async function measureReports() {
  const answers = await measureAnswers();
  const screens = await measureReportScreens();
  await writePage('reports', pageOf(answers, screens));
  return { ...figuresOf(answers), ...screenFiguresOf(screens) };
}

/** @typedef {import('./answers.mjs').Answers} Answers */
/** @typedef {Record<string, number>} Screens */

/** @param {Answers} answers */
function figuresOf(answers) {
  return Object.fromEntries(
    [...answers].flatMap(([workerCount, measured]) =>
      [...measured].flatMap(([name, { answer, first, plain }]) => [
        [`${name}, ${workerCount.toLocaleString('en')} workers, ms`, answer],
        [`${name}, ${workerCount.toLocaleString('en')} workers, first after a change, ms`, first],
        [`plain pass, ${workerCount.toLocaleString('en')} workers, ms`, plain],
      ]),
    ),
  );
}

/** @param {Screens} screens */
function screenFiguresOf(screens) {
  return Object.fromEntries(Object.entries(screens).map(([name, value]) => [`${name}, ms`, value]));
}

/**
 * @param {Answers} answers
 * @param {Screens} screens
 */
function pageOf(answers, screens) {
  const [small, large] = sizes.map((size) => answers.get(size));
  const answerRows = [...large.keys()].map((name) => {
    const [few, many] = [small.get(name), large.get(name)];
    return row(name, [many.answer / many.plain, many.first / many.plain, many.answer / few.answer]);
  });
  const { plain, ...shown } = screens;
  const screenRows = Object.entries(shown).map(([name, value]) => row(name, [value / plain]));
  return `# Reports and the home page, beside something plain

Written by \`npm run bench -- reports\`; do not edit. All figures are medians of one run: multiples of something plain that was
measured in the same run. Times are printed by the same command: they belong to one machine.

## Answers

Each report, and what the home page asks first, is asked of the demo's back end as a client asks it, check of the token and answer
in JSON included, over a database of 100,000 people and over one of 5,000. The plain pass goes over the same contracts, reads the
people of one year and counts them by market and month.

| asked for | times the plain pass, 100,000 people | the first after a change, times the plain pass | times the same of 5,000 people |
| --- | --- | --- | --- |
${answerRows.join('\n')}

Reports read the contracts from columns of numbers, which are kept: a contract that changes is changed there too, and the columns
are made anew only when contracts come or go, or people change. Reports on revenue, self-payers and documents do not depend on
the number of contracts.

## Screens

On the production build, from the click to the frame that shows it, the call included. The plain table has as many cells as a
report of ${rowCounts.many.toLocaleString('en')} rows and nothing in them but text.

| on the screen | times the plain table |
| --- | --- |
${screenRows.join('\n')}

A report draws the rows that are near to what is seen, and keeps them; the others are drawn as they come near, by scrolling or by
keyboard. Paper has all rows at once.
`;
}

/**
 * @param {string} name
 * @param {readonly number[]} ratios
 */
function row(name, ratios) {
  return `| ${[name, ...ratios.map((ratio) => String(rounded(ratio)))].join(' | ')} |`;
}
