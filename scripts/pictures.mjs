/**
 * `npm run pictures`: takes the pictures of every screen anew where one differs from what is shown now, and keeps each
 * as small as its few colours allow. Further arguments go to Playwright (`-- -g "S-11 workers "`).
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import sharp from 'sharp';

import { browserVersion, findOrInstallBrowser } from './support/browser.mjs';
import { likenessOf } from './support/likeness.mjs';
import { fail, root, runNode } from './support/run.mjs';

const folder = `${root}tests/browser/pictures/`;
const drawnFolder = `${root}reports/drawn/`;

const browser = findOrInstallBrowser();
if (browser.path === undefined) {
  fail(browser.reason);
}
if (process.env.SKIP_BUILD !== '1' && !runNode('scripts/build-all.mjs')) {
  process.exit(1);
}
// Said first: a picture is compared as strictly as with its own browser, or one that differs a little would stay.
writeFileSync(`${folder}browser.txt`, `${browserVersion(browser.path)}\n`);
rmSync(drawnFolder, { recursive: true, force: true });
const playwright = ['test', '--project=pictures', '--update-snapshots=changed', ...process.argv.slice(2)];
const passed = runNode('node_modules/@playwright/test/cli.js', playwright, { CHROMIUM_PATH: browser.path });

for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
  const picture = readFileSync(folder + name);
  const { isPalette } = await sharp(picture).metadata();
  if (isPalette !== true) {
    // A picture of an office page has few colours; what this changes lies below what the comparison sees.
    writeFileSync(
      folder + name,
      await sharp(picture).png({ palette: true, quality: 80, dither: 0, effort: 10 }).toBuffer(),
    );
  }
}
keepLikenesses();
process.exit(passed ? 0 : 1);

/** What was drawn of the pictures that were compared just now; of the others what is known already. */
function keepLikenesses() {
  const file = `${folder}likenesses.json`;
  /** @type {Record<string, string>} */
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  const likenesses = pictures.flatMap((name) => {
    const drawn = drawnFolder + name;
    const likeness = existsSync(drawn)
      ? likenessOf(readFileSync(folder + name), readFileSync(drawn, 'utf8'))
      : known[name];
    return likeness === undefined ? [] : [[name, likeness]];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(likenesses), null, 2)}\n`);
}
