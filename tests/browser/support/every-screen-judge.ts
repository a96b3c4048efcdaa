import { expect, type CDPSession, type Page } from '@playwright/test';

import { expectAccessible, expectContrast } from './accessibility';
import { expectVisibleBoundaries } from './every-screen-boundaries';
import { looksOf, windows, type Screen } from './every-screen';
import { expectLikePicture } from './picture';

/** What axe sees at each look: all where the layout is another one, and what another theme can break. */
const judges = {
  'light wide': expectAccessible,
  'dark wide': expectContrast,
  'dark narrow': expectAccessible,
  'light narrow': undefined,
} as const;

/** Compares a screen with its pictures, and lets axe judge it. */
export async function expectPictures(page: Page, screen: Screen): Promise<void> {
  for (const { window, theme, picture } of looksOf(screen)) {
    await page.setViewportSize(windows[window]);
    await page.emulateMedia({ colorScheme: theme });
    // Every page follows the system, also before anybody has signed in.
    await expect.soft(page.locator('html')).toHaveAttribute('data-mode', theme);
    await expectLikePicture(page, picture);
    await expectVisibleBoundaries(page);
    await judges[`${theme} ${window}`]?.(page);
  }
}

/** WCAG 1.4.10 and 1.4.4: nothing but tables, charts, code and papers is scrolled sideways in 320 px, nor in 1280 px at 200 %. */
export async function expectReflow(page: Page): Promise<void> {
  for (const [width, height] of [
    [320, 640],
    [640, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(scrolledSideways), `scrolled sideways in ${width} px`).toEqual([]);
  }
}

/**
 * A code, a day, an amount or a tag in a list is read whole, and so are the words by which units differ; only other words
 * may go on where nobody sees them.
 */
export async function expectWholeCells(page: Page): Promise<void> {
  expect.soft(await page.evaluate(cutCells)).toEqual([]);
}

function cutCells(): readonly string[] {
  const isOutside = (content: Element, frame: Element) => {
    const range = document.createRange();
    range.selectNodeContents(content);
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    return [...range.getClientRects()].some(
      (rect) => rect.right > right || rect.left < left || rect.top < top - 1 || rect.bottom > bottom + 1,
    );
  };
  const cells = [...document.querySelectorAll<HTMLElement>('[role="gridcell"][data-field]')];
  return cells
    .filter((cell) =>
      cell.querySelector('.list-name, .list-headed-name') === null
        ? cell.querySelector('.list-long-text') === null && cell.textContent !== '' && isOutside(cell, cell)
        : [...cell.querySelectorAll('.list-name-heading, .list-name-own')].some((words) => isOutside(words, words)),
    )
    .map((cell) => `${cell.dataset['field'] ?? ''}: ${cell.textContent}`);
}

/** What has to be scrolled sideways though it is no table, no chart, no paper and no strip of tabs. */
function scrolledSideways(): readonly string[] {
  const mayScroll =
    'table, [role="grid"], [role="table"], [role="tablist"], [role="figure"], figure, pre, textarea, input, .print-desk';
  const all = [...document.querySelectorAll<HTMLElement>('body *')];
  const isCutOff = (element: HTMLElement) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
  const scrollers = all.filter((element) => {
    const mayBe = element.querySelector(mayScroll) !== null || element.closest(mayScroll) !== null;
    return !mayBe && isCutOff(element) && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  });
  const { clientWidth } = document.documentElement;
  const tooWide = isCutOff(document.documentElement)
    ? all.filter((element) => element.children.length === 0 && element.getBoundingClientRect().right > clientWidth + 1)
    : [];
  return [...scrollers, ...tooWide].map((element) => element.outerHTML.slice(0, 160));
}

/**
 * Only the typeface that the product brings may be seen, for another machine has no other: neither by a style that asks
 * for another one nor for a sign that it lacks. Papers are apart, they are set in the typeface of the state's papers.
 */
export async function expectOwnTypeface(page: Page): Promise<void> {
  const { strange, signs } = await page.evaluate(shownTexts);
  expect.soft(strange).toEqual([]);
  const session = await sessionOf(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#all-signs' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  const others = fonts.filter(({ isCustomFont }) => !isCustomFont);
  expect.soft(others.map(({ familyName, glyphCount }) => `${glyphCount} × ${familyName} in ${signs}`)).toEqual([]);
  await page.evaluate(() => document.querySelector('#all-signs')?.remove());
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Kept as long as the page: the end of a session takes back what Playwright has set, such as the lack of a network. */
function sessionOf(page: Page): Promise<CDPSession> {
  const opened = sessions.get(page) ?? openSession(page);
  sessions.set(page, opened);
  return opened;
}

async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return session;
}

/** Texts in a typeface of the machine, and all signs of the other ones, which are laid into the page together. */
function shownTexts(): { readonly strange: readonly string[]; readonly signs: string } {
  const signs = new Set<string>();
  const strange: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const own = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue ?? '');
    const isField = element.matches('textarea, input:not([type="checkbox"], [type="radio"], [type="password"])');
    const { value, placeholder } = isField ? (element as HTMLInputElement) : { value: '', placeholder: '' };
    const text = [...own, value, placeholder].join('').trim();
    if (text !== '' && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      if (!getComputedStyle(element).fontFamily.startsWith('"Inter Variable"')) {
        strange.push(`${getComputedStyle(element).fontFamily}: ${text.slice(0, 60)}`);
      }
      for (const sign of text.replaceAll(/\s/gu, '')) {
        signs.add(sign);
      }
    }
  }
  const all = document.createElement('p');
  all.id = 'all-signs';
  all.style.cssText = 'position: fixed; top: 0; opacity: 0';
  all.textContent = [...signs].join('');
  document.body.append(all);
  return { strange, signs: all.textContent };
}
