/**
 * `npm run bench`: medians of one run on this machine. Compare ratios within a run, never milliseconds between machines;
 * nothing here is asserted anywhere. `-- speed` runs the way through the product beside two bare lower limits, `-- auth` the comparison of signing in alone, `-- admin` that of the administration
 * dialogs, on the demo build that is there, `-- fund` that of fund management, on the production build that is there
 * (`-- fund import`, `export`, `list` or `form` one part of it), `-- reports` that of the seven reports
 * and of the home page, their screens on the production build that is there,
 * `-- desk` that of the demo with many rows and with the trainer's desk closed, on the demo build that is there,
 * `-- classroom` that of thirty trainees for five minutes, on the same build (`-- classroom --seconds 60` for less).
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

const [part = 'all', piece, amount] = process.argv.slice(2);
const parts = {
  all: measureAll,
  speed: measureWayThrough,
  auth: measureSignIns,
  admin: measureDialogs,
  fund: measureFundManagement,
  reports: measureSevenReports,
  desk: measureTrainersDesk,
  classroom: measureClass,
};
if (!Object.hasOwn(parts, part)) {
  throw new Error(
    `There is no part “${part}”; npm run bench -- speed, -- auth, -- admin, -- fund, -- reports, -- desk and -- classroom are those that run alone.`,
  );
}
await parts[part]();

async function measureWayThrough() {
  console.log('Building and measuring pages …');
  printed(await measureSpeed());
  console.log('The comparison stands in docs/bench/speed.md.');
}

async function measureSignIns() {
  console.log('Comparing sign-ins …');
  printed(await measureSignIn());
  console.log('The comparison stands in docs/bench/sign-in.md.');
}

async function measureDialogs() {
  console.log('Measuring dialogs …');
  printed(await measureAdministration());
  console.log('The comparison stands in docs/bench/administration.md.');
}

async function measureFundManagement() {
  console.log('Measuring fund management …');
  printed(await measureFund(piece));
  console.log(piece === undefined ? 'The comparison stands in docs/bench/fund.md.' : 'One part alone writes no page.');
}

async function measureSevenReports() {
  console.log('Measuring reports …');
  printed(await measureReports());
  console.log('The comparison stands in docs/bench/reports.md.');
}

async function measureTrainersDesk() {
  console.log('Measuring the demo and its desk …');
  printed(await measureDesk());
  console.log('The figures stand in docs/bench/desk.md.');
}

async function measureClass() {
  const seconds = piece === '--seconds' ? Number(amount) : undefined;
  if (seconds !== undefined && !(seconds > 0)) {
    throw new Error(`--seconds must be a number above 0, but it is “${amount}”.`);
  }
  console.log('Thirty trainees are at work …');
  printed(await measureClassroom(seconds === undefined ? {} : { seconds }));
  console.log('The figures stand in docs/bench/classroom.md.');
}

/** @param {Record<string, number>} measures */
function printed(measures) {
  console.table(Object.entries(measures).map(([measure, value]) => ({ measure, value: rounded(value) })));
}

async function measureAll() {
  console.log('Comparing sign-ins …');
  const signIn = await measureSignIn();

  console.log('Building and measuring pages …');
  const speed = await measureSpeed();

  console.log('Measuring the mock …');
  const mock = await measureMockList();

  console.log('Measuring dialogs …');
  const dialogs = await measureAdministration();

  console.log('Measuring fund management …');
  const fund = await measureFund();

  console.log('Measuring reports …');
  const reports = await measureReports();

  const rows = Object.entries({ ...speed, ...mock, ...signIn, ...dialogs, ...fund, ...reports }).map(
    ([measure, value]) => ({ measure, value: rounded(value) }),
  );

  console.table(rows);
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('bench/results/latest.json', `${JSON.stringify({ at: new Date().toISOString(), rows }, null, 2)}\n`);
}
