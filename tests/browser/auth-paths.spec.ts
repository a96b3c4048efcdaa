import type { Page } from '@playwright/test';

import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import type * as pathsModule from '../model/person-paths';
import { answerQuestion } from './support/confirm';
import { playFarSide, type FarSide } from './support/far-side';
import { expect, test } from './support/fixtures';

type PersonEvent = pathsModule.PersonEvent;
type PersonState = pathsModule.PersonState;

const kept = (page: Page) => page.getByRole('alertdialog', { name: 'Phiên làm việc đã hết hạn' });
const password = (page: Page) => page.getByLabel(/^Mật khẩu/u);

/** Another text each time, so that the list asks. */
let searches = 0;

/** Each event of the model as the person or their network causes it in the real product. */
const cause: Readonly<Record<PersonEvent, (page: Page, farSide: FarSide) => Promise<void>>> = {
  'the page opens': async (page) => {
    await page.goto('/csdl/nguoi-lao-dong');
  },
  'the password is sent': async (page) => {
    if (!(await kept(page).isVisible())) {
      await page.getByLabel('Tên đăng nhập').fill('khoa.tm');
    }
    await password(page).fill('1q2w3E*');
    await page.keyboard.press('Enter');
  },
  'the attempt is cancelled': (page) => page.getByRole('button', { name: 'Hủy' }).click(),
  'the password is right': (_page, farSide) => farSide.grant(),
  'the password is wrong': (_page, farSide) => farSide.refuseGrant('Invalid username or password!'),
  'the configuration comes': (_page, farSide) => farSide.configure('user-1'),
  'the configuration of somebody else comes': (_page, farSide) => farSide.configure('user-2'),
  'the configuration fails': (_page, farSide) => farSide.failToConfigure(),
  'the configuration is asked for again': (page) => page.getByRole('button', { name: 'Thử lại' }).click(),
  'a call is refused': async (page, farSide) => {
    const search = page.getByLabel('Tìm kiếm');
    if (!(await search.isVisible())) {
      await page.getByRole('link', { name: 'Người lao động', exact: true }).first().click();
    }
    await expect(search).toBeEditable();
    farSide.refuseNextCall();
    await search.fill(`thử ${(searches += 1)}`);
    await expect.poll(() => farSide.open.token.length).toBe(1);
  },
  'the renewal succeeds': (_page, farSide) => farSide.grant(),
  'the grant is rejected': (_page, farSide) => farSide.refuseGrant('The specified refresh token is invalid.'),
  'the kept page is let go': (page) => page.getByRole('button', { name: 'Đăng nhập bằng tài khoản khác' }).click(),
  'the person signs out': async (page) => {
    const place = (await kept(page).isVisible()) ? kept(page) : page;
    await place.getByRole('button', { name: 'Đăng xuất' }).click();
    const question = page.getByRole('alertdialog', { name: 'Xác nhận' });
    // Nobody is asked where there is nothing to lose.
    await expect(question.or(page.getByRole('button', { name: 'Đăng nhập', exact: true }))).toBeVisible();
    if (await question.isVisible()) {
      await answerQuestion(page, /đăng xuất/u, 'Có');
    }
  },
};

/** Each state of the model as the person sees it. */
const recognise: Readonly<Record<PersonState, (page: Page, farSide: FarSide) => Promise<void>>> = {
  'sign-in page': async (page) => {
    await expect(page.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeEnabled();
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(kept(page)).toHaveCount(0);
  },
  'sign-in page with a reason': async (page) => {
    await expect(page.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeEnabled();
    await expect(page.getByRole('alert')).toContainText('Đăng nhập không thành công');
  },
  'password is checked': async (page) => {
    await expect(page.getByRole('button', { name: 'Hủy' })).toBeVisible();
    await expect(kept(page)).toHaveCount(0);
  },
  'configuration is awaited': async (_page, farSide) => {
    await expect.poll(() => farSide.open.configuration.length).toBe(1);
  },
  'configuration has failed': (page) => expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible(),
  'at work': async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
    await expect(kept(page)).toHaveCount(0);
  },
  'at work, renewing': async (page, farSide) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(
      farSide.open.token.map((route) => new URLSearchParams(route.request().postData() ?? '').get('grant_type')),
    ).toEqual(['refresh_token']);
  },
  'kept page': async (page) => {
    await expect(kept(page).getByRole('button', { name: 'Đăng nhập lại' })).toBeEnabled();
  },
  'kept page, password is checked': (page) => expect(kept(page).getByRole('button', { name: 'Hủy' })).toBeVisible(),
  'kept page, configuration is awaited': async (page, farSide) => {
    await expect.poll(() => farSide.open.configuration.length).toBe(1);
    await expect(kept(page)).toBeVisible();
  },
  'kept page, configuration has failed': (page) =>
    expect(kept(page).getByRole('button', { name: 'Thử lại' })).toBeVisible(),
};

test('D-06 A-01 A-22 every transition of the auth machine that a person can cause happens so in the real product', async ({
  page,
  productionSite,
  consoleGuard,
}) => {
  test.setTimeout(180_000);
  consoleGuard.allow(/status of (?:400|401|500)/u);
  const { personPaths } = await loadTypeScript<typeof pathsModule>('tests/model/person-paths.ts');
  const { origin } = productionSite;
  productionSite.put('dynamic-env.json', JSON.stringify(passwordEnvironment(origin)));

  for (const path of personPaths()) {
    const tab = await page.context().browser()?.newContext({ baseURL: origin, locale: 'vi' });
    const fresh = await tab?.newPage();
    if (tab === undefined || fresh === undefined) {
      throw new Error('The browser gave no page.');
    }
    const farSide = await playFarSide(fresh, origin);
    const taken: string[] = [];
    for (const { event, state } of path) {
      taken.push(`${event} → ${state ?? 'on its way'}`);
      await test.step(taken.at(-1) ?? '', async () => {
        await cause[event](fresh, farSide);
        if (state !== undefined) {
          await recognise[state](fresh, farSide);
        }
      });
    }
    await tab.close();
  }
});

function passwordEnvironment(origin: string) {
  return {
    production: true,
    application: { baseUrl: origin, name: 'Quỹ Hỗ Trợ Việc Làm Ngoài Nước' },
    oAuthConfig: {
      issuer: `${origin}/`,
      clientId: 'QuyHoTro_App',
      responseType: 'password',
      scope: 'offline_access QuyHoTro',
    },
    apis: { default: { url: '', rootNamespace: 'QuyHoTro' } },
    localization: { defaultResourceName: 'QuyHoTro' },
  };
}
