/** @typedef {import('@playwright/test').Page} Page */

/** @typedef {{ readonly all: number, readonly own: number }} Heap MiB, after a collection */

/** What the engine makes for itself, the faster the more often something runs: it grows with use and then no more. */
const engines = ['code', 'object shape'];
/** What the browser keeps beside the script's heap, most of it for whoever measures. */
const browsers = ['native', 'synthetic', 'hidden'];

/**
 * How much of the heap is used, and how much of that the page's own objects, texts and functions are: what a page that
 * was left and is still held would be found in.
 *
 * @param {Page} page
 * @returns {Promise<Heap>}
 */
export async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const chunks = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return { all: usedSize / 2 ** 20, own: ownSize(JSON.parse(chunks.join(''))) / 2 ** 20 };
}

/**
 * @param {{ readonly nodes: readonly number[], readonly snapshot: { readonly meta: {
 *   readonly node_fields: readonly string[], readonly node_types: readonly (readonly string[])[] } } }} heap as the engine tells it
 * @returns {number} bytes
 */
function ownSize({ nodes, snapshot: { meta } }) {
  const width = meta.node_fields.length;
  const type = meta.node_fields.indexOf('type');
  const size = meta.node_fields.indexOf('self_size');
  const [kinds = []] = meta.node_types;
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += width) {
    const kind = kinds[nodes[node + type] ?? 0] ?? '';
    if (!engines.includes(kind) && !browsers.includes(kind)) {
      bytes += nodes[node + size] ?? 0;
    }
  }
  return bytes;
}
