import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { serveProduct } from '../support/servers.mjs';
import { installFaults } from './faults.mjs';
import { people } from './people.mjs';
import { startUser } from './user.mjs';

/** An access token of the soak lives so long: sessions are renewed again and again. Seconds. */
const accessTokenLifetime = 60;

/** Without a time to fill, nobody does more than this; whoever has not met everything by then never will. */
const mostSteps = 150;

/**
 * Scripted people work in a browser on the production build while the network between it and the mock's routes is bad.
 *
 * First everybody does each of their actions once and the network breaks in each of its ways; then they go on as it comes.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ readonly minutes?: number, readonly seed: number, readonly users: number, readonly sampleSeconds?: number, readonly tell?: (sentence: string) => void }} options `minutes` undefined ends as soon as everything was done and met
 */
export async function soak(browser, { minutes, seed, users, sampleSeconds = 60, tell = () => undefined }) {
  const product = await serveProduct({ settings: { accessTokenLifetime } });
  const { brokenInvariants } = await loadTypeScript('tests/mock-server/fund/invariants.ts');
  product.backend.hooks.mail = undefined;
  const faults = installFaults(product.backend);
  /** @type {{ readonly kind: string, readonly sentence: string }[]} */
  const failures = [];
  /** @type {Map<string, number>} */
  const done = new Map();
  const fail = (/** @type {string} */ kind, /** @type {string} */ sentence) => {
    failures.push({ kind, sentence });
    tell(`${kind}: ${sentence}`);
  };
  const note = (/** @type {string} */ action) => done.set(action, (done.get(action) ?? 0) + 1);

  const working = [];
  for (let index = 0; index < Math.min(users, people.length); index += 1) {
    working.push(await startUser({ browser, product, faults, index, seed, note, fail }));
  }
  const end = minutes === undefined ? undefined : performance.now() + minutes * 60_000;
  const isOver = (/** @type {typeof working[number]} */ { hasDoneAll, steps }) =>
    end === undefined ? (hasDoneAll() && faults.areAllMet()) || steps() > mostSteps : performance.now() > end;
  let nextSample = performance.now();
  const sizes = [];
  const [measured, ...others] = working;
  // Who is measured rests for it, so that nothing moves on their page.
  const workAndRest = async () => {
    while (!isOver(measured)) {
      sizes.push(await measured.size());
      nextSample += sampleSeconds * 1_000;
      await measured.work(() => isOver(measured) || performance.now() > nextSample);
      tell(`${sizes.length} samples, ${[...done.values()].reduce((sum, count) => sum + count, 0)} actions`);
    }
    sizes.push(await measured.size());
  };
  await Promise.all([workAndRest(), ...others.map((other) => other.work(() => isOver(other)))]);
  faults.calm();
  for (const broken of brokenInvariants(product.backend.database)) {
    fail('ledger', broken);
  }
  await Promise.all(working.map(({ close }) => close()));
  await product.close();
  return { minutes, seed, users: working.length, sampleSeconds, failures, done, faults: faults.counts, sizes };
}
