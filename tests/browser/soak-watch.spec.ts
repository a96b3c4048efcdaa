import { growthOf } from '../../bench/soak/page.mjs';
import { settle, sizeOf, watchPages } from '../../bench/soak/watch.mjs';
import { expect, test } from './support/fixtures';

test('X-05 the soak hears uncaught errors, unhandled rejections and whatever a page itself calls an error, but not the browser’s words about a call', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const heard: string[] = [];
  watchPages(context, (sentence) => heard.push(sentence.split('\n')[0] ?? ''));
  const page = await context.newPage();
  await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.fulfill() : route.abort()));
  await page.goto('http://localhost/');

  await page.evaluate(async () => {
    setTimeout(() => {
      throw new Error('nobody catches this');
    });
    void Promise.reject(new Error('nobody handles this'));
    // A page that says it itself has not shown it.
    console.error('Failed to load resource: net::ERR_FAILED');
    console.error(new Error('Unable to preload CSS for /assets/a.css'));
    await fetch('/api/lost').catch(() => undefined);
  });

  await expect
    .poll(() => heard.toSorted())
    .toEqual([
      'console: Error: Unable to preload CSS for /assets/a.css',
      'console: Failed to load resource: net::ERR_FAILED',
      'uncaught: Error: nobody catches this',
      'uncaught: Error: nobody handles this',
    ]);
  await context.close();
});

for (const markup of [
  '<div class="loader">…</div>',
  '<main aria-busy="true">…</main>',
  '<div role="progressbar">…</div>',
  '<span class="MuiSkeleton-root">…</span>',
]) {
  test(`A-22 the soak finds ${markup} that stays, and waits for one that goes`, async ({ page }) => {
    await page.setContent(markup);
    expect(await settle(page, 1_000)).toContain('about:blank waits for <');

    await page.evaluate(() => {
      setTimeout(() => {
        document.body.replaceChildren();
      }, 500);
    });
    expect(await settle(page)).toBeUndefined();
  });
}

test('the soak tells a page that grows from one that does not', async ({ page }) => {
  await page.setContent('<p>…</p>');
  const sizesWhile = async (act: () => void) => {
    const sizes: Awaited<ReturnType<typeof sizeOf>>[] = [];
    for (let sample = 0; sample < 12; sample += 1) {
      await page.evaluate(act);
      sizes.push(await sizeOf(page));
    }
    return sizes;
  };
  const growing = (sizes: Awaited<ReturnType<typeof sizesWhile>>) =>
    Object.entries(growthOf(sizes)).map(([kind, { isGrowing }]) => [kind, isGrowing]);

  const still = await sizesWhile(() => {
    document.body.replaceChildren(document.createElement('p'));
  });
  const grown = await sizesWhile(() => {
    const element = document.createElement('p');
    const weight = Array.from({ length: 50_000 }, (_, index) => ({ index }));
    for (let count = 0; count < 30; count += 1) {
      element.append(document.createElement('b'));
      element.addEventListener('click', () => weight.push({ index: count }));
    }
    document.body.append(element);
  });

  expect(growing(still)).toEqual([
    ['heap', false],
    ['nodes', false],
    ['listeners', false],
  ]);
  expect(growing(grown)).toEqual([
    ['heap', true],
    ['nodes', true],
    ['listeners', true],
  ]);
});
