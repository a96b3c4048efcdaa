/** Prints the path of a Chromium that runs on this machine, installing one when none is there. */
import { findOrInstallBrowser } from './support/browser.mjs';
import { fail } from './support/run.mjs';

const found = findOrInstallBrowser();
if (found.path === undefined) {
  fail(found.reason);
}
console.log(found.path);
