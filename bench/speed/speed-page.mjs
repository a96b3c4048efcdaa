import { hundredths } from '../support/statistics.mjs';

/** What the product may cost beside the bare page or the bare application; the sources are the goals of the project. */
const goals = /** @type {const} */ ([
  ['slow', 'sign-in usable', 'bare page', 1],
  ['slow', 'first paint', 'bare page', 0.5],
  ['fast', 'sign-in usable', 'bare page', undefined],
  ['fast', 'first paint', 'bare page', undefined],
  ['fast', 'sign-in to home', 'bareApp', 1.15],
  ['slow', 'sign-in to home', 'bareApp', 1.15],
  ['fast', 'list, first visit', 'bareApp', 1.3],
  ['slow', 'list, first visit', 'bareApp', 1.3],
  ['fast', 'list, second visit', 'bareApp', 1],
  ['slow', 'list, second visit', 'bareApp', 1],
  ['fast', 'e-mail settings', 'bareApp', undefined],
  ['slow', 'e-mail settings', 'bareApp', undefined],
  ['fast', 'feature dialog', 'bareApp', undefined],
  ['slow', 'feature dialog', 'bareApp', undefined],
  ['fast', 'reload signed in, home shown', 'bareApp', undefined],
  ['slow', 'reload signed in, home shown', 'bareApp', undefined],
]);

const names = { 'bare page': 'bare page', bareApp: 'bare application' };

/**
 * @param {Record<string, number>} figures
 * @param {{ readonly fast: number, readonly slow: number }} rounds
 * @returns {string} Markdown
 */
export function speedPage(figures, rounds) {
  const rows = goals.map(([line, measure, other, goal]) => {
    const ratio = hundredths(figures[`${line}, product: ${measure}`] / figures[`${line}, ${other}: ${measure}`]);
    const told = goal === undefined ? '' : `≤ ${goal}${ratio <= goal ? '' : ' **missed**'}`;
    return `| ${measure} | ${line} | ${names[other]} | ${ratio} × | ${told} |`;
  });
  const of = (name) => figures[name];
  return `# Speed, beside the least that works

Written by \`npm run bench -- speed\`; do not edit. The production build beside two lower limits that the bench builds itself of the same
React and MUI: a bare sign-in page (\`bench/speed/bare-page\`), and a bare application with sign-in, home, a table of users,
a settings form and a dialog on the same API (\`bench/speed/bare-app\`). Each time a fresh browser with a cold cache, in turns, medians
of ${rounds.fast} rounds on a fast line and ${rounds.slow} on a slow one: processor four times slower, 562.5 ms for each request, 1.47 Mbit/s.
“Usable” is the frame that shows a typed letter. A person types eight letters a second and holds what they press for 80 ms; time counts from the
click that this ends with. What each application fetches in idle time has come
before the next step. Times are printed by the same command: they belong to one machine.

| measure | line | beside | product | goal |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

| product alone | |
| --- | --- |
| scripts until sign-in is usable, KiB gzip (bare page ${of('fast, bare page: scripts until usable, KiB gzip')}, bare application ${of('fast, bareApp: scripts until usable, KiB gzip')}) | ${of('fast, product: scripts until usable, KiB gzip')} |
| the same on the slow line: typing does not wait for them | ${of('slow, product: scripts until usable, KiB gzip')} |
| requests until then (bare page ${of('fast, bare page: requests until usable')}) | ${of('slow, product: requests until usable')} |
| longest task after the start, fast line, ms (goal 100) | ${of('fast, product: longest task after start')} |
| heap after all these screens, MiB (bare application ${of('fast, bareApp: heap after all of them, MiB')}) | ${of('fast, product: heap after all of them, MiB')} |
| heap after the start / 100 / 1,000 screen changes, MiB | ${of('heap after start, MiB')} / ${of('heap after 100 screens, MiB')} / ${of('heap after 1,000 screens, MiB')} |
| of it what the page holds itself: objects, texts, functions (goal: the last as the one before) | ${of('own objects after start, MiB')} / ${of('own objects after 100 screens, MiB')} / ${of('own objects after 1,000 screens, MiB')} |

What of the heap is not the page's own is what the engine makes for itself: bytecode, compiled code and the notes by which it compiles. They
grow with how often something has run, come to an end by themselves and hold no page.
`;
}
