import { createActor, setup } from 'xstate';

import { loadTypeScript } from '../../scripts/support/load-typescript.mjs';
import { median } from '../support/statistics.mjs';

const rounds = 15;
const errorCount = 1_000;

/**
 * A thousand errors reported within a second, every code of the catalogue among them, beside a machine that takes as many
 * events and does nothing with them.
 *
 * @returns {Promise<import('./dialogs.mjs').Compared>} medians in milliseconds
 */
export async function measureStorm() {
  const { AppError } = await loadTypeScript('src/domain/errors/app-error.ts');
  const { errorCatalogue } = await loadTypeScript('src/domain/errors/error-catalogue.ts');
  const { errorMachine } = await loadTypeScript('src/machines/shell/error-machine.ts');
  const { toastMachine } = await loadTypeScript('src/machines/shell/toast-machine.ts');
  const codes = Object.keys(errorCatalogue);
  const errors = Array.from({ length: errorCount }, (_, index) => new AppError(codes[index % codes.length]));
  const idle = setup({}).createMachine({ on: { '*': {} } });

  const ours = [];
  const plain = [];
  for (let round = 0; round < rounds; round += 1) {
    const toastRef = createActor(toastMachine).start();
    const errorRef = createActor(errorMachine).start();
    errorRef.on('toast.requested', ({ error }) => {
      toastRef.send({ type: 'toast.show', request: { severity: 'error', text: error.code, error } });
    });
    ours.push(timeOf(errors, (error) => errorRef.send({ type: 'error.report', error })));
    errorRef.stop();
    toastRef.stop();

    const idleRef = createActor(idle).start();
    plain.push(timeOf(errors, (error) => idleRef.send({ type: 'error.report', error })));
    idleRef.stop();
  }
  return { '1,000 errors at once, all told': { ours: median(ours), plain: median(plain) } };
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => void} use
 */
function timeOf(items, use) {
  const start = performance.now();
  for (const item of items) {
    use(item);
  }
  return performance.now() - start;
}
