import { loadTypeScript } from '../scripts/support/load-typescript.mjs';
import { median } from './support/statistics.mjs';
import { tokenOf } from './support/tokens.mjs';
import { timeOf } from './support/timed-call.mjs';

const rounds = 15;
const queries = {
  'first page': 'maxResultCount=10&sorting=hoTen asc',
  'searched and sorted': 'filter=dang thi&maxResultCount=10&sorting=ngaySinh desc',
  'filtered, last pages': 'tinhTrang=2&skipCount=1000&maxResultCount=100&sorting=soCccd asc',
};

/**
 * What the mock needs for one page of workers, token check included, at the demo's size and at twenty times that.
 *
 * @returns {Promise<Record<string, number>>} medians in milliseconds
 */
export async function measureMockList() {
  const { createMockBackend } = await loadTypeScript('mock-server/create-mock-backend.ts');
  /** @type {Record<string, number>} */
  const medians = {};
  for (const workerCount of [5_000, 100_000]) {
    const backend = await createMockBackend({ workerCount });
    const token = await tokenOf(backend, 'khoa.tm');
    for (const [name, query] of Object.entries(queries)) {
      const times = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await timeOf(backend, token, `/api/app/nguoi-lao-dong?${query}`));
      }
      medians[`mock list, ${name}, ${workerCount.toLocaleString('en')} rows, ms`] = median(times);
    }
    backend.close();
  }
  return medians;
}
