import { comparedRuns, pairOf } from './compared-runs.mjs';
import { layList } from './made-up-list.mjs';
import { watchMemory } from './memory.mjs';
import { watched, watchedPlain } from './thread-watch.mjs';

const rounds = 5;
const rowCount = 50_000;
const pageSize = 1_000;

/**
 * Exports a list of as many rows as a file may have, beside the same pages fetched and written plainly.
 *
 * @param {import('./stage.mjs').Stage} stage
 */
export async function measureExport(stage) {
  const list = await layList(stage);
  list.setTotal(rowCount);
  const ours = [];
  const theirs = [];
  for (let round = 0; round <= rounds; round += 1) {
    ours.push(await exportOnce(stage));
    theirs.push(await writeOnce(stage, list.addressesOf(pageSize)));
  }
  return {
    'export of 50,000 rows': {
      ...comparedRuns(ours, theirs),
      memory: {
        page: pairOf(ours, theirs, 'pageHeap'),
        ...(ours.every(({ resident }) => resident > 0) ? { whole: pairOf(ours, theirs, 'resident') } : {}),
      },
    },
  };
}

async function exportOnce(stage) {
  const page = await stage.signedIn('khoa.tm');
  await page.goto(`${stage.production.origin}/csdl/nguoi-lao-dong`);
  await page.locator('[role="row"][data-id]').first().waitFor();
  await page.waitForTimeout(1_000);
  await page.getByRole('button', { name: 'Xuất Excel' }).click();
  const dialog = page.getByRole('dialog');
  const start = dialog.getByRole('button', { name: /50\.000/u });
  const endMemory = await watchMemory(page);
  const downloading = page.waitForEvent('download', { timeout: 120_000 });
  const result = await watched(page, {
    event: 'click',
    awaited: { selector: ':root:not(:has([role="dialog"]))' },
    step: () => start.click(),
  });
  const memory = await endMemory();
  await (await downloading).delete();
  await page.context().close();
  return { ...result, ...memory };
}

async function writeOnce(stage, addresses) {
  const page = await stage.plainPage();
  const endMemory = await watchMemory(page);
  const result = await watchedPlain(page, 'write', addresses);
  const memory = await endMemory();
  await page.context().close();
  return { ...result, ...memory };
}
