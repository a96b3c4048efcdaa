import { editNote, sleepAndWake } from './note.mjs';
import { attempt, closeDialogs, goInside, recover, signInIfAsked } from './steps.mjs';
import { settle } from './watch.mjs';

/** @typedef {import('./user.mjs').User} User */
/** @typedef {(user: User) => Promise<void>} Action */

const stepMs = 5_000;
const terms = ['dang thi ung', 'nguyen', 'Trần Văn', 'DV0007', '038', '“x”', 'NQ.2026', '%', 'khong co ai'];

/** Where everybody of a kind may go. */
export const places = {
  officer: [
    '/csdl/nguoi-lao-dong',
    '/csdl/don-vi',
    '/quan-ly-quy/bao-cao-quy',
    '/ho-tro/yeu-cau',
    '/quan-ly-quy/phe-duyet-nguoi-lao-dong-tu-dong',
  ],
  accountant: [
    '/quan-ly-quy/nop-quy',
    '/quan-ly-quy/nguoi-lao-dong-dong-quy',
    '/quan-ly-quy/theo-doanh-thu',
    '/report/rp-theo-doanh-thu',
  ],
  director: [
    '/quan-ly-quy/bao-cao-quy',
    '/ho-tro/yeu-cau',
    '/report/rp-lao-dong-xuat-canh',
    '/report/rp-tong-hop-so-lao-dong',
    '/',
  ],
  unit: ['/quan-ly-quy/bao-cao-quy', '/csdl/nguoi-lao-dong', '/quan-ly-quy/nop-quy', '/ho-tro/yeu-cau'],
};

/** @type {Action} */
async function search(user) {
  const { page, random } = user;
  await goInside(
    page,
    user.place((address) => !/^\/$|report/u.test(address)),
  );
  const field = page.getByRole('main').getByLabel('Tìm kiếm').first();
  const term = user.pick(terms);
  if (!(await attempt(field.fill(term, { timeout: stepMs })))) {
    return;
  }
  await page.waitForTimeout(random() * 600);
  await user.calmly(async () => {
    const present = await field.inputValue({ timeout: stepMs }).catch(() => undefined);
    if (present !== undefined && present !== term) {
      user.fail('lost', `the search “${term}” became “${present}” in ${page.url()}`);
    }
  });
}

/** @type {Action} */
async function open(user) {
  const { page, random } = user;
  await goInside(
    page,
    user.place((address) => !/^\/$|report/u.test(address)),
  );
  const link = page
    .getByRole('row')
    .getByRole('link')
    .nth(Math.floor(random() * 5));
  await attempt(random() < 0.3 ? link.dblclick({ timeout: stepMs }) : link.click({ timeout: stepMs }));
  await page.waitForTimeout(random() * 800);
  const tab = page.getByRole('main').getByRole('tab').last();
  if (await tab.isVisible()) {
    await attempt(tab.click({ timeout: 1_000 }));
  }
}

/** @type {Action} */
async function leaf({ page, random }) {
  const next = page.getByRole('button', { name: random() < 0.7 ? 'Trang sau' : 'Trang đầu' }).first();
  if ((await next.isVisible()) && (await next.isEnabled())) {
    await attempt(random() < 0.3 ? next.dblclick({ timeout: stepMs }) : next.click({ timeout: stepMs }));
  }
  const heading = page.getByRole('columnheader').nth(1);
  if (await heading.isVisible()) {
    await attempt(heading.click({ timeout: 1_000 }));
  }
}

/** @type {Action} */
async function look(user) {
  await goInside(
    user.page,
    user.place(() => true),
  );
  await user.page.waitForTimeout(user.random() * 1_200);
}

/** @type {Action} */
async function wander({ page, random }) {
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
}

/** @type {Action} */
async function exportList(user) {
  const { page } = user;
  await goInside(
    page,
    user.place((address) => /csdl|nop-quy|bao-cao-quy/u.test(address)),
  );
  const button = page.getByRole('button', { name: 'Xuất Excel' }).first();
  if (await attempt(button.click({ timeout: stepMs }))) {
    await page.waitForTimeout(user.random() * 2_000);
    await user.calmly(async () => {
      await settle(page);
      await closeDialogs(page);
    });
  }
}

/** @type {Action} */
async function askPalette(user) {
  const { page, random } = user;
  await attempt(page.keyboard.press('Control+k'));
  const field = page.getByRole('dialog').getByRole('combobox').first();
  if (await attempt(field.fill(user.pick(terms), { timeout: 2_000 }))) {
    await page.waitForTimeout(random() * 900);
  }
  await attempt(page.keyboard.press('Escape'));
  await attempt(page.keyboard.press('Escape'));
}

/** Several records at once: what can be done with them is done, with words where they are asked for. */
/** @type {Action} */
async function bulk(user) {
  const { page } = user;
  await user.calmly(async () => {
    await goInside(page, '/quan-ly-quy/bao-cao-quy');
    await settle(page);
  });
  for (const row of [1, 2, 3]) {
    await attempt(page.getByRole('row').nth(row).getByRole('checkbox').check({ timeout: 1_500 }));
  }
  const action = page.getByRole('button', { name: /^(?:Phê duyệt|Thẩm định)/u }).first();
  if (!(await attempt(action.click({ timeout: 2_000 })))) {
    return;
  }
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
  const words = dialog.getByRole('textbox').first();
  if (await words.isVisible()) {
    await attempt(words.fill(`Đồng ý theo đề nghị ${user.name}`, { timeout: 1_500 }));
  }
  await attempt(dialog.getByRole('button').last().click({ timeout: 1_500 }));
  await page.waitForTimeout(user.random() * 1_500);
  await user.calmly(async () => {
    await recover(page, user.person);
    await closeDialogs(page);
  });
}

/** @type {Action} */
async function readStatement(user) {
  const { page } = user;
  await goInside(page, '/quan-ly-quy/nop-quy/nhap-sao-ke');
  const lines = ['Ngày;Số tiền;Nội dung;Mã GD', '09/11/2026;9.000.000;QHTVLNN NQ2026000123 9900000016;FT1', 'x;-5;;'];
  const file = { name: 'sao-ke.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await attempt(page.locator('input[type=file]').first().setInputFiles(file, { timeout: stepMs }));
  await page.waitForTimeout(user.random() * 1_500);
  await user.calmly(async () => {
    await recover(page, user.person);
    await closeDialogs(page);
    await goInside(page, '/');
    await closeDialogs(page);
  });
}

/** @type {Action} */
async function sleep({ page }) {
  await sleepAndWake(page);
}

/** @type {Action} */
async function loseNetwork({ page, random }) {
  await page.context().setOffline(true);
  await page.waitForTimeout(500 + random() * 1_500);
  await page.context().setOffline(false);
}

/** @type {Action} */
async function expire({ network }) {
  network.refuseNext = true;
}

/** @type {Action} */
async function reload(user) {
  await attempt(user.page.reload({ timeout: stepMs, waitUntil: 'commit' }));
}

/** @type {Action} */
async function leaveAndReturn(user) {
  const { page } = user;
  await user.calmly(async () => {
    await closeDialogs(page);
    await attempt(page.getByRole('button', { name: 'Đăng xuất' }).first().click({ timeout: stepMs }));
    const yes = page.getByRole('alertdialog', { name: 'Xác nhận' }).getByRole('button', { name: 'Có' });
    await attempt(yes.click({ timeout: stepMs }));
    await attempt(page.waitForURL(/\/auth\/login/u, { timeout: stepMs }));
    await signInIfAsked(page, user.person);
  });
}

/** What somebody does, with how often; a page that is begun anew grows no more, so whoever is measured does not do that. */
export const actions = /** @type {const} */ ([
  ['searches a list', search, 5],
  ['opens a record', open, 5],
  ['leafs and sorts', leaf, 3],
  ['looks at a page', look, 4],
  ['goes back and forward', wander, 2],
  ['exports a list', exportList, 1],
  ['asks the palette', askPalette, 2],
  ['sleeps and wakes', sleep, 1],
  ['loses the network', loseNetwork, 1],
  ['has its token refused', expire, 1],
]);

/** Further ones of the kinds of people. */
export const ownActions = {
  officer: /** @type {const} */ ([['edits a note', editNote, 8]]),
  accountant: /** @type {const} */ ([
    ['reads a statement', readStatement, 3],
    ['reloads', reload, 1],
  ]),
  director: /** @type {const} */ ([
    ['decides several reports', bulk, 3],
    ['signs out and in', leaveAndReturn, 1],
  ]),
  unit: /** @type {const} */ ([
    ['reloads', reload, 2],
    ['signs out and in', leaveAndReturn, 1],
  ]),
};
