import { openStage } from '../fund/stage.mjs';
import { clickToShown } from '../support/page-clock.mjs';
import { median } from '../support/statistics.mjs';

const rounds = 5;
const rowCount = 2_000;
const report = '/report/rp-tong-hop-chua-dong-quy';
const other = '/report/rp-lao-dong-tu-dong';
const peopleButton = 'div:has(> h1) + div > button:nth-of-type(3)';
const without = ':root:not(:has([role="grid"] tbody tr:nth-of-type(2000)))';

/**
 * A report of 2,000 rows on the screen, its chart, and 2,000 people on paper, on the production build that is there; beside
 * a plain table of as many figures.
 *
 * @returns {Promise<Record<string, number>>} medians in milliseconds, which belong to this run alone
 */
export async function measureReportScreens() {
  const stage = await openStage();
  try {
    await layReport(stage);
    const page = await stage.signedIn('khoa.tm');
    await page.goto(`${stage.production.origin}${other}`);
    await page.locator(`nav a[href="${report}"]`).first().waitFor();
    /** @type {Record<string, number[]>} */
    const times = { table: [], chart: [], paper: [], plain: [] };
    for (let round = 0; round <= rounds; round += 1) {
      times.table.push(await clickToShown(page, `nav a[href="${report}"]`, '[role="grid"] tbody tr:nth-of-type(2000)'));
      await page.locator('figure svg').first().waitFor();
      await clickToShown(page, `nav a[href="${other}"]`, without);
      times.chart.push(await clickToShown(page, `nav a[href="${report}"]`, 'figure svg rect'));
      times.paper.push(await clickToShown(page, peopleButton, 'article tbody tr:nth-of-type(2000)'));
      await page.keyboard.press('Escape');
      await clickToShown(page, `nav a[href="${other}"]`, without);
    }
    const plain = await stage.plainPage();
    for (let round = 0; round <= rounds; round += 1) {
      times.plain.push(await plain.evaluate(plainTable, rowCount));
    }
    const of = (name) => median(times[name].slice(1));
    return {
      [`report of ${rowCount} rows on the screen, ms`]: of('table'),
      [`report of ${rowCount} rows with its chart, ms`]: of('chart'),
      [`${rowCount} people on paper, ms`]: of('paper'),
      [`plain table of ${rowCount} rows, ms`]: of('plain'),
    };
  } finally {
    await stage.close();
  }
}

/** Answers of 2,000 units and 2,000 people, laid before those of the back end. */
async function layReport({ answers, url, token }) {
  const headers = { Authorization: `Bearer ${await token('khoa.tm')}` };
  const ask = async (path) => (await fetch(`${url}/api/app/bao-cao/${path}`, { headers })).json();
  const sample = await ask('chua-dong-quy?DenNgay=2026-11-15');
  const people = await ask('chua-dong-quy/chi-tiet?DenNgay=2026-11-15&MaxResultCount=1000');
  const repeated = (rows, idName) =>
    Array.from({ length: rowCount }, (_, index) => ({ ...rows[index % rows.length], [idName]: `made-up-${index}` }));
  const nhom = repeated(sample.nhom, 'id');
  const items = repeated(people.items, 'hopDongId');
  answers.set('GET /api/app/bao-cao/chua-dong-quy', () => Response.json({ ...sample, nhom }));
  answers.set('GET /api/app/bao-cao/chua-dong-quy/chi-tiet', (_, { searchParams }) => {
    const first = Number(searchParams.get('SkipCount') ?? 0);
    const count = Number(searchParams.get('MaxResultCount') ?? 10);
    return Response.json({ totalCount: rowCount, items: items.slice(first, first + count) });
  });
}

/** What any page does to show as many figures. */
async function plainTable(count) {
  const start = performance.now();
  const cells = Array.from({ length: 10 }, (_, index) => `<td>${index}.000</td>`).join('');
  document.body.innerHTML = `<table>${`<tr>${cells}</tr>`.repeat(count)}</table>`;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return performance.now() - start;
}
