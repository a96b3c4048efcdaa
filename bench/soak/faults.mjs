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

const longestDelayMs = 1_500;

/**
 * Makes the network of single users bad, call by call and by a seed of their own; told apart by the browser's name.
 *
 * @param {{ readonly hooks: { readonly wrappers: Set<any> } }} backend
 */
export function installFaults(backend) {
  /** @type {Map<string, { readonly random: () => number, isBad: boolean, refuseNext: boolean }>} */
  const users = new Map();
  /** @type {Map<string, number>} */
  const counts = new Map();
  backend.hooks.wrappers.add(async ({ request }, answer) => {
    const user = users.get(request.headers.get('User-Agent') ?? '');
    const isIssuer = new URL(request.url).pathname.startsWith('/connect/');
    const isExpired = user?.refuseNext === true && !isIssuer;
    if (user === undefined || (!user.isBad && !isExpired)) {
      return answer();
    }
    user.refuseNext = isExpired ? false : user.refuseNext;
    const fate = isExpired ? 'token refused' : fateOf(user.random() * 100);
    if (fate === undefined || (isIssuer && !['late', 'dropped', 'answer lost', '503'].includes(fate))) {
      return answer();
    }
    counts.set(fate, (counts.get(fate) ?? 0) + 1);
    return suffer(fate, answer, user.random);
  });
  return {
    counts,
    /**
     * @param {string} name as the browser calls itself
     * @param {() => number} random
     */
    join: (name, random) => {
      const user = { random, isBad: false, refuseNext: false };
      users.set(name, user);
      return user;
    },
    calm: () => {
      for (const user of users.values()) {
        user.isBad = false;
        user.refuseNext = false;
      }
    },
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
 * @param {typeof fates[number][0]} fate
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
