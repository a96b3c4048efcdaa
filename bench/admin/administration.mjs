import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { rounded } from '../support/statistics.mjs';
import { writePage } from '../support/write-page.mjs';
import { measureDialogs } from './dialogs.mjs';
import { measureStorm } from './storm.mjs';

/**
 * Measures the administration dialogs of the demo build that is there, and writes the page that shows the ratios.
 *
 * @returns {Promise<Record<string, number>>} milliseconds, which belong to this run alone
 */
export async function measureAdministration() {
  const { serveStaticSite } = await loadTypeScript('tests/browser/support/static-site.ts');
  const { defaultSettings } = await loadTypeScript('mock-server/settings.ts');
  const demo = await serveStaticSite('dist-demo');
  const pages = await measureDialogs({ origin: demo.origin, password: defaultSettings.password }).finally(() =>
    demo.close(),
  );
  const compared = { ...pages, ...(await measureStorm()) };
  await writePage('administration', pageOf(compared));
  return Object.fromEntries(
    Object.entries(compared).flatMap(([name, { ours, plain }]) => [
      [`${name}, ms`, ours],
      [`${name}, plain list, ms`, plain],
    ]),
  );
}

/** @param {import('./dialogs.mjs').Compared} compared */
function pageOf(compared) {
  const rows = Object.entries(compared).map(([name, { ours, plain }]) => `| ${name} | ${rounded(ours / plain)} |`);
  return `# Administration, beside a plain list

Written by \`npm run bench -- admin\`; do not edit. The dialogs over a tree are opened with more entries than anybody has, in
turns with a plain list of as many boxes in the same browser; the figures are medians of one run, as multiples of the plain one.
The wait for the server's answer is left out of opening, reading the answer is not. Times are printed by the same command: they
belong to one machine.

| measure | times the plain one |
| --- | --- |
${rows.join('\n')}

The plain list is boxes and labels made by hand, without groups, search, cascade or counts. A dialog can be quicker than it
because only the chosen group is drawn, and of that group only what is in sight. "Slow frame" is the frame that nine of ten frames
are quicker than. A page change is measured on the second visit, from the press of the home page's link to the first row, as it is seen and as it can
be worked with, beside ten rows drawn by hand; the storm of errors beside a machine that takes as many events and does nothing with them.
`;
}
