import type { Page } from '@playwright/test';

import { expect, test } from './support/fixtures';
import { openFromMenu } from './support/menu';
import { signIn } from './support/sign-in';

type Place = { readonly text: string; readonly box: readonly number[] };
type Drawn = { readonly first: readonly Place[]; readonly places: (parts: string) => readonly Place[] };

const listArea = 'main .MuiPaper-outlined';
const gridCode = /\/assets\/list-grid-[^/]*\.js$/u;

for (const [what, address] of [
  ['words and tags', '/csdl/nguoi-lao-dong'],
  ['a checkbox and money', '/quan-ly-quy/bao-cao-quy'],
] as const) {
  test(`S-01 W-07 rows with ${what} are read before the grid has come, in the very places where it shows them`, async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(gridCode, async (route) => {
      await held;
      await route.continue();
    });
    await keepFirstPlaces(page, '.preview-row .preview-cell');
    await page.goto(address);
    await signIn(page, 'vinh.pq');
    const preview = page.locator('.preview-row').first();
    await expect(preview).toBeVisible();
    const drawn = await preview.elementHandle();
    // Who cannot see it waits for the grid, where something can be done with the rows.
    await expect(page.getByRole('row')).toHaveCount(0);
    const before = withText(await page.evaluate(() => (window as unknown as Drawn).first));
    expect(before.length).toBeGreaterThan(50);
    // The rows were drawn once, and stand when the other parts have been drawn too.
    await expect(page.getByLabel('Số dòng/trang')).toBeVisible();
    expect(await drawn.evaluate(({ isConnected }) => isConnected)).toBe(true);

    release();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(preview).toHaveCount(0);
    const after = await page.evaluate(() =>
      (window as unknown as Drawn).places(
        '.MuiDataGrid-row .MuiDataGrid-cell:not(.MuiDataGrid-cellCheckbox, .list-actions)',
      ),
    );
    expect(withText(after)).toEqual(before);
  });
}

// A phone, a telephone held across, a tablet, and desks on which the buttons stand below the fields or beside them.
for (const width of [390, 520, 800, 1280, 1440]) {
  test(`S-01 W-07 nothing below search and filters moves when they come, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/csdl/nguoi-lao-dong');
    await keepFirstPlaces(page, listArea);
    await signIn(page, 'vinh.pq');
    await page.reload();
    await expect(page.getByRole('search').getByLabel('Tìm kiếm')).toBeVisible();
    const [before, after] = await page.evaluate((area) => {
      const { first, places } = window as unknown as Drawn;
      return [first, places(area)].map(([place]) => place?.box[1]);
    }, listArea);
    expect(before).toBeGreaterThan(0);
    expect(after).toBe(before);
  });
}

function withText(places: readonly Place[]) {
  return places.filter(({ text }) => text !== '');
}

/** Has the page keep what stands in each of these parts and where, whole pixels, of the first frame that has them. */
function keepFirstPlaces(page: Page, parts: string) {
  return page.addInitScript((selector) => {
    const places = (wanted: string) =>
      [...document.querySelectorAll(wanted)].map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return { text: part.textContent, box: [left, top, width, height].map(Math.round) };
      });
    const look = () => {
      const first = places(selector);
      if (first.length === 0) {
        requestAnimationFrame(look);
      } else {
        Object.assign(window, { first });
      }
    };
    Object.assign(window, { places });
    look();
  }, parts);
}

test('C-07 S-01 the styles of the grid are written in idle time: the first list that is opened finds them all', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'vinh.pq');
  // As often as the library writes them: before it knows its size, and after.
  await expect.poll(async () => stylesOfGrid(page)).toHaveLength(2);
  await expect(page.locator('.rehearsal')).toHaveCount(0);
  const rehearsed = await stylesOfGrid(page);
  await openFromMenu(page, 'Cơ sở dữ liệu (Dolab)', 'Người lao động');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await stylesOfGrid(page)).toEqual(rehearsed);
});

test('C-07 S-01 no size that nobody needs is read while a list is drawn: each has the browser lay the whole page out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const read: string[] = [];
    for (const name of ['clientWidth', 'scrollLeft'] as const) {
      const size = Object.getOwnPropertyDescriptor(Element.prototype, name);
      Object.defineProperty(Element.prototype, name, {
        ...size,
        get(this: Element) {
          read.push(`${name} of ${this.className}`);
          return Number(size?.get?.call(this));
        },
      });
    }
    Object.assign(window, { read });
  });
  await page.goto('/');
  await signIn(page, 'vinh.pq');
  await expect.poll(async () => stylesOfGrid(page)).toHaveLength(2);
  const before = await sizesRead(page);
  await openFromMenu(page, 'Cơ sở dữ liệu (Dolab)', 'Người lao động');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('combobox').first()).toBeVisible();
  expect((await sizesRead(page)).slice(before.length)).toEqual([]);
});

async function sizesRead(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { readonly read: readonly string[] }).read);
}

/** The classes under which the library's style of the whole grid is written. */
async function stylesOfGrid(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const classes = rules.flatMap(
      ({ cssText }) => /^\.(css-\S+) \.MuiDataGrid-virtualScroller \{/u.exec(cssText)?.[1] ?? [],
    );
    return [...new Set(classes)].sort();
  });
}
