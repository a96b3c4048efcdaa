/**
 * `npm run bench`: medians of one run on this machine. Compare ratios within a run, never milliseconds between machines;
 * nothing here is asserted anywhere. `-- <part>` runs one part alone: `speed` the way through the product beside two bare
 * lower limits, `auth` the comparison of signing in, `mock` the mock's list of workers; on the demo build that is there
 * `admin` the administration dialogs and `desk` the demo with many rows and with the trainer's desk closed; on the
 * production build that is there `fund` fund management (`fund import`, `export`, `list` or `form` one piece of it),
 * `reports` the seven reports and the home page, and `classroom` thirty trainees for five minutes
 * (`classroom --seconds 60` for less).
 */
import { mkdirSync, writeFileSync } from 'node:fs';

import { measureAdministration } from './admin/administration.mjs';
import { measureClassroom } from './classroom/classroom.mjs';
import { measureDesk } from './desk/desk.mjs';
import { measureFund } from './fund/fund.mjs';
import { measureMockList } from './mock-list.mjs';
import { measureReports } from './reports/reports.mjs';
import { measureSignIn } from './sign-in.mjs';
import { measureSpeed } from './speed/speed.mjs';
import { rounded } from './support/statistics.mjs';

/**
 * @typedef {object} Part
 * @property {string} begins said before it begins
 * @property {(...words: readonly string[]) => Promise<Record<string, number>>} measure gets the words behind the part's name
 * @property {boolean} [onlyAlone] it takes too long for the run of all
 */

/** @type {Readonly<Record<string, Part>>} */
const parts = {
  auth: { begins: 'Comparing sign-ins', measure: measureSignIn },
  speed: { begins: 'Building and measuring pages', measure: measureSpeed },
  mock: { begins: 'Measuring the mock', measure: measureMockList },
  admin: { begins: 'Measuring dialogs', measure: measureAdministration },
  fund: { begins: 'Measuring fund management', measure: measureFund },
  reports: { begins: 'Measuring reports', measure: measureReports },
  desk: { begins: 'Measuring the demo and its desk', measure: measureDesk, onlyAlone: true },
  classroom: { begins: 'Thirty trainees are at work', measure: measureClass, onlyAlone: true },
};

const [wanted, ...words] = process.argv.slice(2);
if (wanted !== undefined && !Object.hasOwn(parts, wanted)) {
  throw new Error(`There is no part “${wanted}”; those that run alone are ${Object.keys(parts).join(', ')}.`);
}
const chosen = wanted === undefined ? Object.values(parts).filter(({ onlyAlone }) => !onlyAlone) : [parts[wanted]];
/** @type {Record<string, number>} */
const measures = {};
for (const { begins, measure } of chosen) {
  console.log(`${begins} …`);
  Object.assign(measures, await measure(...words));
}
const rows = Object.entries(measures).map(([measure, value]) => ({ measure, value: rounded(value) }));
console.table(rows);
if (wanted === undefined) {
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('bench/results/latest.json', `${JSON.stringify({ at: new Date().toISOString(), rows }, null, 2)}\n`);
}

/**
 * @param {string} [option] `--seconds`
 * @param {string} [amount]
 */
async function measureClass(option, amount) {
  const seconds = option === '--seconds' ? Number(amount) : undefined;
  if (seconds !== undefined && !(seconds > 0)) {
    throw new Error(`--seconds must be a number above 0, but it is “${amount}”.`);
  }
  return measureClassroom(seconds);
}
