import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { digestOf, likenessOf } from '../../../scripts/support/likeness.mjs';

const kept = new URL('../pictures/', import.meta.url);
/** Where `npm run pictures` finds what was drawn of each picture; a file per picture, for several workers draw at once. */
const drawnFolder = 'reports/drawn/';

/** Keeps a picture of the page, still and whole, for people to look at: `reports/pictures/<name>.png`. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `reports/pictures/${name}.png`, animations: 'disabled' });
}

/**
 * Fails where the page is not like its picture, as Playwright compares them. That decodes both and weighs each pixel,
 * which takes longer than drawing: what is byte for byte what was drawn when it was last compared is known to be like it.
 */
export async function expectLikePicture(page: Page, picture: string): Promise<void> {
  const drawn = await draw(page);
  const isTakenAnew = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  if (!isTakenAnew && isKnown(picture, drawn)) {
    return;
  }
  await expect.soft(page).toHaveScreenshot(picture);
  if (isTakenAnew && drawn.equals(await draw(page))) {
    mkdirSync(drawnFolder, { recursive: true });
    writeFileSync(drawnFolder + picture, digestOf(drawn));
  }
}

function draw(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
}

function isKnown(picture: string, drawn: Buffer): boolean {
  try {
    const likenesses = JSON.parse(readFileSync(new URL('likenesses.json', kept), 'utf8')) as Record<string, string>;
    return likenesses[picture] === likenessOf(readFileSync(new URL(picture, kept)), digestOf(drawn));
  } catch {
    // Playwright says what is wrong with a picture, and draws one that is missing.
    return false;
  }
}
