import { createRandom } from '../classroom/random.mjs';
import { actions, ownActions, places } from './actions.mjs';
import { attempt, closeDialogs, goInside, recover, signInIfAsked } from './steps.mjs';
import { sizeOf, watchPages } from './watch.mjs';

/** Somebody is looked after so often: the network is good again, and everything has to come back. */
const stepsBetweenRests = 6;

/** The people of the soak, the one who is measured first. */
export const people = /** @type {const} */ ([
  { userName: 'khoa.tm', kind: 'officer', tabs: 2 },
  { userName: 'ngan.dt', kind: 'accountant', tabs: 1 },
  { userName: 'vinh.pq', kind: 'director', tabs: 1 },
  { userName: 'dv0007.nhaplieu', kind: 'unit', tabs: 1 },
]);

/**
 * @typedef {{
 *   readonly name: string,
 *   readonly page: import('@playwright/test').Page,
 *   readonly random: () => number,
 *   readonly person: { readonly userName: string, readonly password: string },
 *   readonly network: { isBad: boolean, refuseNext: boolean },
 *   readonly backend: any,
 *   readonly serial: () => number,
 *   readonly pick: <Value>(values: readonly Value[]) => Value,
 *   readonly place: (isWanted: (address: string) => boolean) => string,
 *   readonly calmly: (work: () => Promise<void>) => Promise<void>,
 *   readonly fail: (kind: 'lost' | 'stuck', sentence: string) => void,
 * }} User one tab of somebody
 */

/**
 * Opens the tabs of one person, signs in, and answers what lets them work.
 *
 * @param {{
 *   readonly browser: import('@playwright/test').Browser,
 *   readonly product: any,
 *   readonly faults: ReturnType<import('./faults.mjs').installFaults>,
 *   readonly index: number,
 *   readonly seed: number,
 *   readonly note: (action: string) => void,
 *   readonly fail: (kind: string, sentence: string) => void,
 * }} parts
 */
export async function startUser({ browser, product, faults, index, seed, note, fail }) {
  const { userName, kind, tabs } = people[index];
  const agent = `soak-${index}`;
  const network = faults.join(agent, createRandom(seed * 31 + index));
  const context = await browser.newContext({
    userAgent: agent,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  watchPages(context, (sentence) => fail('complaint', `${userName}: ${sentence}`));
  const person = { userName, password: product.password };
  let count = 0;

  const tabOf = async (/** @type {number} */ tab) => {
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.goto(`${product.production.origin}/auth/login`);
    const random = createRandom(seed * 1_009 + index * 17 + tab);
    const kindPlaces = places[kind];
    /** @type {User} */
    const user = {
      name: `${userName} ${tab + 1}`,
      page,
      random,
      person,
      network,
      backend: product.backend,
      serial: () => (count += 1),
      pick: (values) => values[Math.floor(random() * values.length)],
      place: (isWanted) => {
        const wanted = kindPlaces.filter(isWanted);
        return wanted[Math.floor(random() * wanted.length)] ?? '/';
      },
      calmly: async (work) => {
        const wasBad = network.isBad;
        network.isBad = false;
        const trouble = await recover(page, person);
        if (trouble !== undefined) {
          fail('stuck', `${userName}: ${trouble}`);
        }
        await work();
        network.isBad = wasBad;
      },
      fail: (what, sentence) => fail(what, `${userName}: ${sentence}`),
    };
    return user;
  };

  const users = [];
  for (let tab = 0; tab < tabs; tab += 1) {
    const user = await tabOf(tab);
    if (tab === 0) {
      await signInIfAsked(user.page, person);
    }
    await recover(user.page, person);
    users.push(user);
  }
  const chosen = [...actions, ...ownActions[kind]].flatMap(([name, act, share]) =>
    Array.from({ length: share }, () => ({ name, act })),
  );

  return {
    users,
    /** @param {() => boolean} isOver */
    work: async (isOver) => {
      let steps = 0;
      while (!isOver()) {
        const user = users[steps % 4 === 3 ? users.length - 1 : 0];
        network.isBad = true;
        const { name, act } = user.pick(chosen);
        await act(user).catch((error) => {
          if (!/Timeout|closed|detached|navigat/iu.test(String(error))) {
            throw new Error(`${user.name} ${name}: ${String(error)}`);
          }
        });
        note(name);
        steps += 1;
        if (steps % stepsBetweenRests === 0) {
          network.isBad = false;
          for (const each of users) {
            await each.calmly(() => closeDialogs(each.page));
          }
        }
      }
      network.isBad = false;
      network.refuseNext = false;
      for (const each of users) {
        await each.calmly(() => closeDialogs(each.page));
      }
    },
    /** What the first tab takes on a page that is always the same. */
    size: async () => {
      const [{ page, calmly }] = users;
      await calmly(async () => {
        await closeDialogs(page);
        await goInside(page, '/ca-nhan');
        await recover(page, person);
        await attempt(page.waitForTimeout(500));
      });
      return sizeOf(page);
    },
    close: () => context.close(),
  };
}
