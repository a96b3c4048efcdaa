import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

test('S-03 Back returns to the same rows of a scrolled list, and a page opened anew starts at the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/csdl/nguoi-lao-dong');
  await signIn(page, 'khoa.tm');
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await page.mouse.move(700, 450);
  await scroller.hover();
  await page.mouse.wheel(0, 250);
  await page.waitForTimeout(500);
  const positions = () =>
    page.evaluate(() => ({
      window: Math.round(window.scrollY),
      max: document.documentElement.scrollHeight - innerHeight,
      grid: document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTop,
      gridH: document.querySelector('.MuiDataGrid-virtualScroller')?.scrollHeight,
      gridC: document.querySelector('.MuiDataGrid-virtualScroller')?.clientHeight,
    }));
  console.log(await positions());
  await page.mouse.wheel(0, 250);
  await page.waitForTimeout(500);
  console.log(await positions());
  await page.evaluate(() => {
    const original = Element.prototype.scrollTo;
    Element.prototype.scrollTo = function (...args: unknown[]) {
      console.info('SCROLLTO', this.className, JSON.stringify(args), new Error().stack);
      return (original as any).apply(this, args);
    };
    const d = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop')!;
    Object.defineProperty(Element.prototype, 'scrollTop', {
      get: d.get!,
      set(v) {
        console.info('SCROLLTOP=', this.className, v, new Error().stack);
        d.set!.call(this, v);
      },
    });
  });
  page.on('console', (m) => console.log(m.text()));
  await page.getByRole('row').nth(7).getByRole('link').first().click();
  await expect(page.getByText('Lịch sử hồ sơ')).toBeVisible();
  console.log('record', await positions());
  await page.goBack();
  for (let i = 0; i < 8; i++) {
    await page.waitForTimeout(250);
    console.log(await positions());
  }
  expect(1).toBe(1);
});
