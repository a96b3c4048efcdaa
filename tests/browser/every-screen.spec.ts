import { readdirSync } from 'node:fs';

import { expect } from '@playwright/test';

import { routeNames, routes } from '@/domain/navigation/routes';

import { expectAccessible } from './support/accessibility';
import { looksOf } from './support/every-screen';
import { paleControls } from './support/every-screen-boundaries';
import { expectVisibleFocus } from './support/every-screen-focus';
import { expectOwnTypeface, expectPictures, expectReflow, expectWholeCells } from './support/every-screen-judge';
import { tour } from './support/every-screen-office';
import { routeScreens, routeVisits } from './support/every-screen-routes';
import { expectSpacedText } from './support/every-screen-spacing';
import { stateScreens } from './support/every-screen-states';
import { leaveScreen, openScreen } from './support/every-screen-visit';

tour.describe.configure({ mode: 'parallel' });

const screens = [...routeScreens, ...stateScreens];

tour('S-01 S-11 every address of the product is visited, and every picture is one of a screen', () => {
  const shown = routeNames.filter((name) => !('isArea' in routes[name]));
  expect(Object.keys(routeVisits).sort()).toEqual([...shown].sort());
  const expected = screens.flatMap((screen) => looksOf(screen).map(({ picture }) => picture));
  const pictures = readdirSync(new URL('pictures', import.meta.url)).filter((file) => file.endsWith('.png'));
  expect(pictures.sort()).toEqual(expected.sort());
});

for (const screen of screens) {
  tour(`S-11 ${screen.name} looks as it did, is accessible and reflows`, async ({ office }) => {
    const page = await openScreen(screen, office);
    await expectWholeCells(page);
    await expectPictures(page, screen);
    await expectOwnTypeface(page);
    await expectReflow(page);
    await expectSpacedText(page);
    await expectVisibleFocus(page);
    await leaveScreen(page);
  });
}

tour(
  'S-11 a button that has moved by four pixels, or has another colour, is no longer like its picture',
  async ({ office }) => {
    const page = await openScreen({ name: 'sign-in', at: '/auth/login' }, office);
    const submit = page.getByRole('button', { name: 'Đăng nhập', exact: true });
    const picture = 'sign-in-light-1440.png';
    await expect(page).toHaveScreenshot(picture);
    for (const [property, value] of [
      ['translate', '0 4px'],
      ['background-color', '#7a1f5c'],
    ] as const) {
      await submit.evaluate(
        (button, change) => {
          button.removeAttribute('style');
          button.style.setProperty(change.property, change.value);
        },
        { property, value },
      );
      await expect(page, property).not.toHaveScreenshot(picture, { maxDiffPixels: 60 });
    }
  },
);

tour(
  'S-11 a field whose frame, and a button whose sign nobody sees, are named where they stand',
  async ({ office }) => {
    const page = await openScreen({ name: 'sign-in', at: '/auth/login' }, office);
    const pale = () => page.evaluate(paleControls);
    expect(await pale()).toEqual([]);
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      document.querySelector<HTMLElement>('#user-name')?.style.setProperty('border-color', '#ccd');
      const button = document.createElement('button');
      button.style.setProperty('color', '#ccd');
      button.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
      heading.after(button);
    });
    expect(await pale()).toEqual([expect.stringContaining('id="user-name"'), expect.stringContaining('<svg>')]);
  },
);

tour('S-11 a text that is lost where letters are set further apart is named', async ({ office }) => {
  const page = await openScreen({ name: 'sign-in', at: '/auth/login' }, office);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const words = document.createElement('p');
    words.textContent = 'nearly too long';
    words.style.setProperty('overflow', 'hidden');
    words.style.setProperty('white-space', 'nowrap');
    heading.after(words);
    const range = document.createRange();
    range.selectNodeContents(words);
    words.style.setProperty('width', `${Math.ceil(range.getBoundingClientRect().width) + 1}px`);
  });
  const found = await expectSpacedText(page).then(
    () => 'nothing',
    (thrown: unknown) => String(thrown),
  );
  expect(found).toContain('nearly too long');
});

tour('S-11 words too pale to read, and a picture without a text, are named where they stand', async ({ office }) => {
  const page = await openScreen({ name: 'sign-in', at: '/auth/login' }, office);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const words = document.createElement('p');
    words.textContent = 'too pale';
    words.style.cssText = 'color: #ddd; background: #fff';
    heading.after(words, document.createElement('img'));
  });
  const found = await expectAccessible(page).then(
    () => 'nothing',
    (thrown: unknown) => String(thrown),
  );
  expect(found).toContain('color-contrast');
  expect(found).toContain('too pale');
  expect(found).toContain('image-alt');
});
