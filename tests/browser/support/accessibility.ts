import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOnly, type RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type AxeWindow = { readonly axe?: { readonly run: (options: RunOptions) => Promise<AxeResults> } };

/** Fails on every breach of WCAG 2.2 AA that axe can see on the page once it is at rest, naming rule and place. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, { type: 'tag', values: standards });
}

/** The one thing that another theme can break on a page that is accessible in the first. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolation(page, { type: 'rule', values: ['color-contrast'] });
}

async function expectNoViolation(page: Page, choice: RunOnly): Promise<void> {
  // A colour on its way from one theme to the other is nobody's colour.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // What is moved by scrolling is at rest, and never ends.
        .filter(({ timeline }) => timeline === document.timeline)
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axe.source);
  }
  // An element is told by its HTML; working out a selector for each of them takes half of the whole time, and listing
  // each element that keeps a rule a good part of the rest.
  const options: RunOptions = { runOnly: choice, selectors: false, resultTypes: ['violations'] };
  const { violations } = await page.evaluate(
    async (chosen) => (globalThis as unknown as Required<AxeWindow>).axe.run(chosen),
    options,
  );
  expect(violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }))).toEqual([]);
}

/**
 * The same in the dark and in the light theme, in which the page is left.
 *
 * @param look Sees the page in each theme, e.g. to take its picture.
 */
export async function expectAccessibleInBothThemes(
  page: Page,
  look: (theme: 'dark' | 'light') => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await look(colorScheme);
    await expectAccessible(page);
  }
}
