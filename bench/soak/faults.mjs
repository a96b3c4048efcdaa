import { shuffled } from '../classroom/random.mjs';

/** What may become of a call while the network is bad, with its share of a hundred calls. */
const fates = /** @type {const} */ ([
  ['late', 12],
  ['dropped', 4],
  ['answer lost', 3],
  ['500', 2],
  ['503', 3],
  ['429', 1],
  ['no JSON', 2],
  ['cut short', 2],
  ['wrong shape', 1],
  ['token refused', 4],
]);

/** @typedef {typeof fates[number][0]} Fate */

/**
 * What the issuer's endpoints meet.
 *
 * @type {readonly Fate[]}
 */
const issuersFates = ['late', 'dropped', 'answer lost', '503'];

const longestDelayMs = 1_500;

const sessionEnded = 'session ended';

/** Every fault by its name. */
export const faultNames = [...fates.map(([name]) => name), sessionEnded];

/**
 * One person's network: whether it is bad, how many calls are still to be refused as if the token had ended, and whether
 * the next renewal is refused.
 *
 * @typedef {{ isBad: boolean, refusals: number, isGrantRefused: boolean }} Network
 */

/**
 * Makes the network of single users bad, call by call and by a seed of their own; told apart by the browser's name. Each
 * of them first meets every fault once, between good answers, then what chance brings.
 *
 * @param {{ readonly hooks: { readonly wrappers: Set<any> } }} backend
 */
export function installFaults(backend) {
  /** @type {Map<string, { readonly network: Network, readonly random: () => number, readonly next: (isIssuer: boolean) => Fate | undefined }>} */
  const users = new Map();
  /** @type {Map<string, number>} */
  const counts = new Map();
  const count = (/** @type {string} */ name) => counts.set(name, (counts.get(name) ?? 0) + 1);

  backend.hooks.wrappers.add(async ({ request }, answer) => {
    const user = users.get(request.headers.get('User-Agent') ?? '');
    if (user === undefined) {
      return answer();
    }
    const { network, random, next } = user;
    const isIssuer = new URL(request.url).pathname.startsWith('/connect/');
    if (isIssuer && network.isGrantRefused && (await isRenewal(request))) {
      network.isGrantRefused = false;
      count(sessionEnded);
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    }
    if (!isIssuer && network.refusals > 0 && request.headers.has('Authorization')) {
      network.refusals -= 1;
      count('token refused');
      return suffer('token refused', answer, random);
    }
    const fate = network.isBad ? next(isIssuer) : undefined;
    if (fate === undefined) {
      return answer();
    }
    count(fate);
    return suffer(fate, answer, random);
  });

  return {
    counts,
    /** Whether everything that can go wrong has gone wrong. */
    areAllMet: () => faultNames.every((name) => counts.has(name)),
    /**
     * @param {string} name as the browser calls itself
     * @param {() => number} random
     */
    join: (name, random) => {
      /** @type {Network} */
      const network = { isBad: false, refusals: 0, isGrantRefused: false };
      users.set(name, { network, random, next: dealer(random) });
      return network;
    },
    calm: () => {
      for (const { network } of users.values()) {
        Object.assign(network, { isBad: false, refusals: 0, isGrantRefused: false });
      }
    },
  };
}

/** @param {Request} request */
async function isRenewal(request) {
  return new URLSearchParams(await request.clone().text()).get('grant_type') === 'refresh_token';
}

/**
 * @param {() => number} random
 * @returns {(isIssuer: boolean) => Fate | undefined} what becomes of the next call
 */
function dealer(random) {
  const due = shuffled(
    fates.map(([name]) => name),
    random,
  );
  let calls = 0;
  return (isIssuer) => {
    calls += 1;
    const mayMeet = (/** @type {Fate | undefined} */ fate) =>
      fate !== undefined && (!isIssuer || issuersFates.includes(fate));
    const place = calls % 2 === 1 ? due.findIndex(mayMeet) : -1;
    const fate = place >= 0 ? due.splice(place, 1)[0] : due.length === 0 ? fateOf(random() * 100) : undefined;
    return mayMeet(fate) ? fate : undefined;
  };
}

/** @param {number} draw 0 to below 100 */
function fateOf(draw) {
  let from = 0;
  for (const [fate, share] of fates) {
    from += share;
    if (draw < from) {
      return fate;
    }
  }
  return undefined;
}

/**
 * @param {Fate} fate
 * @param {() => Promise<Response>} answer
 * @param {() => number} random
 */
async function suffer(fate, answer, random) {
  switch (fate) {
    case 'late':
      await new Promise((resolve) => setTimeout(resolve, 100 + random() * longestDelayMs));
      return answer();
    case 'dropped':
      throw new Error('The network broke.');
    case 'answer lost':
      await answer();
      throw new Error('The network broke.');
    case '500':
    case '503':
    case '429':
      return new Response(null, { status: Number(fate), headers: fate === '500' ? {} : { 'Retry-After': '1' } });
    case 'token refused':
      return new Response(null, { status: 401 });
    case 'no JSON':
      return new Response('<html><title>Proxy</title></html>', { headers: { 'Content-Type': 'text/html' } });
    case 'wrong shape':
      return Response.json([null, { id: 7 }]);
    case 'cut short': {
      const { status, headers } = await answer();
      return new Response('{"totalCount": 5, "items": [{"id"', {
        status,
        headers: { 'Content-Type': headers.get('Content-Type') ?? '' },
      });
    }
  }
}
