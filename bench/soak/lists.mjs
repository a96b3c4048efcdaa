import { attempt, closeDialogs, goInside } from './steps.mjs';
import { settle } from './watch.mjs';

/** @typedef {import('./user.mjs').Action} Action */

const stepMs = 5_000;
const terms = ['dang thi ung', 'nguyen', 'Trần Văn', 'DV0007', '038', '“x”', 'NQ.2026', '%', 'khong co ai'];

/** @type {Action} */
export async function search(user) {
  const { page, random } = user;
  await goInside(
    page,
    user.place((address) => !/^\/$|report/u.test(address)),
  );
  const field = page.getByRole('main').getByLabel('Tìm kiếm').first();
  const term = user.pick(terms);
  if (!(await attempt(field.fill(term, { timeout: stepMs })))) {
    return false;
  }
  await page.waitForTimeout(random() * 600);
  await user.calmly(async () => {
    const present = await field.inputValue({ timeout: stepMs }).catch(() => undefined);
    if (present !== undefined && present !== term) {
      await user.fail('lost', `the search “${term}” became “${present}” in ${page.url()}`);
    }
  });
  return true;
}

/** @type {Action} */
export async function open(user) {
  const { page, random } = user;
  await goInside(
    page,
    user.place((address) => !/^\/$|report/u.test(address)),
  );
  const link = page
    .getByRole('row')
    .getByRole('link')
    .nth(Math.floor(random() * 5));
  const isOpened = await attempt(random() < 0.3 ? link.dblclick({ timeout: stepMs }) : link.click({ timeout: stepMs }));
  await page.waitForTimeout(random() * 800);
  const tab = page.getByRole('main').getByRole('tab').last();
  if (await tab.isVisible()) {
    await attempt(tab.click({ timeout: 1_000 }));
  }
  return isOpened;
}

/** @type {Action} */
export async function leaf(user) {
  const { page, random } = user;
  const heading = page.getByRole('columnheader').nth(1);
  if (!(await heading.isVisible())) {
    await goInside(
      page,
      user.place((address) => !/^\/$|report/u.test(address)),
    );
    await attempt(heading.waitFor({ timeout: stepMs }));
  }
  const next = page.getByRole('button', { name: random() < 0.7 ? 'Trang sau' : 'Trang đầu' }).first();
  if ((await next.isVisible()) && (await next.isEnabled())) {
    await attempt(random() < 0.3 ? next.dblclick({ timeout: stepMs }) : next.click({ timeout: stepMs }));
  }
  return attempt(heading.click({ timeout: 1_000 }));
}

/** @type {Action} */
export async function look(user) {
  await goInside(
    user.page,
    user.place(() => true),
  );
  await user.page.waitForTimeout(user.random() * 1_200);
  return true;
}

/** @type {Action} */
export async function wander({ page, random }) {
  for (let steps = 0; steps < 3; steps += 1) {
    await attempt(
      random() < 0.6
        ? page.goBack({ timeout: stepMs, waitUntil: 'commit' })
        : page.goForward({ timeout: stepMs, waitUntil: 'commit' }),
    );
  }
  if (page.url() === 'about:blank') {
    await attempt(page.goForward({ timeout: stepMs, waitUntil: 'commit' }));
  }
  return true;
}

/** @type {Action} */
export async function exportList(user) {
  const { page } = user;
  await goInside(
    page,
    user.place((address) => /csdl|nop-quy|bao-cao-quy/u.test(address)),
  );
  const button = page.getByRole('button', { name: 'Xuất Excel' }).first();
  if (!(await attempt(button.click({ timeout: stepMs })))) {
    return false;
  }
  await page.waitForTimeout(user.random() * 2_000);
  await user.calmly(async () => (await settle(page)) ?? closeDialogs(page));
  return true;
}

/** @type {Action} */
export async function askPalette(user) {
  const { page, random } = user;
  await attempt(page.keyboard.press('Control+k'));
  const field = page.getByRole('dialog').getByRole('combobox').first();
  const isAsked = await attempt(field.fill(user.pick(terms), { timeout: 2_000 }));
  if (isAsked) {
    await page.waitForTimeout(random() * 900);
  }
  await attempt(page.keyboard.press('Escape'));
  await attempt(page.keyboard.press('Escape'));
  return isAsked;
}
