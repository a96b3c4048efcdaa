import { attempt, closeDialogs, goInside, recover } from './steps.mjs';
import { loseNetwork, sleepAndWake } from './trouble.mjs';
import { settle } from './watch.mjs';

const stepMs = 10_000;
const questionMs = 2_000;
const mostTries = 8;

/** @typedef {readonly [what: string, disturb: (user: import('./user.mjs').User, id: string) => Promise<unknown>]} Disturbance */

/**
 * What comes between typing a note and saving it.
 *
 * @type {readonly Disturbance[]}
 */
export const disturbances = [
  ['', async () => undefined],
  [', and nearly goes elsewhere', turnBack],
  [
    ' as the token ends',
    async ({ network }) => {
      network.refusals = 1;
    },
  ],
  [
    ' as the session ends',
    async ({ network }) => {
      network.refusals = 1;
      network.isGrantRefused = true;
    },
  ],
  [' after the network was gone', loseNetwork],
  [' after a sleep', sleepAndWake],
  [' that somebody else changes', changeBeside],
];

const listAddress = (/** @type {number} */ pageNumber) => `/csdl/nguoi-lao-dong?trang=${pageNumber}`;

/**
 * Types a note into a worker's form while the network is bad and more may happen, and saves it. Whatever happens, the text
 * is in its field, on the record's page or in the choice between two changes; in the end it is in the record.
 *
 * @param {import('./user.mjs').User} user
 * @param {Disturbance} disturbance
 * @returns {Promise<boolean>} whether there was something to edit
 */
export async function editNote(user, [, disturb]) {
  const { page, random, network, backend } = user;
  const text = `Ghi chú ${user.name} ${user.serial()}`;
  const field = page.getByLabel('Ghi chú').first();
  const save = page.getByRole('button', { name: 'Lưu thay đổi' });

  await user.calmly(async () => {
    await goInside(page, listAddress(1 + Math.floor(random() * 200)));
    await settle(page);
    const links = page.getByRole('row').getByRole('link');
    await attempt(links.nth(Math.floor(random() * 8)).click({ timeout: stepMs }));
    await attempt(
      page
        .getByRole('link', { name: 'Sửa' })
        .or(page.getByRole('button', { name: 'Sửa' }))
        .first()
        .click({ timeout: stepMs }),
    );
    await attempt(field.waitFor({ timeout: stepMs }));
    await settle(page);
  });
  const id = /nguoi-lao-dong\/([^/?]+)\/sua/u.exec(page.url())?.[1];
  if (id === undefined || !(await field.isVisible())) {
    return false;
  }
  await field.fill(text);
  await disturb(user, id);
  network.isBad = true;
  await attempt(random() < 0.3 ? save.dblclick({ timeout: 2_000 }) : save.click({ timeout: 2_000 }));
  await page.waitForTimeout(300 + random() * 1_500);
  network.isBad = false;

  for (let tries = 0; tries < mostTries; tries += 1) {
    const trouble = await recover(page, user.person);
    if (trouble !== undefined) {
      await user.fail('stuck', trouble);
      return true;
    }
    // A question for leave may come later than somebody has waited for it.
    await refuseToLeave(page, 0);
    const conflict = page.getByRole('dialog', { name: /đã được người khác thay đổi/u });
    if (await conflict.isVisible()) {
      await attempt(conflict.getByRole('button', { name: 'Giữ thay đổi của tôi' }).click({ timeout: stepMs }));
    } else if (await field.isVisible()) {
      const present = await field.inputValue();
      if (present !== text) {
        await user.fail('lost', `“${text}” became “${present}” in ${page.url()}`);
        return true;
      }
      await attempt(save.click({ timeout: stepMs }));
    } else {
      break;
    }
    await settle(page);
    await attempt(field.waitFor({ state: 'hidden', timeout: 2_000 }));
  }
  const stored = backend.database.workers.find(id)?.ghiChu;
  if (stored !== text) {
    await user.fail('lost', `“${text}” was never stored at ${id}: ${String(stored)}, ${page.url()}`);
  }
  await user.calmly(() => closeDialogs(page));
  return true;
}

/** @param {import('./user.mjs').User} user */
async function turnBack({ page }) {
  await attempt(page.getByRole('link', { name: 'Trang chủ' }).first().click({ timeout: stepMs }));
  await refuseToLeave(page, questionMs);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} waitMs for the question
 */
async function refuseToLeave(page, waitMs) {
  const stay = page.getByRole('alertdialog', { name: 'Xác nhận' }).getByRole('button', { name: 'Không' });
  if ((await stay.isVisible()) || (waitMs > 0 && (await attempt(stay.waitFor({ timeout: waitMs }))))) {
    await attempt(stay.click({ timeout: stepMs }));
  }
}

/**
 * @param {import('./user.mjs').User} user
 * @param {string} id
 */
async function changeBeside({ backend, random }, id) {
  const row = backend.database.workers.find(id);
  backend.database.workers.put({
    ...row,
    email: `soak${String(Math.floor(random() * 1e6))}@example.com`,
    concurrencyStamp: crypto.randomUUID(),
  });
}
