import { attempt, closeDialogs, goInside, recover } from './steps.mjs';
import { settle } from './watch.mjs';

const stepMs = 10_000;
const mostTries = 8;
const listAddress = (/** @type {number} */ pageNumber) => `/csdl/nguoi-lao-dong?trang=${pageNumber}`;

/**
 * Types a note into a worker's form while the network is bad and more may happen, and saves it. Whatever happens, the text
 * is in its field, on the record's page or in the choice between two changes; in the end it is in the record.
 *
 * @param {import('./user.mjs').User} user
 */
export async function editNote(user) {
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
    return;
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
      user.fail('stuck', trouble);
      return;
    }
    const conflict = page.getByRole('dialog', { name: /đã được người khác thay đổi/u });
    if (await conflict.isVisible()) {
      await attempt(conflict.getByRole('button', { name: 'Giữ thay đổi của tôi' }).click({ timeout: stepMs }));
    } else if (await field.isVisible()) {
      const present = await field.inputValue();
      if (present !== text) {
        user.fail('lost', `“${text}” became “${present}” in ${page.url()}`);
        return;
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
    user.fail('lost', `“${text}” was never stored at ${id}: ${String(stored)}, ${page.url()}`);
  }
  await closeDialogs(page);
}

/**
 * @param {import('./user.mjs').User} user
 * @param {string} id
 */
async function disturb({ page, random, network, backend }, id) {
  const kind = Math.floor(random() * 6);
  if (kind === 0) {
    await page
      .getByRole('link', { name: 'Trang chủ' })
      .first()
      .click({ timeout: stepMs })
      .catch(() => undefined);
    const stay = page.getByRole('alertdialog', { name: 'Xác nhận' }).getByRole('button', { name: 'Không' });
    await attempt(stay.click({ timeout: 2_000 }));
  } else if (kind === 1) {
    network.refuseNext = true;
  } else if (kind === 2) {
    await page.context().setOffline(true);
    await page.waitForTimeout(500 + random() * 1_000);
    await page.context().setOffline(false);
  } else if (kind === 3) {
    await sleepAndWake(page);
  } else if (kind === 4) {
    // Somebody else saves the same record meanwhile.
    const row = backend.database.workers.find(id);
    if (row !== undefined) {
      backend.database.workers.put({
        ...row,
        email: `soak${String(Math.floor(random() * 1e6))}@example.com`,
        concurrencyStamp: crypto.randomUUID(),
      });
    }
  }
}

/**
 * What a laptop does to a page when it is closed and opened.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function sleepAndWake(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((resolve) => setTimeout(resolve, 400));
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await session.detach();
}
