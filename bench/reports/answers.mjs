import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { median } from '../support/statistics.mjs';
import { tokenOf } from '../support/tokens.mjs';
import { timeOf } from '../support/timed-call.mjs';

const rounds = 15;
const warmUps = 10;
export const sizes = [5_000, 100_000];
const period = 'TuNgay=2026-01-01&DenNgay=2026-12-31';

const asked = {
  'R1 departures by market': `bao-cao/lao-dong-xuat-canh?${period}`,
  'R2 contributions by unit': `bao-cao/dong-gop-quy?${period}`,
  'R3 departures by province and month': 'bao-cao/tong-hop-so-lao-dong?Nam=2026&Chieu=tinh-thanh&ChiTieu=xuat-canh',
  'R3 working abroad by unit and month': 'bao-cao/tong-hop-so-lao-dong?Nam=2026&Chieu=don-vi&ChiTieu=dang-lam-viec',
  'R4 not contributed, by age of the debt': 'bao-cao/chua-dong-quy?DenNgay=2026-11-15',
  'R4 one page of its people': 'bao-cao/chua-dong-quy/chi-tiet?DenNgay=2026-11-15&MaxResultCount=100',
  'R5 revenue by unit and market': 'bao-cao/theo-doanh-thu?Nam=2026',
  'R6 self-payers by month': `bao-cao/lao-dong-tu-dong?${period}`,
  'R7 documents by market': 'bao-cao/su-dung-tai-lieu?Nam=2026&Chieu=thi-truong',
  'home: tiles and deadlines': 'trang-chu',
  'home: tasks': 'viec-can-lam',
  'home: charts': 'trang-chu/bieu-do',
};

/** @typedef {{ readonly answer: number, readonly first: number, readonly plain: number }} Measured Milliseconds. */

/** @typedef {Map<number, Map<string, Measured>>} Answers By number of workers and name. */

/**
 * Each report, and what home asks, over 5,000 and over 100,000 workers, beside one plain pass over the same contracts.
 *
 * @returns {Promise<Answers>}
 */
export async function measureAnswers() {
  const { createMockBackend } = await loadTypeScript('mock-server/create-mock-backend.ts');
  /** @type {Answers} */
  const results = new Map();
  for (const workerCount of sizes) {
    const backend = await createMockBackend({ workerCount, clock: () => Date.UTC(2026, 10, 15, 1) });
    results.set(workerCount, await measureAll(backend));
    backend.close();
  }
  return results;
}

async function measureAll(backend) {
  const token = await tokenOf(backend, 'khoa.tm');
  const plain = median(Array.from({ length: rounds }, () => plainPass(backend.database)));
  /** @type {Map<string, Measured>} */
  const found = new Map();
  for (const [name, query] of Object.entries(asked)) {
    for (let round = 0; round < warmUps; round += 1) {
      await timeOf(backend, token, `/api/app/${query}`);
    }
    const times = [];
    const firsts = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await timeOf(backend, token, `/api/app/${query}`));
    }
    for (let round = 0; round < 3; round += 1) {
      touch(backend.database);
      firsts.push(await timeOf(backend, token, `/api/app/${query}`));
    }
    found.set(name, { answer: median(times), first: median(firsts), plain });
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
