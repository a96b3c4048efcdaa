import { createRandom, shuffled } from '../classroom/random.mjs';
import { actionsOf } from './actions.mjs';
import { keepEvidence } from './evidence.mjs';
import { keepJournal } from './journal.mjs';
import { people, places } from './people.mjs';
import { attempt, closeDialogs, goInside, recover, signInIfAsked } from './steps.mjs';
import { sizeOf, watchPages } from './watch.mjs';

/** Somebody is looked after so often: the network is good again, and everything has to come back. */
const stepsBetweenRests = 6;

/** A report that is not drawn up yet shows the same always; lists grow with the work, a person's page with their sessions. */
const restingPlace = '/report/rp-lao-dong-tu-dong';

/** What could not be done, because the network was bad, is tried so often before others. */
const mostTries = 5;

/**
 * @typedef {{
 *   readonly name: string,
 *   readonly page: import('@playwright/test').Page,
 *   readonly random: () => number,
 *   readonly person: { readonly userName: string, readonly password: string },
 *   readonly network: import('./faults.mjs').Network,
 *   readonly backend: any,
 *   readonly serial: () => number,
 *   readonly pick: <Value>(values: readonly Value[]) => Value,
 *   readonly place: (isWanted: (address: string) => boolean) => string,
 *   readonly tabs: () => readonly User[],
 *   readonly calmly: (work: () => Promise<string | undefined | void>) => Promise<void>,
 *   readonly fail: (kind: 'lost' | 'stuck', sentence: string) => Promise<void>,
 * }} User one tab of somebody; what is done calmly, on a good network, answers what is stuck
 */

/** @typedef {(user: User) => Promise<boolean>} Action answers whether it could be done */

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
  await keepJournal(context);
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
        await page.bringToFront();
        const trouble = (await recover(page, person)) ?? (await work());
        if (typeof trouble === 'string') {
          await user.fail('stuck', trouble);
        }
        network.isBad = wasBad;
      },
      tabs: () => users,
      fail: async (what, sentence) => {
        fail(what, `${userName}: ${sentence} (${await keepEvidence(page)})`);
      },
    };
    return user;
  };

  /** @type {User[]} */
  const users = [];
  for (let tab = 0; tab < tabs; tab += 1) {
    const user = await tabOf(tab);
    if (tab === 0) {
      await signInIfAsked(user.page, person);
    }
    await recover(user.page, person);
    users.push(user);
  }
  const mine = actionsOf(kind);
  const byShare = mine.flatMap((action) => Array.from({ length: action.share }, () => action));
  const due = shuffled(mine, users[0].random).map((action) => ({ ...action, tries: 0 }));
  let steps = 0;

  const step = async () => {
    const user = users[steps % 4 === 3 ? users.length - 1 : 0];
    // Behind another tab a page draws once a second.
    await user.page.bringToFront();
    const planned = due.shift();
    const { name, act } = planned ?? user.pick(byShare);
    network.isBad = true;
    const isDone = await act(user).catch((error) => {
      if (!/Timeout|closed|detached|navigat|Not attached/iu.test(String(error))) {
        throw new Error(`${user.name} ${name}: ${String(error)}`);
      }
      return false;
    });
    steps += 1;
    if (isDone) {
      note(name);
    } else if (planned !== undefined && planned.tries < mostTries) {
      due.push({ ...planned, tries: planned.tries + 1 });
    }
  };
  const rest = async () => {
    network.isBad = false;
    for (const each of users) {
      await each.calmly(() => closeDialogs(each.page));
    }
  };

  return {
    users,
    /** Actions so far, whether or not they could be done. */
    steps: () => steps,
    /** Whether each action was done once, or tried often enough. */
    hasDoneAll: () => due.length === 0,
    /** @param {() => boolean} isOver */
    work: async (isOver) => {
      while (!isOver()) {
        await step();
        if (steps % stepsBetweenRests === 0) {
          await rest();
        }
      }
      network.refusals = 0;
      network.isGrantRefused = false;
      await rest();
    },
    /** What the first tab takes on a page that is always the same. */
    size: async () => {
      const [{ page, calmly }] = users;
      await calmly(async () => {
        await closeDialogs(page);
        await goInside(page, restingPlace);
        const trouble = await recover(page, person);
        await attempt(page.waitForTimeout(500));
        return trouble;
      });
      return sizeOf(page);
    },
    close: () => context.close(),
  };
}
