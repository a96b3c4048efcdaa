import { expect, type Locator } from '@playwright/test';

/**
 * The words of a paper's table that may not be parted and are, and what stands beyond its edge: a day, a number of a
 * person or of a certificate is read wrong in two lines.
 */
export async function expectWholeOnPaper(paper: Locator): Promise<void> {
  await expect(paper.locator('td.center').first()).toBeVisible();
  const faults = await paper.evaluate((article) => {
    const { right } = article.getBoundingClientRect();
    const beyond = [...article.querySelectorAll('table')].filter(
      (table) => table.getBoundingClientRect().right > right,
    );
    const parted = [...article.querySelectorAll('td.center, td.right')].filter((cell) => {
      const [text] = cell.childNodes;
      if (!(text instanceof Text) || /\s/u.test(text.data)) {
        return false;
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
    return [...beyond.map(() => 'a table beyond the edge'), ...parted.map(({ textContent }) => textContent)];
  });
  expect(faults).toEqual([]);
}
