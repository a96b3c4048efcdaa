const path = '/api/app/nguoi-lao-dong';

/**
 * Lays a list of made-up workers before the back end's: any number of them, page by page, as quick wherever the page lies.
 *
 * @param {import('./stage.mjs').Stage} stage
 * @returns {Promise<{ readonly setTotal: (total: number) => void, readonly addressesOf: (pageSize: number) => readonly string[] }>}
 * rows have ids of the form `<total>-<sort>-<place>`
 */
export async function layList(stage) {
  const samples = await sampleRows(stage);
  let total = samples.length;
  /** @type {Map<string, string>} */
  const pages = new Map();
  const textOf = (first, count, sorting) => {
    const key = `${total} ${first} ${count} ${sorting}`;
    const known = pages.get(key) ?? JSON.stringify({ totalCount: total, items: itemsOf(first, count, sorting) });
    pages.set(key, known);
    return known;
  };
  const itemsOf = (first, count, sorting) =>
    Array.from({ length: Math.max(0, Math.min(count, total - first)) }, (_, index) => ({
      ...samples[(first + index) % samples.length],
      id: `${total}-${sorting}-${first + index}`,
    }));
  const answer = (_, { searchParams }) => {
    const query = new Map([...searchParams].map(([name, value]) => [name.toLowerCase(), value]));
    const text = textOf(
      Number(query.get('skipcount') ?? 0),
      Number(query.get('maxresultcount') ?? 10),
      (query.get('sorting') ?? '').replaceAll(/\W/gu, ''),
    );
    return new Response(text, { headers: { 'Content-Type': 'application/json' } });
  };
  stage.answers.set(`GET ${path}`, answer);
  stage.answers.set('GET /bench/list', answer);
  return {
    setTotal: (count) => {
      total = count;
    },
    addressesOf: (pageSize) =>
      Array.from(
        { length: total / pageSize },
        (_, page) => `/bench/list?skipCount=${page * pageSize}&maxResultCount=${pageSize}`,
      ),
  };
}

/** Rows as the back end really answers them. */
async function sampleRows({ url, token }) {
  const answer = await fetch(`${url}${path}?maxResultCount=1000`, {
    headers: { Authorization: `Bearer ${await token('khoa.tm')}` },
  });
  return (await answer.json()).items;
}
