/** Builds the product and the demo, for the journeys in a browser. */
import { fail, runNode } from './support/run.mjs';

for (const mode of ['production', 'demo']) {
  if (!runNode('node_modules/vite/bin/vite.js', ['build', '--mode', mode, '--logLevel', 'warn'])) {
    fail(`The ${mode} build failed; the reason stands above.`);
  }
}
