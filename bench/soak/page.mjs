import { median } from '../support/statistics.mjs';
import { slopeOf } from './watch.mjs';

/** The first quarter of the samples sees code that is loaded and lists that are kept for the first time. */
const warmUpShare = 0.25;

/** A page grows when its latest third is so much larger than the third after the warm-up. */
const mostGrowth = 1.25;

const kinds = /** @type {const} */ (['heap', 'nodes', 'listeners']);

/**
 * @param {readonly { readonly heap: number, readonly nodes: number, readonly listeners: number }[]} sizes
 */
export function growthOf(sizes) {
  const counted = sizes.slice(Math.floor(sizes.length * warmUpShare));
  return Object.fromEntries(
    kinds.map((kind) => {
      const values = counted.map((size) => size[kind]);
      const third = Math.max(1, Math.floor(values.length / 3));
      const ratio = median(values.slice(-third)) / median(values.slice(0, third));
      return [
        kind,
        { first: values[0], last: values.at(-1), ratio, slope: slopeOf(values), isGrowing: ratio > mostGrowth },
      ];
    }),
  );
}

/** @param {Awaited<ReturnType<typeof import('./soak.mjs').soak>>} result */
export function pageOf({ minutes, seed, users, sampleSeconds, failures, done, faults, sizes }) {
  const growth = growthOf(sizes);
  const rows = (/** @type {Map<string, number>} */ counts) =>
    [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([name, count]) => `| ${name} | ${count} |`)
      .join('\n');
  const failed = (/** @type {string} */ kind) => failures.filter((failure) => failure.kind === kind).length;
  const sum = (/** @type {Map<string, number>} */ counts) =>
    [...counts.values()].reduce((total, count) => total + count, 0);
  return `# Soak

Written by \`npm run soak -- --minutes ${minutes} --seed ${seed} --users ${users}\`; do not edit. ${users} people (the first with two tabs) work in Chromium
on the production build, against the mock's routes served by Node, with access tokens of 60 seconds, while the network between them is
bad: answers come late, not at all, cut short, as errors or as rubbish, tokens are refused, sessions end, the browser is offline, the
machine sleeps, two tabs go on at once ([how it is run](../how-to/soak.md)). Every few steps the network is good again and every page has to come back to work by what a person can press. The same seed draws the
same actions; what they meet depends on timing too.

| what must not happen | times |
| --- | --- |
| an uncaught error, an unhandled rejection, an error on the console beyond the network's own | ${failed('complaint')} |
| something typed that is neither in its field nor stored | ${failed('lost')} |
| a page that waits without end, or does not come back | ${failed('stuck')} |
| a rule of the ledger (M1 to M7) that does not hold at the end | ${failed('ledger')} |

${sum(done)} actions met ${sum(faults)} faults.

| action | times |
| --- | --- |
${rows(done)}

| fault | times |
| --- | --- |
${rows(faults)}

The first person's page is never begun anew by its person. Every ${sampleSeconds} seconds it goes to the same page and everything is collected that nobody
holds; ${sizes.length} samples, the first quarter of them does not count. The ratio compares the median of the last third with that of the first, the slope is
the growth per sample over the mean.

| size | ratio | slope |
| --- | --- | --- |
${kinds.map((kind) => `| ${names[kind]} | ${growth[kind].ratio.toFixed(2)} | ${(growth[kind].slope * 100).toFixed(2)} % |`).join('\n')}
`;
}

const names = { heap: 'heap after collection', nodes: 'nodes of the document', listeners: 'listeners' };
