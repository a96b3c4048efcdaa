import { createRandom } from './random.mjs';

/** What a trainee does, and how often out of a hundred times. */
const shares = { list: 30, open: 25, search: 15, save: 10, poll: 20 };

const lists = ['nguoi-lao-dong', 'don-vi', 'dong-gop-quy', 'bao-cao-quy', 'lao-dong-duoc-ho-tro'];
const words = ['dang', 'nguyen thi', 'DV0007', 'tran van', 'ha', 'le'];

/** @typedef {keyof typeof shares} Action */
/** @typedef {{ readonly action: Action, readonly ms: number }} Timed */

/**
 * @typedef {object} Shift
 * @property {() => boolean} isOver
 * @property {(timed: Timed) => void} note
 * @property {(sentence: string) => void} fail hears of each call that failed
 */

/**
 * One trainee, who has looked at everything once, so that the class has its data ready.
 *
 * @param {object} options
 * @param {string} options.url
 * @param {number} options.index tells trainees apart, and seeds what each does
 * @param {{ readonly access_token: string }} options.tokens
 * @returns {Promise<(shift: Shift) => Promise<void>>} works until the time is over, with one to three seconds between
 * what they do
 */
export async function createTrainee({ url, index, tokens }) {
  const random = createRandom(index + 1);
  const headers = { Authorization: `Bearer ${tokens.access_token}`, 'X-Requested-With': 'XMLHttpRequest' };
  const ask = async (path, init = {}) => {
    const response = await fetch(`${url}${path}`, { ...init, headers: { ...headers, ...init.headers } });
    return { status: response.status, text: await response.text() };
  };
  const json = async (path) => {
    const { status, text } = await ask(path);
    if (status >= 400) {
      throw new Error(`${status} for ${path}`);
    }
    return JSON.parse(text);
  };

  const readable = [];
  for (const name of lists) {
    if ((await ask(`/api/app/${name}?maxResultCount=1`)).status === 200) {
      readable.push(name);
    }
  }
  const own = await ownRecord(ask, index);
  const pick = (values) => values[Math.floor(random() * values.length)];

  const actions = {
    list: () => json(`/api/app/${pick(readable)}?maxResultCount=10&skipCount=${10 * Math.floor(random() * 5)}`),
    search: () => json(`/api/app/nguoi-lao-dong?maxResultCount=10&filter=${encodeURIComponent(pick(words))}`),
    poll: async () => {
      await json('/api/app/thong-bao?skipCount=0&maxResultCount=10');
      await json('/api/app/viec-can-lam');
    },
    open: async () => {
      const { items } = await json(`/api/app/nguoi-lao-dong?maxResultCount=10&skipCount=${Math.floor(random() * 10)}`);
      if (items.length > 0) {
        await json(`/api/app/nguoi-lao-dong/${pick(items).id}`);
      }
    },
    save: async () => {
      const body = { ...(await json(own)), phoneNumber: `0912${String(Math.floor(random() * 1e6)).padStart(6, '0')}` };
      const note = own.includes('my-profile') ? {} : { ghiChu: `Lần ${Math.floor(random() * 1e6)}` };
      const saved = await ask(own, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...body, ...note }),
      });
      if (saved.status >= 400) {
        throw new Error(`${saved.status} for saving ${own}: ${saved.text.slice(0, 300)}`);
      }
    },
  };

  for (const action of Object.values(actions)) {
    await action();
  }

  return async ({ isOver, note, fail }) => {
    while (!isOver()) {
      await new Promise((resolve) => setTimeout(resolve, 1_000 + 2_000 * random()));
      const action = drawn(random());
      const start = performance.now();
      try {
        await actions[action]();
        note({ action, ms: performance.now() - start });
      } catch (error) {
        fail(`${action}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
}

/** The record that this trainee alone saves: a worker where they may edit one, their own profile otherwise. */
async function ownRecord(ask, index) {
  const { items } = JSON.parse((await ask(`/api/app/nguoi-lao-dong?maxResultCount=1&skipCount=${index}`)).text);
  const path = `/api/app/nguoi-lao-dong/${items[0]?.id}`;
  const { status, text } = await ask(path);
  if (status === 200) {
    const init = { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: text };
    if ((await ask(path, init)).status === 200) {
      return path;
    }
  }
  return '/api/account/my-profile';
}

/**
 * @param {number} value from 0 to 1
 * @returns {Action}
 */
function drawn(value) {
  let rest = value * 100;
  for (const [action, share] of Object.entries(shares)) {
    rest -= share;
    if (rest < 0) {
      return /** @type {Action} */ (action);
    }
  }
  return 'list';
}
