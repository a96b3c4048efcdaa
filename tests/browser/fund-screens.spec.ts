import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { expectFits } from './support/fits';
import { expect, test } from './support/fixtures';
import { signIn } from './support/sign-in';

/** A screen by its address, or the record of the first row of a list, with what is opened on it. */
type Screen = {
  readonly at: string;
  readonly isRecord?: true;
  /** Name of a button that opens a dialog or a paper, which Escape closes. */
  readonly opens?: RegExp;
  /** Name of a tab. */
  readonly tab?: string;
};

const fund = '/quan-ly-quy';

/** What the director of the Fund reads and decides. */
const screens: readonly Screen[] = [
  { at: `${fund}/bao-cao-quy?trangThai=3`, isRecord: true, opens: /^Trả lại$/u },
  { at: `${fund}/bao-cao-quy?trangThai=4`, isRecord: true, tab: '2. Thông tin quyết toán' },
  { at: `${fund}/phe-duyet-nguoi-lao-dong-tu-dong`, isRecord: true, opens: /^Phê duyệt$/u },
  { at: `${fund}/nguoi-lao-dong-tu-dong`, isRecord: true },
  { at: `${fund}/nguoi-lao-dong-dong-quy`, isRecord: true },
  { at: `${fund}/nop-quy`, isRecord: true },
  { at: `${fund}/theo-doanh-thu`, isRecord: true, opens: /^In báo cáo/u },
  { at: `${fund}/theo-su-dung-tai-lieu`, isRecord: true },
  { at: '/system/so-tien-dong-quy', isRecord: true },
  { at: '/system/loai-ho-tro', isRecord: true },
];

test('B-01 B-02 B-03 B-04 B-05 B-06 B-07 B-21 B-22 every screen of the Fund is accessible and fits, light and wide as dark and narrow', async ({
  page,
}) => {
  // Two looks of each screen, on a busy machine too.
  test.setTimeout(150_000);
  await page.goto(`${fund}/bao-cao-quy`);
  await signIn(page, 'vinh.pq');
  for (const { at, isRecord, opens, tab } of screens) {
    await openAt(page, at);
    if (isRecord === true) {
      await openAt(page, await firstRecord(page, at));
    }
    if (tab !== undefined) {
      await page.getByRole('tab', { name: tab }).click();
    }
    await expectSound(page);
    if (opens !== undefined) {
      await page.getByRole('button', { name: opens }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSound(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});

/** Judges what is shown on a wide light screen, then on a narrow dark one. */
async function expectSound(page: Page): Promise<void> {
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

/** Goes there as a link of the product does, without loading the page anew. */
async function openAt(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
  }, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root, main [role="progressbar"]')).toHaveCount(0);
}

async function firstRecord(page: Page, list: string): Promise<string> {
  const path = list.replace(/\?.*$/u, '');
  const link = page.getByRole('grid').locator(`a[href^="${path}/"]`).first();
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}
