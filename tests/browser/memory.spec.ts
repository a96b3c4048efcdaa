import type { Page } from '@playwright/test';

import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

const visits = 30;

/** The grid takes its listeners back when a collection has shown that nobody holds it; they go with the next. */
const collections = 3;

/** A list that is left behind holds more than a hundred. */
const mostLeftPerVisit = 1;

const mostRounds = 3;

test('C-07 S-01 lists that are left before their grid is drawn leave nothing behind in memory', async ({
  page,
  productionSite,
  joinOwnBackend,
}) => {
  await joinOwnBackend({ workerCount: 50 });
  await page.goto(`${productionSite.origin}/quan-ly-quy/bao-cao-quy`);
  await signIn(page, 'vinh.pq');
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await hurry(page, visits);
  let before = await countMaps(page);
  const grown: number[] = [];
  // What the page makes once, late on a busy machine, is in one round only; what a list leaves behind is in every one.
  do {
    await hurry(page, visits);
    const after = await countMaps(page);
    grown.push(after - before);
    before = after;
  } while (grown.length < mostRounds && Math.min(...grown) >= visits * mostLeftPerVisit);
  expect(Math.min(...grown), grown.join(', ')).toBeLessThan(visits * mostLeftPerVisit);
});

/**
 * From home to the list and back, each time a little later in the drawing of its grid. Two visits that come to their end
 * follow, for React holds the last drawing that was given up until it has drawn there again. Stays at the list.
 */
async function hurry(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    const open = async (address: string, isThere: () => boolean) => {
      document.querySelector<HTMLElement>(`nav a[href="${address}"]`)?.click();
      while (!isThere()) {
        await new Promise(requestAnimationFrame);
      }
    };
    for (let visit = 0; visit < count; visit += 1) {
      await open('/', () => document.querySelector('.preview-row, [role="row"]') === null);
      await open('/quan-ly-quy/bao-cao-quy', () => document.querySelector('.preview-row, [role="row"]') !== null);
      await new Promise((resolve) => setTimeout(resolve, 2 * visit));
    }
    for (let calmVisit = 0; calmVisit < 2; calmVisit += 1) {
      await open('/', () => document.querySelector('.preview-row, [role="row"]') === null);
      await open('/quan-ly-quy/bao-cao-quy', () => document.querySelector('[role="grid"] [data-id]') !== null);
    }
  }, times);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/**
 * How many maps are alive after collections: machines, grids and React all keep some. The count's own collection is not
 * thorough: it has left drawings that the profiler's takes.
 */
async function countMaps(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let collection = 0; collection < collections; collection += 1) {
    await session.send('HeapProfiler.collectGarbage');
  }
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'Map.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' });
  const { result: count } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.detach();
  return count.value as number;
}
