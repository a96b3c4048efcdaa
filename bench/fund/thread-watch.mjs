/** @typedef {import('@playwright/test').Page} Page */

/**
 * What was seen between a step and its end. Milliseconds; `longest` is the longest task of the page's thread, by the thread's own clock.
 *
 * @typedef {{ readonly elapsed: number, readonly longest: number, readonly longTasks: number }} Watched
 */

/**
 * Where a step ends: an element, and words that it holds.
 *
 * @typedef {{ readonly selector: string, readonly text?: string }} Awaited
 */

const limitMs = 120_000;

/** What is measured and drawn once more right after the first frame is watched too. */
const restMs = 100;

const longTaskMs = 50;

/** What a task's promises go on to do is recorded behind it, but is part of it for whoever waits. */
const followUp = 'BlinkScheduler_PerformMicrotaskCheckpoint';

/** Runs in the page: marks the next event of a kind, and the frame after it in which something is there. */
function markEnds({ event, awaited, limitMs, restMs }) {
  const isThere = () =>
    [...document.querySelectorAll(awaited.selector)].some((element) =>
      (element.textContent ?? '').includes(awaited.text ?? ''),
    );
  const ended = new Promise((resolve, reject) => {
    const begin = () => {
      const start = performance.now();
      performance.mark('bench.begun');
      const look = () => {
        if (isThere()) {
          // Behind the frame that shows it.
          setTimeout(() => {
            const elapsed = performance.now() - start;
            setTimeout(() => {
              performance.mark('bench.ended');
              resolve(elapsed);
            }, restMs);
          });
        } else if (performance.now() - start > limitMs) {
          reject(new Error(`Not shown in time: ${awaited.selector} ${awaited.text ?? ''}`));
        } else {
          requestAnimationFrame(look);
        }
      };
      requestAnimationFrame(look);
    };
    document.addEventListener(event, begin, { capture: true, once: true });
  });
  Object.assign(window, { ended });
}

/**
 * Watches the page's thread while a step is done.
 *
 * @param {Page} page
 * @param {{ readonly event: 'click' | 'change', readonly awaited: Awaited, readonly step: () => Promise<unknown> }} what
 * `event` is what the step sets off and the clock starts at
 * @returns {Promise<Watched>}
 */
export async function watched(page, { event, awaited, step }) {
  const endTrace = await trace(page);
  await page.evaluate(markEnds, { event, awaited, limitMs, restMs });
  await step();
  const elapsed = await page.evaluate(() => Reflect.get(window, 'ended'));
  const tasks = tasksBetweenMarks(await endTrace());
  return {
    elapsed,
    longest: tasks.reduce((most, milliseconds) => Math.max(most, milliseconds), 0),
    longTasks: tasks.filter((milliseconds) => milliseconds > longTaskMs).length,
  };
}

/** @typedef {{ readonly name: string, readonly pid: number, readonly tid: number, readonly ts: number, readonly dur?: number, readonly tdur?: number }} TraceEvent */

/**
 * @param {Page} page
 * @returns {Promise<() => Promise<readonly TraceEvent[]>>}
 */
async function trace(page) {
  const session = await page.context().newCDPSession(page);
  /** @type {TraceEvent[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return events;
  };
}

/**
 * What the tasks of the page's thread took of its own time between the two marks; what other programs took is not
 * theirs. Milliseconds.
 *
 * @param {readonly TraceEvent[]} events
 */
function tasksBetweenMarks(events) {
  const begun = events.findLast(({ name }) => name === 'bench.begun');
  const ended = events.findLast(({ name }) => name === 'bench.ended');
  if (begun === undefined || ended === undefined) {
    throw new Error('The browser did not record where the step begins and ends.');
  }
  /** @type {{ end: number, milliseconds: number }[]} */
  const tasks = [];
  const onThread = events
    .filter(
      ({ pid, tid, ts, dur = 0, tdur }) =>
        pid === begun.pid && tid === begun.tid && tdur !== undefined && ts + dur >= begun.ts && ts <= ended.ts,
    )
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  for (const { name, ts, dur = 0, tdur = 0 } of onThread) {
    const before = tasks.at(-1);
    if (before !== undefined && ts < before.end) {
      continue;
    }
    if (before !== undefined && name === followUp) {
      before.milliseconds += tdur / 1_000;
      before.end = ts + dur;
    } else {
      tasks.push({ end: ts + dur, milliseconds: tdur / 1_000 });
    }
  }
  return tasks.map(({ milliseconds }) => milliseconds);
}

/**
 * Watches the page's thread while a function of `window.plain` runs in it.
 *
 * @param {Page} page
 * @param {string} name
 * @param {unknown} argument
 * @returns {Promise<Watched>}
 */
export async function watchedPlain(page, name, argument) {
  await page.evaluate(
    ({ name, argument }) => {
      const button = Object.assign(document.createElement('button'), { id: 'run' });
      document.body.replaceChildren(button);
      button.addEventListener('click', async () => {
        await Reflect.get(window, 'plain')[name](argument);
        document.body.append(Object.assign(document.createElement('p'), { id: 'ended' }));
      });
    },
    { name, argument },
  );
  return watched(page, {
    event: 'click',
    awaited: { selector: '#ended' },
    step: () => page.locator('#run').click(),
  });
}
