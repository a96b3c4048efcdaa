import { clickToShown } from '../support/page-clock.mjs';
import { warmMedian } from '../support/statistics.mjs';
import { layList } from './made-up-list.mjs';

const rounds = 7;
const totals = { long: 1_000_000, short: 1_000 };
const listLink = 'a[href="/csdl/nguoi-lao-dong"]';

/**
 * The same list with a million rows behind its back end and with a thousand, in turns.
 *
 * @param {import('./stage.mjs').Stage} stage
 */
export async function measureLongList(stage) {
  const list = await layList(stage);
  const page = await stage.signedIn('khoa.tm');
  await page.locator(listLink).first().waitFor({ state: 'attached' });
  /** @type {Record<'long' | 'short', Record<string, number>[]>} */
  const results = { long: [], short: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, total] of Object.entries(totals)) {
      list.setTotal(total);
      results[name].push(await visit(page, total));
    }
  }
  await page.context().close();
  const of = (name, step) => warmMedian(results[name].map((result) => result[step]));
  return Object.fromEntries(
    Object.keys(results.long[0]).map((step) => [
      `list of 1,000,000 rows: ${step}`,
      { ours: of('long', step), plain: of('short', step) },
    ]),
  );
}

async function visit(page, total) {
  const rowAt = (place, sorting = '') => `[role="row"][data-id^="${total}-${sorting}"][data-id$="-${place}"]`;
  await clickToShown(page, 'a[href="/"]', `:root:not(:has([role="row"][data-id])) ${listLink}`);
  const first = await clickToShown(page, listLink, rowAt(0));
  const next = await clickToShown(page, 'button[aria-label="Trang sau"]', rowAt(10));
  const last = await clickToShown(page, 'button[aria-label="Trang cuối"]', rowAt(total - 1));
  const sorted = await clickToShown(
    page,
    '[role="columnheader"][data-field="ngaySinh"] .MuiDataGrid-columnHeaderTitleContainer',
    rowAt(0, 'ngaySinh'),
  );
  return { 'first page': first, 'next page': next, 'last page': last, 'sorted anew': sorted };
}
