import type { Lesson } from '@/domain/desk/lesson';
import type { BrowserContext, Page } from '@playwright/test';

/** How a run of a lesson stands, as the desk says it. */
type Standing = 'done' | 'failed' | 'byHand' | 'working';

const done = 'Đã xong bài học.';
const renewalLesson = 'loi-renewal';
const failed = 'Bước này chưa đạt.';
const byHand = 'Bước này phải làm bằng tay.';

/** A sign-in window that a lesson opens is closed again, as a trainee would. */
export function closeWindows(context: BrowserContext, page: Page): void {
  context.on('page', (opened) => {
    if (opened !== page) {
      void opened.close();
    }
  });
}

/** Has the desk show a whole lesson at full speed; answers what went wrong, with the step. */
export async function showLesson(page: Page, lesson: Lesson, timeoutMs: number): Promise<string | undefined> {
  const { id } = lesson;
  await begin(page, lesson);
  await page.getByRole('button', { name: 'Trình diễn cả bài' }).click();
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const standing = await standingOf(page);
    if (standing === 'done') {
      return undefined;
    }
    if (standing === 'failed') {
      return `${id}: ${await presentStep(page)}`;
    }
    if (standing === 'working' && id === renewalLesson) {
      await hastenRenewal(page);
    }
    if (standing === 'byHand') {
      // A notice may lie over it.
      await page.getByRole('button', { name: 'Bước tiếp theo' }).dispatchEvent('click');
    }
    await page.waitForTimeout(250);
  }
  return `${id}: not done in time: ${await presentStep(page)}`;
}

/** By the list where the desk has just shown another one, as a trainee goes on; by the lesson's link elsewhere. */
async function begin(page: Page, { id, title }: Lesson): Promise<void> {
  const close = page.getByRole('button', { name: 'Đóng bài học' });
  if (id !== renewalLesson && (await close.isVisible())) {
    await close.click();
    await page.getByRole('button', { name: `Bắt đầu bài ${title}`, exact: true }).click();
    return;
  }
  if (id === renewalLesson) {
    await page.clock.install();
  }
  const [address] = page.url().split(/[?#]/u);
  await page.goto(`${address ?? '/auth/login'}?lesson=${id}`);
  await page.getByRole('combobox', { name: 'Tốc độ' }).click();
  await page.getByRole('option', { name: 'Nhanh nhất' }).click();
}

/**
 * A renewal comes half a minute after the sign-in: the page's clock runs faster while somebody is in, but not so fast that
 * the lesson's patience is over before a busy page has got round to what is due. Never while a frame renews: it begins
 * the whole demo anew, which takes as long as the machine needs; nor while the end is counted down, which would be over
 * between two looks of the desk.
 */
async function hastenRenewal(page: Page): Promise<void> {
  // The other frame that there may be watches the issuer's session, all the time.
  const isRenewing = page
    .frames()
    .slice(1)
    .some((frame) => !frame.url().includes('/connect/checksession'));
  // The bar has the button, and the person's menu while it is open.
  const isCountedDown = await page.getByRole('timer').first().isVisible();
  if (!isRenewing && !isCountedDown && (await page.getByRole('button', { name: 'Đăng xuất' }).first().isVisible())) {
    await page.clock.fastForward(2_000);
    await page.waitForTimeout(300);
  }
}

async function standingOf(page: Page): Promise<Standing> {
  // The issuer's own page has no desk: there a hand chooses the person.
  if (page.url().includes('/connect/authorize')) {
    await page
      .getByRole('button', { name: 'Trần Minh Khoa' })
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    return 'working';
  }
  const text = await page
    .locator('[data-trainer-desk]')
    .first()
    .innerText({ timeout: 1_000 })
    .catch(() => '');
  return text.includes(done) ? 'done' : text.includes(failed) ? 'failed' : text.includes(byHand) ? 'byHand' : 'working';
}

async function presentStep(page: Page): Promise<string> {
  const desk = page.locator('[data-trainer-desk]').first();
  const text = await desk.innerText({ timeout: 1_000 }).catch(() => 'no desk');
  return `${page.url()} ${text.replaceAll(/\s+/gu, ' ').slice(0, 700)}`;
}
