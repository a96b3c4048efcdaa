import type * as catalogueModule from '@/domain/errors/error-catalogue';
import type * as textsModule from '@/domain/errors/error-texts';
import type * as authEventsModule from '@/domain/auth/auth-events';
import type * as faultsModule from '@mock-server/faults/faults';
import type * as faultModule from '@mock-server/faults/fault';

import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { takePicture } from './support/picture';
import { signIn } from './support/sign-in';

/** Every entry of the catalogue with its words, and the failure of the demo that stands for it. */
async function entries() {
  const { errorCatalogue, codeByTokenFault } = await loadTypeScript<typeof catalogueModule>(
    'src/domain/errors/error-catalogue.ts',
  );
  const { errorTexts } = await loadTypeScript<typeof textsModule>('src/domain/errors/error-texts.ts');
  const { authEventNames } = await loadTypeScript<typeof authEventsModule>('src/domain/auth/auth-events.ts');
  const { faultIds, technicalName } = await loadTypeScript<typeof faultsModule>('mock-server/faults/faults.ts');
  const { codeOfFault } = await loadTypeScript<typeof faultModule>('mock-server/faults/fault.ts');
  const list = Object.entries(errorCatalogue).map(([code, entry]) => {
    const { presentation, title } = entry;
    const details = 'timedDetails' in entry ? entry.timedDetails : entry.details;
    const id = faultIds.find((each) => codeOfFault(each) === code);
    expect(id, `no failure stands for ${code}`).toBeDefined();
    return {
      code,
      presentation,
      title: errorTexts.vi[title],
      // A text with a place for a value is recognised by what stands before it.
      words: errorTexts.vi[presentation === 'toast' ? details : title].split('{')[0] ?? '',
      name: id === undefined ? '' : technicalName(id),
    };
  });
  return { list, authEventNames, tokenCodes: Object.values(codeByTokenFault) };
}

test('X-03 D-03 X-01 every auth event, token message and entry of the catalogue is on screen within two clicks of the desk', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { list, authEventNames, tokenCodes } = await entries();
  const codes = list.map(({ code }) => code);
  expect(authEventNames.filter((name) => !codes.includes(`auth.${name}`))).toEqual([]);
  expect(authEventNames).toHaveLength(14);
  expect(tokenCodes.filter((code) => !codes.includes(code))).toEqual([]);
  expect(tokenCodes).toHaveLength(9);

  await page.goto('/ca-nhan');
  await signIn(page, 'khoa.tm');
  await page.goto('/ca-nhan?desk=lessons');
  const desk = page.getByRole('complementary', { name: 'Bàn huấn luyện' });
  // The first of the two clicks.
  await desk.getByRole('tab', { name: 'Lỗi' }).click();
  await expectAccessible(page);
  await takePicture(page, 'desk-faults');
  for (const { code, presentation, title, words, name } of list) {
    await desk
      .getByRole('button', { name: `Xem ngay: ${title} (${name})`, exact: true })
      .first()
      .click();
    const shown =
      presentation === 'toast'
        ? page.getByRole('region', { name: 'Thông báo' }).getByRole('alert')
        : presentation === 'dialog'
          ? page.getByRole('alertdialog')
          : presentation === 'page'
            ? page.getByRole('dialog')
            : desk.getByRole('region', { name: 'Người dùng thấy' });
    await expect(shown.filter({ hasText: words }).first(), code).toBeVisible();
    expect(await shown.first().innerText(), code).not.toMatch(/\{\w+\}/u);
    if (['dialog', 'page', 'toast'].includes(presentation)) {
      await shown.getByRole('button', { name: 'Đóng' }).first().click();
      await expect(shown).toHaveCount(0);
    }
  }
});

test('X-03 D-03 a failure of the desk happens for real on request, and an unknown lesson is said to be none', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/u);
  await page.goto('/auth/login?lesson=khong-co');
  await expect(page.getByText('Không có bài học nào tên là “khong-co”')).toBeVisible();
  const desk = page.getByRole('complementary', { name: 'Bàn huấn luyện' });
  await desk.getByRole('tab', { name: 'Lỗi' }).click();
  await desk.getByRole('searchbox', { name: 'Tìm lỗi theo tên hoặc mã' }).fill('token.expired');
  await desk
    .getByRole('button', { name: 'Diễn thật: Phiên đăng nhập đã hết hạn (Token has expired)', exact: true })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'Phiên đăng nhập đã hết hạn' })).toBeVisible();
});

test('D-03 X-02 the desk stays beside a page of a product that could not start', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/u);
  await page.goto('/?__tenant=khong-co&desk=faults');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Không tìm thấy đơn vị thuê');
  const desk = page.getByRole('complementary', { name: 'Bàn huấn luyện' });
  await expect(desk.getByText('Không có lỗi nào đang bật.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Alt+Shift+T');
  await expect(desk).toBeHidden();
  await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible();
});
