import { expect, type Page } from '@playwright/test';

/** Presses a button that opens a layer over the page, and waits for the layer. */
export function pressFor(name: RegExp, layer: 'dialog' | 'alertdialog' | 'menu' | 'complementary' = 'dialog') {
  return async (page: Page) => {
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole(layer).first()).toBeVisible();
  };
}

/** Opens an entry of the menu of the row that names a subject. */
export function inMenuOf(subject: string, entry: string) {
  return async (page: Page) => {
    await page
      .getByRole('button', { name: new RegExp(`^Thao tác với .*${subject}`, 'u') })
      .first()
      .click();
    await page.getByRole('menuitem', { name: entry }).click();
    const layer = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(
      layer
        .getByRole('checkbox')
        .or(layer.getByRole('button', { name: 'Có' }))
        .first(),
    ).toBeVisible();
  };
}

/** Opens a tab of the record. */
export function onTab(name: string) {
  return async (page: Page) => {
    await page.getByRole('tab', { name }).click();
  };
}

/** Answers the calls of an address by a status and a body, whatever the back end would say. */
export function answering(path: string, status: number, body?: object | true) {
  return async (page: Page) => {
    await page.route(`**${path}`, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.continue()
        : route.fulfill({
            status,
            headers: {
              'Access-Control-Allow-Origin': new URL(page.url()).origin,
              'Access-Control-Allow-Credentials': 'true',
            },
            contentType: 'application/json',
            body: body === undefined ? '' : JSON.stringify(body),
          }),
    );
  };
}
