import { expect } from '@playwright/test';

import type { Screen } from './every-screen';
import { newest, people, routeAddress } from './every-screen-routes';
import { answering, inMenuOf, onTab, pressFor } from './every-screen-steps';

const { officer, director, accountant, department, administrator, appraiser, unitHead } = people;

const workers = '/csdl/nguoi-lao-dong';
const form = `${workers}/them-moi`;

/** Layers of the frame. */
const frame: readonly Screen[] = [
  { name: 'notifications', as: director, at: '/', prepare: pressFor(/^Thông báo và việc cần làm/u, 'complementary') },
  {
    name: 'all-functions',
    as: director,
    at: '/',
    only: 'wide',
    prepare: pressFor(/^Tất cả chức năng/u, 'complementary'),
  },
  { name: 'mobile-menu', as: director, at: '/', only: 'narrow', prepare: pressFor(/^Mở menu/u) },
  {
    name: 'folded-menu',
    as: director,
    at: '/',
    only: 'wide',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Bỏ ghim menu' }).click();
      // Where pointer and focus are in it, it is unfolded.
      await page.getByRole('heading', { level: 1 }).click();
    },
  },
  { name: 'profile-menu', as: director, at: '/', prepare: pressFor(/^Tài khoản của/u, 'complementary') },
  {
    name: 'command-palette',
    as: officer,
    at: workers,
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /^Tìm trang/u }).fill('lam giang');
      await expect(page.getByRole('option', { name: /DV0007/u }).first()).toBeVisible();
    },
  },
  {
    name: 'shortcuts-help',
    as: officer,
    at: workers,
    prepare: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Phím tắt' })).toBeVisible();
    },
  },
  {
    name: 'offline',
    as: officer,
    at: workers,
    prepare: async (page) => {
      // How many news there are is asked for last, when the page is quiet: what has not come by now never comes.
      await expect(page.getByRole('button', { name: /thông báo chưa đọc$/u })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await expect(page.getByRole('status').filter({ hasText: 'Không có kết nối mạng' })).toBeVisible();
    },
  },
  {
    name: 'session-lost',
    as: people.latecomer,
    at: workers,
    prepare: async (page) => {
      await answering('/api/app/**', 401)(page);
      await answering('/connect/token', 400, { error: 'invalid_grant' })(page);
      // A call of the page's own may be refused first, and the button lie below the dialog already.
      await page.getByRole('button', { name: 'Làm mới' }).first().dispatchEvent('click');
      await expect(page.getByRole('alertdialog', { name: 'Phiên làm việc đã hết hạn' })).toBeVisible();
    },
  },
];

/** Lists that show something else than rows, and what is opened on them. */
const lists: readonly Screen[] = [
  { name: 'list-no-hits', as: officer, at: `${workers}?tu-khoa=khong+co+ai+ten+nay` },
  {
    name: 'list-empty',
    as: officer,
    at: '/quan-ly-quy/nguoi-lao-dong-tu-dong',
    before: answering('/api/app/nguoi-lao-dong-tu-dong?**', 200, { totalCount: 0, items: [] }),
  },
  { name: 'list-failed', as: officer, at: '/csdl/don-vi', before: answering('/api/app/don-vi?**', 500) },
  { name: 'list-columns', as: officer, at: workers, only: 'wide', prepare: pressFor(/^Cột$/u) },
  {
    name: 'list-choices',
    as: accountant,
    at: '/quan-ly-quy/nop-quy?trangThai=1',
    only: 'wide',
    prepare: async (page) => {
      await page.getByRole('combobox', { name: /^Trạng thái/u }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'list-filters', as: officer, at: `${workers}?gioiTinh=2`, prepare: pressFor(/^Bộ lọc/u) },
  { name: 'list-export', as: officer, at: workers, prepare: pressFor(/^Xuất Excel/u) },
  { name: 'list-delete', as: administrator, at: '/csdl/don-vi', prepare: inMenuOf('DV0001', 'Xóa') },
  { name: 'home-charts-failed', as: officer, at: '/', before: answering('/api/app/trang-chu/**', 500) },
];

/** Dialogs of decisions and settings, and forms that are refused. */
const dialogs: readonly Screen[] = [
  { name: 'permissions', as: administrator, at: '/system/role', prepare: inMenuOf('ke-toan-quy', 'Phân quyền') },
  {
    name: 'features',
    as: administrator,
    at: '/tenant-management/tenants',
    prepare: inMenuOf('da-ngung', 'Quản lý tính năng'),
  },
  {
    name: 'tenant-database',
    as: administrator,
    at: '/tenant-management/tenants',
    prepare: inMenuOf('da-ngung', 'Chuỗi kết nối'),
  },
  { name: 'user-lock', as: administrator, at: routeAddress('user'), prepare: pressFor(/^Khóa$/u) },
  { name: 'user-password', as: administrator, at: routeAddress('user'), prepare: pressFor(/^Đặt lại mật khẩu/u) },
  { name: 'settings-time-zone', as: administrator, at: '/setting-management?tab=time-zone' },
  { name: 'settings-features', as: administrator, at: '/setting-management?tab=features' },
  { name: 'settings-days-off', as: administrator, at: '/setting-management?tab=days-off&nam=2026' },
  {
    name: 'settings-day-off',
    as: administrator,
    at: '/setting-management?tab=days-off&nam=2026',
    prepare: pressFor(/^Thêm ngày$/u),
  },
  {
    name: 'settings-test-mail',
    as: administrator,
    at: '/setting-management',
    prepare: async (page) => {
      await pressFor(/^Gửi email thử/u)(page);
      // It proposes a number of its own each time.
      await page.getByLabel('Tiêu đề').fill('Email thử 1234');
    },
  },
  { name: 'fund-report-return', as: director, at: routeAddress('fundReport'), prepare: pressFor(/^Trả lại$/u) },
  {
    name: 'fund-report-settlement',
    as: director,
    at: routeAddress('fundReport'),
    prepare: onTab('2. Thông tin quyết toán'),
  },
  { name: 'fund-report-history', as: director, at: routeAddress('fundReport'), prepare: onTab('4. Lịch sử') },
  {
    name: 'self-paying-approve',
    as: officer,
    at: routeAddress('selfPayingReview'),
    prepare: pressFor(/^Yêu cầu bổ sung$/u),
  },
  {
    name: 'pay-in-reconcile',
    as: accountant,
    at: routeAddress('payIn'),
    prepare: pressFor(/^Xác nhận đã nhận tiền$/u),
  },
  { name: 'support-approve', as: director, at: routeAddress('supportRequest'), prepare: pressFor(/^Phê duyệt$/u) },
  {
    name: 'support-return',
    as: appraiser,
    at: routeAddress('supportRequest', { records: newest('supportRequests', { trangThai: 2 }) }),
    prepare: pressFor(/^Yêu cầu bổ sung$/u),
  },
  {
    name: 'form-refused',
    as: department,
    at: form,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Thêm người lao động/u }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'form-lines-refused',
    as: unitHead,
    at: '/quan-ly-quy/theo-doanh-thu/them-moi',
    only: 'wide',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Thêm thị trường' }).click();
      await page.getByLabel(/^Số lao động.*, dòng 1$/u).fill('5');
      await page.getByRole('button', { name: /^Lưu/u }).first().click();
      await expect(
        page
          .getByRole('alert')
          .getByRole('button', { name: /^Dòng 1, cột /u })
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'form-unsaved',
    as: department,
    at: form,
    prepare: async (page) => {
      await page.getByLabel(/^Họ và tên/u).fill('Đặng Thị Ứng');
      await page
        .getByRole('button', { name: 'Hủy' })
        .or(page.getByRole('link', { name: 'Hủy' }))
        .first()
        .click();
      await expect(page.getByRole('alertdialog', { name: 'Xác nhận' })).toBeVisible();
    },
  },
];

/** What is opened over a page, lists that show something else than rows, and forms that are refused. */
export const layerScreens: readonly Screen[] = [...frame, ...lists, ...dialogs];
