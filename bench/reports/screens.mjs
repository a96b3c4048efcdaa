import { openStage } from '../fund/stage.mjs';
import { clickToShown } from '../support/page-clock.mjs';
import { warmMedians } from '../support/statistics.mjs';

const rounds = 5;
export const rowCounts = { few: 50, many: 2_000 };
const report = '/report/rp-tong-hop-chua-dong-quy';
const other = '/report/rp-lao-dong-tu-dong';
const peopleButton = 'div:has(> h1) + div > button:nth-of-type(3)';
/** Only the tiles of the home page lead to a filtered list of reports. */
const homeTile = 'main a[href^="/quan-ly-quy/bao-cao-quy?"]';
/** Two rows of heads and that of the totals come to those of the units. */
const grid = (rows) => `[role="grid"][aria-rowcount="${rows + 3}"]`;
const gone = (selector) => `:root:not(:has(${selector}))`;

/**
 * Reports of 50 and of 2,000 rows on the screen, their chart, 2,000 people on paper, and the home page, on the production
 * build that is there; `plain` is a plain table of as many figures.
 *
 * @returns {Promise<Record<string, number>>} medians in milliseconds, which belong to this run alone
 */
export async function measureReportScreens() {
  const stage = await openStage();
  try {
    const show = await layReport(stage);
    const page = await stage.signedIn('khoa.tm');
    await page.goto(`${stage.production.origin}${other}`);
    await page.locator(`nav a[href="${report}"]`).first().waitFor();
    /** @type {Record<string, number[]>} */
    const times = {};
    const note = (name, time) => (times[name] ??= []).push(time);
    const leave = (selector) => clickToShown(page, `nav a[href="${other}"]`, gone(selector));
    for (let round = 0; round <= rounds; round += 1) {
      for (const rows of Object.values(rowCounts)) {
        show(rows);
        const shown = rows.toLocaleString('en');
        const name = `report of ${shown} rows`;
        const lastSeen = `${grid(rows)} tbody tr[aria-rowindex="40"]`;
        note(name, await clickToShown(page, `nav a[href="${report}"]`, lastSeen));
        await page.locator('figure svg').first().waitFor();
        await leave(grid(rows));
        note(`${name} with its chart`, await clickToShown(page, `nav a[href="${report}"]`, 'figure svg rect'));
        if (rows === rowCounts.many) {
          const paper = `article tbody tr:nth-of-type(${rows})`;
          note(`${shown} people on paper`, await clickToShown(page, peopleButton, paper));
          await page.keyboard.press('Escape');
        }
        await leave(grid(rows));
      }
      note('home page', await clickToShown(page, 'nav a[href="/"]', homeTile));
      await leave(homeTile);
    }
    const plain = await stage.plainPage();
    for (let round = 0; round <= rounds; round += 1) {
      note('plain', await plain.evaluate(plainTable, rowCounts.many));
    }
    return warmMedians(times);
  } finally {
    await stage.close();
  }
}

/** Answers of as many units as are wanted and 2,000 people, laid before those of the back end. */
async function layReport({ answers, url, token }) {
  const headers = { Authorization: `Bearer ${await token('khoa.tm')}` };
  const ask = async (path) => (await fetch(`${url}/api/app/bao-cao/${path}`, { headers })).json();
  const sample = await ask('chua-dong-quy?DenNgay=2026-11-15');
  const people = await ask('chua-dong-quy/chi-tiet?DenNgay=2026-11-15&MaxResultCount=1000');
  const repeated = (rows, idName) =>
    Array.from({ length: rowCounts.many }, (_, index) => ({
      ...rows[index % rows.length],
      [idName]: `made-up-${index}`,
    }));
  const nhom = repeated(sample.nhom, 'id');
  const items = repeated(people.items, 'hopDongId');
  let count = 0;
  answers.set('GET /api/app/bao-cao/chua-dong-quy', () => Response.json({ ...sample, nhom: nhom.slice(0, count) }));
  answers.set('GET /api/app/bao-cao/chua-dong-quy/chi-tiet', (_, { searchParams }) => {
    const first = Number(searchParams.get('SkipCount') ?? 0);
    const most = Number(searchParams.get('MaxResultCount') ?? 10);
    return Response.json({ totalCount: rowCounts.many, items: items.slice(first, first + most) });
  });
  return (rows) => {
    count = rows;
  };
}

/** What any page does to show as many figures. */
async function plainTable(count) {
  const start = performance.now();
  const cells = Array.from({ length: 10 }, (_, index) => `<td>${index}.000</td>`).join('');
  document.body.innerHTML = `<table>${`<tr>${cells}</tr>`.repeat(count)}</table>`;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return performance.now() - start;
}
