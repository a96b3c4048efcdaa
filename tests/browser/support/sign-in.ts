import type * as settingsModule from '@mock-server/settings';
import { expect, type Page } from '@playwright/test';

import { loadTypeScript } from '../../../scripts/support/load-typescript.mjs';

/**
 * Signs a demo person in by the password form, which the page shows or is about to show, and waits until the product is
 * theirs. A new page opens the form itself.
 *
 * @param password The demo's common one unless told.
 */
export async function signIn(page: Page, userName: string, password?: string): Promise<void> {
  const { defaultSettings } = await loadTypeScript<typeof settingsModule>('mock-server/settings.ts');
  if (page.url() === 'about:blank') {
    await page.goto('/auth/login');
  }
  await page.getByLabel('Tên đăng nhập').fill(userName);
  await page.getByLabel(/^Mật khẩu/u).fill(password ?? defaultSettings.password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Signs in on the page of the tests' issuer, where the production build has sent the browser. */
export async function signInAtIssuer(page: Page, userName: string): Promise<void> {
  await page.getByLabel('Login').fill(userName);
  await page.getByLabel('Password').fill('any password does');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in at the tests' issuer on the way to an address of the production site, and waits until it is shown. */
export async function signInByCode(page: Page, address: string, userName: string, timeout?: number): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Đăng nhập bằng tài khoản của Quỹ' }).click();
  await signInAtIssuer(page, userName);
  await expectSignedIn(page, timeout);
}

/** Waits until a page of the product is shown to somebody. */
export async function expectSignedIn(page: Page, timeout?: number): Promise<void> {
  await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeVisible(timeout === undefined ? {} : { timeout });
}

/** Waits until the way in is shown. */
export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible();
}
