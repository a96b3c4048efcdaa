import { expect, type Page } from '@playwright/test';

import type { Screen } from './every-screen';
import { layerScreens } from './every-screen-layers';
import { people, routeAddress } from './every-screen-routes';
import { answering, pressFor } from './every-screen-steps';

const { officer, director, accountant, department } = people;

const workers = '/csdl/nguoi-lao-dong';

/** Papers ask for the typeface that the law names, and every machine has another one in its place. */
function inOwnTypeface(open?: (page: Page) => Promise<void>) {
  return async (page: Page) => {
    await open?.(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".print-desk * { font-family: 'Inter Variable' !important }");
      document.adoptedStyleSheets.push(sheet);
    });
  };
}

/** Papers as they are shown before they are printed. */
const papers: readonly Screen[] = [
  {
    name: 'paper-settlement',
    as: director,
    at: routeAddress('fundReport', { search: 'in=bang-quyet-toan' }),
    prepare: inOwnTypeface(),
  },
  {
    name: 'paper-support-application',
    as: director,
    at: routeAddress('supportRequest', { search: 'in=giay-de-nghi' }),
    prepare: inOwnTypeface(),
  },
  {
    name: 'paper-certificate',
    as: accountant,
    at: routeAddress('contribution'),
    prepare: inOwnTypeface(pressFor(/^In GCN/u)),
  },
  { name: 'paper-revenue', as: director, at: routeAddress('revenueReport'), prepare: inOwnTypeface(pressFor(/^In/u)) },
  {
    name: 'paper-report',
    as: director,
    at: '/report/rp-lao-dong-xuat-canh',
    prepare: inOwnTypeface(pressFor(/^In$/u)),
  },
  { name: 'paper-worker', as: officer, at: routeAddress('worker', { search: 'in=phieu' }), prepare: inOwnTypeface() },
  { name: 'paper-list', as: officer, at: `${workers}?thiTruongId=SG&in=danh-sach`, prepare: inOwnTypeface() },
];

/** Pages that say no. */
const refusals: readonly Screen[] = [
  { name: 'refused', as: officer, at: '/system/user' },
  { name: 'record-gone', as: officer, at: `${workers}/00000000-0000-4000-8000-000000000000` },
  {
    name: 'error-page',
    as: department,
    at: routeAddress('workerEdit'),
    prepare: async (page) => {
      await answering('/api/app/nguoi-lao-dong/*', 500)(page);
      await page.getByLabel('Ghi chú').fill('Đã gọi điện xác minh');
      await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
      await expect(page.getByRole('dialog', { name: /^\[500\]/u })).toBeVisible();
    },
  },
  {
    name: 'environment-broken',
    at: '/auth/login',
    before: async (page) => {
      await page.route('**/dynamic-env.json', (route) => route.fulfill({ body: '{' }));
    },
  },
  { name: 'tenant-unknown', at: '/?__tenant=khong-co' },
];

/** The password form refused in each way that has words of its own. */
const signIns: readonly Screen[] = (
  [
    ['sign-in-wrong', 'nobody', undefined],
    ['sign-in-locked', 'khoa.bikhoa', undefined],
    ['sign-in-inactive', 'ngung.hoatdong', undefined],
    ['sign-in-two-factor', 'hai.buoc', undefined],
    ['sign-in-must-change', 'doi.matkhau', undefined],
    ['sign-in-server-down', 'khoa.tm', 503],
  ] as const
).map(([name, userName, status]) => ({
  name,
  at: '/auth/login',
  prepare: async (page, { backend }) => {
    if (status !== undefined) {
      await answering('/connect/token', status)(page);
    }
    await page.getByLabel('Tên đăng nhập').fill(userName);
    await page.getByLabel(/^Mật khẩu/u).fill(backend.backend.settings.password);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    // In its place, or over the whole page where the server is down.
    await expect(page.getByRole('alert').or(page.getByRole('dialog')).first()).toBeVisible();
  },
}));

const plain: readonly Screen[] = [
  {
    name: 'register-refused',
    at: '/account/register',
    prepare: async (page) => {
      await page.getByLabel('Mật khẩu', { exact: true }).fill('Abc1');
      await page.getByRole('button', { name: 'Đăng ký', exact: true }).click();
      await expect(page.getByText('4 trường cần sửa trước khi gửi.')).toBeVisible();
    },
  },
  {
    name: 'forgot-password-sent',
    at: '/account/forgot-password',
    prepare: async (page) => {
      await page.getByLabel('Địa chỉ email').fill('nguoi.la@example.com');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Nếu nguoi.la@example.com thuộc về một tài khoản')).toBeVisible();
    },
  },
];

/** Papers and statements are read, links of mails are taken. */
const brought: readonly Screen[] = [
  {
    name: 'pay-in-statement-preview',
    as: accountant,
    at: '/quan-ly-quy/nop-quy/nhap-sao-ke',
    prepare: async (page) => {
      const rows = ['Ngày;Số tiền;Nội dung;Mã GD', '16/11/2026;123.456;Lai tien gui;FT26315000002'];
      await page.getByLabel('Tệp Excel để nhập').setInputFiles({
        name: 'sao-ke.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`\uFEFF${rows.join('\r\n')}\r\n`),
      });
      await expect(page.getByRole('list', { name: 'Các dòng sao kê' })).toContainText('Không khớp');
    },
  },
  {
    name: 'reset-password-form',
    at: '/account/reset-password?userId=1&resetToken=good',
    before: answering('/api/account/verify-password-reset-token', 200, true),
    prepare: async (page) => {
      await expect(page.getByLabel('Mật khẩu mới', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'account-password',
    as: officer,
    at: '/account/manage',
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Đổi mật khẩu' }).click();
      await page.getByLabel('Mật khẩu mới', { exact: true }).fill('Abc1');
    },
  },
];

/** Screens in a state that an address alone does not show. */
export const stateScreens: readonly Screen[] = [
  ...layerScreens,
  ...papers,
  ...refusals,
  ...signIns,
  ...plain,
  ...brought,
].map((screen) => ({ ...screen, isState: true }));
