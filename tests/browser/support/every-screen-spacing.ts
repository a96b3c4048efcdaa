import { expect, type Page } from '@playwright/test';

/**
 * WCAG 1.4.12: nothing is lost where a person has letters, words and lines set further apart, in the window that the page
 * has now. Charts are apart, their figures stand in tables too, and so are papers.
 */
export async function expectSpacedText(page: Page): Promise<void> {
  const before = await page.evaluate(cutTexts);
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets.push(spacing);
  });
  const lost = async () => (await page.evaluate(cutTexts)).filter((text) => !before.includes(text));
  await expect.poll(lost, { message: 'texts lost where letters are set further apart', timeout: 5_000 }).toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
}

/** Runs in the page: texts that go on past what shows them, or past the control that they name. */
function cutTexts(): readonly string[] {
  const extentOf = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  };
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const cutterOf = (text: Node): Element | undefined => {
    const { left, right, top, bottom } = extentOf(text);
    for (let frame = text.parentElement; frame !== null && frame !== document.body; frame = frame.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(frame);
      const box = frame.getBoundingClientRect();
      const isForScreenReaders = box.width <= 1 || box.height <= 1;
      if (isForScreenReaders || [overflowX, overflowY].some((overflow) => ['auto', 'scroll'].includes(overflow))) {
        return undefined;
      }
      const isControl = frame.matches('button, a, label, [role="tab"], .MuiChip-root');
      const cutsAcross = isControl || ['hidden', 'clip'].includes(overflowX);
      const cutsDown = isControl || ['hidden', 'clip'].includes(overflowY);
      // Lines overlap the marks above and below letters by a little.
      if (
        (cutsAcross && (right > box.right + 1.5 || left < box.left - 1.5)) ||
        (cutsDown && (bottom > box.bottom + 3 || top < box.top - 3))
      ) {
        return frame;
      }
    }
    return undefined;
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    const words = text.nodeValue?.trim() ?? '';
    if (words !== '' && element !== null && isSeen(element) && element.closest('svg, .print-desk') === null) {
      const cutter = cutterOf(text);
      if (cutter !== undefined) {
        found.push(`«${words.slice(0, 60)}» in ${cutter.className.slice(0, 80)}`);
      }
    }
  }
  return found;
}
