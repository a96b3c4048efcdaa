import { mkdirSync, writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { median, rounded } from '../support/statistics.mjs';
import { tokenOf } from '../support/tokens.mjs';
import { timeOf } from '../support/timed-call.mjs';

const rounds = 15;
const warmUps = 10;
const path = 'docs/bench/reports.md';
const sizes = [5_000, 100_000];
const period = 'TuNgay=2026-01-01&DenNgay=2026-12-31';

const reports = {
  'R1 departures by market': `lao-dong-xuat-canh?${period}`,
  'R2 contributions by unit': `dong-gop-quy?${period}`,
  'R3 departures by province and month': 'tong-hop-so-lao-dong?Nam=2026&Chieu=tinh-thanh&ChiTieu=xuat-canh',
  'R3 working abroad by unit and month': 'tong-hop-so-lao-dong?Nam=2026&Chieu=don-vi&ChiTieu=dang-lam-viec',
  'R4 not contributed, by age of the debt': 'chua-dong-quy?DenNgay=2026-11-15',
  'R4 one page of its people': 'chua-dong-quy/chi-tiet?DenNgay=2026-11-15&MaxResultCount=100',
  'R5 revenue by unit and market': 'theo-doanh-thu?Nam=2026',
  'R6 self-payers by month': `lao-dong-tu-dong?${period}`,
  'R7 documents by market': 'su-dung-tai-lieu?Nam=2026&Chieu=thi-truong',
};

/** @typedef {{ readonly report: number, readonly first: number, readonly plain: number }} Measured Milliseconds. */

/**
 * Each report over 5,000 and over 100,000 workers, beside one plain pass over the same contracts; writes the page that
 * shows the ratios.
 *
 * @returns {Promise<Record<string, number>>} medians in milliseconds, which belong to this run alone
 */
export async function measureReports() {
  const { createMockBackend } = await loadTypeScript('mock-server/create-mock-backend.ts');
  /** @type {Map<number, Map<string, Measured>>} */
  const results = new Map();
  for (const workerCount of sizes) {
    const backend = await createMockBackend({ workerCount, clock: () => Date.UTC(2026, 10, 15, 1) });
    results.set(workerCount, await measureAll(backend));
    backend.close();
  }
  mkdirSync('docs/bench', { recursive: true });
  writeFileSync(path, await format(pageOf(results), { ...(await resolveConfig(path)), filepath: path }));
  return figuresOf(results);
}

async function measureAll(backend) {
  const token = await tokenOf(backend, 'khoa.tm');
  const plain = median(Array.from({ length: rounds }, () => plainPass(backend.database)));
  /** @type {Map<string, Measured>} */
  const found = new Map();
  for (const [name, query] of Object.entries(reports)) {
    for (let round = 0; round < warmUps; round += 1) {
      await timeOf(backend, token, `/api/app/bao-cao/${query}`);
    }
    const times = [];
    const firsts = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await timeOf(backend, token, `/api/app/bao-cao/${query}`));
    }
    for (let round = 0; round < 3; round += 1) {
      touch(backend.database);
      firsts.push(await timeOf(backend, token, `/api/app/bao-cao/${query}`));
    }
    found.set(name, { report: median(times), first: median(firsts), plain });
  }
  return found;
}

/** Stores a contract as it is: whatever was kept of the table is out of date. */
function touch({ contracts }) {
  const [row] = contracts.rows();
  contracts.put(row);
}

/** What anybody would write first: the contracts of a year with their people, counted by market and month. */
function plainPass({ contracts, workers }) {
  const start = performance.now();
  const counts = {};
  for (const { ngayXuatCanh, nguoiLaoDongId, thiTruongId } of contracts.rows()) {
    if (ngayXuatCanh !== null && ngayXuatCanh >= '2026-01-01' && ngayXuatCanh <= '2026-12-31') {
      const key = `${thiTruongId} ${ngayXuatCanh.slice(0, 7)}`;
      const known = counts[key] ?? { tong: 0, nu: 0 };
      const women = workers.find(nguoiLaoDongId)?.gioiTinh === 2 ? 1 : 0;
      counts[key] = { tong: known.tong + 1, nu: known.nu + women };
    }
  }
  return performance.now() - start;
}

/** @param {Map<number, Map<string, Measured>>} results */
function figuresOf(results) {
  return Object.fromEntries(
    [...results].flatMap(([workerCount, measured]) =>
      [...measured].flatMap(([name, { report, first, plain }]) => [
        [`${name}, ${workerCount.toLocaleString('en')} workers, ms`, report],
        [`${name}, ${workerCount.toLocaleString('en')} workers, first after a change, ms`, first],
        [`plain pass, ${workerCount.toLocaleString('en')} workers, ms`, plain],
      ]),
    ),
  );
}

/** @param {Map<number, Map<string, Measured>>} results */
function pageOf(results) {
  const [small, large] = sizes.map((size) => results.get(size));
  const rows = Object.keys(reports).map((name) => {
    const [few, many] = [small.get(name), large.get(name)];
    const ratios = [many.report / many.plain, many.first / many.plain, many.report / few.report];
    return `| ${[name, ...ratios.map((ratio) => String(rounded(ratio)))].join(' | ')} |`;
  });
  return `# Reports, beside one plain pass

Written by \`npm run bench -- reports\`; do not edit. Each report is asked of the demo's back end as a client asks it, check of
the token and answer in JSON included, over a database of 100,000 people and over one of 5,000. The figures are medians of one run:
multiples of a plain pass over the same contracts, which reads the people of one year and counts them by market and month, and of
the same report over the smaller database. Times are printed by the same command: they belong to one machine.

| report | times the plain pass, 100,000 people | the first after a change, times the plain pass | times the same of 5,000 people |
| --- | --- | --- | --- |
${rows.join('\n')}

Reports read the contracts from columns of numbers, which are kept: a contract that changes is changed there too, and the columns
are made anew only when contracts come or go, or people change. Reports on revenue, self-payers and documents do not depend on
the number of contracts.
`;
}
