import type { Page } from '@playwright/test';

import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import type { PersonEvent } from '../model/person-events';
import type * as pathsModule from '../model/person-paths';
import { answerQuestion } from './support/confirm';
import { playFarSide, type FarSide } from './support/far-side';
import { expect, test } from './support/fixtures';

type PersonState = pathsModule.PersonState;

const kept = (page: Page) => page.getByRole('alertdialog', { name: 'Phiên làm việc đã hết hạn' });
/** What a visitor presses first: the form's button, or the one that leads to the issuer. */
const entrance = (page: Page) => page.getByRole('button', { name: /^Đăng nhập(?: bằng tài khoản của Quỹ)?$/u });
const windowOf = (page: Page): Page =>
  page
    .context()
    .pages()
    .find((other) => other !== page && !other.isClosed()) ?? page;
const password = (page: Page) => page.getByLabel(/^Mật khẩu/u);

/** Another text each time, so that the list asks. */
let searches = 0;

/** Whose configuration came last on a page. */
const lastPerson = new WeakMap<Page, 'user-1' | 'user-2'>();

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
  'the password is right for a short time': (_page, farSide) => farSide.grantBriefly(),
  'the password is wrong': (_page, farSide) => farSide.refuseGrant('Invalid username or password!'),
  'the configuration comes': async (page, farSide) => {
    await farSide.configure('user-1');
    lastPerson.set(page, 'user-1');
  },
  'the configuration of somebody else comes': async (page, farSide) => {
    // Whoever comes in another's place is led home: what follows is not for the page that is about to go, which may stand
    // at that address already. The new one is there when it asks for what it shows.
    const isLedHome = lastPerson.get(page) === 'user-1';
    const arrived = isLedHome ? page.waitForRequest('**/api/app/trang-chu') : undefined;
    await farSide.configure('user-2');
    await arrived;
    lastPerson.set(page, 'user-2');
  },
  'the configuration fails': (_page, farSide) => farSide.failToConfigure(),
  'the configuration is asked for again': async (page) => {
    const place = (await kept(page).isVisible()) ? kept(page) : page;
    await place.getByRole('button', { name: 'Thử lại' }).click();
  },
  'a call is refused': async (page, farSide) => {
    const search = page.getByLabel('Tìm kiếm');
    if (new URL(page.url()).pathname === '/') {
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
  'the person does not wait for the end': (page) => page.getByRole('button', { name: 'Đăng nhập lại ngay' }).click(),
  'English is chosen': (page) => page.getByRole('button', { name: /English/u }).click(),
  'Vietnamese is chosen': (page) => page.getByRole('button', { name: /Tiếng Việt/u }).click(),
  'the window is opened': async (page) => {
    const label = (await kept(page).isVisible()) ? 'Đăng nhập lại' : 'Đăng nhập trong cửa sổ riêng';
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: label }).click();
    await (await opened).waitForURL('**/connect/authorize?**');
  },
  'the window brings the answer': async (page, farSide) => {
    const answer = `/auth/answer.html?code=c&state=${farSide.state()}`;
    await windowOf(page)
      .goto(new URL(answer, page.url()).href)
      // It closes itself as soon as it has told its opener.
      .catch(() => undefined);
    await farSide.grant();
  },
  'the window is closed': (page) => windowOf(page).close(),
  'the person leaves for the issuer': async (page) => {
    await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
    await page.waitForURL('**/connect/authorize?**');
  },
  'the person comes back with nothing': async (page) => {
    await page.goBack();
  },
  'the issuer sends the person back': async (page, farSide) => {
    await page.goto('/csdl/nguoi-lao-dong');
    await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
    await page.waitForURL('**/connect/authorize?**');
    await page.goto(`/auth/callback?code=c&state=${farSide.state()}`);
  },
  'the answer is right': (_page, farSide) => farSide.grant(),
  'the answer is wrong': (_page, farSide) => farSide.refuseGrant('The specified authorization code is invalid.'),
  'the person signs out': async (page) => {
    const place = (await kept(page).isVisible()) ? kept(page) : page;
    await place.getByRole('button', { name: 'Đăng xuất' }).click();
    const question = page.getByRole('alertdialog', { name: 'Xác nhận' });
    // Nobody is asked where there is nothing to lose.
    await expect(question.or(entrance(page))).toBeVisible();
    if (await question.isVisible()) {
      await answerQuestion(page, /đăng xuất/u, 'Có');
    }
  },
};

/** Each state of the model as the person sees it. */
const recognise: Readonly<Record<PersonState, (page: Page, farSide: FarSide) => Promise<void>>> = {
  'sign-in page': async (page) => {
    await expect(entrance(page)).toBeEnabled();
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(kept(page)).toHaveCount(0);
  },
  'sign-in page with a reason': async (page) => {
    await expect(entrance(page)).toBeEnabled();
    await expect(page.getByRole('alert')).not.toBeEmpty();
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
  'at work, counted down': async (page) => {
    await expect(page.getByText(/^Phiên làm việc sẽ hết hạn sau [34]:\d\d/u)).toBeVisible();
  },
  'in English': (page) => expect(page.locator('html')).toHaveAttribute('lang', 'en'),
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
  'window is open': async (page) => {
    await expect(page.getByText('Hãy hoàn tất đăng nhập trong cửa sổ vừa mở.')).toBeVisible();
    await expect(kept(page)).toHaveCount(0);
  },
  'kept page, window is open': (page) =>
    expect(kept(page).getByText('Hãy hoàn tất đăng nhập trong cửa sổ vừa mở.')).toBeVisible(),
  'at the issuer': (page) => expect(page).toHaveTitle('Issuer'),
  'answer is checked': async (_page, farSide) => {
    await expect.poll(() => farSide.open.token.length).toBe(1);
  },
  'kept page, configuration has failed': (page) =>
    expect(kept(page).getByRole('button', { name: 'Thử lại' })).toBeVisible(),
};

for (const flow of ['password', 'code'] as const) {
  test(`D-06 A-01 A-22 every transition that a person can cause in the ${flow} flow happens so in the real product`, async ({
    browser,
    productionSite: { origin, put },
    consoleGuard,
  }) => {
    test.setTimeout(240_000);
    consoleGuard.allow(/status of (?:400|401|500)/u);
    const { personPaths } = await loadTypeScript<typeof pathsModule>('tests/model/person-paths.ts');
    put('dynamic-env.json', JSON.stringify(environmentOf(origin, flow)));

    for (const path of personPaths(flow)) {
      const context = await browser.newContext({ baseURL: origin, locale: 'vi' });
      const page = await context.newPage();
      const farSide = await playFarSide(page, origin);
      for (const { event, state } of path) {
        await test.step(`${event} → ${state ?? 'on its way'}`, async () => {
          await cause[event](page, farSide);
          if (state !== undefined) {
            await recognise[state](page, farSide);
          }
        });
      }
      await context.close();
    }
  });
}

function environmentOf(origin: string, flow: 'password' | 'code') {
  return {
    production: true,
    application: { baseUrl: origin, name: 'Quỹ Hỗ Trợ Việc Làm Ngoài Nước' },
    oAuthConfig: {
      issuer: `${origin}/`,
      clientId: 'QuyHoTro_App',
      responseType: flow,
      scope: 'openid offline_access QuyHoTro',
    },
    apis: { default: { url: '', rootNamespace: 'QuyHoTro' } },
    localization: { defaultResourceName: 'QuyHoTro' },
  };
}
