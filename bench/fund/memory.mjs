import { readFileSync } from 'node:fs';

const sampleMs = 100;

/**
 * Growth up to the peak, in MiB; `resident` is 0 where the system does not tell.
 *
 * @typedef {{ readonly pageHeap: number, readonly resident: number }} Growth
 */

/**
 * Watches how much memory a page takes until the answered function is called: the heap of its own thread, and, where the
 * system tells it, all that the browser's page processes hold, workers included.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<() => Promise<Growth>>}
 */
export async function watchMemory(page) {
  const session = await page.context().newCDPSession(page);
  const whole = await page.context().browser().newBrowserCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  const sample = async () => {
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { heap: usedSize, resident: residentBytes(await whole.send('SystemInfo.getProcessInfo')) };
  };
  const before = await sample();
  const peak = { ...before };
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      const { heap, resident } = await sample();
      peak.heap = Math.max(peak.heap, heap);
      peak.resident = Math.max(peak.resident, resident);
      await new Promise((resolve) => setTimeout(resolve, sampleMs));
    }
  })();
  return async () => {
    isOver = true;
    await sampling;
    await whole.detach();
    return { pageHeap: mebibytes(peak.heap - before.heap), resident: mebibytes(peak.resident - before.resident) };
  };
}

function mebibytes(bytes) {
  return bytes / 2 ** 20;
}

function residentBytes({ processInfo }) {
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => residentOf(id))
    .reduce((sum, bytes) => sum + bytes, 0);
}

function residentOf(processId) {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1] ?? 0) * 1_024;
  } catch {
    return 0;
  }
}
