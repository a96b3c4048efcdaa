import { fork } from 'node:child_process';
import { once } from 'node:events';

import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { root } from '../../scripts/support/run.mjs';
import { rounded } from '../support/statistics.mjs';
import { writePage } from '../support/write-page.mjs';
import { createTrainee } from './trainee.mjs';

const trainees = 30;
const usualSeconds = 300;

/** How often the memory is looked at, evenly over the time. */
const samples = 6;

/**
 * Thirty trainees, each signed in as somebody else at the issuer's pages, work on one class for a while; writes the
 * page with the figures.
 *
 * @param {number} [seconds] how long
 * @returns {Promise<Record<string, number>>} times in milliseconds, which belong to this machine
 * @throws {Error} where a call failed
 */
export async function measureClassroom(seconds = usualSeconds) {
  const server = await startServer();
  const measured = await measureWork(server, seconds).finally(() => server.kill());
  await writePage('classroom', pageOf(measured));
  const { failures } = measured;
  if (failures.length > 0) {
    throw new Error(`${failures.length} calls failed, the first ones:\n${failures.slice(0, 5).join('\n')}`);
  }
  return figuresOf(measured);
}

/**
 * @param {Awaited<ReturnType<typeof startServer>>} server
 * @param {number} seconds
 */
async function measureWork({ ready, ask }, seconds) {
  const { createHttpBrowser, signInByPages } = await loadTypeScript('tests/mock-server/node/support/http-browser.ts');
  const people = ready.people.slice(0, trainees);

  const signIns = [];
  const works = [];
  for (const [index, { userName, password }] of people.entries()) {
    const start = performance.now();
    const tokens = await signInByPages(createHttpBrowser(ready.url), userName, password);
    signIns.push(performance.now() - start);
    works.push(await createTrainee({ url: ready.url, index, tokens }));
  }

  /** @type {import('./trainee.mjs').Timed[]} */
  const times = [];
  /** @type {string[]} */
  const failures = [];
  const memory = [await ask('memory')];
  const sample = async () => {
    for (let count = 0; count < samples; count += 1) {
      await new Promise((resolve) => setTimeout(resolve, (seconds * 1_000) / samples));
      memory.push(await ask('memory'));
    }
  };
  await ask('load');
  const end = performance.now() + seconds * 1_000;
  await Promise.all([
    sample(),
    ...works.map((work) =>
      work({
        isOver: () => performance.now() > end,
        note: (timed) => times.push(timed),
        fail: (sentence) => failures.push(sentence),
      }),
    ),
  ]);
  const load = await ask('load');
  const stateMegabytes = await ask('stop');

  return { seconds, times, failures, signIns, memory, load, stateMegabytes };
}

/** @returns {Promise<{ readonly ready: any, readonly ask: (question: string) => Promise<any>, readonly kill: () => void }>} */
async function startServer() {
  const server = fork(`${root}bench/classroom/server.mjs`, { cwd: root, execArgv: ['--expose-gc'] });
  const ended = once(server, 'exit').then(() => {
    throw new Error('The class ended too early.');
  });
  ended.catch(() => undefined);
  const next = () => Promise.race([once(server, 'message').then(([message]) => message), ended]);
  return {
    ready: await next(),
    ask: (question) => {
      const answer = next();
      server.send(question);
      return answer;
    },
    kill: () => server.kill(),
  };
}

/**
 * @param {readonly number[]} values at least one
 * @param {number} share e.g. 0.95
 */
function percentile(values, share) {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function figuresOf({ times, failures, signIns, memory, load }) {
  const all = times.map(({ ms }) => ms);
  return {
    'classroom, actions': all.length,
    'classroom, errors': failures.length,
    'classroom, median, ms': percentile(all, 0.5),
    'classroom, 95 of 100 within, ms': percentile(all, 0.95),
    'classroom, sign-in by code flow, median, ms': percentile(signIns, 0.5),
    'classroom, heap at the start, MB': memory[0].heap,
    'classroom, heap halfway, MB': memory[samples / 2].heap,
    'classroom, heap at the end, MB': memory[samples].heap,
    'classroom, cores busy': load,
  };
}

const names = {
  list: 'open a list, or its next page',
  search: 'search among 5,000 workers without diacritics',
  open: 'list, and open a record',
  save: 'read a record and save it',
  poll: 'ask for notifications and tasks',
};

function pageOf({ seconds, times, failures, signIns, memory, load, stateMegabytes }) {
  const row = (name, values) =>
    `| ${[name, values.length, ...[0.5, 0.95, 1].map((share) => Math.round(percentile(values, share)))].join(' | ')} |`;
  const shares = Array.from({ length: samples }, (_, index) => `${Math.round(((index + 1) * seconds) / samples)} s`);
  const rows = Object.entries(names).map(([action, name]) =>
    row(
      name,
      times.filter((timed) => timed.action === action).map(({ ms }) => ms),
    ),
  );
  return `# Thirty trainees in one class

Written by \`npm run bench -- classroom\`; do not edit. The class of \`npm run classroom\` runs in a process of its own, its state
in a file; thirty people of the demo, each somebody else, sign in at its pages by code flow and, once each has looked at everything,
work for ${seconds} seconds with one to three seconds between what they do. Server and trainees share one machine of two cores; the
times are the trainees', whole answers included. They belong to that machine: what matters is that nothing fails, that a class feels
no wait, and that memory stays where it was.

**Errors: ${failures.length}** in ${times.length.toLocaleString('en')} actions.

| what a trainee does | times | median, ms | 95 of 100 within, ms | slowest, ms |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
${row(
  'all of these',
  times.map(({ ms }) => ms),
)}
${row('sign in: page, form, code, tokens', signIns)}

| memory of the server, MB | start | ${shares.join(' | ')} |
| --- | --- | ${shares.map(() => '---').join(' | ')} |
| heap after collection | ${memory.map(({ heap }) => rounded(heap)).join(' | ')} |
| whole process | ${memory.map(({ whole }) => rounded(whole)).join(' | ')} |

The server kept ${rounded(load)} of a core busy; the state's file had ${rounded(stateMegabytes)} MB at the end. What grows is the log of who did what, which
the product keeps.
`;
}
